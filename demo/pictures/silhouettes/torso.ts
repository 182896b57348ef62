import { both, symmetric } from '../path';

/** Distances are half widths from the axis, x 395, and heights on the canvas. */
export interface Torso {
  neck: number;
  neckY: number;
  shoulder: number;
  shoulderY: number;
  chest: number;
  armpitY: number;
  waist: number;
  hem: number;
  hemY: number;
  /** How far the hem hangs lower in the middle than at the sides. */
  sag: number;
}

/** A regular fit, from which each sort differs. */
export const regular: Torso = {
  neck: 66,
  neckY: 148,
  shoulder: 184,
  shoulderY: 196,
  chest: 186,
  armpitY: 400,
  waist: 180,
  hem: 184,
  hemY: 860,
  sag: 12,
};

/** Where the neck opening goes: how deep it lies in the middle and whether it is pointed. */
export interface Neckline {
  depth: number;
  pointed?: boolean;
}

/** The front or back of a garment as one closed outline. */
export function bodyOf(torso: Torso, neckline: Neckline): string {
  return symmetric(`${neckHalf(torso, neckline)} ${sideHalf(torso)}`);
}

/** The left half of a front that opens in the middle; `overlap` is how far it goes over the axis. */
export function frontHalf(torso: Torso, neckline: Neckline, overlap: number): string {
  const { hemY, sag } = torso;
  const top = torso.neckY + neckline.depth;
  return `${neckHalf(torso, neckline)} ${sideHalf(torso)} L${395 + overlap} ${hemY + sag} L${395 + overlap} ${top} Z`;
}

/** The neckline from the middle to the shoulder. */
export function neckHalf({ neck, neckY }: Torso, { depth, pointed = false }: Neckline): string {
  const y = neckY + depth;
  const curve = pointed
    ? `C${395 - neck * 0.3} ${y - depth * 0.36} ${395 - neck * 0.78} ${neckY + depth * 0.34}`
    : `C${395 - neck * 0.62} ${y} ${395 - neck * 0.92} ${neckY + depth * 0.48}`;
  return `M395 ${y} ${curve} ${395 - neck} ${neckY}`;
}

function sideHalf({ shoulder, shoulderY, chest, armpitY, waist, hem, hemY, sag }: Torso): string {
  const [s, c, w, h] = [395 - shoulder, 395 - chest, 395 - waist, 395 - hem];
  const waistY = armpitY + (hemY - armpitY) * 0.5;
  return (
    `L${s} ${shoulderY} C${s + 22} ${shoulderY + 62} ${c + 16} ${armpitY - 70} ${c} ${armpitY} ` +
    `C${c + 2} ${armpitY + 60} ${w} ${waistY - 60} ${w} ${waistY} ` +
    `C${w} ${waistY + 70} ${h} ${hemY - 80} ${h} ${hemY} C${395 - hem * 0.6} ${hemY + sag} ${395 - hem * 0.3} ${hemY + sag} 395 ${hemY + sag}`
  );
}

/** The band at the foot of a body, `height` high, as a closed outline. */
export function hemBand({ hem, hemY, sag }: Torso, height: number, pull = 0): string {
  const [x, foot] = [395 - hem, hemY + height];
  const inner = 395 - hem + pull;
  return symmetric(
    `M395 ${hemY + sag - 2} C${395 - hem * 0.3} ${hemY + sag - 2} ${395 - hem * 0.6} ${hemY + sag - 2} ${x} ${hemY - 2} ` +
      `C${x - 2} ${hemY + height * 0.4} ${inner} ${foot - 10} ${inner + 2} ${foot} C${395 - hem * 0.6} ${foot + sag} ${395 - hem * 0.3} ${foot + sag} 395 ${foot + sag}`,
  );
}

/** The neck band of a round or pointed neckline: a strip along it, `width` wide, above the body. */
export function neckBand(torso: Torso, neckline: Neckline, width: number): string {
  const inner = { ...torso, neck: torso.neck - width * 0.86, neckY: torso.neckY - width * 0.2 };
  const depth = neckline.depth - width * (neckline.pointed === true ? 1.8 : 0.8);
  const [mx, my, ax, ay, bx, by, ex, ey] = numbersOf(neckHalf(inner, { ...neckline, depth }));
  const [x, y] = [395 - torso.neck, torso.neckY];
  const half =
    `${neckHalf(torso, neckline)} C${num(x + width * 0.02)} ${num(y - width * 0.5)} ${num(x + width * 0.5)} ${num(y - width * 0.62)} ${ex} ${ey} ` +
    `C${bx} ${by} ${ax} ${ay} ${mx} ${my} Z`;
  return both(half);
}

