// The dialog with the quiz. The fragment of the URL contains the seed and the answers, so that a link shows the score.

function quiz(report) {
  const group = report.group.elements;
  const size = report.board.rows;
  const dialog = document.getElementById('quiz-dialog');
  const part = (name) => document.getElementById(`quiz-${name}`);
  const isPossible = size >= leastQuizSize && group.length > 1;
  let state = null;

  const questionOf = (index) => quizQuestion(report, state.seed, index);
  const score = () => state.answers.filter((answer, i) => isCorrect(questionOf(i), answer)).length;
  const paragraph = (className, ...children) => htmlElement('p', {className}, children);

  // A board with its vector for screen readers.
  function figure(columns, caption) {
    const drawing = boardDrawing(size, columns, {role: 'img', 'aria-label': `${caption} ${vectorText(columns)}`});
    return htmlElement('figure', {}, [drawing, htmlElement('figcaption', {textContent: caption, ariaHidden: 'true'})]);
  }

  const texts = {
    fixes: 'Which symmetries fix this board?',
    image: 'Which symmetry leads from the first board to the second?',
    canonical: 'Which of these images is the canonical form, the lexicographically least?',
  };

  const hints = {
    fixes: 'The identity fixes every board. If no other symmetry does, check nothing.',
    image: 'If several symmetries lead to the same image, each is correct.',
    canonical: 'Compare the columns of the pieces in the top row, then in the next row, and so on.',
  };

  const boardsOf = ({kind, columns, target}) => kind === 'fixes' ? [figure(columns, 'Board')]
    : kind === 'image' ? [figure(columns, 'First board'), figure(target, 'Second board')] : [];

  // The element whose choice answers with `index`.
  function choice(question, index, answerWith) {
    const option = question.options[index];
    const act = () => answerWith(index);
    if (question.kind === 'canonical')
      return buttonElement(act, {className: 'choice board-choice'}, [figure(option, `Image ${index + 1}`)]);
    if (question.kind === 'image') return buttonElement(act, {className: 'choice'}, [symmetryLabel(option)]);
    const box = htmlElement('input', {type: 'checkbox', value: index});
    return htmlElement('label', {className: 'choice'}, [box, symmetryLabel(option)]);
  }

  const choicesOf = (question, answerWith) => question.options.map((option, i) => [option, i])
    .filter(([option]) => question.kind !== 'fixes' || option !== 'identity')
    .map(([, i]) => {
      const element = choice(question, i, answerWith);
      element.dataset.index = i;
      return element;
    });

  const isRight = (question, index) => question.kind === 'fixes' ? (question.correct >> index & 1) === 1
    : isCorrect(question, index);
  const isChosen = ({kind}, answer, index) => kind === 'fixes' ? (answer >> index & 1) === 1 : answer === index;

  function explanation({kind, columns, correct}) {
    const fixing = stabilizer(columns, group);
    if (kind === 'canonical') return `The canonical form is ${vectorText(correct)}.`;
    const fixes = fixing.length === 1 ? 'Only the identity fixes the board.'
      : `The board is fixed by ${joinedWords(fixing.map(letterAndName))}.`;
    if (kind === 'fixes') return fixes;
    const ways = joinedWords(correct.map(letterAndName));
    return correct.length === 1 ? `The symmetry is ${ways}.` : `${ways} lead to the same image. ${fixes}`;
  }

  function markChoices(list, question, answer) {
    for (const element of list.children) {
      const index = Number(element.dataset.index);
      const control = element.querySelector('input') ?? element;
      control.disabled = true;
      if (control !== element) control.checked = isChosen(question, answer, index);
      const chosen = isChosen(question, answer, index);
      const right = isRight(question, index);
      element.classList.toggle('right', right);
      element.classList.toggle('wrong', chosen && !right);
      const note = `${right ? '✓ correct' : chosen ? '✗ not correct' : ''}${right && chosen ? ', your answer' : ''}`;
      if (note !== '') element.append(htmlElement('span', {className: 'outcome', textContent: note}));
      if (question.kind === 'canonical')
        element.append(htmlElement('span', {className: 'vector', textContent: vectorText(question.options[index])}));
    }
  }

  function showScore() {
    const count = state.answers.length;
    part('score').textContent = count === 0 ? `${questionCount} questions` : `Score: ${score()} of ${count}`;
  }

  const keepInUrl = () => replaceFragment(quizFragment(state));

  const feedback = (question, answer) =>
    `${isCorrect(question, answer) ? 'Correct.' : 'Not correct.'} ${explanation(question)}`;

  function showQuestion() {
    const index = state.answers.length;
    const question = questionOf(index);
    const list = htmlElement('div', {className: `choices choices-${question.kind}`, role: 'group'},
      choicesOf(question, answerWith));
    const actions = htmlElement('div', {className: 'actions'});
    const result = htmlElement('p', {className: 'feedback', role: 'status'});

    function answerWith(answer) {
      state.answers.push(answer);
      keepInUrl();
      markChoices(list, question, answer);
      result.textContent = feedback(question, answer);
      result.classList.toggle('error', !isCorrect(question, answer));
      showScore();
      const isLast = state.answers.length === questionCount;
      const next = buttonElement(() => show(true), {textContent: isLast ? 'Show the result' : 'Next question'});
      actions.replaceChildren(next);
      next.focus();
    }

    function check() {
      const boxes = [...list.querySelectorAll('input:checked')];
      answerWith(boxes.reduce((bits, {value}) => bits | (1 << value), 1));
    }

    const title = htmlElement('h3', {id: 'quiz-question', tabIndex: -1, textContent: texts[question.kind]});
    list.setAttribute('aria-labelledby', 'quiz-question');
    if (question.kind === 'fixes') actions.append(buttonElement(check, {textContent: 'Check'}));
    part('body').replaceChildren(paragraph('note', `Question ${index + 1} of ${questionCount}`), title,
      paragraph('note', hints[question.kind]),
      htmlElement('div', {className: 'quiz-boards'}, boardsOf(question)), list, result, actions);
    return title;
  }

  function resultItem(answer, index) {
    const question = questionOf(index);
    const boards = question.kind === 'canonical' ? [figure(question.columns, 'Board')] : boardsOf(question);
    const given = question.kind === 'fixes' ? lettersText(group.filter((_, i) => (answer >> i & 1) === 1))
      : answer >= question.options.length ? 'none'
        : question.kind === 'image' ? letterAndName(question.options[answer]) : vectorText(question.options[answer]);
    const outcome = isCorrect(question, answer);
    return htmlElement('li', {className: outcome ? 'right' : 'wrong'}, [
      htmlElement('div', {className: 'quiz-boards'}, boards),
      htmlElement('div', {}, [paragraph('asked', texts[question.kind]), paragraph('', `Answer: ${given}.`),
        paragraph(outcome ? 'outcome' : 'outcome error', `${outcome ? '✓ ' : '✗ '}${feedback(question, answer)}`)]),
    ]);
  }

  // In a frame, the page around it has the link.
  function shareField() {
    const link = htmlElement('input', {type: 'text', id: 'quiz-link', readOnly: true, value: location.href});
    const status = htmlElement('span', {className: 'note', role: 'status'});
    const copy = buttonElement(() => {
      link.select();
      navigator.clipboard.writeText(link.value).then(
        () => { status.textContent = 'Copied.'; }, () => { status.textContent = 'Press Ctrl+C to copy.'; });
    }, {textContent: 'Copy the link'});
    const label = htmlElement('label', {htmlFor: 'quiz-link', textContent: 'A link to this result. The page computes the score from ' +
      'the answers in the link; it does not prove who gave them.'});
    return htmlElement('div', {className: 'share'}, [label, link, copy, status]);
  }

  function startAgain() {
    state = {size, seed: newSeed(), answers: []};
    keepInUrl();
    show(true);
  }

  const newQuiz = () => htmlElement('div', {className: 'actions'}, [buttonElement(startAgain, {textContent: 'New quiz'})]);

  function showResult() {
    const title = htmlElement('h3', {id: 'quiz-result', tabIndex: -1, textContent: `${score()} of ${questionCount} answers are correct`});
    part('body').replaceChildren(title, ...(isFramed ? [] : [shareField()]),
      newQuiz(),
      htmlElement('ol', {className: 'results'}, state.answers.map(resultItem)));
    return title;
  }

  function showImpossible() {
    part('score').textContent = '';
    part('body').replaceChildren(paragraph('', group.length === 1
      ? 'The group of this page contains only the identity, which fixes every board. There is nothing to ask.'
      : `The quiz needs a board of ${leastQuizSize} rows or more; this page has ${size}. On a smaller board there is ` +
        'nothing to choose from.'));
  }

  function showWrongPage() {
    part('score').textContent = '';
    part('body').replaceChildren(
      paragraph('error', `This link belongs to a page with ${counted(state.size, 'row')}; this page has ${size}.`),
      newQuiz());
  }

  // Moves the focus to the heading if the user continues.
  function show(isContinued) {
    showScore();
    const heading = state.answers.length === questionCount ? showResult() : showQuestion();
    if (isContinued) heading.focus();
    dialog.scrollTop = 0;
  }

  fragmentDialog(dialog, quizPattern, (match) => {
    state = readQuiz(match, size);
    if (!isPossible) showImpossible();
    else if (state.size !== size) showWrongPage();
    else show(false);
  });
}
