import PDFDocument from 'pdfkit';
import { codesText } from '../ownCodes';
import { readPdf } from '../../../test/readPdf';
import { FontSet } from './FontSet';
import { PdfWriter } from './PdfWriter';

/** The pieces of a line from left to right: what is drawn, and what it reads where that differs. */
async function piecesOf(line: string) {
  const letters = await FontSet.begin(new PDFDocument(), line);
  return letters
    .runsOf(line, 'regular')
    .map(({ text, reads }) => (reads === undefined ? text : [text, reads]));
}

test('a script with rules of its own is a piece of its own, whatever the word begins with', async () => {
  expect(await piecesOf('SKU\u00a0M\u00a0हिन्दी-7')).toEqual(['SKU\u00a0M\u00a0', ['हिन्दी', 'हिन्दी'], '-7']);
  expect(await piecesOf('हिन्दी')).toEqual([['हिन्दी', 'हिन्दी']]);
});

test('the ring of a Thai am is drawn below the tone mark before it, and the text reads as it was', async () => {
  expect(await piecesOf('น้ำ')).toEqual([['น\u0e4d\u0e49\u0e32', 'น้ำ']]);
  expect(await piecesOf('ทำ')).toEqual([['ทำ', 'ทำ']]);
});

test('Arabic digits are passed to fontkit from right to left, as it reverses them', async () => {
  expect(await piecesOf('ع-١٢')).toEqual(['٢١', '-', 'ع']);
});

test('right-to-left codes stay with their sizes', async () => {
  const [line = ''] = codesText(
    'SKU',
    new Map([
      ['36', 'ש-36'],
      ['38', 'ש-38'],
    ]),
  );
  const drawn = (await piecesOf(line)).flat().join('');
  expect(drawn.indexOf('38')).toBeGreaterThan(drawn.indexOf('·'));
  expect(drawn.replace(/[^\d·]/g, '')).toBe('3636·3838');
});

/** What a document with this line in it reads. */
async function readBack(line: string) {
  const doc = new PdfWriter({ font: '', size: 'A4' });
  const letters = await FontSet.begin(doc, line);
  for (const { text, font } of letters.runsOf(line, 'regular')) {
    doc.font(font).text(text, 40, 40, { lineBreak: false });
  }
  return readPdf(Buffer.from(doc.toBytes())).flatMap(({ texts }) => texts.map(({ text }) => text));
}

test('a letter that was part of another one in an earlier document can be read in the next', async () => {
  expect(await readBack('Aída ĵ ø')).toEqual(['Aída ĵ ø']);
  expect(await readBack('Kırmızı')).toEqual(['Kırmızı']);
  expect(await readBack('i\u0301')).toEqual(['i\u0301']);
});
