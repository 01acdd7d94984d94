// A list of which only the visible items are in the page. It is one stop of the Tab key; the arrow keys choose an item.

const tallest = 15_000_000; // pixels; browsers limit the height of an element

// `draw(k, old)` returns the content of item k, for which it may use that of an item that is no longer visible. prepare(width) is called
// before items of another width are drawn. redraw({leastWidth, heightOf}) sets the least width in pixels, and the height for a width.
// Returns {resize(count), redraw(layout)}.
function virtualList(frame, {draw, prepare}) {
  const list = htmlElement('ul', {className: 'items'});
  frame.append(list);
  const items = new Map(); // the index of an item: its element
  const spare = [];
  let layout = {leastWidth: 100, heightOf: (width) => width};
  let count = 0;
  let isPlanned = false;
  let drawnWidth = 0;
  let active = 0; // the item that has the focus, or will have it
  let place = null; // {columns, itemHeight, total, view, height} of the last rendering

  function clear() {
    for (const item of items.values()) item.remove();
    items.clear();
    spare.length = 0;
    drawnWidth = 0;
  }

  // Draws for the time of a slice, and the rest in the next frames; the item that is to have the focus at once.
  function render(needed) {
    isPlanned = false;
    const width = list.clientWidth;
    if (width === 0) return;
    const columns = Math.max(1, Math.floor(width / layout.leastWidth));
    const itemWidth = width / columns;
    if (itemWidth !== drawnWidth) {
      clear();
      prepare(itemWidth);
      drawnWidth = itemWidth;
    }
    const itemHeight = layout.heightOf(itemWidth);
    const total = Math.ceil(count / columns) * itemHeight;
    const height = Math.min(total, tallest);
    list.style.height = `${height}px`;
    const [view, scrolled] = [frame.clientHeight, frame.scrollTop]; // not in the loop: each would lay out the page
    // The list of a tall one moves faster than its scroll bar.
    const top = height > view ? scrolled / (height - view) * (total - view) : 0;
    const first = Math.max(0, Math.floor(top / itemHeight) - 1) * columns;
    const last = Math.min(count, (Math.ceil((top + view) / itemHeight) + 1) * columns) - 1;
    for (const [k, item] of items) {
      if (k >= first && k <= last) continue;
      item.remove();
      items.delete(k);
      spare.push(item.firstChild);
    }
    place = {columns, itemHeight, total, view, height};
    const stop = active >= first && active <= last ? active : first + columns;
    const end = performance.now() + sliceTime; // after the layout, which may take as long
    let previous = null;
    for (let k = first; k <= last; ++k) {
      if (!items.has(k)) {
        if (k !== needed && performance.now() > end) {
          plan();
          continue;
        }
        const item = htmlElement('li', {ariaPosInSet: String(k + 1)}, [draw(k, spare.pop())]);
        items.set(k, item);
        if (previous === null) list.prepend(item);
        else previous.after(item);
      }
      const item = items.get(k);
      item.ariaSetSize = String(count);
      item.firstChild.tabIndex = k === stop ? 0 : -1;
      item.style.width = `${itemWidth}px`;
      item.style.transform = `translate(${k % columns * itemWidth}px, ${Math.floor(k / columns) * itemHeight - top + scrolled}px)`;
      previous = item;
    }
  }

  function plan() {
    if (!isPlanned) requestAnimationFrame(() => render());
    isPlanned = true;
  }

  // Scrolls to an item if it is not in view, and gives it the focus.
  function focus(k) {
    active = Math.min(Math.max(k, 0), count - 1);
    const {columns, itemHeight, total, view, height} = place;
    const scale = height > view ? (height - view) / (total - view) : 1;
    const top = Math.floor(active / columns) * itemHeight;
    const seen = frame.scrollTop / scale;
    if (top < seen) frame.scrollTop = top * scale;
    else if (top + itemHeight > seen + view) frame.scrollTop = Math.ceil((top + itemHeight - view) * scale);
    render(active);
    items.get(active).firstChild.focus({preventScroll: true});
  }

  list.addEventListener('keydown', (event) => {
    const {columns, itemHeight, view} = place;
    const rows = Math.max(1, Math.floor(view / itemHeight));
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, PageUp: -rows * columns, PageDown: rows * columns,
      Home: -count, End: count}[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus(active + step);
  });
  list.addEventListener('focusin', ({target}) => {
    active = [...items].find(([, item]) => item.contains(target))?.[0] ?? active;
  });
  frame.addEventListener('scroll', plan);
  new ResizeObserver(plan).observe(frame);

  return {
    resize(next) {
      count = next;
      active = Math.min(active, Math.max(count - 1, 0));
      plan();
    },
    redraw(next = layout) {
      layout = next;
      clear();
      plan();
    },
  };
}
