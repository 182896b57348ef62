import { worded } from '../../test/worded';
import { type Cell, type FileCell, uncalculated } from './cell';
import {
  readCodeUpTo,
  readColor,
  readCurrency,
  readEan,
  readGeneric,
  readSizeUpTo,
  readTextUpTo,
  readTruth,
} from './codeReaders';
import { readPrice, readRuleQuantity, readStock } from './numberReaders';
import { isBlank } from './readCell';

const price = 'must be a price with at most two decimals, as in 12.50';
const date = 'is a date in the spreadsheet; format the cell as text and type it again';
const again = 'format the column as text and enter it again';
const shortened = `is not the whole code. Excel has shortened this code: ${again}`;
const tooLong = `has more than the 15 digits that Excel stores. Excel has shortened this code: ${again}`;
const shownAs = (stored: number, shown: string): FileCell => ({ ambiguity: 'scaled', stored, shown });
const rounded = (stored: number, shown: number): FileCell => ({ ambiguity: 'rounded', stored, shown });
const dateCell = (shown: string): FileCell => ({ ambiguity: 'date', shown });
const noValue =
  'holds a formula without a value; open the file in your spreadsheet program, save it and try again';
const changed = (stored: number, shown: string) =>
  `shows "${shown}" but holds ${stored}. Excel has shortened this code: ${again}`;
const scaled = (shown: string, stored: number) =>
  `shows ${shown} but holds ${stored}: format the cell as a plain number and enter it again`;
const cyrillic = (which: string, latin: string) =>
  `looks right, but the ${which} character is a Cyrillic letter that looks like ${latin}: type it again`;
const removed = "characters that can't be seen were removed";
const truthValue = 'is a truth value in the spreadsheet; format the cell as text and type it again';
const changedSize = 'is a date. Excel has changed this size: format the column as text and enter it again';
const truth = 'must be TRUE or FALSE, yes or no, 1 or 0';

