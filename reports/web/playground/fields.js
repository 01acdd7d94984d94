// Controls with a label.

const rules = Object.freeze(['queens', 'superqueens', 'torus', 'rooks']);
// What attacks.js reads of a rule, beyond rows and columns.
const attacksOfRule = Object.freeze({queens: ['diagonals'], superqueens: ['diagonals', 'knight_moves'], torus: ['diagonals', 'wraps'], rooks: []});
const groups = Object.freeze(['full', 'quarter-turn', 'half-turn', 'axis-klein', 'diagonal-klein', 'flip-horizontal', 'flip-vertical',
  'transpose', 'anti-transpose', 'trivial']);
const mostRows = 14;

let fieldCount = 0;

// The control below its label.
function labeled(label, control, className = '') {
  control.id ||= `field-${++fieldCount}`;
  return htmlElement('div', {className: `field ${className}`}, [htmlElement('label', {htmlFor: control.id, textContent: label}), control]);
}

// A select with the options [value, label]; calls choose(value).
function selectOf(options, choose) {
  const select = htmlElement('select', {}, options.map(([value, textContent]) => htmlElement('option', {value, textContent})));
  select.addEventListener('change', () => choose(select.value));
  return select;
}

const rowsSelect = (choose, least = 1) =>
  selectOf(Array.from({length: mostRows - least + 1}, (_, i) => [String(i + least), String(i + least)]), choose);
const ruleSelect = (text, choose) => selectOf(rules.map((rule) => [rule, text(`rule.${rule}`)]), choose);
const groupSelect = (text, choose) => selectOf(groups.map((group) => [group, text(`group.${group}`)]), choose);

const buttonOf = (textContent, act) => buttonElement(act, {textContent});

// A checkbox before its label; calls choose(isChecked).
function checkboxOf(label, choose) {
  const box = htmlElement('input', {type: 'checkbox'});
  box.addEventListener('change', () => choose(box.checked));
  return {box, field: htmlElement('label', {className: 'check'}, [box, ` ${label}`])};
}

// Offers text or bytes as a file.
function download(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], {type}));
  htmlElement('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser reads it after the click
}

// The message of a failed command, without the name of the program.
const errorOf = ({stderr}) => stderr.replace(/^eightfold: /, '').trim();

// Text from a hash, shortened for a message.
const shortened = (value) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
