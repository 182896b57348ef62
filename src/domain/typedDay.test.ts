import { type DayOrder, readTypedDay } from './typedDay';

const read = (text: string, order: DayOrder) => readTypedDay(text, order)?.day ?? null;

it.each([
  ['1.3.27', '2027-03-01', '2027-01-03', '2001-03-27'],
  ['1/3/27', '2027-03-01', '2027-01-03', '2001-03-27'],
  ['01.03.2027', '2027-03-01', '2027-01-03', '2027-03-01'],
  ['1-3-2027', '2027-03-01', '2027-01-03', '2027-03-01'],
  ['1. 3. 2027', '2027-03-01', '2027-01-03', '2027-03-01'],
  ['27.3.1', '2027-03-01', '2027-03-01', '2027-03-01'],
])('%s in the orders of three languages', (text, dmy, mdy, ymd) => {
  expect([read(text, 'DMY'), read(text, 'MDY'), read(text, 'YMD')]).toEqual([dmy, mdy, ymd]);
});

it.each([
  ['2027-03-01', '2027-03-01'],
  ['2027/3/1', '2027-03-01'],
  [' 2027. 03. 01. ', '2027-03-01'],
  ['2027年3月1日', '2027-03-01'],
  ['٢٥/٣/٢٠٢٧', '2027-03-25'],
  ['２５．３．２７', '2027-03-25'],
  ['25.03.2027 г.', '2027-03-25'],
  ['25/3/27', '2027-03-25'],
  ['3/25/27', '2027-03-25'],
  ['29.2.28', '2028-02-29'],
])('%s in every order', (text, day) => {
  expect([read(text, 'DMY'), read(text, 'MDY')]).toEqual([day, day]);
});

it.each([
  '',
  'asap',
  '31.13.27',
  '31.2.27',
  '30/30/2027',
  '1.3',
  '1.3.127',
  '12.3.2027.5',
  'KW 12 3 27',
  '3 of 4 27',
])('nothing from "%s"', (text) => {
  expect(read(text, 'MDY') ?? read(text, 'DMY')).toBeNull();
});

it.each([
  ['1.3.27', true],
  ['3.3.27', false],
  ['13.3.27', false],
  ['3.13.27', true],
  ['2027-03-01', false],
])('whether %s could be another day: %s', (text, isUnclear) => {
  expect(readTypedDay(text, 'DMY')?.isUnclear).toBe(isUnclear);
});
