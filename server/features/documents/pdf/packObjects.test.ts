import { readPdf, readPdfObjects } from '../../../test/readPdf';
import { orderOf } from '../../../test/buildOrderDocument';
import { orderTable } from './orderTable.worker';
import { packObjects } from './packObjects';

const header = ['%PDF-1.7\n', '%\xff\xff\xff\xff\n'];
const root = '<<\n/Size 1203\n/Root 1 0 R\n/Info 2 0 R\n/ID [<ab> <ab>]\n>>\n';
const ending = ['xref\n', '0 1203\n', 'trailer\n', root, 'startxref\n', '9\n', '%%EOF\n'];
const picture = '\x01endobj\n\xff';

/** What pdfkit writes of these objects, the last ones first. */
const written = (values: readonly string[], trailing = ending) => {
  const objects = values.map((value, n) => [`${n + 1} 0 obj\n`, `${value}\n`, 'endobj\n']).reverse();
  const stream = ['<<\n/Length 9\n/Filter /DCTDecode\n>>\n', 'stream\n', picture, '\nendstream\n'];
  const pieces = [...header, '1202 0 obj\n', ...stream, 'endobj\n', ...objects.flat(), ...trailing];
  return pieces.map((piece) => (piece === picture ? Buffer.from(piece, 'latin1') : piece));
};
const values = Array.from(
  { length: 1201 },
  (_, n) => `<<\n/S /TH\n/Scope /Row\n/K [${n}]\n/T (\xe9 ${n})\n>>`,
);

test('every object is where the table says, by itself or in one of several streams', () => {
  const bytes = Buffer.from(packObjects(written(values)));
  const objects = readPdfObjects(bytes);
  expect(values.map((_, n) => objects.get(n + 1)?.head)).toEqual(values);
  expect(bytes.toString('latin1').split('/Type /ObjStm')).toHaveLength(4);
});

test('a picture stays as it is, and the root, the info and the id of the file are in the table', () => {
  const bytes = Buffer.from(packObjects(written(values))).toString('latin1');
  expect(bytes).toContain(
    `1202 0 obj\n<<\n/Length 9\n/Filter /DCTDecode\n>>\nstream\n${picture}\nendstream\nendobj\n`,
  );
  // Three streams of objects and the table come to the 1,202 objects, and number 0.
  expect(bytes).toContain('/Size 1207\n/Root 1 0 R\n/Info 2 0 R\n/ID [<ab> <ab>]\n');
  expect(bytes).not.toContain('/Size 1203');
});

test.each([
  ['an object without an end', written(values).toSpliced(6, 1)],
  ['no table', written(values, [])],
])('throws for %s', (_, pieces) => {
  expect(() => packObjects(pieces)).toThrow('The PDF has no table of its objects.');
});

test('the PDF of an order of 2,000 lines is under 400 KB, and has its headings of rows and columns', async () => {
  const sizes = ['34', '36', '38', '40', '42'];
  const bytes = Buffer.from(await orderTable(orderOf(200, { sizes, colors: 2 })));
  expect(bytes.length).toBeLessThan(400 * 1024);
  const texts = readPdf(bytes).flatMap((page) => page.texts.map(({ text }) => text));
  expect(texts.filter((text) => /^PAP\d{3}0[01]0$/.test(text))).toHaveLength(400);
  const heads = [...readPdfObjects(bytes).values()].map(({ head }) => head);
  const scoped = (scope: string) => heads.filter((head) => head.includes(`/Scope /${scope}\n`)).length;
  expect([scoped('Row'), scoped('Column')]).toEqual([400 + 200, 200 * 9]);
});
