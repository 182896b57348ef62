import { createRecycling } from './rowRecycling';

const elementsOf = (recycling: ReturnType<typeof createRecycling>, keys: string) =>
  [...keys].map(recycling.elementsFor([...keys]));

it('keeps the element of a row that stays, and gives those of the others to new rows', () => {
  const recycling = createRecycling();
  const [a, b, c] = elementsOf(recycling, 'abc');
  expect(elementsOf(recycling, 'bcd')).toEqual([b, c, a]);
  expect(elementsOf(recycling, 'cb')).toEqual([c, b]);
  expect(new Set(elementsOf(recycling, 'bcxyz')).size).toBe(5);
});

it('never gives the element of the row that had the focus last to another row', () => {
  const recycling = createRecycling();
  const [a, b] = elementsOf(recycling, 'ab');
  recycling.hold('a');
  expect(elementsOf(recycling, 'cd')[0]).toBe(b);
  expect(elementsOf(recycling, 'cd')).not.toContain(a);
});
