import { MalformedFormError, readBoundary, readForm } from './readForm';

async function* piecesOf(form: string | Buffer, size: number) {
  const bytes = Buffer.from(form);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function partsOf(form: string | Buffer, size = 65_536) {
  const parts: { name: string; filename: string | null; content: string }[] = [];
  for await (const { name, filename, content } of readForm(piecesOf(form, size), 'xx')) {
    const bytes: Buffer[] = [];
    for await (const piece of content) bytes.push(piece);
    parts.push({ name, filename, content: Buffer.concat(bytes).toString() });
  }
  return parts;
}

const part = (disposition: string, content = 'a') =>
  `--xx\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--xx--\r\n`;

const whole = form(
  part('form-data; name="ids"', '1,2'),
  part('form-data; name="empty"', ''),
  part('form-data; name="file"; filename="a.xlsx"', '\r\n--x\r\r\n-\r\n--xyz'),
);

test.each([1, 2, 3, 5, 7, 11, 64, 65_536])(
  'a form that comes in pieces of %i bytes is read',
  async (size) => {
    expect(await partsOf(whole, size)).toEqual([
      { name: 'ids', filename: null, content: '1,2' },
      { name: 'empty', filename: null, content: '' },
      { name: 'file', filename: 'a.xlsx', content: '\r\n--x\r\r\n-\r\n--xyz' },
    ]);
  },
);

test('a form without parts, and text before and after the parts, are accepted', async () => {
  expect(await partsOf('--xx--')).toEqual([]);
  expect(await partsOf(`before\r\n${form(part('form-data; name=a'))}after`)).toHaveLength(1);
});

test.each([
  ['form-data; name="file"; filename="C:\\\\files\\\\a.xlsx"', 'a.xlsx'],
  ['form-data; name="file"; filename="C:\\files\\a.xlsx"', 'a.xlsx'],
  ['form-data; name="file"; filename="../../etc/passwd"', 'passwd'],
  ['form-data; name="file"; filename="a \\"b\\".jpg"', 'a "b".jpg'],
  ['form-data; name="file"; filename="été.jpg"', 'été.jpg'],
  ["form-data; name=file; filename=x; filename*=UTF-8''%C3%A9t%C3%A9.jpg", 'été.jpg'],
  ['Form-Data ; NAME=file;filename=a.jpg', 'a.jpg'],
  ['form-data; name="file"; filename=""', ''],
])('%s names the file %s', async (disposition, filename) => {
  expect(await partsOf(form(part(disposition)))).toEqual([{ name: 'file', filename, content: 'a' }]);
});

const unsaid = 'A part of the form does not say which field it is.';
const damagedHead = 'The head of a part is damaged.';
test.each([
  ['without a disposition', '--xx\r\nContent-Type: text/plain\r\n\r\na\r\n--xx--', unsaid],
  ['without any head', '--xx\r\n\r\na\r\n--xx--', unsaid],
  [
    'with two dispositions',
    form(part('form-data; name=a\r\nContent-Disposition: form-data; name=b')),
    unsaid,
  ],
  ['with another disposition', form(part('attachment; name="a"')), unsaid],
  ['without a name', form(part('form-data; filename="a"')), 'A part of the form has no name.'],
  ['with an empty name', form(part('form-data; name=""')), 'A part of the form has no name.'],
  ['with a line feed in a name', form(part('form-data; name="a\nb"')), damagedHead],
  ['with a NUL in a name', form(part('form-data; name="a\0b"')), damagedHead],
  ['with a name that does not end', form(part('form-data; name="a')), damagedHead],
  ['with a folded line', form(part('form-data;\r\n name="a"')), damagedHead],
  ['with a line that is no header', form(part('form-data; name=a\r\nnonsense')), damagedHead],
  ['with a head that does not end', `--xx\r\nA: ${'a'.repeat(20_000)}`, 'The head of a part is too long.'],
  ['that ends in a head', '--xx\r\nContent-Dis', 'The form ends too early.'],
  ['that ends in a part', part('form-data; name="a"').slice(0, -3), 'The form ends too early.'],
  ['without its last line', part('form-data; name="a"'), 'The form ends too early.'],
  [
    'with a damaged last line',
    `${part('form-data; name="a"')}--xx-?`,
    'A line that parts the form is damaged.',
  ],
  ['that is empty', '', 'The form ends too early.'],
  ['that is no form', 'a'.repeat(20_000), 'The form does not begin with a part.'],
  [
    'with a broken escape in a name',
    form(part("form-data; name=a; filename*=UTF-8''%E0%A4%A")),
    'The name of a file cannot be read.',
  ],
])('a form %s is refused', async (_what, text, message) => {
  const refused = expect.objectContaining({ constructor: MalformedFormError, message });
  await expect(partsOf(text)).rejects.toEqual(refused);
});

test('a name that is not UTF-8 is refused', async () => {
  await expect(partsOf(Buffer.from(form(part('form-data; name="\xe9"')), 'latin1'))).rejects.toThrow(
    'The form holds text that is not UTF-8.',
  );
});

test.each([
  ['multipart/form-data; boundary=xx', 'xx'],
  ['multipart/form-data; charset=utf-8; Boundary="x x"', 'x x'],
])('%s has the boundary %s', (type, boundary) => expect(readBoundary(type)).toBe(boundary));

test.each(['', '; boundary=', '; boundary=""', `; boundary=${'x'.repeat(71)}`])(
  "the type 'multipart/form-data%s' has none",
  (rest) =>
    expect(() => readBoundary(`multipart/form-data${rest}`)).toThrow(
      'The form does not say where its parts begin.',
    ),
);
