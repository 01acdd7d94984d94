// Command lines as a shell divides them into words: by spaces, with quotes and backslashes, and commands by "|".

// Returns {commands, start, word, isOpen}: the words of each command; where the last word starts, and its text, which is empty after a
// space; and whether a quote is open.
function readCommandLine(line) {
  const commands = [[]];
  let word = null;
  let start = line.length;
  let quote = '';
  const end = () => {
    if (word !== null) commands.at(-1).push(word);
    word = null;
  };
  for (let i = 0; i < line.length; ++i) {
    const character = line[i];
    if (quote === '' && /\s/.test(character)) end();
    else if (quote === '' && character === '|') {
      end();
      commands.push([]);
    } else {
      if (word === null) [word, start] = ['', i];
      if (quote === '' && (character === '"' || character === "'")) quote = character;
      else if (character === quote) quote = '';
      else if (character === '\\' && quote !== "'" && i + 1 < line.length && (quote === '' || '"\\'.includes(line[i + 1]))) word += line[++i];
      else word += character;
    }
  }
  const last = word ?? '';
  if (word === null) start = line.length;
  end();
  return {commands, start, word: last, isOpen: quote !== ''};
}

const quotedWord = (word) => (/^[\w.,:=+/@%^-]+$/.test(word) ? word : `"${word.replace(/["\\]/g, '\\$&')}"`);
const commandLineOf = (words) => ['eightfold', ...words].map(quotedWord).join(' ');

// A link that fills in the command line.
function commandLink(words, link) {
  const line = commandLineOf(words);
  return htmlElement('a', {className: 'vector', href: link('terminal', {line}), textContent: line});
}
