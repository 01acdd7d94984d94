// Boards of any size. The page defines the squares once for each size.

function gridOf(size) {
  const id = `grid-${size}`;
  if (document.getElementById(id) === null) {
    const dark = Array.from({length: size * size}, (_, k) => [Math.floor(k / size), k % size])
      .filter(([i, j]) => (i + j) % 2 === 1).map(([i, j]) => `M${j} ${i}h1v1h-1z`).join('');
    document.getElementById('shapes').append(svgElement('g', {id}, [
      svgElement('rect', {class: 'light', width: size, height: size}), svgElement('path', {class: 'dark', d: dark})]));
  }
  return `#${id}`;
}

// The board with a piece of the rule on each of the squares.
function ruledBoard(size, squares, rule = 'queens') {
  const drawing = squaresDrawing(size, squares);
  drawing.querySelector('use').setAttribute('href', gridOf(size));
  drawing.classList.toggle('of-rooks', rule === 'rooks');
  return drawing;
}
