import { buttons, fold, panel, type Part, ridge, seam, type Silhouette, stitch } from '../drawing';
import { both, mirrored, symmetric } from '../path';
import { pointCollar } from './shirts';
import { flow, pleats, skirtOf } from './skirt';
import {
  bodyOf,
  cuffOf,
  frontHalf,
  hemBand,
  neckBand,
  neckInside,
  regular,
  type Sleeve,
  sleeveOf,
  type Torso,
} from './torso';

/** A dress: shirt, slip, knitted or wrap, else a bodice with a flowing skirt. */
export const dress: Silhouette = (look) => {
  const { name } = look;
  if (/slip|strap|cami/.test(name)) return slipDress(look);
  if (/shirt/.test(name)) return shirtDress(look);
  if (/knit|jumper|ribbed|sweater/.test(name)) return knitDress(look);
  return bodiceDress(look);
};

const shirtTorso: Torso = {
  ...regular,
  neck: 58,
  neckY: 112,
  shoulder: 172,
  shoulderY: 160,
  chest: 168,
  armpitY: 336,
  waist: 160,
  hem: 226,
  hemY: 972,
  sag: 22,
};

const lifted = (parts: readonly Part[], by: number): Part[] =>
  parts.map((part) =>
    part.kind === 'button' ? { ...part, y: part.y - by } : { ...part, d: liftedPath(part.d, by) },
  );

function liftedPath(d: string, by: number): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return isX ? number : String(Number(number) - by);
  });
}

const shirtDress: Silhouette = ({ back }) => {
  const sleeve: Sleeve = { outer: [292, 640], inner: [202, 672], full: 14 };
  const cuff = cuffOf(shirtTorso, sleeve, 54, 10);
  const left = frontHalf(shirtTorso, { depth: 44 }, 17);
  const belt = panel('M222 520 C300 536 490 536 568 520 L570 556 C490 572 300 572 220 556 Z', {
    lift: 0.4,
    round: 0.25,
  });
  const arms: Part[] = [
    panel(sleeveOf(shirtTorso, sleeve), { grain: 9, round: 0.6 }),
    panel(mirrored(sleeveOf(shirtTorso, sleeve)), { grain: -9, round: 0.6 }),
    panel(cuff, { grain: 9, lift: 0.25, round: 0.3 }),
    panel(mirrored(cuff), { grain: -9, lift: 0.25, round: 0.3 }),
  ];
  const folds: Part[] = [
    fold(
      both(
        'M300 500 C304 516 306 520 308 528 M340 496 C342 512 344 518 344 530 M268 492 C272 508 276 516 278 526',
      ),
      10,
      0.6,
    ),
    fold(both('M270 580 C254 700 232 840 214 960 M330 580 C322 700 314 840 304 984'), 20, 0.45),
    ridge(both('M300 580 C288 700 272 840 258 976'), 26, 0.45),
  ];
  if (back)
    return [
      ...arms,
      panel(bodyOf(shirtTorso, { depth: 6 }), { lift: 0.28, round: 0.75 }),
      ...folds,
      seam('M230 236 C300 244 490 244 560 236'),
      belt,
      ...lifted(backStand, 48),
    ];
  return [
    ...arms,
    panel(mirrored(left), { lift: 0.28, round: 0.75 }),
    panel(left, { lift: 0.28, round: 0.75 }),
    ...folds,
    stitch('M378 172 L378 990 M412 172 L412 990'),
    ...lifted(pointCollar, 48),
    ...buttons(395, 190, 480, 4, 7, 'tonal'),
    ...buttons(395, 620, 900, 4, 7, 'tonal'),
    belt,
    panel('M384 524 C402 520 418 526 422 540 C418 556 402 562 386 558 C378 548 378 534 384 524 Z', {
      lift: 0.4,
      round: 0.3,
    }),
    panel('M388 550 C372 620 360 680 350 730 L376 736 C388 680 398 620 408 554 Z', {
      lift: 0.4,
      round: 0.25,
    }),
  ];
};

const backStand: Part[] = [
  panel(
    'M334 176 C330 150 334 136 342 126 C372 116 418 116 448 126 C456 136 460 150 456 176 C430 192 360 192 334 176 Z',
    { lift: 0.35, round: 0.3 },
  ),
];

const slipDress: Silhouette = ({ name, back }) => {
  const strap = 'M292 276 C298 210 312 150 322 96 L331 98 C324 150 312 210 306 272 Z';
  const foot = /mini/.test(name) ? 760 : 980;
  const body = symmetric(
    `M395 ${back ? 330 : 290} C362 ${back ? 326 : 306} 332 296 300 258 C284 296 262 322 240 340 C246 420 258 470 258 540 C250 680 206 840 190 ${foot} C270 ${foot + 24} 340 ${foot + 26} 395 ${foot + 26}`,
  );
  return [
    panel('M308 322 C366 336 424 336 482 322 L482 290 L308 290 Z', { tone: -0.45, printed: false }),
    panel(strap, { round: 0.15 }),
    panel(mirrored(strap), { round: 0.15 }),
    panel(body, { lift: 0.15, round: 0.9 }),
    fold(both('M262 360 C300 400 320 450 324 510'), 18, 0.5),
    fold(both(`M306 560 C288 700 262 840 250 ${foot} M360 540 C356 700 344 840 340 ${foot + 10}`), 24, 0.5),
    ridge(both(`M284 600 C266 740 236 860 222 ${foot}`), 24, 0.6),
    ridge(`M396 420 C404 600 400 800 392 ${foot + 10}`, 36, 0.6),
    seam(both('M302 262 C286 298 264 326 244 344'), 2),
  ];
};

