import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { LoadedGarment } from '../../db/garments';
import { type Env, InvalidEnvError } from '../../core/env';
import type { Pictures } from '../../http/operation';

/** The files of a document's pictures, by name, and strings that change with their content. */
interface FoundPictures {
  files: Record<string, string>;
  state: string[];
}

/**
 * Finds the main picture of each garment, or its thumbnail if it `isSmall`, and, with `swatches`, the swatch of each of
 * its colors.
 */
export async function findPictures(
  pictures: Pick<Pictures, 'find'>,
  garments: readonly Pick<LoadedGarment, 'generic' | 'colors'>[],
  { swatches, isSmall = false }: { swatches: boolean; isSmall?: boolean },
): Promise<FoundPictures> {
  const asked = garments.flatMap(({ generic, colors }) => [
    [isSmall ? 'thumbnails' : 'garments', generic] as const,
    ...(swatches ? colors.map(({ number }) => ['colors', `${generic}_${number}`] as const) : []),
  ]);
  const found = await Promise.all(
    asked.map(async ([kind, name]) => {
      // The document is made without pictures that can't be found.
      const found = await pictures.find(kind, name).catch(() => null);
      return found && { name, file: found.path, state: `${name} ${found.tag}` };
    }),
  );
  // In the order of the garments, whichever file was found first, so that the same document has the same ETag.
  const there = found.filter((one) => one !== null);
  return {
    files: Object.fromEntries(there.map(({ name, file }) => [name, file])),
    state: there.map(({ state }) => state),
  };
}

/** A string that changes with the content of a file; '' when the file does not exist. */
export async function stateOf(file: string): Promise<string> {
  const facts = await stat(file).catch(() => null);
  return facts === null ? '' : `${facts.size} ${facts.mtimeMs}`;
}

// Use only one core per picture, to leave others to the rest of the host.
sharp.concurrency(1);

const dotsAnInch = 200;
const toPixels = (points: number) => Math.round((points / 72) * dotsAnInch);

/** A picture scaled to its printed size; null when it is missing or can't be read. */
export async function loadPicture(
  file: string | undefined,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  if (file === undefined) return null;
  try {
    return await sharp(file)
      .rotate()
      .resize(toPixels(width), toPixels(height), { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78 })
      .toBuffer();
  } catch {
    return null;
  }
}

/**
 * The brand's logo for the head of a document, as PNG on the white of the paper, since a PDF with a transparent one would not
 * be written in one go; null when there is none or it can't be read.
 */
export async function loadLogo(file: string | null): Promise<Buffer | null> {
  if (file === null) return null;
  try {
    return await sharp(file, { density: 300 })
      .resize(toPixels(240), toPixels(40), { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** Loads something for each item, a few items ahead of the consumer: never all of them at once. */
export async function* prefetch<Item, Loaded>(
  items: readonly Item[],
  load: (item: Item) => Promise<Loaded>,
  ahead = 4,
): AsyncGenerator<readonly [Item, Loaded]> {
  const loading = items.slice(0, ahead).map(load);
  for (const [n, item] of items.entries()) {
    const next = items[n + ahead];
    if (next !== undefined) loading.push(load(next));
    const loaded = loading.shift();
    if (loaded !== undefined) yield [item, await loaded];
  }
}

/** Throws `InvalidEnvError` for a logo that can't be printed, so that the host does not start with it. */
export async function checkLogo({ brandLogo }: Pick<Env, 'brandLogo'>): Promise<void> {
  if (brandLogo === null || (await loadLogo(brandLogo)) !== null) return;
  throw new InvalidEnvError([`BRAND_LOGO is '${brandLogo}', but that picture can't be read.`]);
}
