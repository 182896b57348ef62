import { positionNote } from './positionNote';

type Rect = readonly [left: number, top: number, width: number, height: number];

/** What is beside the cells, each with the selector used by notes. */
type Others = readonly (readonly ['th' | 'h2' | '[data-price]' | '[data-total]', Rect])[];

const tags = { th: 'th', h2: 'h2', '[data-price]': 'p', '[data-total]': 'td' } as const;
const endOf = ([left, top, width, height]: Rect) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const isOver = (one: Rect, other: Rect) => {
  const [a, b] = [endOf(one), endOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};
function distance(one: Rect, other: Rect): number {
  const [a, b] = [endOf(one), endOf(other)];
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

/** Where a note of 290 by 34 is placed for a cell, in a view of 1024 by 768. */
function placedFor(cell: Rect, focused: Rect, others: Others = []): Rect {
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
  for (const [selector, rect] of others) {
    const element = add(tags[selector], rect);
    element.textContent = '1';
    if (selector.startsWith('[')) element.setAttribute(selector.slice(1, -1), '');
  }
  next.focus();
  const note = add('div', [0, 0, 290, 34]);
  positionNote(note, grid, 'A');
  return [Number.parseInt(note.style.left), Number.parseInt(note.style.top) - 1000, 290, 34];
}

const cell: Rect = [600, 400, 50, 24];
const away: Rect = [600, 650, 50, 24];

it.each<[string, Rect, Rect, Others, Rect]>([
  ['below its cell', cell, away, [], [360, 430, 290, 34]],
  ['above it, at the end of the view', [600, 740, 50, 24], away, [], [360, 698, 290, 34]],
  ['beside what it would cover', cell, away, [['h2', [300, 430, 330, 20]]], [632, 430, 290, 34]],
])('positions a note %s', (_name, at, focused, others, expected) => {
  expect(placedFor(at, focused, others)).toEqual(expected);
});

/**
 * A card in a window of 1440 pixels, with one below it: 3 colors in 7 sizes, with everything that a note must not
 * cover.
 */
const rows = [245, 275, 305];
const card: Others = [
  ['h2', [385, 130, 235, 18]],
  ['[data-price]', [385, 185, 210, 18]],
  ['[data-total]', [720, 112, 115, 18]],
  ...Array.from({ length: 7 }, (_, size) => ['th', [403 + size * 52, 222, 52, 22]] as const),
  ...rows.flatMap((top) => [
    ['th', [300, top, 103, 30]] as const,
    ['[data-total]', [767, top, 50, 30]] as const,
  ]),
  ['h2', [385, 391, 235, 18]],
  ['[data-price]', [385, 445, 210, 18]],
];

it.each(
  rows.flatMap((top) =>
    Array.from({ length: 7 }, (_, size): [Rect, Rect] => {
      const left = 403 + size * 52;
      return [
        [left, top, 52, 30],
        [left, top + 30, 52, 30],
      ];
    }),
  ),
)('positions a note near the cell at %p, without covering texts', (at, below) => {
  const note = placedFor(at, below, card);
  const covered = [at, below, ...card.map(([, rect]) => rect)].filter((one) => isOver(note, one));
  expect(covered).toEqual([]);
  expect(distance(note, at)).toBeLessThanOrEqual(45);
});
