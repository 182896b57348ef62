import { button, buttons, fold, panel, type Part, ridge, seam, type Silhouette, stitch } from '../drawing';
import { both, mirrored } from '../path';
import { bodyOf, cuffOf, frontHalf, regular, type Sleeve, sleeveOf, type Torso } from './torso';

const torso: Torso = {
  ...regular,
  neck: 58,
  neckY: 160,
  shoulderY: 210,
  hemY: 824,
  hem: 190,
  waist: 178,
  sag: 66,
};
const sleeve: Sleeve = { outer: [326, 744], inner: [226, 778], full: 14 };
const short: Sleeve = { outer: [312, 470], inner: [206, 516], full: 6 };

const drape: Part[] = [
  fold(both('M212 404 C250 440 280 490 292 550'), 14, 0.5),
  ridge(both('M214 440 C246 490 256 540 258 610'), 14, 0.45),
  fold('M292 850 C312 760 314 690 304 600', 20, 0.36),
  ridge('M338 860 C350 760 348 660 336 570', 24, 0.35),
  fold('M488 858 C472 770 474 690 490 600', 22, 0.36),
];

const bend: Part[] = [
  fold(both('M122 500 C146 530 166 542 186 548'), 10, 0.5),
  ridge(both('M116 520 C140 550 160 562 180 568'), 10, 0.4),
  fold(both('M88 690 C112 716 136 722 156 712'), 12, 0.5),
];

/** A point collar, buttoned. */
export const pointCollar: Part[] = [
  panel('M336 128 C368 112 422 112 454 128 C446 164 416 192 395 204 C374 192 344 164 336 128 Z', {
    tone: -0.4,
    round: 0.4,
    printed: false,
  }),
  panel(
    'M334 190 C350 214 372 216 395 204 C418 216 440 214 456 190 L452 168 C436 190 416 196 395 196 C374 196 354 190 338 168 Z',
    {
      tone: -0.12,
      round: 0.2,
    },
  ),
  ...[
    'M395 200 L332 268 C318 240 308 210 304 180 C310 156 322 136 338 124 C352 152 372 180 395 200 Z',
  ].flatMap((d) => [
    panel(d, { lift: 0.4, round: 0.22, grain: 32 }),
    panel(mirrored(d), { lift: 0.4, round: 0.22, grain: -32 }),
  ]),
  stitch(both('M386 200 L334 256 C324 234 316 208 312 184')),
];

/** A shirt: long or short sleeves, chest pockets on an overshirt, buttoned. */
export const shirt: Silhouette = ({ name, back }) => {
  const isShort = /short-sleeve|camp/.test(name);
  const isOver = /overshirt|shacket|utility/.test(name);
  const arm = isShort ? short : sleeve;
  const fit = isOver ? { ...torso, sag: 14, hemY: 850, chest: 192, waist: 190 } : torso;
  const cuff = cuffOf(fit, sleeve, 66, 14);
  const arms: Part[] = [
    panel(sleeveOf(fit, arm), { grain: isShort ? 20 : 9, round: 0.6 }),
    panel(mirrored(sleeveOf(fit, arm)), { grain: isShort ? -20 : -9, round: 0.6 }),
    ...(isShort
      ? [stitch(both('M90 450 C120 474 160 500 186 498'))]
      : [
          panel(cuff, { grain: 9, lift: 0.25, round: 0.3 }),
          panel(mirrored(cuff), { grain: -9, lift: 0.25, round: 0.3 }),
          button(150, 806, 6),
          button(640, 806, 6),
          ...bend,
        ]),
  ];
  if (back) {
    return [
      ...arms,
      panel(bodyOf(fit, { depth: 6 }), { lift: 0.28, round: 0.7 }),
      ...drape,
      seam('M222 288 C300 296 350 298 395 298 C440 298 490 296 568 288'),
      fold('M395 304 L395 620', 14, 0.55),
      panel(
        'M334 176 C330 150 334 136 342 126 C372 116 418 116 448 126 C456 136 460 150 456 176 C430 192 360 192 334 176 Z',
        {
          lift: 0.35,
          round: 0.3,
        },
      ),
    ];
  }
  const left = frontHalf(fit, { depth: 44 }, 17);
  const foot = fit.hemY + fit.sag;
  return [
    ...arms,
    panel(mirrored(left), { lift: 0.28, round: 0.7 }),
    panel(left, { lift: 0.28, round: 0.7 }),
    ...drape,
    stitch(`M378 220 L378 ${foot - 4} M412 220 L412 ${foot - 4}`),
    ...(isOver ? pockets : /pocket|oxford|chambray|flannel/.test(name) ? pockets.slice(-2) : []),
    ...pointCollar,
    ...buttons(395, 232, foot - 70, 7, 7, isOver ? 'horn' : 'tonal'),
  ];
};

