import {
  button,
  buttons,
  edge,
  fold,
  panel,
  type Part,
  ridge,
  seam,
  type Silhouette,
  stitch,
} from '../drawing';
import { both, mirrored } from '../path';
import { bodyOf, frontHalf, regular, type Sleeve, sleeveOf, type Torso } from './torso';

const jacketTorso: Torso = {
  ...regular,
  neck: 66,
  neckY: 156,
  shoulder: 192,
  shoulderY: 204,
  chest: 182,
  waist: 164,
  hem: 188,
  hemY: 856,
  sag: 20,
};
const jacketSleeve: Sleeve = { outer: [310, 790], inner: [228, 816], full: 14 };

const arms = (torso: Torso, sleeve: Sleeve): Part[] => [
  panel(sleeveOf(torso, sleeve), { grain: 9, round: 0.65 }),
  panel(mirrored(sleeveOf(torso, sleeve)), { grain: -9, round: 0.65 }),
  fold(both('M128 520 C150 546 168 556 190 560'), 14, 0.45),
  ridge(both('M136 340 C122 440 114 540 104 640'), 14, 0.45),
];

/** A notched collar and lapels that meet at `y`. */
function lapels(y: number, width: number): Part[] {
  const notch = 196 + width * 0.7;
  const out = 395 - 90 - width;
  const lapel =
    `M330 ${notch - 40} L${out + 44} ${notch - 8} L${out} ${notch + 2} C${out + 16} ${notch + 90} ${355} ${y - 90} 397 ${y} ` +
    `C384 ${y - 130} 356 ${notch + 60} 344 150 Z`;
  const collar = `M338 132 C322 146 312 166 306 190 L${out + 36} ${notch - 34} L${out + 50} ${notch - 6} L${out + 62} ${notch - 4} C322 ${notch - 40} 346 214 352 170 Z`;
  return [
    ...[mirrored(lapel), lapel].map((d) => panel(d, { lift: 0.42, round: 0.22, grain: 0 })),
    ...[mirrored(collar), collar].map((d) => panel(d, { lift: 0.38, round: 0.22, grain: 0 })),
  ];
}

/** What shows between the lapels: the lining and the back of the collar. */
const lining = (y: number): Part[] => [
  panel(
    `M332 150 C360 128 430 128 458 150 C452 300 420 ${y - 80} 395 ${y} C370 ${y - 80} 338 300 332 150 Z`,
    {
      tone: -0.5,
      texture: 'satin',
      printed: false,
    },
  ),
  panel('M336 136 C366 122 424 122 454 136 C452 168 430 184 395 184 C360 184 338 168 336 136 Z', {
    tone: -0.28,
    round: 0.4,
  }),
];

const backCollar: Part[] = [
  panel(
    'M318 182 C322 160 330 148 342 142 C372 134 418 134 448 142 C460 148 468 160 472 182 C440 204 350 204 318 182 Z',
    {
      lift: 0.35,
      round: 0.3,
    },
  ),
];

const flapPocket = (y: number, x = 232, width = 104) =>
  panel(`M${x} ${y} L${x + width} ${y + 6} L${x + width} ${y + 44} L${x} ${y + 36} Z`, {
    lift: 0.3,
    round: 0.2,
  });

/** A blazer, single- or double-breasted. */
export const blazer: Silhouette = ({ name, back }) => {
  const isDouble = /double/.test(name);
  const y = isDouble ? 500 : 540;
  const common = arms(jacketTorso, jacketSleeve);
  const buttonsAtCuff = [...buttons(168, 742, 786, 3, 5, 'horn'), ...buttons(622, 742, 786, 3, 5, 'horn')];
  if (back) {
    return [
      ...common,
      panel(bodyOf(jacketTorso, { depth: 6 }), { lift: 0.28, round: 0.7 }),
      seam('M395 184 C392 400 392 600 395 876'),
      fold(both('M250 430 C280 520 284 640 262 840'), 16, 0.4),
      edge('M395 700 L395 876', 2.4),
      ...backCollar,
    ];
  }
  const left = frontHalf(jacketTorso, { depth: 40 }, isDouble ? 70 : 20).replace(/ Z$/, ' Z');
  const pockets = [flapPocket(640), panel(mirrored(flapPocket(640).d), { lift: 0.3, round: 0.2 })];
  return [
    ...common,
    ...buttonsAtCuff,
    panel(mirrored(left), { lift: 0.28, round: 0.7 }),
    panel(left, { lift: 0.28, round: 0.7 }),
    fold(both('M262 470 C276 560 276 620 262 690'), 14, 0.4),
    ridge(both('M318 560 C322 660 316 760 302 850'), 22, 0.4),
    seam(both('M286 420 C300 500 302 570 292 636')),
    ...pockets,
    panel('M440 400 L510 388 L512 402 L442 414 Z', { lift: 0.2, round: 0.1 }),
    ...lining(y),
    ...lapels(y, isDouble ? 66 : 48),
    ...(isDouble
      ? [...buttons(352, 540, 640, 2, 11, 'horn'), ...buttons(444, 540, 640, 2, 11, 'horn')]
      : buttons(395, 560, 650, 2, 11, 'horn')),
  ];
};

