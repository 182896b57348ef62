import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../../db/openDatabase';
import { type ExtraPictures, selectExtraPictures } from './queries';

const extraName = /^([A-Z0-9]{6})_([A-Z0-9]{3})_\d+$/;
const mostExtra = 99;

/**
 * How many extra pictures the colours have of which some were uploaded (`WJM123_000_1`): those numbered from 1
 * without a gap. Pictures counted before stay counted, as the demo's are made when they are asked for.
 */
export async function countExtraPictures(
  db: Db,
  imagesDir: string,
  names: readonly string[],
): Promise<ExtraPictures[]> {
  const colours = new Map<string, { generic: string; color: string }>();
  for (const name of names) {
    const [, generic, color] = extraName.exec(name) ?? [];
    if (generic !== undefined && color !== undefined) colours.set(`${generic}_${color}`, { generic, color });
  }
  if (colours.size === 0) return [];
  const known = await selectExtraPictures(db, [...colours.values()]);
  const before = new Map(known.map(({ generic, color, count }) => [`${generic}_${color}`, count]));
  return [...colours]
    .map(([code, colour]) => ({ ...colour, count: countFrom(imagesDir, code, before.get(code) ?? 0) }))
    .filter(({ count }) => count > 0);
}

function countFrom(imagesDir: string, code: string, counted: number): number {
  let count = counted;
  while (count < mostExtra && existsSync(path.join(imagesDir, 'garments', `${code}_${count + 1}.jpg`))) {
    count += 1;
  }
  return count;
}
