import { placeNote } from './placeNote';

const rect = ([left, top, width, height]: readonly number[]) => new DOMRect(left, top, width, height);

/** Where a note of 200 by 80 is placed for a cell, beside others that it must not cover; the view is 1024 by 768. */
function placedFor(cell: number[], focused: number[], others: Readonly<Record<string, number[]>> = {}) {
  const grid = document.createElement('div');
  grid.innerHTML = `<input data-sku="A"><input data-sku="B"><table><tr><th></th></tr></table><h2></h2><p data-price></p><div></div>`;
  document.body.replaceChildren(grid);
  const give = (selector: string, box: number[]) => {
    const element = grid.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    element.getBoundingClientRect = () => rect(box);
    return element;
  };
  // Scrolled by 1000 pixels.
  grid.getBoundingClientRect = () => rect([0, -1000, 1024, 9000]);
  give('[data-sku=A]', cell);
  for (const [selector, box] of Object.entries(others)) give(selector, box);
  give('[data-sku=B]', focused).focus();
  const note = give('div', [0, 0, 200, 80]);
  placeNote(note, grid, 'A');
  return [Number.parseInt(note.style.left), Number.parseInt(note.style.top) - 1000];
}

const cell = [600, 400, 50, 24];
const away = [600, 650, 50, 24];
const [below, above] = [424 + 6, 400 - 6 - 80];
const [toLeft, toRight] = [650 - 200, 600];

it.each<[string, number[], Record<string, number[]>, number[]]>([
  ['below its cell', away, {}, [toLeft, below]],
  ['above it, where it would cover the focused one', [600, 424, 50, 24], {}, [toLeft, above]],
  ['to the other side, where it would cover a heading', away, { th: [450, 430, 90, 24] }, [toRight, below]],
  ['above it, where it would cover a price', away, { '[data-price]': [640, 470, 90, 20] }, [toLeft, above]],
  [
    'beside it, where it would cover names above and below',
    away,
    { h2: [400, 500, 600, 20], th: [400, 320, 600, 20] },
    [656, 400],
  ],
  [
    'in the corner of the view, where nothing else is free',
    away,
    { h2: [0, 300, 1024, 200] },
    [6, 768 - 6 - 80],
  ],
  [
    'where it covers least, where nothing is free',
    away,
    { h2: [0, 0, 1024, 768], th: [400, 430, 600, 20] },
    [toLeft, above],
  ],
])('a note is %s', (_name, focused, others, place) => {
  expect(placedFor(cell, focused, others)).toEqual(place);
});

it.each([
  ['bars', [600, 120, 50, 24], [toLeft, 150]],
  ['the end of the view', [600, 740, 50, 24], [toLeft, 740 - 6 - 80]],
])('a note is not under %s', (_name, place, expected) => {
  expect(placedFor(place, [0, 300, 50, 24])).toEqual(expected);
});
