import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { read, utils } from 'xlsx';

/** Peak memory of this process, in MB (Linux). */
const peakMb = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024;

/** SheetJS alone: the rows of a file as arrays. */
function readRows(file: string): number {
  const workbook = read(readFileSync(file), { dense: true });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  return sheet === undefined ? 0 : utils.sheet_to_json(sheet, { header: 1 }).length;
}

/** Sharp alone: a picture and a small one of each file, two at a time. */
async function renderAll(files: readonly string[]): Promise<number> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await sharp(file).jpeg({ quality: 84, progressive: true }).toBuffer();
      await sharp(file).resize({ width: 240 }).jpeg({ quality: 80 }).toBuffer();
    }
  };
  sharp.concurrency(1);
  await Promise.all([work(), work()]);
  return files.length;
}

/** Does one of both with the files of the command line, and prints what it took. */
async function run([kind, ...files]: string[]) {
  const started = performance.now();
  const count = kind === 'rows' ? readRows(files[0] ?? '') : await renderAll(files);
  console.log(JSON.stringify({ ms: performance.now() - started, mb: peakMb(), count }));
}

void run(process.argv.slice(2));
