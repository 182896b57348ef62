import { isQuantity, maxQuantity, parseBlock, setQuantity, toggleWanted } from './quantities';
import fc from 'fast-check';
import { diffLines, flattenLines } from './lines';

describe('isQuantity', () => {
  it.each([
    [1, true],
    [maxQuantity, true],
    [0, false],
    [maxQuantity + 1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d: %s', (value, valid) => {
    expect(isQuantity(value)).toBe(valid);
  });
});

it.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['one cell', '5', [['5']]],
  ['one cell with the break that Excel adds', '5\r\n', [['5']]],
  ['a row', '1\t2\t3', [['1', '2', '3']]],
  [
    'a block',
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['lines of other systems', '1\n2\r3', [['1'], ['2'], ['3']]],
  [
    'blank cells at every edge',
    '\t2\t\n\t\t',
    [
      ['', '2', ''],
      ['', '', ''],
    ],
  ],
  ['a blank line', '1\n\n2\n', [['1'], [''], ['2']]],
  ['a cell with a break and a tab', '"a\n\tb"\t2', [['a\n\tb', '2']]],
  ['a cell with quotes', '"say ""a"""\n5', [['say "a"'], ['5']]],
  ['an inch, which is no quoted cell', '5"\t"6" wide\t"', [['5"', '"6" wide', '"']]],
])('reads %s', (_name, text, expected) => {
  expect(parseBlock(text)).toEqual(expected);
});

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

  it.each(['WJM123000L', 'WJM999000M'])('changes nothing when %s is removed but was not ordered', (sku) => {
    expect(setQuantity(state, sku, null)).toEqual({ state, diff: nothing });
    expect(setQuantity(state, sku, null).state).toBe(state);
  });

  it.each([
    ['its color and itself', 'WJM123000L', ['WJM123000', 'WJM123000L']],
    ['its color', 'WJM123001M', ['WJM123001']],
    ['nothing when its color is not wanted', 'WJM456000M', []],
  ])('removes %s from the wanted list, and no other size', (_rule, sku, unwanted) => {
    const { state: after, diff } = setQuantity(state, sku, 3);
    expect(diff.unwanted).toEqual(unwanted);
    expect(after.wanted).toEqual(state.wanted.filter((code) => !unwanted.includes(code)));
  });

  it('preserves the identity of unchanged parts', () => {
    const { state: after } = setQuantity(state, 'WJM456000M', 6);
    expect(after.lines.WJM123).toBe(lines.WJM123);
    expect(after.wanted).toBe(state.wanted);
    expect(setQuantity(state, 'WJM456000M', 5)).toEqual({ state, diff: nothing });
    expect(setQuantity(state, 'WJM456000M', 5).state).toBe(state);
    expect(setQuantity(state, 'WJM123000M', 2).state.lines).toBe(lines);
  });

  it('returns a diff of exactly what changed', () => {
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

describe('toggleWanted', () => {
  it.each([
    ['adds a code', ['WJM123000'], 'WJM123001', ['WJM123000', 'WJM123001']],
    ['takes a code off', ['WJM123000', 'WJM123001'], 'WJM123000', ['WJM123001']],
    [
      'keeps the sizes of a color apart from the color',
      ['WJM123000M'],
      'WJM123000',
      ['WJM123000M', 'WJM123000'],
    ],
  ])('%s', (_rule, wanted, code, after) => {
    expect(toggleWanted(wanted, code)).toEqual(after);
  });
});