describe('readers', () => {
  const readText = readTextUpTo(100);
  const readCode = readCodeUpTo(100);
  const readers = {
    readText,
    readCode,
    readSize: readSizeUpTo(16),
    readOwnCode: readCodeUpTo(64, 'own code'),
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
    ['readStock', '１２', 12],
    ['readStock', '١٬٢٠٠', 1200],
    ['readRuleQuantity', '١٢', 12],
    ['readPrice', '١٬٢٠٠٫٥٠', 120050],
    ['readPrice', '１２，５０', 1250],
    ['readEan', '٤٠٠٦٣٨١٣٣٣٩٣١', '4006381333931'],
    ['readColor', '０１２', '012'],
    ['readColor', '١', '001'],
    ['readColor', '2E1', '2E1'],
    ['readGeneric', 'ＷＪＭ１２３', 'WJM123'],
    ['readGeneric', 'WJ12E5', 'WJ12E5'],
    ['readCode', '219E01', '219E01'],
    ['readOwnCode', 'AW-٣', 'AW-٣'],
    ['readOwnCode', 'Модель 7', 'Модель 7'],
    ['readSize', '36\u00a01/2', '36 1/2'],
    ['readSize', '36 ½', '36 1/2'],
    ['readSize', '٣٨', '38'],
    ...['Maxi', '2 Sets', '36-38', '3-6M', '7 1/4', '3-M'].map((size): ['readSize', string, string] => [
      'readSize',
      size,
      size,
    ]),
    ['readText', '#1B2A41', '#1B2A41'],
    ['readTruth', '١', true],
    ['readText', 'Cre\u0300me', 'Crème'],
    ['readText', 'a\nb', 'a\nb'],
    ['readTruth', true, true],
    ['readTruth', 'TRUE', true],
    ['readTruth', 'Yes', true],
    ['readTruth', 1, true],
    ['readTruth', false, false],
    ['readTruth', 'no', false],
    ['readTruth', 'はい', true],
    ['readTruth', 'Na\u0303o', false],
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
    ['readEan', true, `"TRUE" ${truthValue}`],
    ['readSize', false, `"FALSE" ${truthValue}`],
    ['readOwnCode', true, `"TRUE" ${truthValue}`],
    ['readPrice', 'cheap', `"cheap" ${price}`],
    ['readPrice', 12.505, `"12.505" ${price}`],
    ['readPrice', true, `"TRUE" ${price}`],
    ['readPrice', rounded(-85.625, -85.63), '"-85.63" must not be negative'],
    ['readPrice', dateCell('4-Mar'), `"4-Mar" ${date}`],
    ['readCurrency', 'EUX', '"EUX" is not a currency of ISO 4217, as EUR is'],
    ['readPrice', shownAs(-0.5, '-1/2'), '"-0.5" must not be negative'],
    ['readStock', rounded(3.6, 4), '"3.6" must be a whole number'],
    ['readCode', dateCell('4-Mar'), `"4-Mar" ${date}`],
    ['readText', { ambiguity: 'formula' }, noValue],
    ['readPrice', shownAs(0.5, '50%'), scaled('"50%"', 0.5)],
    ['readStock', shownAs(12, ''), scaled('nothing', 12)],
    ['readPrice', -1, '"-1" must not be negative'],
    ['readPrice', '-0,01', '"-0,01" must not be negative'],
    ['readPrice', 10_000_000, '"10000000" must be at most 9999999.99'],
    ['readRuleQuantity', -6, '"-6" must be a whole number, 0 or more'],
    ['readRuleQuantity', 1_000_000, '"1000000" must be at most 999999'],
    ['readStock', 1.5, '"1.5" must be a whole number'],
    ['readStock', '1,5', '"1,5" must be a whole number'],
    ['readStock', 'some', '"some" must be a whole number'],
    ['readStock', 8412345678901, '"8412345678901" must be at most 999999999'],
    ['readTruth', 'maybe', `"maybe" ${truth}`],
    ['readTruth', 2, `"2" ${truth}`],
    ['readStock', '-1.5', '"-1.5" must be a whole number'],
    ['readStock', '12 dozen', '"12 dozen" must be a whole number'],
    ['readStock', '12E5', '"12E5" must be a whole number'],
    ['readStock', '1,200', '"1,200" must be a whole number'],
    ['readStock', '9'.repeat(10), `"${'9'.repeat(10)}" must be at most 999999999`],
    ['readEan', '8.05E+12', `"8.05E+12" ${shortened}`],
    ['readEan', '2,06714E+12', `"2,06714E+12" ${shortened}`],
    ['readEan', '805E10', `"805E10" ${shortened}`],
    ['readCode', '8.05e12', `"8.05e12" ${shortened}`],
    ['readOwnCode', '1.2E+06', `"1.2E+06" ${shortened}`],
    ['readGeneric', '8E+12', `"8E+12" ${shortened}`],
    ['readOwnCode', 12345678901234568, `"12345678901234568" ${tooLong}`],
    ['readText', 1e21, `"1e+21" ${tooLong}`],
    ['readSize', shownAs(1_200_000, '1.20E+06'), changed(1_200_000, '1.20E+06')],
    ['readColor', shownAs(0, '0.00E+00'), changed(0, '0.00E+00')],
    ['readText', shownAs(2190, '2.19E+03'), changed(2190, '2.19E+03')],
    ['readEan', shownAs(8_050_000_000_000, '8.05E+12'), changed(8_050_000_000_000, '8.05E+12')],
    ['readEan', shownAs(4006381333932, '4.01E+12'), changed(4006381333932, '4.01E+12')],
    ['readCode', shownAs(0.5, '50%'), scaled('"50%"', 0.5)],
    ['readText', shownAs(12, ''), scaled('nothing', 12)],
    ['readPrice', shownAs(1250, '1'), scaled('"1"', 1250)],
    ['readStock', shownAs(1_234_567, '1.23E+06'), scaled('"1.23E+06"', 1_234_567)],
    ['readGeneric', 'WJМ123', `"WJМ123" ${cyrillic('third', 'M')}`],
    ['readColor', 'АBC', `"АBC" ${cyrillic('first', 'A')}`],
    ['readCurrency', 'ЕUR', `"ЕUR" ${cyrillic('first', 'E')}`],
    [
      'readCode',
      'WJM123000М',
      `"WJM123000М" looks right, but character 10 is a Cyrillic letter that looks like M: type it again`,
    ],
    ['readSize', 'М', `"М" ${cyrillic('first', 'M')}`],
    ['readSize', 'ХL', `"ХL" ${cyrillic('first', 'X')}`],
    ...[
      '3-May',
      '03. Mai',
      '03-mag',
      'mars-40',
      '9-févr.',
      '3/mai',
      '1-Tem',
      '2027-05-03',
      '3.5.2027',
      '5/3/2027',
    ].map((size): ['readSize', string, string] => ['readSize', size, `"${size}" ${changedSize}`]),
    ['readSize', '2027-05-03 00:00:00', `"2027-05-03 00:00:00" ${changedSize}`],
    ['readStock', shownAs(12, '12 dz'), scaled('"12 dz"', 12)],
    ['readOwnCode', shownAs(12, '12 boxes'), scaled('"12 boxes"', 12)],
    ['readPrice', shownAs(5, '50'), scaled('"50"', 5)],
  ])('%s refuses %p: %s', (reader, cell, error) => {
    expect(worded(readers[reader](cell))).toEqual({ error });
  });

  it.each([
    ...['#REF!', '#N/A', '#VALUE!', '#NAME?', '#DIV/0!', '#null!', '#NUM!'],
    ...['#NV', '#BEZUG!', '#¿NOMBRE?', '#N/D', '#ССЫЛКА!', '#Н/Д', '#YOK', '#SAYI/0!', '########'],
  ])('refuse the error value %s', (cell) => {
    expect(worded(readText(cell))).toEqual({ error: `holds the spreadsheet error ${cell}` });
  });

  it('refuse a code and a number with a character that could not be read, and note a text', () => {
    const unreadable = (cell: string) => `"${cell}" has a character that could not be read`;
    const mend = 'correct it, or save the file as UTF-8';
    expect(worded(readCodeUpTo(20)('WJM\ufffd'))).toEqual({ error: `${unreadable('WJM\ufffd')}; ${mend}` });
    expect(worded(readStock('1\ufffd'))).toEqual({ error: `${unreadable('1\ufffd')}; ${mend}` });
    expect(worded(readText('Gr\ufffdn'))).toEqual({ value: 'Gr\ufffdn', note: unreadable('Gr\ufffdn') });
    const both = {
      value: 'Gr\ufffdn',
      note: `${unreadable('Gr\ufffdn')}; characters that can't be seen were removed`,
    };
    expect(worded(readText('Gr\ufffdn\u200b'))).toEqual(both);
  });

  it('refuse a formula without a value given as text', () => {
    expect(worded(readText(uncalculated))).toEqual({ error: noValue });
  });

  it.each<[number, Cell, object]>([
    [4, 'Coat', { value: 'Coat' }],
    [4, ' Coat ', { value: 'Coat' }],
    [4, 'Coats', { error: '"Coats" must have at most 4 characters' }],
    [4, null, { value: null }],
  ])('readTextUpTo(%i) takes %p as %j', (longest, cell, reading) => {
    expect(worded(readTextUpTo(longest)(cell))).toEqual(reading);
  });

  it.each<[keyof typeof readers, FileCell, string | number, string]>([
    ['readPrice', rounded(85.625, 85.63), 8563, '"85.625" is taken as 85.63, as the cell shows it'],
    ['readCode', rounded(36.5, 37), '36.5', '"36.5" is taken, although the cell shows 37'],
    [
      'readText',
      dateCell('4-Mar'),
      '4-Mar',
      '"4-Mar" is a date in the spreadsheet, and is taken as this text',
    ],
    ['readText', 'Wo\u200bol', 'Wool', removed],
    ['readText', 'a\u0000b', 'ab', removed],
    ['readCode', 'M\u200b', 'M', removed],
    ['readSize', 'M\u00ad', 'M', removed],
    ['readEan', '\u200e4006381333931', '4006381333931', removed],
    ['readStock', -1, 0, '"-1" is taken as 0'],
    ['readStock', '−3', 0, '"-3" is taken as 0'],
    ['readStock', '–3', 0, '"-3" is taken as 0'],
    ['readStock', '5-', 0, '"5-" is taken as 0'],
    ['readStock', '(5)', 0, '"(5)" is taken as 0'],
    ['readStock', '12 pcs', 12, '"12 pcs" is taken as 12'],
    ['readStock', '5 Stk.', 5, '"5 Stk." is taken as 5'],
    ['readStock', '+5', 5, '"+5" is taken as 5'],
    ['readStock', "'5", 5, `"'5" is taken as 5`],
    ['readRuleQuantity', '6 pcs', 6, '"6 pcs" is taken as 6'],
    ['readPrice', "'12.50", 1250, `"'12.50" is taken as 12.50`],
    ['readStock', shownAs(1000, '1.00E+03'), 1000, '"1.00E+03" is taken as 1000'],
    ['readPrice', shownAs(12.5, '12 1/2'), 1250, '"12 1/2" is taken as 12.5'],
    [
      'readSize',
      shownAs(36.5, '36 1/2'),
      '36 1/2',
      '"36 1/2" is taken as the cell shows it, although it holds 36.5',
    ],
    ['readText', shownAs(1, '100%'), '100%', '"100%" is taken as the cell shows it, although it holds 1'],
    ['readText', true, 'TRUE', '"TRUE" is a truth value in the spreadsheet, and is taken as this text'],
    ['readSize', shownAs(2, '2XL'), '2XL', '"2XL" is taken as the cell shows it, although it holds 2'],
    [
      'readEan',
      shownAs(4006381333931, '4.01E+12'),
      '4006381333931',
      '"4.01E+12" is taken as 4006381333931, which the cell holds',
    ],
    [
      'readText',
      dateCell('4-\u200bMar'),
      '4-Mar',
      `${removed}; "4-Mar" is a date in the spreadsheet, and is taken as this text`,
    ],
  ])('%s takes %j as %p, with a note', (reader, cell, value, note) => {
    expect(worded(readers[reader](cell))).toEqual({ value, note });
  });

  it('take a number whose format writes words beside it as it is', () => {
    expect(readStock(shownAs(12, '12 in stock'))).toEqual({ value: 12 });
  });

  it.each([null, '', '  ', '\u200b', ' \u00ad\u200e'])('take %p as blank', (cell) => {
    expect(isBlank(cell)).toBe(true);
    for (const read of Object.values(readers)) expect(read(cell)).toEqual({ value: null });
  });

  it.each([0, false, 'x'])('do not take %p as blank', (cell) => {
    expect(isBlank(cell)).toBe(false);
  });
});
