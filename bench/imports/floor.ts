import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { read, utils } from 'xlsx';
import { printCost } from '../tools/printCost';

/** SheetJS alone: the rows of a file as arrays. */
function readRows(file: string) {
  const { SheetNames, Sheets } = read(readFileSync(file), { dense: true });
  return utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

/** Sharp alone: a picture and a thumbnail of each file, two at a time. */
async function renderAll(files: readonly string[]) {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await sharp(file).jpeg({ quality: 84, progressive: true }).toBuffer();
      await sharp(file).resize({ width: 240 }).jpeg({ quality: 80 }).toBuffer();
    }
  };
  sharp.concurrency(1);
  await Promise.all([work(), work()]);
}

const [kind, ...files] = process.argv.slice(2);
void printCost(() => (kind === 'rows' ? readRows(files[0] ?? '') : renderAll(files)));
