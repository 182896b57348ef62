import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import sharp from 'sharp';

// Two pictures are made in parallel: each uses one thread, and no decoded file stays in memory.
sharp.concurrency(1);
sharp.cache(false);

/** A garment as its pictures show it: its name and the color of its cloth, such as `#1f2a44`. */
export interface Dyed {
  name: string;
  hex: string;
}

/** The part of a garment that a picture shows. */
export type View = 'front' | 'back' | 'close' | 'detail' | 'foot';

const fullFrame = { left: 0, top: 0, width: 790, height: 1080 };
const frames: Record<View, typeof fullFrame> = {
  front: fullFrame,
  back: fullFrame,
  close: { left: 150, top: 60, width: 490, height: 670 },
  detail: { left: 190, top: 400, width: 380, height: 520 },
  foot: { left: 150, top: 400, width: 490, height: 670 },
};

/** Sizes in px, as on the image host. */
const formats = {
  garments: { width: 790, height: 1080, quality: 84 },
  thumbnails: { width: 240, height: 328, quality: 80 },
};
const swatch = { width: 120, height: 120 };

/** Makes a JPEG of a garment; null when no picture suits its name. */
export async function renderGarment(
  garment: Dyed,
  view: View,
  kind: keyof typeof formats,
): Promise<Buffer | null> {
  const side = view === 'back' ? 'back' : 'front';
  const picture = pictureOf(garment.name, side);
  if (picture === null) return null;
  const { width, height, quality } = formats[kind];
  const size = { width, height };
  const frame = frames[view];
  const shape = await sharp(inFolder(side, picture)).extract(frame).resize(size).raw().toBuffer();
  const shadow = await shadowOf(shape, size);
  const cloth = await clothOf(garment, width / frame.width);
  const canvas = await sharp(path.join(__dirname, 'studio.webp')).resize(size).raw().toBuffer();
  await paint(canvas, size, cloth, { shape, shadow });
  return sharp(canvas, { raw: { ...size, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** Makes a square JPEG of a garment's cloth. */
export async function renderSwatch(garment: Dyed): Promise<Buffer> {
  const canvas = Buffer.alloc(swatch.width * swatch.height * 3);
  await paint(canvas, swatch, await clothOf(garment, 1), null);
  return sharp(canvas, { raw: { ...swatch, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

const inFolder = (folder: string, picture: string) => path.join(__dirname, folder, `${picture}.webp`);

const listPictures = (folder: string) =>
  readdirSync(path.join(__dirname, folder)).map((file) => path.basename(file, '.webp'));

/**
 * Gray garments on a transparent background, each named by the words that a garment's name must have, such as
 * `v-neck-jumper`.
 */
const pictures = { front: listPictures('front'), back: listPictures('back') };

/** Garments that look like another one. */
const likenesses: readonly (readonly [pattern: RegExp, like: string])[] = [
  [/waistcoat/, 'gilet'],
  [/quilted/, 'padded'],
  [/culottes/, 'wide trousers'],
  [/chinos/, 'tapered trousers'],
  [/tapered jeans/, 'slim jeans'],
  [/tie-neck/, 'bow'],
  [/pocket t-shirt/, 't-shirt'],
  [/stole/, 'scarf'],
  [/crossbody/, 'shoulder'],
];

/** The picture that matches the most words of a garment's name and has no other words; null when there is none. */
export function pictureOf(name: string, side: keyof typeof pictures = 'front'): string | null {
  const alike = likenesses.reduce((text, [pattern, like]) => text.replace(pattern, like), name.toLowerCase());
  const words = new Set(alike.split(/[^a-z]+/));
  const wordsOf = (picture: string) => picture.split('-');
  const [best = null] = pictures[side]
    .filter((picture) => wordsOf(picture).every((word) => words.has(word)))
    .sort((one, other) => wordsOf(other).length - wordsOf(one).length);
  return best;
}

/** The pattern printed on a cloth or woven into it, by the words of a garment's name. */
const prints: readonly (readonly [pattern: RegExp, print: string])[] = [
  [/pinstripe/, 'pinstripe'],
  [/stripe/, 'stripe'],
  [/houndstooth/, 'houndstooth'],
  [/check/, 'check'],
  [/polka/, 'dot'],
  [/floral/, 'floral'],
];

/** The surface of a cloth, by the words of a garment's name, most specific first; null for a smooth one. */
const weaves: readonly (readonly [pattern: RegExp, weave: string | null])[] = [
  [/cable/, 'cable'],
  [/rib/, 'rib'],
  [/denim|chambray|jeans/, 'denim'],
  [/linen/, 'linen'],
  [/satin|silk|nylon|padded|leather|suede/, null],
  [/raffia|straw/, 'straw'],
  [/merino|cashmere|mohair|lambswool|jumper|cardigan/, 'knit'],
  [/wool|felt|flannel/, 'wool'],
  [/twill|gabardine|canvas|corduroy|trousers|blazer/, 'twill'],
];

/** Red, green and blue, 0 to 255. */
type Rgb = readonly number[];

/** One channel of a picture that is tiled over a cloth. */
interface Tile {
  data: Buffer;
  width: number;
  height: number;
}

interface Cloth {
  color: Rgb;
  /** Prints are cream on dark cloths and ink on light ones. */
  ink: Rgb;
  /** Where the print's ink is, and how much. */
  print: Tile | null;
  /** Middle gray is flat. */
  weave: Tile | null;
}

/** A garment's cloth, `scale` times as large as on a full picture. */
async function clothOf({ name, hex }: Dyed, scale: number): Promise<Cloth> {
  const find = <Value>(table: readonly (readonly [RegExp, Value])[]) =>
    table.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? null;
  const [print, weave] = [find(prints), find(weaves)];
  const dye = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = dye;
  const lightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  return {
    // Black is lightened a little, or its seams would not show.
    color: lightness < 41 ? dye.map((part) => part * 0.66 + 26) : dye,
    ink: lightness > 132 ? [30, 33, 45] : [243, 238, 226],
    print: print === null ? null : await tileOf(print, 'alpha', scale),
    weave: weave === null ? null : await tileOf(weave, 'red', scale),
  };
}

async function tileOf(name: string, channel: 'red' | 'alpha', scale: number): Promise<Tile> {
  const file = inFolder('cloths', name);
  const { width } = await sharp(file).metadata();
  const tile = sharp(file)
    .resize(Math.max(1, Math.round(width * scale)))
    .extractChannel(channel);
  const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Size {
  width: number;
  height: number;
}

/** A shape cut out of a cloth: the light on it, as four bytes per px including coverage, and how dark its shadow is. */
interface Cut {
  shape: Buffer;
  shadow: Buffer;
}

async function shadowOf(shape: Buffer, { width, height }: Size): Promise<Buffer> {
  const cover = Buffer.alloc(width * height);
  for (let at = 0; at < cover.length; at += 1) cover[at] = shape[at * 4 + 3] ?? 0;
  const small = { width: Math.round(width / 4), height: Math.round(height / 4) };
  // Blurring a small picture is many times faster and looks the same.
  const soft = await sharp(cover, { raw: { width, height, channels: 1 } })
    .resize(small)
    .blur(width / 160)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(soft, { raw: { ...small, channels: 1 } })
    .resize(width, height, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/**
 * Paints a cloth on a canvas of three bytes per px: cut out, with a shadow below and to the right, or covering all of
 * it.
 */
async function paint(canvas: Buffer, { width, height }: Size, cloth: Cloth, cut: Cut | null): Promise<void> {
  const { color, ink, print, weave } = cloth;
  const [right, down] = [Math.round(width / 80), Math.round(height / 50)];
  for (let y = 0; y < height; y += 1) {
    // Yields to the event loop every few rows.
    if (y % 120 === 119) await nextTick();
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const isShaded = cut !== null && x >= right && y >= down;
      const shade = isShaded ? ((cut.shadow[at - down * width - right] ?? 0) / 255) * 0.45 : 0;
      const cover = (cut?.shape[at * 4 + 3] ?? 255) / 255;
      if (cover === 0 && shade === 0) continue;
      const light = cut?.shape[at * 4] ?? flat;
      const inked = print !== null ? valueAt(print, x, y) / 255 : 0;
      const woven = weave !== null ? valueAt(weave, x, y) : flat;
      for (let channel = 0; channel < 3; channel += 1) {
        const wall = (canvas[at * 3 + channel] ?? 0) * (1 - shade);
        const dye = (color[channel] ?? 0) * (1 - inked) + (ink[channel] ?? 0) * inked;
        canvas[at * 3 + channel] = wall * (1 - cover) + lit(lit(dye, woven), light) * cover;
      }
    }
  }
}

const valueAt = ({ data, width, height }: Tile, x: number, y: number) =>
  data[(y % height) * width + (x % width)] ?? flat;

/** Neutral light: darker values shade a color, lighter ones brighten it. */
const flat = 128;

const lit = (color: number, light: number) =>
  light <= flat ? (color * light) / flat : 255 - ((255 - color) * (255 - light)) / (255 - flat);
