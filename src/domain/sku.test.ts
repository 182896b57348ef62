import { colorCodeOf, genericOf, isColorNumber, isGeneric, padColor, parseSku } from './sku';

describe('padColor', () => {
  it.each([
    ['0', '000'],
    ['12', '012'],
    ['123', '123'],
    ['1234', '1234'],
    ['BK', 'BK'],
    ['', ''],
  ])('%p becomes %p', (color, padded) => {
    expect(padColor(color)).toBe(padded);
  });
});

describe('parseSku', () => {
  it.each([
    ['WJM123000M', { generic: 'WJM123', color: '000', size: 'M' }],
    ['WJM12300138', { generic: 'WJM123', color: '001', size: '38' }],
    ['WJM123BLKONE SIZE', { generic: 'WJM123', color: 'BLK', size: 'ONE SIZE' }],
    ['WJM123000', null],
    ['WJM123000 ', null],
    ['WJM-23000M', null],
    ['', null],
  ])('%p is %j', (sku, parts) => {
    expect(parseSku(sku)).toEqual(parts);
  });
});

describe('genericOf and colorCodeOf', () => {
  it('take the first 6 and 9 characters', () => {
    expect([genericOf('WJM123000M'), colorCodeOf('WJM123000M')]).toEqual(['WJM123', 'WJM123000']);
  });
});

describe.each([
  ['isGeneric', isGeneric, ['WJM123', '000001'], ['WJM12', 'WJM1234', 'wjm123', 'WJM 12', '']],
  ['isColorNumber', isColorNumber, ['000', 'BLK'], ['0', '0000', 'a b', '']],
])('%s', (_name, rule, good, bad) => {
  it.each(good)('accepts %p', (text) => expect(rule(text)).toBe(true));
  it.each(bad)('refuses %p', (text) => expect(rule(text)).toBe(false));
});
