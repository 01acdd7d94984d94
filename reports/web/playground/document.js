// What the program writes as HTML or SVG, as elements of this page. Documents are parsed without running anything and without their
// styles, which the Content-Security-Policy does not allow: they look like this page.

// A picture as an image: its style is its own, and follows the reader's light or dark colors.
function pictureOf(svg) {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(svg) ?? [];
  const alt = new DOMParser().parseFromString(title, 'text/html').body.textContent;
  return htmlElement('img', {className: 'picture-image', alt, src: `data:image/svg+xml,${encodeURIComponent(svg)}`});
}

// A table of rows, each a list of cells.
function tableOf(head, body, foot) {
  const part = (name, rows) => htmlElement(name, {}, rows.map((cells) => htmlElement('tr', {}, cells)));
  return htmlElement('div', {className: 'scroll', tabIndex: 0}, [htmlElement('table', {className: 'results-table'},
    [part('thead', [head]), part('tbody', body), ...(foot === undefined ? [] : [part('tfoot', [foot])])])]);
}

// The headings are one level lower, below the title of the view. Tables scroll where they are too wide.
function documentOf(html) {
  const pictures = [];
  const source = html.replace(/<style>[^]*?<\/style>|<svg [^]*?<\/svg>/g, (part) =>
    (part.startsWith('<svg') ? `<img data-picture="${pictures.push(part) - 1}">` : ''));
  const {body} = new DOMParser().parseFromString(source, 'text/html');
  for (const image of body.querySelectorAll('[data-picture]')) image.replaceWith(pictureOf(pictures[image.dataset.picture]));
  for (const [from, to] of [['h2', 'h3'], ['h1', 'h2']])
    for (const heading of body.querySelectorAll(from)) heading.replaceWith(htmlElement(to, {}, [...heading.childNodes]));
  for (const table of body.querySelectorAll('table')) {
    const scroll = htmlElement('div', {className: 'scroll', tabIndex: 0});
    table.replaceWith(scroll);
    scroll.append(table);
  }
  return htmlElement('article', {className: 'document', lang: 'en'}, [...body.childNodes]);
}
