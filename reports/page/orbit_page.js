// Starts the interactive parts of the page. The script is a module, so it runs after the document is parsed.

const report = JSON.parse(document.getElementById('report').textContent);

// A click anywhere on a card acts like a click on its link, unless the user is selecting text.
function openCardsByClick() {
  document.getElementById('cards').addEventListener('click', (event) => {
    const card = event.target.closest('.card');
    const isLink = event.target.closest('a') !== null;
    if (card !== null && !isLink && getSelection().isCollapsed) location.hash = card.id;
  });
}

if (report.orbits.length > 0) {
  animatePicture();
  openCardsByClick();
  explorer(report, filterCards(report));
}

if (document.getElementById('editor') !== null) editor(report);
quiz(report);
document.getElementById('tools').hidden = false;

window.eightfold = Object.freeze({
  symmetries,
  image,
  compose,
  canonical: (columns) => canonical(columns, report.group.elements),
  stabilizer: (columns) => stabilizer(columns, report.group.elements),
  quizQuestion: (seed, index) => quizQuestion(report, seed, index),
  isCorrect,
});
