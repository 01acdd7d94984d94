// The questions of the quiz, their correct answers, and the fragment of the URL that contains a quiz. A seed reproduces
// the questions of a page. The fragment contains the answers and not the score, which is computed from them. That is not
// proof against cheating: the page contains everything that is needed to find the correct answers.

const questionCount = 10;
const leastQuizSize = 4; // smaller boards have no solutions or one square

// Half of the boards are degenerate, because a board that nothing fixes teaches less. Solutions are preferred; where there
// are few, half of the boards are permutations that need not be solutions.
function quizBoard(report, random) {
  const few = 4; // orbits
  const group = report.group.elements;
  const size = report.board.rows;
  const isDegenerate = random(2) === 0;
  const orbits = isDegenerate ? report.orbits.filter(({stabilizer: fixing}) => fixing.length > 1) : report.orbits;
  if (orbits.length > 0 && (orbits.length >= few || random(2) === 0))
    return image(randomItem(random, group), randomItem(random, orbits).representative);
  const symmetry = randomItem(random, group.slice(1));
  const fixed = isDegenerate ? fixedPermutation(random, size, symmetry) ?? fixedPermutation(random, size, 'rotate180') : null;
  return fixed ?? randomPermutation(random, size);
}

const distinctImages = (columns, group) =>
  [...new Map(group.map((name) => image(name, columns)).map((own) => [own.join(), own])).values()];

const questionKinds = {
  // Which symmetries fix this board? The answer is a bit for each element of the group.
  fixes: (columns, group) => ({columns, options: group,
    correct: stabilizer(columns, group).reduce((bits, name) => bits | (1 << group.indexOf(name)), 0)}),
  // Which symmetry leads from the board to this image? The answer is the index of an element.
  image: (columns, group, random) => {
    const target = image(randomItem(random, group.slice(1)), columns);
    return {columns, target, options: group, correct: group.filter((name) => samePlacement(image(name, columns), target))};
  },
  // Which of these images is the canonical form? The answer is the index of an image.
  canonical: (columns, group, random) => {
    const most = 4;
    const least = canonical(columns, group).columns;
    const others = distinctImages(columns, group).filter((own) => !samePlacement(own, least));
    return {columns, options: shuffled(random, [least, ...shuffled(random, others).slice(0, most - 1)]), correct: least};
  },
};

// {kind, columns, options, correct} and for an image also its `target`.
function quizQuestion(report, seed, index) {
  const random = seededRandom(seed + Math.imul(index + 1, 0x9e3779b9)); // 2^32 divided by the golden ratio
  const group = report.group.elements;
  const columns = quizBoard(report, random);
  const wanted = ['fixes', 'image', 'canonical'][index % 3];
  const kind = wanted === 'canonical' && distinctImages(columns, group).length === 1 ? 'fixes' : wanted;
  return {kind, ...questionKinds[kind](columns, group, random)};
}

function isCorrect({kind, options, correct}, answer) {
  if (kind === 'fixes') return (answer | 1) === correct; // the identity is not asked
  if (answer >= options.length) return false;
  return kind === 'image' ? correct.includes(options[answer]) : samePlacement(options[answer], correct);
}

// "#quiz=8.1z141z3.02ff": the rows of the board, the seed in base 36, and two hexadecimal digits for each answer.
function quizFragment({size, seed, answers}) {
  const digits = answers.map((answer) => answer.toString(16).padStart(2, '0')).join('');
  return `#quiz=${size}.${seed.toString(36)}${digits === '' ? '' : `.${digits}`}`;
}

const quizPattern = /^#quiz(?:=(\d{1,2})\.([0-9a-z]{1,7})(?:\.((?:[0-9a-f]{2})*))?)?$/;

// The quiz of a match with quizPattern; a new one if the fragment names none.
function readQuiz([, rows, seed, digits = ''], size) {
  if (rows === undefined) return {size, seed: newSeed(), answers: []};
  const answers = (digits.match(/../g) ?? []).slice(0, questionCount).map((pair) => parseInt(pair, 16));
  return {size: Number(rows), seed: parseInt(seed, 36) >>> 0, answers};
}
