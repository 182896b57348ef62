import { giveCodes } from '../own-codes/ownCodes';
import { plainTitle } from '../prepare/titles';
import { isColorNumber, isGeneric } from '../sku';

/** A garment that pictures may show. */
export type PicturedGarment = {
  readonly generic: string;
  readonly number: string;
  readonly name: string;
  readonly colors: readonly { readonly number: string; readonly name: string }[];
};

/** What a picture shows: a garment, in one of its colors if the file's name tells. */
export type Shown = { readonly generic: string; readonly color: string | null };

/** What is in a picture, by the names that its file may have. */
export type PictureIndex = {
  readonly byGeneric: ReadonlyMap<string, PicturedGarment>;
  readonly byName: ReadonlyMap<string, PicturedGarment>;
};

/** The garments of a catalog by their codes, numbers and names; a name that two of them have finds neither. */
export function indexGarments(garments: readonly PicturedGarment[]): PictureIndex {
  const byName = new Map<string, PicturedGarment>();
  const shared = new Set<string>();
  for (const garment of garments) {
    for (const key of new Set([plainTitle(garment.number), plainTitle(garment.name)])) {
      if (key === '') continue;
      if (byName.has(key)) shared.add(key);
      byName.set(key, garment);
    }
  }
  for (const key of shared) byName.delete(key);
  return { byGeneric: new Map(garments.map((garment) => [garment.generic, garment])), byName };
}

/**
 * What a picture shows, by its file's name: it begins with our code, the brand's own code, the number or the name of a
 * garment, perhaps followed by its color. Without a catalog only our own codes are known. Null when nothing fits.
 */
export function shownBy(fileName: string, index: PictureIndex): Shown | null {
  const words = fileName.replace(/\.[^.]*$/, '').split(/([\s_\-.]+)/);
  for (let end = words.length; end > 0; end -= 2) {
    const own = words.slice(0, end).join('').trim();
    const rest = words.slice(end + 1);
    const garment = garmentOf(own, index);
    if (garment !== undefined) return { generic: garment.generic, color: colorOf(rest, garment) };
    if (index.byGeneric.size === 0 && isGeneric(own.toUpperCase())) {
      const [color = ''] = rest.map((word) => word.toUpperCase());
      return { generic: own.toUpperCase(), color: isColorNumber(color) ? color : null };
    }
  }
  return null;
}

function garmentOf(own: string, { byGeneric, byName }: PictureIndex): PicturedGarment | undefined {
  const made = [...giveCodes('style', [own]).values()].flatMap((code) => byGeneric.get(code) ?? []);
  return made[0] ?? byName.get(plainTitle(own));
}

/** The color that the words after a garment begin with: by its number, its name or the brand's own code. */
function colorOf(words: readonly string[], { colors }: PicturedGarment): string | null {
  for (let end = words.length; end > 0; end -= 1) {
    const own = words.slice(0, end).join('').trim();
    const codes = [...giveCodes('color', [own]).values()];
    const found = colors.find(
      ({ number, name }) => codes.includes(number) || (name !== '' && plainTitle(name) === plainTitle(own)),
    );
    if (found !== undefined) return found.number;
  }
  return null;
}

/**
 * The names of pictures in their order (spec 5): the first one of a garment without a color is its main picture, or the
 * first one at all; the others are numbered in their color, those without one in the garment's first color. A picture
 * that shows nothing known has no name.
 */
export function pictureNames(pictures: readonly (Shown | null)[], index: PictureIndex): (string | null)[] {
  const mains = new Map<string, Shown>();
  for (const shown of pictures) {
    if (shown === null) continue;
    const main = mains.get(shown.generic);
    if (main === undefined || (main.color !== null && shown.color === null)) mains.set(shown.generic, shown);
  }
  const counts = new Map<string, number>();
  return pictures.map((shown) => {
    if (shown === null) return null;
    if (mains.get(shown.generic) === shown) return `${shown.generic}.jpg`;
    const color = shown.color ?? index.byGeneric.get(shown.generic)?.colors[0]?.number ?? '000';
    const key = `${shown.generic}_${color}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}_${count}.jpg`;
  });
}