const coatTorso: Torso = {
  ...regular,
  neck: 70,
  neckY: 96,
  shoulder: 190,
  shoulderY: 144,
  chest: 188,
  armpitY: 336,
  waist: 184,
  hem: 216,
  hemY: 1000,
  sag: 14,
};
const coatSleeve: Sleeve = { outer: [322, 706], inner: [228, 736], full: 16 };

const raised = (parts: Part[], by: number): Part[] =>
  parts.map((part) =>
    part.kind === 'button' ? { ...part, y: part.y + by } : { ...part, d: raisedPath(part.d, by) },
  );

function raisedPath(d: string, by: number): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return isX ? number : String(Number(number) + by);
  });
}

/** A coat: single- or double-breasted, belted as a trench. */
export const coat: Silhouette = ({ name, back }) => {
  const isTrench = /trench/.test(name);
  const isBelted = isTrench || /belt|wrap|robe/.test(name);
  const isDouble = isTrench || /double|pea/.test(name);
  const isShort = /pea|car coat|short/.test(name);
  const fit = isShort ? { ...coatTorso, hemY: 850, hem: 200 } : coatTorso;
  const foot = fit.hemY;
  const common = [
    ...raised(
      arms(
        { ...fit, neckY: 156, shoulderY: 204, armpitY: 396 },
        { ...coatSleeve, outer: [322, 766], inner: [228, 796] },
      ),
      -60,
    ),
  ];
  const folds = [
    fold(both(`M250 560 C272 700 262 840 240 ${foot}`), 26, 0.42),
    ridge(both(`M312 560 C322 700 316 840 300 ${foot}`), 28, 0.36),
  ];
  const belt: Part[] = isBelted
    ? [
        panel('M208 544 C280 560 510 560 582 544 L584 588 C510 604 280 604 206 588 Z', {
          lift: 0.4,
          round: 0.25,
        }),
        ...(back
          ? []
          : isTrench
            ? [
                panel(
                  'M366 540 L424 540 L424 612 L366 612 L366 552 L378 552 L378 600 L412 600 L412 552 L366 552 Z',
                  { fill: '#6d5138', texture: 'plain', lift: 0.3, round: 0.1 },
                ),
              ]
            : [
                panel('M388 580 C366 660 350 720 342 800 L384 806 C392 730 402 650 412 584 Z', {
                  lift: 0.45,
                  round: 0.3,
                }),
                panel('M398 580 C412 640 428 690 444 744 L408 758 C396 700 388 640 384 584 Z', {
                  lift: 0.45,
                  round: 0.3,
                }),
                panel(
                  'M368 540 C386 534 408 534 424 542 C430 560 428 584 420 598 C404 604 384 604 370 596 C362 580 362 556 368 540 Z',
                  { lift: 0.45, round: 0.35 },
                ),
              ]),
      ]
    : [];
  const strap = cuffStrap();
  if (back) {
    return [
      ...common,
      panel(bodyOf(fit, { depth: 6 }), { lift: 0.28, round: 0.75 }),
      ...folds,
      seam(`M395 124 C392 400 392 700 395 ${foot}`),
      ...raised(backCollar, -60),
      ...(isTrench
        ? [
            panel(
              'M214 150 C300 180 490 180 576 150 C580 230 580 280 566 330 C480 390 310 390 224 330 C210 280 210 230 214 150 Z',
              { lift: 0.35, round: 0.3 },
            ),
            ...raised(backCollar, -60),
          ]
        : []),
      ...belt,
    ];
  }
  const y = isDouble ? 400 : 460;
  const left = frontHalf(fit, { depth: 40 }, isDouble ? 78 : 24);
  const pocket = `M226 640 L252 632 L262 742 L236 750 Z`;
  return [
    ...common,
    ...(isTrench ? strap : []),
    panel(mirrored(left), { lift: 0.28, round: 0.75 }),
    panel(left, { lift: 0.28, round: 0.75 }),
    ...folds,
    ...[pocket, mirrored(pocket)].map((d) => panel(d, { lift: 0.3, round: 0.15 })),
    stitch(`M${isDouble ? 463 : 410} ${y + 20} L${isDouble ? 463 : 410} ${foot}`),
    ...raised(lining(y + 60), -60),
    ...raised(lapels(y + 60, isDouble ? 70 : 56), -60),
    ...(isDouble
      ? [
          ...buttons(336, y + 44, isTrench ? y + 44 : y + 224, isTrench ? 1 : 3, 13, 'horn'),
          ...buttons(446, y + 44, isTrench ? y + 44 : y + 224, isTrench ? 1 : 3, 13, 'horn'),
          ...(isTrench ? [button(346, 680, 13, 'horn'), button(446, 680, 13, 'horn')] : []),
        ]
      : isBelted
        ? []
        : buttons(395, y + 30, y + 270, 3, 13, 'horn')),
    ...belt,
  ];
};

function cuffStrap(): Part[] {
  const d = 'M82 640 C108 660 140 664 164 654 L160 682 C138 692 104 688 77 668 Z';
  return [d, mirrored(d)].map((one) => panel(one, { lift: 0.35, round: 0.2 }));
}
