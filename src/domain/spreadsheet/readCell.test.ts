import { type Cell, type FileCell, uncalculated } from './cell';
import {
  isBlank,
  readColor,
  readCurrency,
  readEan,
  readGeneric,
  readPrice,
  readRuleQuantity,
  readStock,
  readCodeUpTo,
  readTextUpTo,
  readTruth,
} from './readCell';

const price = 'must be a price with at most two decimals, as in 12.50';
const date = 'is a date in the spreadsheet; format the cell as text and type it again';
const truth = 'must be TRUE or FALSE, yes or no, 1 or 0';

describe('readers', () => {
  const readText = readTextUpTo(100);
  const readCode = readCodeUpTo(100);
  const readers = {
    readText,
    readCode,
    readGeneric,
    readColor,
    readCurrency,
    readEan,
    readPrice,
    readRuleQuantity,
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
    ['readRuleQuantity', 0, 0],
    ['readRuleQuantity', '12', 12],
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

  it.each<[keyof typeof readers, FileCell, string]>([
    ['readGeneric', 'WJM12', '"WJM12" must be 6 capital letters or digits, as in WJM123'],
    ['readGeneric', 'wjm123', '"wjm123" must be 6 capital letters or digits, as in WJM123'],
    ['readColor', 1000, '"1000" must be 3 digits or capital letters, as in 000'],
    ['readColor', 'BK', '"BK" must be 3 digits or capital letters, as in 000'],
    ['readCurrency', 'eur', '"eur" must be a currency of 3 capitals, as in EUR'],
    ['readCurrency', 'EURO', '"EURO" must be a currency of 3 capitals, as in EUR'],
    ['readEan', 4006381333932, '"4006381333932" has a wrong check digit'],
    ['readEan', true, '"true" must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931'],
    ['readPrice', 'cheap', `"cheap" ${price}`],
    ['readPrice', 12.505, `"12.505" ${price}`],
    ['readPrice', true, `"true" ${price}`],
    ['readPrice', { ambiguity: 'rounded', stored: -85.625, shown: -85.63 }, '"-85.63" must not be negative'],
    ['readPrice', { ambiguity: 'date', shown: '4-Mar' }, `"4-Mar" ${date}`],
    ['readCurrency', 'EUX', '"EUX" is not a currency of ISO 4217, as EUR is'],
    ['readStock', { ambiguity: 'rounded', stored: 3.6, shown: 4 }, '"3.6" must be a whole number'],
    ['readCode', { ambiguity: 'date', shown: '4-Mar' }, `"4-Mar" ${date}`],
    [
      'readText',
      { ambiguity: 'formula' },
      'holds a formula without a value; open the file in your spreadsheet program, save it and try again',
    ],
    [
      'readPrice',
      { ambiguity: 'scaled', stored: 0.5, shown: '50%' },
      'shows "50%" but holds 0.5: format the cell as a plain number and enter it again',
    ],
    [
      'readStock',
      { ambiguity: 'scaled', stored: 12, shown: '' },
      'shows nothing but holds 12: format the cell as a plain number and enter it again',
    ],
    ['readPrice', -1, '"-1" must not be negative'],
    ['readPrice', '-0,01', '"-0,01" must not be negative'],
    ['readPrice', 10_000_000, '"10000000" must be at most 9999999.99'],
    ['readRuleQuantity', -6, '"-6" must be a whole number, 0 or more'],
    ['readRuleQuantity', 1_000_000, '"1000000" must be at most 999999'],
    ['readStock', 1.5, '"1.5" must be a whole number'],
    ['readStock', '1,5', '"1,5" must be a whole number'],
    ['readStock', 'some', '"some" must be a whole number'],
    ['readStock', -1, '"-1" must not be negative'],
    ['readStock', 8412345678901, '"8412345678901" must be at most 999999999'],
    ['readTruth', 'maybe', `"maybe" ${truth}`],
    ['readTruth', 2, `"2" ${truth}`],
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

  it('refuse a formula without a value given as text', () => {
    const error =
      'holds a formula without a value; open the file in your spreadsheet program, save it and try again';
    expect(readText(uncalculated)).toEqual({ error });
  });

  it.each<[number, Cell, object]>([
    [4, 'Coat', { value: 'Coat' }],
    [4, ' Coat ', { value: 'Coat' }],
    [4, 'Coats', { error: '"Coats" must have at most 4 characters' }],
    [4, null, { value: null }],
  ])('readTextUpTo(%i) takes %p as %j', (longest, cell, reading) => {
    expect(readTextUpTo(longest)(cell)).toEqual(reading);
  });

  it.each<[keyof typeof readers, FileCell, string | number, string]>([
    [
      'readPrice',
      { ambiguity: 'rounded', stored: 85.625, shown: 85.63 },
      8563,
      '"85.625" is taken as 85.63, as the cell shows it',
    ],
    [
      'readCode',
      { ambiguity: 'rounded', stored: 36.5, shown: 37 },
      '36.5',
      '"36.5" is taken, although the cell shows 37',
    ],
    [
      'readText',
      { ambiguity: 'date', shown: '4-Mar' },
      '4-Mar',
      '"4-Mar" is a date in the spreadsheet, and is taken as this text',
    ],
  ])('%s takes %j as %p, with a note', (reader, cell, value, note) => {
    expect(readers[reader](cell)).toEqual({ value, note });
  });

  it.each([null, '', '  '])('take %p as blank', (cell) => {
    expect(isBlank(cell)).toBe(true);
    for (const read of Object.values(readers)) expect(read(cell)).toEqual({ value: null });
  });

  it.each([0, false, 'x'])('do not take %p as blank', (cell) => {
    expect(isBlank(cell)).toBe(false);
  });
});
