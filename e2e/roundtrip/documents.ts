import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, utils } from 'xlsx';
import { confirmation } from '../../server/features/documents/pdf/confirmation.worker';
import { orderTable } from '../../server/features/documents/pdf/orderTable.worker';
import { colorCodeOf } from '../../src/domain/sku';
import type { RandomOrder } from '../../server/test/randomOrder';

const names = ['Coat', 'Şişli gömleği', 'Μάλλινο παλτό', 'قميص قطني', '東京コート'];

/** An order whose garments have names in other alphabets. */
export function inOtherLetters(order: RandomOrder, index: number): RandomOrder {
  const nameOf = (generic: string) => names[(Number(generic.slice(3)) + index) % names.length] ?? '';
  const rename = <Named extends { generic: string }>(one: Named) => ({ ...one, name: nameOf(one.generic) });
  return { ...order, garments: order.garments.map(rename), skus: order.skus.map(rename) };
}

/** The pieces and amount of each ordered sku. */
const ordered = ({ skus }: RandomOrder) =>
  skus.map(({ sku, quantity, price_cents: cents }) => [sku, quantity, quantity * cents] as const).sort();

/** What differs in the list of skus of a workbook that LibreOffice has saved; null when every number is as it was. */
export function skuFault(file: string, order: RandomOrder): string | null {
  const rows = utils.sheet_to_json<Record<string, number | string>>(
    read(readFileSync(file)).Sheets.Skus ?? {},
  );
  const found = rows
    .map(
      ({ Sku, Quantity, Amount }) =>
        [String(Sku), Number(Quantity), Math.round(Number(Amount) * 100)] as const,
    )
    .sort();
  const [expected, came] = [JSON.stringify(ordered(order)), JSON.stringify(found)];
  return expected === came ? null : `the skus are ${came}, not ${expected}`;
}

/** Whether poppler is here to read PDFs. */
export const hasPoppler = () => spawnSync('pdftotext', ['-v']).status === 0;

const count = new Intl.NumberFormat('en');
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** What poppler does not find in an order's PDFs: names, and the pieces and amount of each style of several colors. */
export async function pdfFaults(folder: string, index: number, order: RandomOrder): Promise<string[]> {
  const faults: string[] = [];
  const byStyle = new Map<string, { name: string; pieces: number; cents: number; colors: Set<string> }>();
  for (const { sku, generic, name, quantity, price_cents: price } of order.skus) {
    const { pieces, cents, colors } = byStyle.get(generic) ?? { pieces: 0, cents: 0, colors: new Set() };
    byStyle.set(generic, {
      name,
      pieces: pieces + quantity,
      cents: cents + quantity * price,
      colors: colors.add(colorCodeOf(sku)),
    });
  }
  const styles = [...byStyle.values()].filter(({ pieces }) => pieces > 0);
  for (const [kind, make] of Object.entries({ order: orderTable, confirmation })) {
    const file = path.join(folder, `${kind}-${index}.pdf`);
    writeFileSync(file, await make(JSON.stringify({ ...order, head: { ...order.head, ...sentHead } })));
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    const totals =
      text.match(/^ *Total +[\d,]+ +[\d,.]+$/gm)?.map((line) => line.trim().split(/ +/).slice(1)) ?? [];
    const expected = styles
      .filter(({ colors }) => colors.size > 1)
      .map(({ pieces, cents }) => [count.format(pieces), amount.format(cents / 100)]);
    if (JSON.stringify(totals.sort()) !== JSON.stringify(expected.sort()))
      faults.push(`${file}: the totals are ${JSON.stringify(totals)}, not ${JSON.stringify(expected)}`);
    for (const { name } of styles) if (!text.includes(name)) faults.push(`${file}: ${name} is not there`);
  }
  return faults;
}

/** What random orders leave out of the head of a document. */
const sentHead = { note: '', erp_number: '', sap_status: 2, finished: true, catalog_type: 'initial' };
