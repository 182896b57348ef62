import type { Texture } from './drawing';

/** A tile that is repeated over a cloth: its size and the marks on it, dark (`d`) and light (`l`). */
interface Tile {
  width: number;
  height: number;
  dark: string;
  light: string;
  lineWidth: number;
  strength: number;
}

const tiles: Partial<Record<Texture, Tile>> = {
  knit: {
    width: 9,
    height: 8,
    dark: 'M0 1 L4.5 6 L9 1',
    light: 'M0 4.5 L4.5 9.5 L9 4.5 M0 -3.5 L4.5 1.5 L9 -3.5',
    lineWidth: 1.5,
    strength: 0.17,
  },
  rib: {
    width: 11,
    height: 16,
    dark: 'M1.5 0 V16',
    light: 'M6.5 0 V16',
    lineWidth: 3,
    strength: 0.24,
  },
  // A rope: the left strand goes over, the right one comes out again below it.
  cable: {
    width: 88,
    height: 56,
    dark:
      'M4 0 V56 M12 0 V56 M72 0 V56 M80 0 V56 M24 0 C24 24 48 30 48 56 M38 0 C38 24 62 30 62 56 ' +
      'M48 0 C48 8 46 13 43 17 M62 0 C62 14 57 22 52 27 M34 30 C28 36 24 46 24 56 M43 40 C40 45 38 50 38 56',
    light: 'M8 0 V56 M76 0 V56 M31 0 C31 24 55 30 55 56 M55 0 C55 11 51 17 48 21 M38 36 C33 42 31 50 31 56',
    lineWidth: 3.4,
    strength: 0.24,
  },
  twill: {
    width: 6,
    height: 6,
    dark: 'M-1 7 L7 -1',
    light: 'M-1 4 L4 -1 M2 7 L7 2',
    lineWidth: 1,
    strength: 0.1,
  },
  denim: {
    width: 5,
    height: 5,
    dark: 'M-1 6 L6 -1',
    light: 'M-1 3.5 L3.5 -1 M1.5 6 L6 1.5',
    lineWidth: 1.2,
    strength: 0.22,
  },
  linen: {
    width: 7,
    height: 7,
    dark: 'M0 1 H7 M5 0 V7',
    light: 'M0 4.5 H7 M1.5 0 V7',
    lineWidth: 1,
    strength: 0.1,
  },
  straw: {
    width: 14,
    height: 10,
    dark: 'M0 1 H7 M7 6 H14 M0 1 V6 M7 1 V6',
    light: 'M0 4 H7 M7 9 H14',
    lineWidth: 2,
    strength: 0.22,
  },
};

/** How much of each cloth's surface is uneven, 0 to 1, and how coarse: the noise laid over it. */
export const grains: Record<Texture, { strength: number; frequency: string }> = {
  plain: { strength: 0.1, frequency: '0.7 0.7' },
  jersey: { strength: 0.14, frequency: '0.9 0.5' },
  knit: { strength: 0.2, frequency: '0.5 0.35' },
  rib: { strength: 0.18, frequency: '0.6 0.3' },
  cable: { strength: 0.22, frequency: '0.5 0.35' },
  twill: { strength: 0.16, frequency: '0.8 0.8' },
  denim: { strength: 0.3, frequency: '0.55 0.28' },
  linen: { strength: 0.17, frequency: '0.04 0.9' },
  wool: { strength: 0.3, frequency: '0.32 0.32' },
  satin: { strength: 0.03, frequency: '0.8 0.8' },
  leather: { strength: 0.14, frequency: '0.22 0.26' },
  straw: { strength: 0.3, frequency: '0.3 0.3' },
};

/** The repeated tile of a cloth as an SVG pattern, turned by `grain` degrees; '' for a smooth cloth. */
export function texturePattern(id: string, texture: Texture, grain: number): string {
  const tile = tiles[texture];
  if (tile === undefined) return '';
  const { width, height, dark, light, lineWidth, strength } = tile;
  const marks = `fill="none" stroke-width="${lineWidth}"`;
  return (
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${grain} 395 500)">` +
    `<path d="${light}" ${marks} stroke="#fff" stroke-opacity="${strength * 0.7}"/>` +
    `<path d="${dark}" ${marks} stroke="#0d0b10" stroke-opacity="${strength}"/></pattern>`
  );
}
