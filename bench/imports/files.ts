import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeRows } from '../../src/lib/writeRows';

const header = [
  'generic',
  'number',
  'name',
  'drop',
  'description',
  'composition',
  'currency',
  'with_stocks',
  'color',
  'color_name',
  'size',
  'wh_price',
  'rt_price',
  'wh_price_0151',
  'stock',
];

/** A catalog file of this many rows, 40 per garment: the price says which version of it this is. */
export function writeCatalogFile(folder: string, rows: number, price: number): string {
  const body = Array.from({ length: rows }, (_, index) => {
    const garment = Math.floor(index / 40);
    const generic = `B${String(garment).padStart(5, '0')}`;
    return [
      generic,
      garment,
      `Garment ${garment}`,
      `Drop ${garment % 3}`,
      'Fine knit with a round neck and long sleeves, made to be worn for years',
      '70 % merino wool, 30 % cotton',
      'EUR',
      'yes',
      Math.floor((index % 40) / 8),
      ['Black', 'Night', 'Sand', 'Rust', 'Moss'][Math.floor((index % 40) / 8)],
      `${34 + (index % 8) * 2}`,
      price,
      price * 2.5,
      price - 1,
      index % 90,
    ];
  });
  const file = path.join(folder, `catalog-${price}.xlsx`);
  writeFileSync(file, Buffer.from(writeRows([header, ...body])));
  return file;
}

/** Pictures like a camera's, as far as file size goes: a soft light and some grain. */
export async function writePictures(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `B${String(index).padStart(5, '0')}.jpg`);
    const grain = await sharp({
      create: {
        width: 790,
        height: 1080,
        channels: 3,
        background: { r: index % 256, g: 120, b: 90 },
        noise: { type: 'gaussian', mean: 128, sigma: 22 },
      },
    })
      .blur(1.2)
      .jpeg({ quality: 90 })
      .toBuffer();
    writeFileSync(file, grain);
    files.push(file);
  }
  return files;
}