const knitDress: Silhouette = ({ name, back }) => {
  const fit: Torso = { ...shirtTorso, neck: 62, hem: 172, waist: 150, chest: 166, hemY: 930, sag: 14 };
  const sleeve: Sleeve = { outer: [300, 640], inner: [212, 668] };
  const cuff = cuffOf(fit, sleeve, 60, 10);
  const isRoll = /roll|funnel/.test(name);
  const neckline = { depth: back ? 14 : isRoll ? 36 : 66 };
  return [
    panel(neckInside(fit, neckline.depth), { tone: -0.45, texture: 'rib', printed: false }),
    panel(sleeveOf(fit, sleeve), { grain: 9, round: 0.65 }),
    panel(mirrored(sleeveOf(fit, sleeve)), { grain: -9, round: 0.65 }),
    panel(cuff, { texture: 'rib', grain: 9, lift: 0.3, round: 0.35, printed: false }),
    panel(mirrored(cuff), { texture: 'rib', grain: -9, lift: 0.3, round: 0.35, printed: false }),
    panel(hemBand(fit, 56, 2), { texture: 'rib', round: 0.4, printed: false }),
    panel(bodyOf(fit, neckline), { lift: 0.3, round: 0.95 }),
    fold(both('M232 340 C264 380 284 420 290 480'), 18, 0.5),
    fold(both('M256 560 C280 580 300 586 320 580 M250 610 C270 628 290 634 310 630'), 12, 0.35),
    ridge(both('M300 640 C292 740 292 840 296 920'), 34, 0.4),
    ...(isRoll
      ? [
          panel(
            'M328 128 C322 98 324 72 332 54 C370 40 420 40 458 54 C466 72 468 98 462 128 C438 160 352 160 328 128 Z',
            { texture: 'rib', lift: 0.5, round: 0.6, printed: false },
          ),
          fold('M330 108 C368 130 422 130 460 108', 10, 0.6),
        ]
      : [panel(neckBand(fit, neckline, 20), { texture: 'rib', lift: 0.25, round: 0.25, printed: false })]),
  ];
};

const bodiceDress: Silhouette = ({ name, back }) => {
  const isWrap = /wrap/.test(name);
  const isPleated = /pleat/.test(name);
  const isMini = /mini/.test(name);
  const hasSleeves = !/sleeveless/.test(name);
  const fit: Torso = {
    ...shirtTorso,
    neck: 78,
    neckY: 116,
    waist: 132,
    hem: 129,
    hemY: 490,
    sag: 6,
    chest: hasSleeves ? 160 : 146,
    shoulder: hasSleeves ? 164 : 136,
  };
  const sleeve: Sleeve = /long/.test(name)
    ? { outer: [290, 600], inner: [206, 630], full: 20 }
    : { outer: [262, 352], inner: [168, 396], full: 14 };
  const cut = { topY: 488, waist: 128, hip: 172, hem: isMini ? 226 : 284, footY: isMini ? 800 : 984 };
  const isPointed = isWrap || /v-neck/.test(name);
  const neckline = { depth: back ? 24 : isPointed ? 230 : 70, pointed: isPointed && !back };
  return [
    panel(neckInside(fit, neckline.depth - 10), { tone: -0.45, printed: false }),
    ...(hasSleeves
      ? [
          panel(sleeveOf(fit, sleeve), { grain: 16, round: 0.7 }),
          panel(mirrored(sleeveOf(fit, sleeve)), { grain: -16, round: 0.7 }),
        ]
      : []),
    panel(skirtOf(cut), { round: 0.9 }),
    ...(isPleated ? pleats(cut, 12) : flow(cut)),
    panel(bodyOf(fit, neckline), { lift: 0.28, round: 0.7 }),
    fold(
      both(
        'M238 340 C270 370 290 400 298 440 M300 470 C304 440 308 420 316 400 M350 476 C350 440 352 420 356 404',
      ),
      12,
      0.45,
    ),
    ...(isWrap && !back
      ? [
          seam('M395 346 C350 400 310 440 270 476', 2.4),
          panel('M264 470 C330 494 460 494 526 470 L528 504 C460 526 330 526 262 504 Z', {
            lift: 0.35,
            round: 0.25,
          }),
          panel('M284 494 C270 570 256 640 250 706 L282 712 C290 640 302 570 312 500 Z', {
            lift: 0.4,
            round: 0.25,
          }),
        ]
      : [seam('M267 488 C330 502 460 502 523 488', 2.4)]),
    ...(back ? [seam('M395 142 L395 640', 2.4)] : []),
    stitch(
      both(
        `M395 ${fit.neckY + neckline.depth + 10} C${isPointed ? '380 300 346 200' : '346 196 322 160'} 308 122`,
      ),
    ),
  ];
};
