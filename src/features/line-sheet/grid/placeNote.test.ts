import { placeNote } from './placeNote';

type Rect = readonly [left: number, top: number, width: number, height: number];

/** Where a note of 290 by 34 is placed for a cell, in a view of 1024 by 768. */
function placedFor(cell: Rect, focused: Rect): [left: number, top: number] {
  const grid = document.createElement('div');
  document.body.replaceChildren(grid);
  const add = (tag: string, [left, top, width, height]: Rect) => {
    const element = document.createElement(tag);
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
    grid.append(element);
    return element;
  };
  // Scrolled by 1000 pixels.
  grid.getBoundingClientRect = () => new DOMRect(0, -1000, 1024, 9000);
  add('input', cell).dataset.sku = 'A';
  const next = add('input', focused);
  next.dataset.sku = 'B';
  next.focus();
  const note = add('div', [0, 0, 290, 34]);
  placeNote(note, grid, 'A');
  return [Number.parseInt(note.style.left), Number.parseInt(note.style.top) - 1000];
}

const cell: Rect = [600, 400, 50, 24];

it.each<[string, Rect, Rect, [number, number]]>([
  ['below its cell, after Tab', cell, [650, 400, 50, 24], [360, 430]],
  ['above it, after Enter', cell, [600, 424, 50, 24], [360, 360]],
  ['above it, at the end of the view', [600, 740, 50, 24], [650, 740, 50, 24], [360, 700]],
  ['below the focused cell, at the top of the view', [600, 110, 50, 24], [600, 134, 50, 24], [360, 164]],
  ['at the edge of the grid', [40, 400, 50, 24], [90, 400, 50, 24], [0, 430]],
])('a note is %s', (_name, at, focused, expected) => {
  expect(placedFor(at, focused)).toEqual(expected);
});
