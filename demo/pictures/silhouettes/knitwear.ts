import { buttons, edge, fold, panel, type Part, ridge, seam, type Silhouette } from '../drawing';
import { both, mirrored } from '../path';
import {
  bodyOf,
  cuffOf,
  frontHalf,
  hemBand,
  longSleeve,
  neckBand,
  neckInside,
  regular,
  sleeveOf,
  type Torso,
} from './torso';

const torso: Torso = { ...regular, shoulder: 190, chest: 192, waist: 190, hem: 188, hemY: 812 };

function sleeves(of: Torso): Part[] {
  const sleeve = sleeveOf(of, longSleeve);
  const cuff = cuffOf(of, longSleeve, 76, 13);
  return [
    panel(sleeve, { grain: 9, round: 0.7 }),
    panel(mirrored(sleeve), { grain: -9, round: 0.7 }),
    panel(cuff, { texture: 'rib', grain: 9, lift: 0.3, round: 0.4, printed: false }),
    panel(mirrored(cuff), { texture: 'rib', grain: -9, lift: 0.3, round: 0.4, printed: false }),
  ];
}

/** How a soft knit hangs: from the armpits, and at the elbows. */
const drape: Part[] = [
  fold(both('M206 404 C240 440 262 480 268 540'), 18, 0.5),
  ridge(both('M214 440 C236 480 246 520 248 590'), 16, 0.4),
  fold(both('M128 500 C150 528 166 540 184 548'), 14, 0.4),
  fold(both('M92 690 C116 712 140 716 160 708'), 12, 0.4),
  fold('M300 806 C316 730 322 660 312 590', 24, 0.28),
  ridge('M352 806 C366 700 362 620 350 540', 30, 0.35),
  fold('M478 806 C462 720 470 640 488 560', 24, 0.28),
];

/** A jumper: crew neck, V-neck, roll neck or half zip. */
export const jumper: Silhouette = ({ name, back }) => {
  const isRoll = /roll|turtle|funnel|mock/.test(name);
  const isPointed = /v-neck/.test(name) && !back;
  const neckline = { depth: back ? 16 : isPointed ? 220 : isRoll ? 40 : 74, pointed: isPointed };
  return [
    panel(neckInside(torso, neckline.depth), { tone: -0.45, texture: 'rib', printed: false }),
    ...sleeves(torso),
    panel(hemBand(torso, 70, 6), { texture: 'rib', round: 0.5, printed: false }),
    panel(bodyOf(torso, neckline), { lift: 0.35, round: 0.8 }),
    ...drape,
    ...(isRoll
      ? rollNeck
      : [panel(neckBand(torso, neckline, 22), { texture: 'rib', lift: 0.25, round: 0.25, printed: false })]),
    ...(/half-zip/.test(name) && !back ? halfZip : []),
  ];
};

const rollNeck: Part[] = [
  panel(
    'M326 168 C318 134 320 96 330 70 C368 54 422 54 460 70 C470 96 472 134 464 168 C440 204 350 204 326 168 Z',
    { texture: 'rib', lift: 0.5, round: 0.7, printed: false },
  ),
  fold('M326 140 C366 164 424 164 464 140', 12, 0.6),
  seam('M332 72 C370 92 420 92 458 72', 2),
];

const halfZip: Part[] = [edge('M395 214 L395 400', 5), ...buttons(395, 408, 408, 1, 7, 'metal')];

/** A cardigan: V-neck, buttons, two low pockets. */
export const cardigan: Silhouette = ({ name, back }) => {
  const long: Torso = /long|coatigan/.test(name) ? { ...torso, hemY: 900 } : torso;
  if (back) return jumper({ name: 'crew-neck', back });
  const neckline = { depth: 250, pointed: true };
  const left = frontHalf(long, neckline, 14);
  const band = `M381 ${400} L409 ${400} L409 ${long.hemY + 78} L381 ${long.hemY + 78} Z`;
  const pocket = `M250 ${long.hemY - 170} L346 ${long.hemY - 170} L346 ${long.hemY - 40} L250 ${long.hemY - 40} Z`;
  return [
    panel(neckInside(long, 230), { tone: -0.5, printed: false }),
    ...sleeves(long),
    panel(hemBand(long, 70, 6), { texture: 'rib', round: 0.5, printed: false }),
    panel(mirrored(left), { lift: 0.35, round: 0.8 }),
    panel(left, { lift: 0.35, round: 0.8 }),
    ...drape,
    panel(`${pocket} ${mirrored(pocket)}`, { round: 0.3, lift: 0.15 }),
    panel(neckBand(long, neckline, 26), { texture: 'rib', lift: 0.25, round: 0.3, printed: false }),
    panel(band, { texture: 'rib', lift: 0.25, round: 0.3, printed: false }),
    ...buttons(395, 440, long.hemY + 46, 6, 10, 'horn'),
  ];
};
