// The symmetries in English. The page's buttons contain the names that the program uses in its texts.

const nameOf = (() => {
  const buttons = [...document.querySelectorAll('#moves [data-symmetry]')];
  const names = Object.fromEntries(buttons.map(({dataset}) => [dataset.symmetry, dataset.name]));
  return (symmetry) => names[symmetry];
})();

// "{e, r²}".
const lettersText = (elements) => `{${elements.map((element) => letters[element]).join(', ')}}`;

// "r² (half turn)".
const letterAndName = (symmetry) => `${letters[symmetry]} (${nameOf(symmetry)})`;

// The letter and the name, as elements.
function symmetryLabel(symmetry) {
  return htmlElement('span', {className: 'element'}, [
    htmlElement('i', {textContent: letters[symmetry]}), ` ${nameOf(symmetry)}`]);
}

// "a, b and c".
const joinedWords = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

// "1 board", "4 boards".
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
