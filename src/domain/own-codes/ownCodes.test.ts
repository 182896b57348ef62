import { isColorNumber, isGeneric } from '../sku';
import { generateCodes, oneSpelling, ownAsCode } from './ownCodes';

it.each([
  ['style', 'wjm123', 'WJM123'],
  ['style', ' WJM123 ', 'WJM123'],
  ['style', '4A3023100029BRD', null],
  ['style', '', null],
  ['style', 'WJM１२३', 'WJM123'],
  ['color', '٠١٠', '010'],
  ['color', '1', '001'],
  ['color', 'blk', 'BLK'],
  ['color', 'Navy', null],
] as const)('the %s code %p is unchanged as %p', (kind, own, code) => {
  expect(ownAsCode(kind, own)).toBe(code);
});

it('generates a stable code for every own code', () => {
  const given = generateCodes('style', ['4A3023100029BRD', 'wjm123', 'عباية', 'T-Shirt  No 5']);
  expect([...given.keys()]).toEqual(['WJM123', '4A3023100029BRD', 'T-SHIRT NO 5', 'عباية']);
  expect([...given.values()].every(isGeneric)).toBe(true);
  // Existing codes are used in catalogs and orders: they must never change.
  expect(Object.fromEntries(given)).toMatchInlineSnapshot(`
    {
      "4A3023100029BRD": "4J67UF",
      "T-SHIRT NO 5": "S64GTR",
      "WJM123": "WJM123",
      "عباية": "6VUF8H",
    }
  `);
});

it('generates the same code regardless of the other codes, their order and spelling', () => {
  const alone = generateCodes('style', ['4A3023100029BRD']).get('4A3023100029BRD');
  const others = Array.from({ length: 500 }, (_, index) => `STYLE-${index}`);
  expect(generateCodes('style', [...others, ' 4a3023100029brd ']).get('4A3023100029BRD')).toBe(alone);
});

it('generates distinct codes for 20,000 styles and for 500 colors', () => {
  for (const [kind, count, isOurs] of [
    ['style', 20_000, isGeneric],
    ['color', 500, isColorNumber],
  ] as const) {
    const given = generateCodes(
      kind,
      Array.from({ length: count }, (_, index) => `Own code ${index}`),
    );
    expect(given.size).toBe(count);
    expect(new Set(given.values()).size).toBe(count);
    expect([...given.values()].every(isOurs)).toBe(true);
  }
});

it('avoids codes that the file already uses', () => {
  const made = generateCodes('color', ['Bordeaux']).get('BORDEAUX') ?? '';
  const given = generateCodes('color', ['Bordeaux', made]);
  expect(given.get(made)).toBe(made);
  expect(given.get('BORDEAUX')).not.toBe(made);
});

it('treats two spellings of a code as the same', () => {
  expect(oneSpelling('  Ｎavy\u00a0 blue ')).toBe('NAVY BLUE');
  expect(generateCodes('color', ['1', '001'])).toEqual(
    new Map([
      ['1', '001'],
      ['001', '001'],
    ]),
  );
});
