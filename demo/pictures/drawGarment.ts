import sharp from 'sharp';
import type { Rgb } from './colours';
import { panel } from './drawing';
import { garmentLook } from './garmentLook';
import { canvas, type Frame, renderSvg } from './renderSvg';

// Two pictures are drawn side by side; each keeps to one thread.
sharp.concurrency(1);

/** What of a garment a picture shows. */
export type View = 'front' | 'back' | 'close' | 'detail';

const frames: Record<View, Frame> = {
  front: { x: 0, y: 0, ...canvas },
  back: { x: 0, y: 0, ...canvas },
  close: { x: 150, y: 60, width: 490, height: 670 },
  detail: { x: 190, y: 400, width: 380, height: 520 },
};

/** The width of a thumbnail, in px. */
const thumbnailWidth = 240;

/** Draws a garment in a colour as a JPEG of 790x1080, or as its thumbnail. */
export async function drawGarment(
  garment: { name: string },
  rgb: Rgb,
  { view, isThumbnail }: { view: View; isThumbnail: boolean },
): Promise<Buffer> {
  const { silhouette, texture, print } = garmentLook(garment.name);
  const parts = silhouette({ name: garment.name.toLowerCase(), back: view === 'back' });
  const svg = renderSvg(parts, { rgb, texture, print }, frames[view]);
  // Drawn larger and reduced, the fine weaves of a thumbnail don't flicker.
  const image = sharp(Buffer.from(svg), { density: isThumbnail ? 44 : 72 });
  if (isThumbnail) image.resize({ width: thumbnailWidth });
  return image.jpeg({ quality: isThumbnail ? 80 : 84 }).toBuffer();
}

const swatch = { width: 120, height: 120 };

/** Draws a square of cloth in a colour. */
export function drawSwatch(garment: { name: string }, rgb: Rgb): Promise<Buffer> {
  const { texture, print } = garmentLook(garment.name);
  const square = panel('M-40 -40 L830 -40 L830 1120 L-40 1120 Z', { round: 0 });
  const svg = renderSvg([square], { rgb, texture, print }, { x: 300, y: 300, ...swatch }, swatch);
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer();
}
