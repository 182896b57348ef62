import fc from 'fast-check';
import { diffLines } from './diffLines';
import { flattenLines } from './flattenLines';
import { setQuantity } from './setQuantity';

const nothing = { added: [], changed: [], removed: [], unwanted: [] };
const lines = { WJM123: { WJM123000M: 2, WJM123000S: 1 }, WJM456: { WJM456000M: 5 } };
const state = { lines, wanted: ['WJM123000', 'WJM123000L', 'WJM123000XL', 'WJM123001', 'WJM999000'] };

describe('setQuantity', () => {
  it('adds a sku to its garment', () => {
    const { state: after, diff } = setQuantity({ lines, wanted: [] }, 'WJM123000L', 4);
    expect(after.lines).toEqual({ ...lines, WJM123: { ...lines.WJM123, WJM123000L: 4 } });
    expect(diff).toEqual({ ...nothing, added: [{ sku: 'WJM123000L', quantity: 4 }] });
  });

  it('adds the first sku of a garment', () => {
    const { state: after } = setQuantity({ lines: {}, wanted: [] }, 'WJM123000L', 4);
    expect(after.lines).toEqual({ WJM123: { WJM123000L: 4 } });
  });

  it('changes a quantity and remembers the one before', () => {
    const { state: after, diff } = setQuantity({ lines, wanted: [] }, 'WJM123000M', 7);
    expect(after.lines.WJM123).toEqual({ WJM123000M: 7, WJM123000S: 1 });
    expect(diff).toEqual({ ...nothing, changed: [{ sku: 'WJM123000M', quantity: 7, previous: 2 }] });
  });

  it.each([0, null, Number.NaN, -3, 1.5, 1_000_000])('removes the sku for %p', (quantity) => {
    const { state: after, diff } = setQuantity(state, 'WJM123000M', quantity);
    expect(after).toEqual({ lines: { ...lines, WJM123: { WJM123000S: 1 } }, wanted: state.wanted });
    expect(diff).toEqual({ ...nothing, removed: [{ sku: 'WJM123000M', previous: 2 }] });
  });

  it('removes the garment with its last sku', () => {
    expect(setQuantity(state, 'WJM456000M', null).state.lines).toEqual({ WJM123: lines.WJM123 });
  });

  it.each(['WJM123000L', 'WJM999000M'])('changes nothing when %s is removed but was not there', (sku) => {
    expect(setQuantity(state, sku, null)).toEqual({ state, diff: nothing });
    expect(setQuantity(state, sku, null).state).toBe(state);
  });

  it.each([
    ['its colour and itself', 'WJM123000L', ['WJM123000', 'WJM123000L']],
    ['its colour', 'WJM123001M', ['WJM123001']],
    ['nothing when its colour is not wanted', 'WJM456000M', []],
  ])('takes off the wanted list %s, and no other size', (_rule, sku, unwanted) => {
    const { state: after, diff } = setQuantity(state, sku, 3);
    expect(diff.unwanted).toEqual(unwanted);
    expect(after.wanted).toEqual(state.wanted.filter((code) => !unwanted.includes(code)));
  });

  it('keeps the identity of whatever it leaves alone', () => {
    const { state: after } = setQuantity(state, 'WJM456000M', 6);
    expect(after.lines.WJM123).toBe(lines.WJM123);
    expect(after.wanted).toBe(state.wanted);
    expect(setQuantity(state, 'WJM456000M', 5)).toEqual({ state, diff: nothing });
    expect(setQuantity(state, 'WJM456000M', 5).state).toBe(state);
    expect(setQuantity(state, 'WJM123000M', 2).state.lines).toBe(lines);
  });

  it('says in its diff exactly what changed', () => {
    const sku = fc.constantFrom('WJM123000M', 'WJM123000S', 'WJM123000L', 'WJM456000M', 'WJM789000M');
    const quantity = fc.constantFrom(null, 0, 1, 2, 5);
    fc.assert(
      fc.property(sku, quantity, (code, pieces) => {
        const { state: after, diff } = setQuantity(state, code, pieces);
        const { unwanted: _unwanted, ...lineDiff } = diff;
        expect(lineDiff).toEqual(diffLines(flattenLines(state.lines), flattenLines(after.lines)));
      }),
    );
  });
});