const pocket = 'M256 384 L346 384 L346 476 L301 494 L256 476 Z';
const flap = 'M252 378 L350 378 L350 406 L301 426 L252 406 Z';
const pockets: Part[] = [
  panel(pocket, { round: 0.15, lift: 0.12 }),
  panel(flap, { round: 0.15, lift: 0.25 }),
  panel(mirrored(pocket), { round: 0.15, lift: 0.12 }),
  stitch('M440 396 L538 396'),
];

/** A blouse: full sleeves gathered into narrow cuffs, a tie or a band at the neck. */
export const blouse: Silhouette = ({ name, back }) => {
  const fit = { ...torso, sag: 20, hemY: 836, shoulder: 170, waist: 176, hem: 196 };
  const full: Sleeve = { outer: [330, 752], inner: [196, 790], full: 34 };
  const cuff = cuffOf(fit, full, 52, 32);
  const hasTie = /tie|bow|pussy/.test(name);
  return [
    panel('M336 168 C340 140 356 130 395 130 C434 130 450 140 454 168 C440 214 350 214 336 168 Z', {
      tone: -0.45,
      printed: false,
    }),
    panel(sleeveOf(fit, full), { grain: 9, round: 0.8 }),
    panel(mirrored(sleeveOf(fit, full)), { grain: -9, round: 0.8 }),
    panel(cuff, { grain: 9, lift: 0.3, round: 0.35 }),
    panel(mirrored(cuff), { grain: -9, lift: 0.3, round: 0.35 }),
    fold(
      both(
        'M108 770 C112 720 122 690 132 650 M150 784 C152 740 160 700 168 650 M128 778 C132 740 140 720 146 690',
      ),
      9,
      0.5,
    ),
    ridge(both('M100 640 C112 580 130 520 152 460'), 22, 0.5),
    fold(both('M214 232 C206 262 200 290 196 320 M228 236 C222 260 218 280 214 300'), 8, 0.5),
    panel(bodyOf(fit, { depth: back ? 8 : 50 }), { lift: 0.28, round: 0.75 }),
    ...drape,
    fold(
      both(
        'M330 230 C322 300 316 360 318 430 M356 250 C350 320 346 380 350 440 M302 220 C296 270 290 330 288 380',
      ),
      9,
      0.4,
    ),
    ...(back ? [fold('M395 180 L395 330', 4, 0.7), button(395, 182, 7)] : [seam('M395 214 L395 850', 2)]),
    panel(
      'M330 162 C336 196 356 214 395 214 C434 214 454 196 460 162 L446 138 C440 172 420 186 395 186 C370 186 350 172 344 138 Z',
      {
        lift: 0.25,
        round: 0.25,
      },
    ),
    ...(hasTie && !back ? bow : []),
  ];
};

const bow: Part[] = [
  ...[
    'M388 216 C372 300 352 400 322 486 L372 504 C386 410 396 310 402 222 Z',
    'M392 216 C406 300 420 390 446 462 L404 484 C394 400 388 310 384 222 Z',
    'M395 210 C360 170 318 176 304 204 C302 240 344 256 395 222 Z',
    'M395 210 C430 170 472 176 486 204 C488 240 446 256 395 222 Z',
    'M378 200 C386 192 404 192 412 200 C418 214 416 228 410 236 C400 242 388 242 380 236 C374 226 374 212 378 200 Z',
  ].map((d) => panel(d, { lift: 0.45, round: 0.35 })),
  fold('M378 214 C356 212 336 208 322 206 M412 214 C434 212 454 208 468 206', 7, 0.55),
];
