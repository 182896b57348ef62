import { generateCodes } from '../own-codes/ownCodes';
import { pictureNameFault } from '../pictures';
import { plainTitle } from '../prepare/titles';
import { genericOf, isColorNumber, isGeneric } from '../sku';

export type PicturedGarment = {
  readonly generic: string;
  readonly number: string;
  readonly name: string;
  readonly colors: readonly { readonly number: string; readonly name: string }[];
  /** The number of existing extra pictures by color. */
  readonly pictures: { readonly [color in string]?: number };
};

/** The garment that a picture shows, and the color if the file name contains it. */
export type Shown = { readonly generic: string; readonly color: string | null };

/** Finds the garment of a picture by its file name. */
export type PictureIndex = {
  readonly byGeneric: ReadonlyMap<string, PicturedGarment>;
  readonly byName: ReadonlyMap<string, PicturedGarment>;
  /** The garments that already have a main picture, by their generics. */
  readonly withMain: ReadonlySet<string>;
};

/**
 * Indexes the garments of a catalog by their codes, numbers and names; ambiguous names are left out. `missing` are the
 * generics without a main picture, undefined where unknown.
 */
export function indexGarments(
  garments: readonly PicturedGarment[],
  missing: readonly string[] | undefined,
): PictureIndex {
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
  const without = new Set(missing);
  return {
    byGeneric: new Map(garments.map((garment) => [garment.generic, garment])),
    byName,
    withMain: new Set(
      missing === undefined
        ? []
        : garments.map(({ generic }) => generic).filter((generic) => !without.has(generic)),
    ),
  };
}

/** Whether a picture of this name exists, which an upload would replace. */
export function isPictured(name: string, { byGeneric, withMain }: PictureIndex): boolean {
  const [, generic = '', color, number] = /^(.{6})(?:_(.{3})_(\d+))?\.jpg$/.exec(name) ?? [];
  if (color === undefined) return withMain.has(generic);
  return Number(number) <= (byGeneric.get(generic)?.pictures[color] ?? 0);
}

/**
 * The garment in a picture, by its file name, which begins with our code, the brand's own code, the number or the name
 * of a garment, maybe followed by its color. Without a catalog only our own codes are recognized. Null for other
 * names.
 */
export function shownBy(fileName: string, index: PictureIndex): Shown | null {
  const words = fileName.replace(/\.[^.]*$/, '').split(/([\s_\-.]+)/);
  for (let end = words.length; end > 0; end -= 2) {
    const own = words.slice(0, end).join('').trim();
    const remainder = words.slice(end + 1);
    const garment = garmentOf(own, index);
    if (garment !== undefined) return { generic: garment.generic, color: colorOf(remainder, garment) };
    if (index.byGeneric.size === 0 && isGeneric(own.toUpperCase())) {
      const [color = ''] = remainder.map((word) => word.toUpperCase());
      return { generic: own.toUpperCase(), color: isColorNumber(color) ? color : null };
    }
  }
  return null;
}

function garmentOf(own: string, { byGeneric, byName }: PictureIndex): PicturedGarment | undefined {
  const made = [...generateCodes('style', [own]).values()].flatMap((code) => byGeneric.get(code) ?? []);
  return made[0] ?? byName.get(plainTitle(own));
}

/** The color in the words after a garment: by its number, its name or the brand's own code. */
function colorOf(words: readonly string[], { colors }: PicturedGarment): string | null {
  for (let end = words.length; end > 0; end -= 1) {
    const own = words.slice(0, end).join('').trim();
    const codes = [...generateCodes('color', [own]).values()];
    const found = colors.find(
      ({ number, name }) => codes.includes(number) || (name !== '' && plainTitle(name) === plainTitle(own)),
    );
    if (found !== undefined) return found.number;
  }
  return null;
}

/** The normalized file name if it is valid apart from case and extension; null for others. */
function ownName(fileName: string, shown: Shown | null): string | null {
  const spelled = `${fileName.replace(/\.[^.]*$/, '').toUpperCase()}.jpg`;
  if (pictureNameFault('images', spelled) !== null) return null;
  const isKnown = shown === null ? spelled === fileName : genericOf(spelled) === shown.generic;
  return isKnown ? spelled : null;
}

/**
 * Names pictures in their order (spec 5). Valid names are unchanged. Of the others, the first picture of a garment
 * without a color becomes its main picture, or else its first one, unless it has one already; the remaining ones are
 * numbered by color, those without one in the garment's first color. Pictures of unknown garments get no name.
 */
export function pictureNames(fileNames: readonly string[], index: PictureIndex): (string | null)[] {
  const taken = new Set<string>();
  const pictures = fileNames.map((fileName) => {
    const shown = shownBy(fileName, index);
    const own = ownName(fileName, shown);
    if (own === null || taken.has(own)) return { shown, own: null };
    taken.add(own);
    return { shown, own };
  });
  const mains = new Map<string, Shown>();
  for (const { shown, own } of pictures) {
    if (shown === null || own !== null || taken.has(`${shown.generic}.jpg`)) continue;
    const main = mains.get(shown.generic);
    if (main === undefined || (main.color !== null && shown.color === null)) mains.set(shown.generic, shown);
  }
  const nextName = (key: string) => {
    let number = 1;
    while (taken.has(`${key}_${number}.jpg`)) number += 1;
    taken.add(`${key}_${number}.jpg`);
    return `${key}_${number}.jpg`;
  };
  return pictures.map(({ shown, own }) => {
    if (own !== null || shown === null) return own;
    if (mains.get(shown.generic) === shown) return `${shown.generic}.jpg`;
    const color = shown.color ?? index.byGeneric.get(shown.generic)?.colors[0]?.number ?? '000';
    return nextName(`${shown.generic}_${color}`);
  });
}
