import { worded } from '../../test/worded';
import fc from 'fast-check';
import type { FilledCell } from './filledCells';
import { formChanges, type OrderedCell } from './formChanges';

const cell = (base: number | null, quantity: number): FilledCell => ({
  sku: 'A',
  base,
  quantity,
  address: 'K7',
});
const now = (quantity: number, stock: number | null = null): OrderedCell => ({
  quantity,
  with_stocks: stock !== null,
  stock: stock ?? 0,
});

it.each<[string, FilledCell, OrderedCell, object | null]>([
  ['what the file left alone', cell(4, 4), now(4), null],
  ['what only the order changed', cell(4, 4), now(9), null],
  ['what both changed alike', cell(4, 6), now(6), null],
  ['a new quantity', cell(0, 6), now(0), { kind: 'added', from: 0, to: 6, isConflict: false }],
  ['another quantity', cell(4, 6), now(4), { kind: 'changed', from: 4, to: 6, isConflict: false }],
  ['an emptied cell', cell(4, 0), now(4), { kind: 'removed', from: 4, to: 0, isConflict: false }],
  ['what both changed', cell(4, 6), now(5), { kind: 'changed', from: 5, to: 6, base: 4, isConflict: true }],
  ['what one removed', cell(4, 6), now(0), { kind: 'added', from: 0, to: 6, isConflict: true }],
  ['a list, which was made from nothing', cell(null, 6), now(5), { kind: 'changed', isConflict: false }],
  ['more than the stock', cell(0, 6), now(0, 5), { kind: 'added', isShort: true }],
  ['as much as the stock', cell(0, 5), now(0, 5), { kind: 'added', isShort: false }],
  ['less of what has no stock', cell(6, 5), now(6, 0), { kind: 'changed', isShort: true }],
])('%s', (_what, filled, ordered, change) => {
  const { changes, refused } = formChanges([filled], () => ordered);
  expect(changes).toEqual(change === null ? [] : [expect.objectContaining(change)]);
  expect(refused).toEqual([]);
});

it.each<[string, OrderedCell | undefined, string]>([
  ['a sku of another catalog', undefined, 'A is not in this catalog'],
  ['a cell that takes nothing', now(0, 0), 'A has no stock'],
])('refuses %s', (_what, ordered, reason) => {
  expect(worded(formChanges([cell(0, 3)], () => ordered))).toEqual({
    changes: [],
    refused: [{ address: 'K7', text: '3', reason }],
  });
});

const skus = ['A', 'B', 'C', 'D', 'E'];
const quantities = fc.record(Object.fromEntries(skus.map((sku) => [sku, fc.integer({ min: 0, max: 3 })])));
type Quantities = Record<string, number>;
const filledFrom = (base: Quantities, file: Quantities) =>
  skus.map((sku) => ({ sku, base: base[sku] ?? 0, quantity: file[sku] ?? 0, address: sku }));
const inOrder = (order: Quantities) => (sku: string) => now(order[sku] ?? 0);

it('merges by cell: changes on one side are taken, differing changes on both sides are conflicts', () => {
  fc.assert(
    fc.property(quantities, quantities, quantities, (base, file, order) => {
      const { changes } = formChanges(filledFrom(base, file), inOrder(order));
      const merged: Quantities = { ...order };
      for (const { sku, to, isConflict } of changes) if (!isConflict) merged[sku] = to;
      const conflicts = new Set(changes.flatMap(({ sku, isConflict }) => (isConflict ? [sku] : [])));
      for (const sku of skus) {
        const [was, theirs, ours] = [base[sku], order[sku], file[sku]];
        const isBoth = was !== theirs && was !== ours && theirs !== ours;
        expect(conflicts.has(sku)).toBe(isBoth);
        expect(merged[sku]).toBe(isBoth || was === ours ? theirs : ours);
      }
    }),
  );
});

it('changes nothing when applied twice or unfilled', () => {
  fc.assert(
    fc.property(quantities, quantities, quantities, (base, file, order) => {
      const { changes } = formChanges(filledFrom(base, file), inOrder(order));
      const applied = { ...order, ...Object.fromEntries(changes.map(({ sku, to }) => [sku, to])) };
      expect(formChanges(filledFrom(base, file), inOrder(applied)).changes).toEqual([]);
      expect(formChanges(filledFrom(base, base), inOrder(order)).changes).toEqual([]);
    }),
  );
});
