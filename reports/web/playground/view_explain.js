// `eightfold explain N`.
function explainView(container, context) {
  const {program, text} = context;
  const mostExplained = 27; // the published counts
  const n = selectOf(Array.from({length: mostExplained + 1}, (_, i) => [String(i), String(i)]), () => {});
  n.value = '8';
  const content = htmlElement('div');
  const explain = (format, options) => outputOf(program, ['explain', n.value, '--format', format], options);
  const view = commandView(container, context, [labeled(text('shell.rows'), n)], {n}, async (signal) => {
    content.replaceChildren();
    content.replaceChildren(documentOf(await explain('html', {signal})));
  });
  container.append(
    downloadButtons(text, ['html', 'markdown', 'latex'], async (format) => ({name: `eightfold-${n.value}`, content: await explain(format)})),
    content);
  return view;
}
