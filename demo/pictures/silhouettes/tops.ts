import { fold, panel, type Part, ridge, seam, type Silhouette, stitch } from '../drawing';
import { both, mirrored, symmetric } from '../path';
import {
  bodyOf,
  neckBand,
  neckInside,
  regular,
  shortSleeve,
  type Sleeve,
  sleeveOf,
  type Torso,
} from './torso';

const torso: Torso = { ...regular, neckY: 168, shoulderY: 216, armpitY: 410, hemY: 872, neck: 72 };

const drape: Part[] = [
  fold(both('M214 414 C250 450 280 490 296 540'), 16, 0.45),
  ridge(both('M222 450 C250 490 262 540 266 600'), 18, 0.4),
  fold('M286 868 C306 780 306 700 296 610', 22, 0.35),
  ridge('M346 868 C360 760 356 660 344 560', 28, 0.35),
  fold('M436 872 C428 780 434 700 446 600', 20, 0.28),
  fold('M512 868 C496 790 500 720 514 650', 24, 0.35),
];

/** A T-shirt: short or long sleeves, round or V-neck. */
export const tee: Silhouette = ({ name, back }) => {
  const isLong = /long-sleeve|breton/.test(name);
  const isPointed = /v-neck/.test(name) && !back;
  const isBoat = /boat|breton/.test(name);
  const sleeve: Sleeve = isLong ? { outer: [318, 800], inner: [240, 826] } : shortSleeve;
  const fit = isBoat ? { ...torso, neck: 104 } : torso;
  const neckline = { depth: back ? 18 : isPointed ? 150 : isBoat ? 40 : 70, pointed: isPointed };
  const [ox, oy] = [395 - sleeve.outer[0], sleeve.outer[1]];
  const [ix, iy] = [395 - sleeve.inner[0], sleeve.inner[1]];
  return [
    panel(neckInside(fit, neckline.depth), { tone: -0.42, printed: false }),
    panel(sleeveOf(fit, sleeve), { grain: isLong ? 9 : 24, round: 0.6 }),
    panel(mirrored(sleeveOf(fit, sleeve)), { grain: isLong ? -9 : -24, round: 0.6 }),
    panel(bodyOf(fit, neckline), { lift: 0.28, round: 0.7 }),
    ...drape,
    ...(isLong ? [fold(both('M130 540 C152 562 166 570 184 574'), 12, 0.4)] : []),
    stitch(both(`M${ox + 6} ${oy - 18} C${ox + 26} ${oy - 3} ${ix - 26} ${iy - 11} ${ix - 3} ${iy - 19}`)),
    stitch('M214 852 C280 866 340 866 395 866 C450 866 510 866 576 852'),
    panel(neckBand(fit, neckline, isBoat ? 12 : 17), {
      texture: 'rib',
      lift: 0.2,
      round: 0.2,
      printed: false,
    }),
  ];
};

/** A sleeveless top: a tank with broad straps or a camisole with thin ones. */
export const top: Silhouette = ({ name, back }) => {
  const isThin = /camisole|cami|slip/.test(name);
  const depth = back ? 300 : isThin ? 330 : 330;
  const inner = isThin ? 300 : 308;
  const strap = isThin ? 'M292 336 C300 270 312 210 326 170 L336 172 C326 214 316 272 312 334 Z' : '';
  const body = isThin
    ? symmetric(
        `M395 ${back ? 372 : 352} C360 ${back ? 366 : 362} 330 346 302 326 C280 356 248 384 222 402 C226 520 214 700 196 862 C270 880 340 884 395 884`,
      )
    : symmetric(
        `M395 ${depth} C346 ${depth} 322 ${depth - 50} ${inner + 6} 182 L252 194 C262 290 250 366 210 408 C222 540 214 700 204 862 C270 878 340 880 395 880`,
      );
  return [
    ...(isThin
      ? [panel('M330 372 C372 388 418 388 460 372 L460 352 L330 352 Z', { tone: -0.45 })]
      : [
          panel(
            symmetric(
              `M395 ${depth - 60} C350 ${depth - 60} 326 ${depth - 110} 314 184 L300 188 C310 300 340 ${depth + 20} 395 ${depth + 20}`,
            ),
            { tone: -0.45, printed: false },
          ),
        ]),
    ...(isThin ? [panel(strap, { round: 0.2 }), panel(mirrored(strap), { round: 0.2 })] : []),
    panel(body, { lift: 0.1, round: 0.75 }),
    fold(both('M226 420 C256 460 280 500 290 560'), 18, 0.45),
    ridge(both('M250 520 C262 600 256 680 246 760'), 22, 0.4),
    fold('M300 872 C318 780 322 690 310 600', 24, 0.4),
    ridge('M360 876 C372 760 372 660 362 560', 30, 0.4),
    fold('M470 876 C456 790 460 700 476 610', 24, 0.4),
    stitch('M212 842 C290 860 340 862 395 862 C450 862 500 860 578 842'),
    ...(isThin
      ? [seam(both('M304 334 C284 362 254 388 226 406'))]
      : [
          stitch(
            both(
              `M386 ${depth + 12} C338 ${depth + 10} 312 ${depth - 50} 298 188 M264 196 C276 296 262 372 222 416`,
            ),
          ),
        ]),
  ];
};
