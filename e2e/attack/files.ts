import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workbook } from '../workbook';
import type { ContractCall } from '../../server/test/contract';

type File = NonNullable<ContractCall['files']>[number];

const catalogRows = [
  ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'stock', 'wh_price_0151'],
  ['WJM123', 'Coat', '000', 'S', 40, 'EUR', 5, 38],
  ['WJM123', 'Coat', '000', 'M', 40, 'EUR', 5, 38],
  ['WJM456', 'Scarf', '100', 'U', 15, 'EUR', 9, 14],
];

/** The codes of the skus in each catalog of the attack. */
export const skus = ['WJM123000S', 'WJM123000M', 'WJM456100U'];

/** The file of such a catalog. */
export const catalogFile = workbook('catalog.xlsx', ...catalogRows).buffer;

const good: Record<string, () => Buffer> = {
  uploadStock: () => workbook('s.xlsx', ['sku', 'stock'], [skus[0], 3]).buffer,
  createUsersInBulk: () => workbook('u.xlsx', ['name', 'email'], ['Bulk', `bulk-${bulk()}@shop.test`]).buffer,
  deleteGarments: () => workbook('d.xlsx', ['sku'], [skus[2]]).buffer,
};

let made = 0;
function bulk() {
  made += 1;
  return `${process.pid}-${made}`;
}

/** A JPEG that claims to be 2^16 - 1 by 2^16 - 1 pixels, and a file that only pretends to be a zip. */
const badFiles: Buffer[] = [
  Buffer.alloc(0),
  Buffer.from('sku,stock\n1,2\n'),
  Buffer.from('PK\u0003\u0004 this is no workbook'),
  Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff,
  ]),
  readFileSync(path.join(__dirname, '../fixtures/catalog-password.xls')),
];

/** The file that a plan names, for a form field. */
export function fileOf(operation: string, field: string, isGood: boolean, variant: number): File {
  const isPicture = field === 'images';
  const filename = isPicture ? 'WJM123.jpg' : 'rows.xlsx';
  const content = isGood
    ? (good[operation]?.() ?? catalogFile)
    : (badFiles[variant % badFiles.length] ?? Buffer.alloc(0));
  return { field, filename, content };
}
