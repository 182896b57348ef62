import { readAnswer } from './readAnswer';

const key = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';
const read = (answer: unknown) => readAnswer(JSON.stringify(answer));

test('an order accepted, with the number of the ERP', () => {
  expect(read({ key, status: 'accepted', erp_number: ' 0000012345 ', message: '' })).toEqual({
    key,
    status: 'accepted',
    erp_number: '0000012345',
  });
});

test('an order rejected, in the words of the ERP', () => {
  expect(read({ key, status: 'rejected', message: 'V1 312: Customer unknown\0' })).toEqual({
    key,
    status: 'rejected',
    message: 'V1 312: Customer unknown',
  });
});

test('a rejection without words says so, and endless words are cut', () => {
  const silent = { key, status: 'rejected', message: 'The ERP rejected this order without saying why.' };
  expect(read({ key, status: 'rejected' })).toEqual(silent);
  expect(read({ key, status: 'rejected', message: '  ' })).toEqual(silent);
  expect(read({ key, status: 'rejected', message: 'x'.repeat(10_000) })).toEqual({
    key,
    status: 'rejected',
    message: 'x'.repeat(2000),
  });
});

test('a byte order mark, capital letters in the key and further fields do no harm', () => {
  const text = `\uFEFF${JSON.stringify({ key: key.toUpperCase(), status: 'accepted', erp_number: '7', plant: 1 })}`;
  expect(readAnswer(text)).toEqual({ key, status: 'accepted', erp_number: '7' });
});

test.each([
  ['', 'It is not valid JSON.'],
  ['{"key": ', 'It is not valid JSON.'],
  ['null', 'It is not a JSON object.'],
  ['"accepted"', 'It is not a JSON object.'],
  ['[]', 'Its key is not one of a sales order.'],
  [JSON.stringify({ key: '../../etc/passwd', status: 'accepted' }), 'Its key is not one of a sales order.'],
  [
    JSON.stringify({ key, status: 'ok' }),
    "Its status is none of 'accepted', 'rejected', 'withdrawn' and 'kept'.",
  ],
  [JSON.stringify({ key, status: 'accepted' }), 'It accepts without an erp_number, which is a text.'],
  [
    JSON.stringify({ key, status: 'accepted', erp_number: 12345 }),
    'It accepts without an erp_number, which is a text.',
  ],
  [
    JSON.stringify({ key, status: 'accepted', erp_number: '1'.repeat(65) }),
    'Its erp_number is longer than 64 characters.',
  ],
])('%s is no answer', (text, fault) => {
  expect(readAnswer(text)).toEqual({ fault });
});
