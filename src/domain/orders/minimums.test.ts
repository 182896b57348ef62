import { message } from '../language/message';
import { inEnglish } from '../language/wording';
import {
  isOffMultiple,
  minimumsRefusal,
  multipleText,
  type Shortfall,
  shortfallsOf,
  tooFewPieces,
} from './minimums';

const coat = { generic: 'WJM123', name: 'Coat', min_quantity: 12, multiple: 6 };
const hat = { generic: 'WJM456', name: 'Hat' };

const worded = ({ code, text }: Shortfall) => ({ code, text: inEnglish(text) });

it.each([
  [6, 6, false],
  [7, 6, true],
  [7, undefined, false],
  [0, 6, false],
])('%i by %p is off its multiple: %p', (quantity, multiple, isOff) => {
  expect(isOffMultiple(quantity, multiple)).toBe(isOff);
});

it.each([
  [7, '7 is not a multiple of 6, take 6 or 12'],
  [5, '5 is not a multiple of 6, take 6'],
])('suggests the multiples near %i', (quantity, text) => {
  expect(inEnglish(multipleText(quantity, 6))).toBe(text);
});

it.each([
  [{}, null],
  [{ WJM123000M: 6, WJM123310M: 5 }, 11],
  [{ WJM123000M: 12 }, null],
])('tooFewPieces of %j: %p', (lines, pieces) => {
  expect(tooFewPieces(coat, lines)).toBe(pieces);
  expect(tooFewPieces(hat, lines)).toBeNull();
});

it('lists shortfalls by garment', () => {
  const lines = new Map([
    ['WJM123', { WJM123000M: 7 }],
    ['WJM456', { WJM456000U: 1 }],
  ]);
  expect(shortfallsOf([coat, hat], (generic) => lines.get(generic) ?? {}).map(worded)).toEqual([
    { code: 'WJM123', text: 'WJM123 Coat: 7 of at least 12 pieces' },
    { code: 'WJM123000M', text: 'WJM123000M: 7 is not a multiple of 6, take 6 or 12' },
  ]);
});

it('names shortfalls by the brand’s own codes', () => {
  const own = {
    ...coat,
    style_code: 'MANTEL-7',
    skus: [{ sku: 'WJM123000M', own_sku: 'MANTEL-7-M' }, { sku: 'WJM123000L' }],
  };
  expect(shortfallsOf([own], () => ({ WJM123000M: 7, WJM123000L: 1 })).map(worded)).toEqual([
    { code: 'WJM123', text: 'MANTEL-7 Coat: 8 of at least 12 pieces' },
    { code: 'WJM123000M', text: 'MANTEL-7-M: 7 is not a multiple of 6, take 6 or 12' },
    { code: 'WJM123000L', text: 'WJM123000L: 1 is not a multiple of 6, take 6' },
  ]);
});

it('refuses in one sentence with the first shortfalls', () => {
  const named = (names: string[]) => {
    const texts = names.map((name) => message('{name}', { name }));
    const refusal = minimumsRefusal(texts.map((text, index) => ({ code: String(index), text })));
    return refusal && inEnglish(refusal);
  };
  expect(named([])).toBeNull();
  expect(named(['A', 'B'])).toBe(
    'The order cannot be finished before it meets its minimums and multiples. A; B.',
  );
  expect(named(['A', 'B', 'C', 'D', 'E', 'F'])).toMatch(/ E; and 1 more\.$/);
  expect(named(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toMatch(/ A; B; C; D; E; and 2 more\.$/);
});
