import {
  button,
  buttons,
  edge,
  fold,
  panel,
  type Part,
  pleat,
  pleatRidge,
  ridge,
  seam,
  type Silhouette,
  stitch,
} from '../drawing';
import { both, mirrored, symmetric } from '../path';
import { pointCollar } from './shirts';
import {
  bodyOf,
  cuffOf,
  frontHalf,
  hemBand,
  longSleeve,
  neckInside,
  regular,
  sleeveOf,
  type Torso,
} from './torso';

const torso: Torso = {
  ...regular,
  neck: 64,
  neckY: 168,
  shoulder: 194,
  shoulderY: 216,
  chest: 196,
  armpitY: 416,
  waist: 196,
  hem: 192,
  hemY: 800,
};

function arms(of: Torso, cuffTexture: 'rib' | undefined): Part[] {
  const sleeve = { ...longSleeve, full: 22 };
  const cuff = cuffOf(of, sleeve, 62, 16);
  return [
    panel(sleeveOf(of, sleeve), { grain: 9, round: 0.75 }),
    panel(mirrored(sleeveOf(of, sleeve)), { grain: -9, round: 0.75 }),
    panel(cuff, { texture: cuffTexture, grain: 9, lift: 0.3, round: 0.35, printed: false }),
    panel(mirrored(cuff), { texture: cuffTexture, grain: -9, lift: 0.3, round: 0.35, printed: false }),
    fold(both('M116 520 C142 548 166 560 190 564'), 14, 0.5),
    ridge(both('M120 340 C102 440 96 540 90 640'), 18, 0.45),
    fold(both('M88 690 C112 716 138 722 160 714'), 12, 0.5),
  ];
}

const zip = (top: number, foot: number): Part[] => [
  edge(`M395 ${top} L395 ${foot}`, 7),
  stitch(`M382 ${top + 6} L382 ${foot - 4} M408 ${top + 6} L408 ${foot - 4}`),
  panel(`M390 ${top + 6} L400 ${top + 6} L402 ${top + 40} L388 ${top + 40} Z`, {
    fill: '#b9b4aa',
    texture: 'plain',
    lift: 0.3,
    round: 0.1,
  }),
];

const ribCollar: Part[] = [
  panel(
    'M331 172 C326 146 334 128 344 118 C372 108 418 108 446 118 C456 128 464 146 459 172 C446 214 420 232 395 234 C370 232 344 214 331 172 Z',
    {
      texture: 'rib',
      lift: 0.3,
      round: 0.4,
      printed: false,
    },
  ),
  panel('M346 124 C374 114 416 114 444 124 C440 168 420 196 395 204 C370 196 350 168 346 124 Z', {
    tone: -0.45,
    texture: 'rib',
    round: 0.3,
    printed: false,
  }),
];

const waves = (from: number, to: number, step: number, half: number): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => {
    const y = from + index * step;
    return `M${395 - half} ${y} C${395 - half * 0.5} ${y + 14} ${395 + half * 0.5} ${y + 14} ${395 + half} ${y}`;
  });

/** The stitched lines of a padded body, with the light on each chamber. */
function baffles(from: number, to: number, half: number): Part[] {
  const lines = waves(from, to, 66, half);
  const lit = waves(from + 26, to, 66, half - 8);
  return [pleatRidge(lit.join(' '), 26, 0.6), pleat(lines.join(' '), 20, 0.85), seam(lines.join(' '), 2)];
}

/** The quilting of padded sleeves. */
const padding = both(
  'M146 320 C172 344 196 352 214 348 M130 400 C160 430 190 440 210 436 M112 480 C146 516 176 526 204 520 M98 566 C132 602 166 612 196 606 M88 650 C120 686 156 696 186 690',
);

/** A jacket: bomber, trucker with collar and chest pockets, or padded. */
export const jacket: Silhouette = ({ name, back }) => {
  if (/trucker|denim|chore|worker|western/.test(name)) return trucker(back);
  const isPadded = /puffer|padded|quilted|down/.test(name);
  return [
    panel(neckInside(torso, 40), { tone: -0.45, printed: false }),
    ...arms(torso, isPadded ? undefined : 'rib'),
    ...(isPadded ? [pleat(padding, 16, 0.7), seam(padding, 2)] : []),
    panel(hemBand(torso, isPadded ? 34 : 62, 8), {
      texture: isPadded ? undefined : 'rib',
      round: 0.5,
      printed: false,
    }),
    panel(bodyOf(torso, { depth: back ? 10 : 60 }), { lift: 0.35, round: 0.8 }),
    ...(isPadded
      ? baffles(290, 760, 194)
      : [
          fold(both('M212 420 C246 460 270 500 280 560'), 18, 0.5),
          ridge(both('M316 796 C330 700 326 620 314 540'), 28, 0.4),
          fold(both('M262 796 C276 730 278 670 268 610'), 20, 0.4),
        ]),
    ...(back
      ? []
      : [
          ...zip(236, torso.hemY + (isPadded ? 40 : 66)),
          panel('M262 600 L292 592 L322 700 L292 712 Z', { lift: 0.15, round: 0.15 }),
          panel(mirrored('M262 600 L292 592 L322 700 L292 712 Z'), { lift: 0.15, round: 0.15 }),
        ]),
    ...(isPadded
      ? [
          panel(
            'M327 178 C322 146 328 126 338 116 C374 106 416 106 452 116 C462 126 468 146 463 178 C440 216 350 216 327 178 Z',
            { lift: 0.4, round: 0.55 },
          ),
          ...(back ? [] : [edge('M395 110 L395 208', 6)]),
        ]
      : back
        ? ribCollar.slice(0, 1)
        : ribCollar),
  ];
};

