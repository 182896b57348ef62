import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { read } from 'xlsx';
import { orderExcel } from '../../server/features/documents/excel/orderExcel.worker';
import { cellsBySku } from '../../server/test/orderBook';
import { randomOrder, type RandomOrder } from '../../server/test/randomOrder';
import { hasPoppler, inOtherLetters, pdfFaults, skuFault } from './documents';
import { readFill } from '../../src/features/line-sheet/fill/readFill';

/** The formats, and what LibreOffice calls the file of the nth order. */
const formats: Record<string, (index: number) => string> = {
  xlsx: (index) => `${index}.xlsx`,
  xls: (index) => `${index}.xls`,
  ods: (index) => `${index}.ods`,
  csv: (index) => `${index}-Order form.csv`,
};
const packages = ['libreoffice-calc-nogui', 'python3-uno', 'poppler-utils'];
const count = Number(process.env.ORDERS ?? 200);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Installs LibreOffice if it was asked to. */
function needLibreOffice(): void {
  if (spawnSync('soffice', ['--version']).status === 0) return;
  if (!process.argv.includes('--install')) {
    throw new Error('LibreOffice is missing: npm run roundtrip -- --install installs it with apt-get.');
  }
  const apt = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  execFileSync('nice', ['-n', '10', ...apt], { stdio: 'inherit' });
}

/** An order, and what is to be typed into its form. */
interface Filled {
  name: string;
  order: RandomOrder;
  cells: Record<string, number>;
  /** What is to come back, by sku. */
  expected: Record<string, number>;
}

/** Writes the workbooks of random orders, and plans what to type into them. */
async function writeForms(folder: string): Promise<Filled[]> {
  const quantity = fc.option(fc.integer({ min: 0, max: 999_999 }), { freq: 3 });
  const drawn = fc.sample(fc.tuple(randomOrder, fc.array(quantity, { minLength: 90, maxLength: 90 })), {
    numRuns: count,
    seed,
  });
  const plan: Filled[] = [];
  for (const [index, [random, typed]] of drawn.entries()) {
    const order = inOtherLetters(random, index);
    const bytes = await orderExcel(JSON.stringify(order));
    const addresses = cellsBySku(read(bytes).Sheets['Order form'] ?? {});
    const made = order.garments.flatMap(({ skus }) => skus.map(({ sku }) => sku));
    const bases = new Map(order.skus.map(({ sku, quantity: base }) => [sku, base]));
    const filled: Filled = { name: `${index}.xlsx`, order, cells: {}, expected: {} };
    for (const [at, sku] of made.entries()) {
      const [value = null, address] = [typed[at], addresses.get(sku)];
      if (value === null || address === undefined || value === (bases.get(sku) ?? 0)) continue;
      filled.cells[address] = value;
      filled.expected[sku] = value;
    }
    writeFileSync(path.join(folder, filled.name), bytes);
    plan.push(filled);
  }
  const typing = plan.map(({ name, cells, expected }) => ({ name, cells, expected }));
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(typing));
  return plan;
}

/** What differs in a file that came back, in a sentence; null when every cell is as it was typed. */
function faultOf(file: string, { expected }: Filled): string | null {
  const reading = readFill(readFileSync(file));
  if (reading.state !== 'read') return JSON.stringify(reading.message);
  const { cells, refused, origin } = reading.file;
  if (origin?.order !== '12' || origin.version !== 7) return `made from ${JSON.stringify(origin)}`;
  if (refused.length > 0) return `refused ${JSON.stringify(refused)}`;
  const read = JSON.stringify(cells.map(({ sku, quantity }) => [sku, quantity]).sort());
  const typed = JSON.stringify(Object.entries(expected).sort());
  return read === typed ? null : `read ${read}, typed ${typed}`;
}

/**
 * Random orders go out as Excel, are filled in by LibreOffice, saved in each format, and must come back as typed; their
 * other sheets and their PDFs must have the numbers of the order.
 */
async function main() {
  needLibreOffice();
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-roundtrip-'));
  mkdirSync(path.join(folder, 'profile'));
  const plan = await writeForms(folder);
  execFileSync('/usr/bin/python3', [path.join(__dirname, 'change.py'), folder], { stdio: 'inherit' });
  const faults = Object.entries(formats).flatMap(([format, nameOf]) =>
    plan.flatMap((filled, index) => {
      const file = path.join(folder, format, nameOf(index));
      const fault = faultOf(file, filled) ?? (format === 'csv' ? null : skuFault(file, filled.order));
      return fault === null ? [] : [`${file}: ${fault}`];
    }),
  );
  const cells = plan.reduce((sum, filled) => sum + Object.keys(filled.cells).length, 0);
  console.log(
    `${plan.length} orders, ${cells} cells typed, saved as ${Object.keys(formats).join(', ')} (SEED=${seed}).`,
  );
  if (hasPoppler())
    for (const [index, { order }] of plan.entries()) faults.push(...(await pdfFaults(folder, index, order)));
  else console.log('The PDFs are not read: pdftotext (poppler-utils) is missing.');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log('All came back as they were typed, with the numbers that were ordered.');
  rmSync(folder, { recursive: true });
}

void main();
