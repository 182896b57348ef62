import {
  isBlank,
  readColor,
  readCurrency,
  readEan,
  readGeneric,
  readPrice,
  readStock,
  readTextUpTo,
  readTruth,
  type Cell,
} from './readCell';

const price = 'must be a price with at most two decimals, as in 12.50';
const truth = 'must be TRUE or FALSE, yes or no, 1 or 0';

describe('readers', () => {
  const readText = readTextUpTo(100);
  const readers = {
    readText,
    readGeneric,
    readColor,
    readCurrency,
    readEan,
    readPrice,
    readStock,
    readTruth,
  };

  it.each<[keyof typeof readers, Cell, string | number | boolean]>([
    ['readText', ' Coat ', 'Coat'],
    ['readText', 38, '38'],
    ['readText', true, 'true'],
    ['readText', '#1 seller', '#1 seller'],
    ['readGeneric', 'WJM123', 'WJM123'],
    ['readGeneric', 123456, '123456'],
    ['readColor', 0, '000'],
    ['readColor', '12', '012'],
    ['readColor', 'BLK', 'BLK'],
    ['readCurrency', 'EUR', 'EUR'],
    ['readEan', 4006381333931, '4006381333931'],
    ['readEan', '0036000291452', '036000291452'],
    ['readPrice', 12.5, 1250],
    ['readPrice', 12.299999999999999, 1230],
    ['readPrice', '12,50', 1250],
    ['readPrice', '12.5', 1250],
    ['readPrice', 0, 0],
    ['readPrice', 9999999.99, 999999999],
    ['readStock', 12, 12],
    ['readStock', '12', 12],
    ['readStock', 0, 0],
    ['readTruth', true, true],
    ['readTruth', 'TRUE', true],
    ['readTruth', 'Yes', true],
    ['readTruth', 1, true],
    ['readTruth', false, false],
    ['readTruth', 'no', false],
    ['readTruth', '0', false],
  ])('%s takes %p as %p', (reader, cell, value) => {
    expect(readers[reader](cell)).toEqual({ value });
  });

  it.each<[keyof typeof readers, Cell, string]>([
    ['readGeneric', 'WJM12', 'must be 6 capital letters or digits, as in WJM123'],
    ['readGeneric', 'wjm123', 'must be 6 capital letters or digits, as in WJM123'],
    ['readColor', 1000, 'must be 3 digits or capital letters, as in 000'],
    ['readColor', 'BK', 'must be 3 digits or capital letters, as in 000'],
    ['readCurrency', 'eur', 'must be a currency of 3 capitals, as in EUR'],
    ['readCurrency', 'EURO', 'must be a currency of 3 capitals, as in EUR'],
    ['readEan', 4006381333932, '4006381333932 has a wrong check digit'],
    ['readEan', true, 'must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931, not true'],
    ['readPrice', 'cheap', price],
    ['readPrice', 12.505, price],
    ['readPrice', true, price],
    ['readPrice', -1, 'must not be negative'],
    ['readPrice', '-0,01', 'must not be negative'],
    ['readPrice', 10_000_000, 'must be at most 9999999.99'],
    ['readStock', 1.5, 'must be a whole number'],
    ['readStock', '1,5', 'must be a whole number'],
    ['readStock', 'some', 'must be a whole number'],
    ['readStock', -1, 'must not be negative'],
    ['readStock', 8412345678901, 'must be at most 999999999'],
    ['readTruth', 'maybe', truth],
    ['readTruth', 2, truth],
    ['readText', 'a\u0000b', 'holds a character that cannot be stored'],
  ])('%s refuses %p: %s', (reader, cell, error) => {
    expect(readers[reader](cell)).toEqual({ error });
  });

  it.each(['#REF!', '#N/A', '#VALUE!', '#NAME?', '#DIV/0!', '#null!', '#NUM!'])(
    'refuse the error value %s',
    (cell) => {
      expect(readText(cell)).toEqual({ error: `holds the spreadsheet error ${cell}` });
    },
  );

  it.each<[number, Cell, object]>([
    [4, 'Coat', { value: 'Coat' }],
    [4, ' Coat ', { value: 'Coat' }],
    [4, 'Coats', { error: 'must have at most 4 characters' }],
    [4, null, { value: null }],
  ])('readTextUpTo(%i) takes %p as %j', (longest, cell, reading) => {
    expect(readTextUpTo(longest)(cell)).toEqual(reading);
  });

  it.each([null, '', '  '])('take %p as blank', (cell) => {
    expect(isBlank(cell)).toBe(true);
    for (const read of Object.values(readers)) expect(read(cell)).toEqual({ value: null });
  });

  it.each([0, false, 'x'])('do not take %p as blank', (cell) => {
    expect(isBlank(cell)).toBe(false);
  });
});
