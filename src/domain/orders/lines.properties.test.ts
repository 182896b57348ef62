import fc from 'fast-check';
import { colorCodeOf, genericOf } from '../sku';
import { diffLines, flattenLines, groupLines } from './lines';
import { applyDelta } from './totals';
import { countTotals } from './totals';
import { type OrderLinesState, setQuantity } from './quantities';

const skus = ['WJM123000S', 'WJM123000M', 'WJM123010S', 'WJM200000S', 'WJM300000XL'];
const codes = [...skus, ...skus.map(colorCodeOf)];
const prices = new Map([
  ['WJM123', { price: 5000, drop: 'A' }],
  ['WJM200', { price: 1099, drop: 'B' }],
]);

const sku = fc.constantFrom(...skus);
const quantity = fc.integer({ min: 1, max: 999_999 });
const quantities = fc.dictionary(sku, quantity);
const wanted = fc.uniqueArray(fc.constantFrom(...codes));
const state = fc.record({ lines: quantities.map(groupLines), wanted });
const edit = fc.record({ sku, quantity: fc.oneof(quantity, fc.constantFrom(null, 0, -1, 1.5, 1_000_000)) });

it('flattening undoes grouping, and grouping undoes flattening', () => {
  fc.assert(
    fc.property(quantities, (flat) => {
      expect(flattenLines(groupLines(flat))).toEqual(flat);
      expect(groupLines(flattenLines(groupLines(flat)))).toEqual(groupLines(flat));
    }),
  );
});

it('totals updated by deltas equal a recount after any edits', () => {
  fc.assert(
    fc.property(state, fc.array(edit, { maxLength: 30 }), (start, edits) => {
      let now: OrderLinesState = start;
      let totals = countTotals(start.lines, prices);
      for (const one of edits) {
        const { state: next, diff } = setQuantity(now, one.sku, one.quantity);
        totals = applyDelta(totals, diff, prices);
        now = next;
        expect(totals).toEqual(countTotals(now.lines, prices));
      }
    }),
  );
});

it('a quantity removes only its sku and its color from the wanted list; a removal removes nothing', () => {
  fc.assert(
    fc.property(state, edit, (before, one) => {
      const { state: after, diff } = setQuantity(before, one.sku, one.quantity);
      const isOrdered = after.lines[genericOf(one.sku)]?.[one.sku] !== undefined;
      const own = [one.sku, colorCodeOf(one.sku)];
      expect(after.wanted).toEqual(before.wanted.filter((code) => !isOrdered || !own.includes(code)));
      expect([...after.wanted, ...diff.unwanted].sort()).toEqual([...before.wanted].sort());
    }),
  );
});

it('garments without skus are removed, and only the sku that was set changes', () => {
  fc.assert(
    fc.property(state, edit, (before, one) => {
      const { lines } = setQuantity(before, one.sku, one.quantity).state;
      for (const garment of Object.values(lines)) expect(Object.keys(garment)).not.toHaveLength(0);
      const { [one.sku]: _before, ...othersBefore } = flattenLines(before.lines);
      const { [one.sku]: _after, ...othersAfter } = flattenLines(lines);
      expect(othersAfter).toEqual(othersBefore);
    }),
  );
});

it('a diff contains exactly the changes between two sets of lines', () => {
  fc.assert(
    fc.property(quantities, quantities, (before, after) => {
      const { added, changed, removed } = diffLines(before, after);
      const result = new Map(Object.entries(before));
      removed.forEach((line) => result.delete(line.sku));
      [...added, ...changed].forEach((line) => result.set(line.sku, line.quantity));
      expect(Object.fromEntries(result)).toEqual(after);
    }),
  );
});
