// The multiplication table of the group; the last product is highlighted.

// Returns {highlight(g, h)}, which highlights g * h, or nothing if it is called without arguments.
function cayleyTable(group) {
  const table = document.getElementById('cayley-table');
  const letter = (name) => htmlElement('abbr', {title: nameOf(name), textContent: letters[name]});
  const heading = (name, scope) => htmlElement('th', {scope, abbr: nameOf(name)}, [letter(name)]);
  const top = htmlElement('tr', {}, [htmlElement('td', {textContent: 'g*h'}),
    ...group.map((h) => heading(h, 'col'))]);
  const rows = group.map((g) => htmlElement('tr', {}, [
    heading(g, 'row'), ...group.map((h) => htmlElement('td', {}, [letter(compose(g, h))]))]));
  table.append(htmlElement('thead', {}, [top]), htmlElement('tbody', {}, rows));

  function highlight(g, h) {
    const row = group.indexOf(g) + 1;
    const column = group.indexOf(h) + 1;
    [...table.rows].forEach((cells, i) => [...cells.cells].forEach((cell, j) => {
      const inRow = row > 0 && i === row;
      const inColumn = column > 0 && j === column;
      cell.classList.toggle('line', (inRow && j < column) || (inColumn && i < row));
      cell.classList.toggle('result', inRow && inColumn);
    }));
  }

  return {highlight};
}
