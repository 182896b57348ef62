import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { read, utils, write } from 'xlsx';
import { readPdf } from '../../server/test/readPdf';
import { printCost } from '../tools/printCost';

const folder = path.dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'));
const font = path.join(folder, '400Regular/NotoSans_400Regular.ttf');

/** SheetJS alone, with the cells of a workbook; answers a function that writes it. */
function sheets(file: string): () => Promise<number> {
  const { SheetNames, Sheets } = read(readFileSync(file));
  const rows = SheetNames.map((name) => utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }));
  return async () => {
    const book = utils.book_new();
    for (const [n, cells] of rows.entries())
      utils.book_append_sheet(book, utils.aoa_to_sheet(cells), SheetNames[n]);
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
    return bytes.length;
  };
}

interface Place {
  file: string;
  width: number;
  height: number;
}

/** The pictures of an image folder in the order in which a document places them: garments first, then swatches. */
function placesIn(folder: string): Place[] {
  const within = (kind: string, size: { width: number; height: number }) =>
    readdirSync(path.join(folder, kind)).map((name) => ({ file: path.join(folder, kind, name), ...size }));
  return [...within('garments', { width: 78, height: 107 }), ...within('colors', { width: 9, height: 9 })];
}

const toPixels = (points: number) => Math.round((points / 72) * 200);

/** Pdfkit and sharp alone: a PDF's texts at the same places and as many pictures; answers a function that writes it. */
function pages(file: string, pictures: string | undefined): () => Promise<number> {
  const content = readPdf(readFileSync(file));
  const all = pictures === undefined ? [] : placesIn(pictures);
  return async () => {
    sharp.concurrency(1);
    const places = [...all];
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    let length = 0;
    const ended = new Promise<void>((resolve) => doc.on('end', resolve));
    doc.on('data', (chunk: Buffer) => (length += chunk.length));
    doc.font(font);
    for (const [n, page] of content.entries()) {
      if (n > 0) doc.addPage();
      for (const { text, x, y, size } of page.texts)
        doc.fontSize(size).text(text, x, y - size, { lineBreak: false });
      for (const { file: picture, ...size } of places.splice(0, page.pictures)) {
        const pixels = sharp(picture).resize(toPixels(size.width), toPixels(size.height));
        doc.image(await pixels.jpeg({ quality: 78 }).toBuffer(), 36, 36, size);
      }
    }
    doc.end();
    await ended;
    return length;
  };
}

/** Makes the content of one of our documents with a library alone, once to warm up and once to measure. */
async function run([kind, file = '', pictures]: string[]) {
  const make = kind === 'xlsx' ? sheets(file) : pages(file, pictures);
  await make();
  await printCost(make);
}

void run(process.argv.slice(2));
