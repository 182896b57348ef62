import { stripToValues } from './toReadable';

function record(type: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt16LE(type, 0);
  header.writeUInt16LE(content.length, 2);
  return Buffer.concat([header, content]);
}

const begin = record(0x0809, Buffer.from('0006050000000000', 'hex'));
const end = record(0x000a);
const skipped = 0x001d;

it('preserves values at their offsets, and replaces other records with ones to skip', () => {
  const number = record(0x0203, Buffer.alloc(14, 1));
  const link = (type: number) => record(type, Buffer.alloc(40, 2));
  expect(stripToValues(Buffer.concat([begin, link(0x01b8), number, end]))).toEqual(
    Buffer.concat([begin, link(skipped), number, end]),
  );
});

it('preserves records that continue a value, and skips those that continue others', () => {
  const more = (type: number) => record(type, Buffer.alloc(5, 3));
  const texts = record(0x00fc, Buffer.alloc(9));
  const drawing = (type: number) => record(type, Buffer.alloc(9));
  expect(stripToValues(Buffer.concat([texts, more(0x3c), more(0x3c), drawing(0xec), more(0x3c)]))).toEqual(
    Buffer.concat([texts, more(0x3c), more(0x3c), drawing(skipped), more(skipped)]),
  );
});

it('removes only a formula’s own bytes', () => {
  const formula = Buffer.alloc(30, 7);
  const without = Buffer.from(formula);
  without.writeUInt16LE(0xffff, 20);
  expect(stripToValues(Buffer.concat([record(0x0006, formula), end]))).toEqual(
    Buffer.concat([record(0x0006, without), end]),
  );
});

it('does not modify its input, and drops what follows the end of the stream', () => {
  const stream = Buffer.concat([begin, record(0x01b8), end, Buffer.alloc(20), Buffer.from('rest')]);
  const before = Buffer.from(stream);
  expect(stripToValues(stream)).toEqual(Buffer.concat([begin, record(skipped), end]));
  expect(stream).toEqual(before);
});

const damaged = 'The file is damaged; open it in your spreadsheet program, save it again and try again.';

it.each<[string, Buffer, string]>([
  ['a record that ends behind the file', begin.subarray(0, 10), damaged],
  ['a workbook of Excel 4', record(0x0809, Buffer.from('00040500', 'hex')), damaged],
  ['a workbook of no version', record(0x0809), damaged],
  ['a formula without a place for one', record(0x0006, Buffer.alloc(21)), damaged],
  [
    'a password',
    Buffer.concat([begin, record(0x002f, Buffer.alloc(6))]),
    'The file is protected with a password; remove the password and try again.',
  ],
  [
    'merged cells without end',
    Buffer.concat(Array.from({ length: 1001 }, () => record(0x00e5, Buffer.alloc(2)))),
    'The file is too large to be read; split it into smaller files.',
  ],
])('refuses %s', (_case, stream, message) => {
  expect(() => stripToValues(stream)).toThrow(message);
});