function trucker(back: boolean): Part[] {
  const fit: Torso = { ...torso, hemY: 770, hem: 186, waist: 190 };
  const left = frontHalf(fit, { depth: 44 }, 17);
  const pocket = 'M240 366 L346 366 L346 396 L293 416 L240 396 Z';
  const shared: Part[] = [...arms(fit, undefined), panel(hemBand(fit, 54, 4), { round: 0.3 })];
  const yoke = stitch('M214 356 C300 362 490 362 576 356');
  if (back) {
    return [
      ...shared,
      panel(bodyOf(fit, { depth: 6 }), { lift: 0.3, round: 0.7 }),
      seam('M214 344 C300 352 490 352 576 344'),
      yoke,
      stitch(both('M330 356 C336 500 340 640 342 776')),
      ...pointCollar.slice(2, 3),
      panel(
        'M330 186 C328 158 334 140 342 130 C372 120 418 120 448 130 C456 140 462 158 460 186 C430 204 360 204 330 186 Z',
        { lift: 0.35, round: 0.3 },
      ),
    ];
  }
  return [
    ...shared,
    panel(mirrored(left), { lift: 0.3, round: 0.7 }),
    panel(left, { lift: 0.3, round: 0.7 }),
    fold(both('M212 420 C240 460 256 510 262 570'), 16, 0.45),
    seam(both('M252 366 C276 500 300 640 318 778 M340 366 C346 500 350 640 352 778')),
    stitch(both('M258 366 C282 500 306 640 324 778 M334 366 C340 500 344 640 346 778')),
    seam(both('M216 354 C260 360 330 362 376 362')),
    panel(pocket, { lift: 0.28, round: 0.15 }),
    panel(mirrored(pocket), { lift: 0.28, round: 0.15 }),
    stitch('M378 226 L378 790 M412 226 L412 790'),
    ...raisedCollar,
    ...buttons(395, 250, 800, 6, 9, 'metal'),
    button(293, 402, 7, 'metal'),
    button(497, 402, 7, 'metal'),
    button(138, 786, 7, 'metal'),
    button(652, 786, 7, 'metal'),
  ];
}

const raisedCollar: Part[] = pointCollar.map((part) =>
  part.kind === 'panel' ? { ...part, lift: Math.max(part.lift, 0.2) } : part,
);

/** A gilet: sleeveless and padded, or a plain waistcoat. */
export const gilet: Silhouette = ({ name, back }) => {
  const isWaistcoat = !/padded|quilted|puffer|nylon|down/.test(name);
  const body = symmetric(
    `M395 ${back ? 178 : isWaistcoat ? 470 : 230} ${isWaistcoat && !back ? 'C372 400 346 280 326 172' : 'C366 228 342 210 330 172'} L238 208 C262 300 250 392 198 440 C204 560 200 700 196 846 ${isWaistcoat ? 'L300 850 L340 900 L395 850' : 'C270 860 340 862 395 862'}`,
  );
  return [
    panel('M326 164 C360 150 430 150 464 164 C456 300 420 420 395 480 C370 420 334 300 326 164 Z', {
      tone: -0.5,
      printed: false,
    }),
    panel(body, { lift: 0.2, round: 0.8 }),
    ...(isWaistcoat
      ? [
          fold(both('M210 450 C240 500 254 560 258 640'), 18, 0.45),
          ridge(both('M318 840 C328 740 326 640 316 560'), 26, 0.4),
          ...(back
            ? []
            : [
                seam('M395 470 L395 850'),
                ...buttons(395, 500, 790, 5, 10, 'horn'),
                seam(both('M250 650 L340 660 M250 672 L340 682'), 2),
              ]),
        ]
      : [
          ...baffles(296, 800, 198),
          ...(back
            ? []
            : [
                ...zip(220, 860),
                panel('M256 650 L284 642 L312 742 L284 754 Z', { lift: 0.15, round: 0.15 }),
                panel(mirrored('M256 650 L284 642 L312 742 L284 754 Z'), { lift: 0.15, round: 0.15 }),
              ]),
          panel(
            'M327 182 C322 150 328 130 338 120 C374 110 416 110 452 120 C462 130 468 150 463 182 C440 220 350 220 327 182 Z',
            { lift: 0.4, round: 0.55 },
          ),
          ...(back ? [] : [edge('M395 114 L395 212', 6)]),
        ]),
  ];
};
