import { placeNote } from './placeNote';

const rect = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

/** A grid that is scrolled by 1000 pixels, a cell, the cell that has the focus, and where the note is placed. */
function placedFor(cellTop: number, focusedTop: number, scrolled = 1000) {
  const grid = document.createElement('div');
  grid.innerHTML = '<input data-sku="A"><input data-sku="B"><div></div>';
  document.body.replaceChildren(grid);
  const [cell, focused] = grid.querySelectorAll('input');
  const note = grid.querySelector('div');
  if (!cell || !focused || !note) throw new Error('The grid is incomplete.');
  grid.getBoundingClientRect = () => rect(300, 160 - scrolled, 1100, 9000);
  cell.getBoundingClientRect = () => rect(600, cellTop, 50, 24);
  focused.getBoundingClientRect = () => rect(600, focusedTop, 50, 24);
  note.getBoundingClientRect = () => rect(0, 0, 200, 80);
  focused.focus();
  placeNote(note, grid, 'A');
  return Number.parseInt(note.style.top) + 160 - scrolled;
}

it.each([
  ['above its cell', 400, 424, 400 - 6 - 80],
  ['below it, if it would cover the focused one', 400, 376, 424 + 6],
  ['below it, if it would be under the bars', 150, 400, 174 + 6],
  ['above it all the same, if it would cover the focused one below', 150, 190, 150 - 6 - 80],
])('a note is %s', (_name, cellTop, focusedTop, top) => {
  expect(placedFor(cellTop, focusedTop)).toBe(top);
});

it('a note at the first line of the sheet is below it', () => {
  expect(placedFor(180, 400, 0)).toBe(180 + 24 + 6);
});