/** What is seen inside of the neck: the back of the collar or yoke. */
export function neckInside({ neck, neckY }: Torso, depth: number): string {
  const x = 395 - neck - 2;
  return symmetric(
    `M395 ${neckY + 4} C${395 - neck * 0.5} ${neckY + 4} ${x + 14} ${neckY - 2} ${x + 8} ${neckY - 12} L${x} ${neckY + 6} ` +
      `C${x + 10} ${neckY + depth} ${395 - neck * 0.5} ${neckY + depth + 20} 395 ${neckY + depth + 20}`,
  );
}

const numbersOf = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** A left sleeve: its outer and inner corner at the end, as half widths and heights. */
export interface Sleeve {
  outer: readonly [half: number, y: number];
  inner: readonly [half: number, y: number];
  /** How far it stands off at the outside, in px. */
  full?: number;
}

/** A long sleeve that hangs beside the body and ends above its cuff. */
export const longSleeve: Sleeve = { outer: [322, 742], inner: [216, 772] };

/** A sleeve that ends above the elbow. */
export const shortSleeve: Sleeve = { outer: [298, 416], inner: [196, 456], full: 4 };

/** The left sleeve as a closed outline; it goes under the body at the armhole. */
export function sleeveOf(torso: Torso, sleeve: Sleeve): string {
  const { s, a, o, i, along } = cornersOf(torso, sleeve);
  const { full = 12 } = sleeve;
  const long = Math.hypot(o.x - s.x, o.y - s.y);
  return (
    `M${s.x + 34} ${s.y - 14} L${s.x} ${s.y} ` +
    `C${num(s.x - long * 0.1 - full)} ${num(s.y + long * 0.07)} ${num(o.x - along.x * long * 0.42 - full)} ${num(o.y - along.y * long * 0.42)} ${o.x} ${o.y} ` +
    `C${num(o.x + 22)} ${num(o.y + 16)} ${num(i.x - 22)} ${num(i.y + 8)} ${i.x} ${i.y} ` +
    `C${num(i.x - along.x * long * 0.3)} ${num(i.y - along.y * long * 0.3)} ${a.x - 14} ${a.y + 70} ${a.x + 4} ${a.y - 4} L${s.x + 64} ${s.y + 60} Z`
  );
}

/** The band below a sleeve: `length` px long, and `pull` px narrower on each side than the sleeve. */
export function cuffOf(torso: Torso, sleeve: Sleeve, length: number, pull: number): string {
  const { o, i, along } = cornersOf(torso, sleeve);
  const side = { x: (i.x - o.x) / 100, y: (i.y - o.y) / 100 };
  const width = Math.hypot(i.x - o.x, i.y - o.y);
  const at = (from: { x: number; y: number }, inwards: number, down: number) =>
    `${num(from.x + (side.x * 100 * inwards) / width + along.x * down)} ${num(from.y + (side.y * 100 * inwards) / width + along.y * down)}`;
  return (
    `M${at(o, pull * 0.4, -8)} L${at(o, pull, length)} C${at(o, width * 0.35, length + 9)} ${at(i, -width * 0.35, length + 9)} ${at(i, -pull, length)} ` +
    `L${at(i, -pull * 0.4, -8)} C${at(i, -width * 0.35, 4)} ${at(o, width * 0.35, 4)} ${at(o, pull * 0.4, -8)} Z`
  );
}

function cornersOf({ shoulder, shoulderY, chest, armpitY }: Torso, { outer, inner }: Sleeve) {
  const s = { x: 395 - shoulder, y: shoulderY };
  const a = { x: 395 - chest, y: armpitY };
  const o = { x: 395 - outer[0], y: outer[1] };
  const i = { x: 395 - inner[0], y: inner[1] };
  const [dx, dy] = [(o.x + i.x - s.x - a.x) / 2, (o.y + i.y - s.y - a.y) / 2];
  const length = Math.hypot(dx, dy);
  return { s, a, o, i, along: { x: dx / length, y: dy / length } };
}

const num = (value: number) => Math.round(value * 10) / 10;
