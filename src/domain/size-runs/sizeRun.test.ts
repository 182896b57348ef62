import { worded } from '../../test/worded';
import fc from 'fast-check';
import { readRun, runText, sizeKey } from './sizeRun';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

it.each([
  ['1 2 3 2 1', 'XS:1 S:2 M:3 L:2 XL:1'],
  ['  1,2, 3;2 1 ', 'XS:1 S:2 M:3 L:2 XL:1'],
  ['1-2-3-2-1', 'XS:1 S:2 M:3 L:2 XL:1'],
  ['1/2/3', 'XS:1 S:2 M:3'],
  ['1 2', 'XS:1 S:2'],
  ['- 2 - 0', 'S:2 L:0'],
  ['1\t\t3', 'XS:1 M:3'],
  ['\t2\t', 'S:2'],
  ['999999', 'XS:999999'],
  ['S:1 M:2 L:3', 'S:1 M:2 L:3'],
  ['m : 2, s: 0', 'M:2 S:0'],
  ['S:1,M:2', 'S:1 M:2'],
  ['S:1 M:-', 'S:1'],
  ['１　２　３', 'XS:1 S:2 M:3'],
  ['١ ٢ ٣', 'XS:1 S:2 M:3'],
  ['١، ٢؛ ٣', 'XS:1 S:2 M:3'],
  ['１、２、３', 'XS:1 S:2 M:3'],
  ['１，２；３', 'XS:1 S:2 M:3'],
  ['१-२/३', 'XS:1 S:2 M:3'],
  ['1–2–3', 'XS:1 S:2 M:3'],
  ['– 2 — 3', 'S:2 L:3'],
  ['1\t١٢\t-', 'XS:1 S:12'],
  ['١٬٢٠٠ ٣', 'XS:1200 S:3'],
  ['100,200,300', 'XS:100 S:200 M:300'],
  ['12pcs 5x x3 +4', 'XS:12 S:5 M:3 L:4'],
  ['Ｓ：１ Ｍ：２', 'S:1 M:2'],
  ['s:١٢ m:–', 'S:12'],
  ['S:12pcs M:x5', 'S:12 M:5'],
  ['٣٨:٢', '38:2'],
  ['\ufeffS:1\u200b', 'S:1'],
  ['XXL:4', 'XXL:4'],
  ['S/M:3 36 1/2:2 41,5:1 One size: 7', 'S/M:3 36 1/2:2 41,5:1 One size:7'],
])('%j is read as %s', (text, expected) => {
  const read = readRun(text, sizes);
  expect('run' in read && runText(read.run)).toBe(expected);
});

it.each([
  ['', 'Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['- -', 'Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['1 two', '“two” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['1.5', '“1.5” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['1 ½', '“½” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['12,000', '“12,000” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['1.000 2', '“1.000” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['1 2x5', '“2x5” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['S:1.5', '“1.5” is no quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
  ['1 2 3 4 5 6', 'These are 6 quantities for 5 sizes'],
  ['1 1000000', 'A quantity can be at most 999999'],
  ['S:1 s:2', 'S is there twice'],
  [
    'S:1 2',
    '“2” is no size with its quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2',
  ],
  ['S:', '“S:” is no size with its quantity. Type quantities as in 1 2 3, or with their sizes as in S:1 M:2'],
])('%j is refused', (text, error) => {
  expect(worded(readRun(text, sizes))).toEqual({ error });
});

it('requires size names if there is no garment', () => {
  expect(worded(readRun('1 2', []))).toEqual({ error: 'Name the sizes, as in S:1 M:2' });
});

it.each([
  ['S', ' s ', true],
  ['XL', 'xl', true],
  ['S', 'S/M', false],
  ['38', '38.5', false],
  ['٣٨', '38', true],
  ['Ｍ', 'm\u200b', true],
  ['36 1/2', '36\u00a0½', true],
])('%j and %j are the same size: %s', (one, other, isSame) => {
  expect(sizeKey(one) === sizeKey(other)).toBe(isSame);
});

const size = fc.constantFrom('XS', 'S', 'M', 'S/M', '38', '41,5', '36 1/2', 'One size', '2:1', 'a;b');
const run = fc.uniqueArray(fc.record({ size, quantity: fc.nat(999_999) }), {
  selector: ({ size: name }) => sizeKey(name),
  minLength: 1,
});

it('a formatted run is parsed as the same run for any garment', () => {
  fc.assert(
    fc.property(run, fc.uniqueArray(size), (typed, others) => {
      expect(readRun(runText(typed), others)).toEqual({ run: typed });
    }),
  );
});

it('quantities typed by position belong to the sizes in order', () => {
  fc.assert(
    fc.property(run, fc.constantFrom(' ', ', ', '  '), (typed, separator) => {
      const text = typed.map(({ quantity }) => quantity).join(separator);
      const read = readRun(
        text,
        typed.map(({ size: name }) => name),
      );
      expect(read).toEqual({ run: typed });
    }),
  );
});
