import { button, fold, panel, type Part, ridge, seam, type Silhouette, stitch } from '../drawing';
import { both, mirrored } from '../path';

interface Cut {
  waist: number;
  hip: number;
  /** The hem's outer and inner half width. */
  outer: number;
  inner: number;
  footY: number;
}

const waistY = 108;
const crotchY = 410;

function cutOf(name: string): Cut {
  const cut = { waist: 122, hip: 162, footY: 1004 };
  if (/wide|palazzo|culotte|flared|sailor/.test(name)) return { ...cut, outer: 232, inner: 24 };
  if (/slim|skinny|tapered|cigarette|jogger|chino/.test(name)) return { ...cut, outer: 152, inner: 52 };
  return { ...cut, outer: 180, inner: 40 };
}

function legOf({ waist, hip, outer, inner, footY }: Cut): string {
  const [w, h, o, i] = [395 - waist, 395 - hip, 395 - outer, 395 - inner];
  const knee = crotchY + (footY - crotchY) * 0.42;
  const kneeOut = h + (o - h) * 0.46 + 4;
  return (
    `M395 ${waistY + 6} L${w} ${waistY} C${w - 16} ${waistY + 50} ${h} ${waistY + 110} ${h} ${crotchY - 90} ` +
    `C${h - 2} ${crotchY} ${kneeOut} ${knee - 120} ${kneeOut} ${knee} C${kneeOut} ${knee + 140} ${o} ${footY - 160} ${o} ${footY} ` +
    `C${o + 40} ${footY + 9} ${i - 40} ${footY + 9} ${i} ${footY} C${i} ${footY - 200} ${391} ${crotchY + 160} 398 ${crotchY} Z`
  );
}

const waistband = (waist: number): string =>
  `M${395 - waist} ${waistY - 30} C${395 - waist * 0.4} ${waistY - 20} ${395 + waist * 0.4} ${waistY - 20} ${395 + waist} ${waistY - 30} ` +
  `L${395 + waist + 3} ${waistY + 8} C${395 + waist * 0.4} ${waistY + 20} ${395 - waist * 0.4} ${waistY + 20} ${395 - waist - 3} ${waistY + 8} Z`;

function loops(waist: number): Part[] {
  const loop = (x: number) =>
    `M${x} ${waistY - 30} L${x + 13} ${waistY - 30} L${x + 13} ${waistY + 16} L${x} ${waistY + 16} Z`;
  return [0.86, 0.44].flatMap((share) => [
    panel(loop(395 - waist * share - 6), { lift: 0.25, round: 0.1 }),
    panel(loop(395 + waist * share - 6), { lift: 0.25, round: 0.1 }),
  ]);
}

const inside = (waist: number) =>
  panel(
    `M${395 - waist} ${waistY - 30} C${395 - waist * 0.5} ${waistY - 42} ${395 + waist * 0.5} ${waistY - 42} ${395 + waist} ${waistY - 30} C${395 + waist * 0.4} ${waistY - 16} ${395 - waist * 0.4} ${waistY - 16} ${395 - waist} ${waistY - 30} Z`,
    { tone: -0.5, printed: false, round: 0.2 },
  );

const seat: Part[] = [
  fold('M398 300 C400 350 400 390 397 440', 16, 0.5),
  fold(both('M384 420 C356 430 330 434 306 430 M380 440 C360 456 340 464 320 466'), 10, 0.4),
];

const fly = [seam('M395 130 L397 410'), stitch('M414 130 C416 230 414 280 400 310')];

/** Trousers: wide, straight or tapered, with a pressed crease or pleats. */
export const trousers: Silhouette = ({ name, back }) => {
  const cut = cutOf(name);
  const leg = legOf(cut);
  const isPleated = /pleat/.test(name);
  const isElastic = /jogger|drawstring|track|pull-on/.test(name);
  const middle = 395 - (cut.outer + cut.inner) / 2;
  const crease = `M${395 - cut.waist * 0.56} ${waistY + 60} C${395 - cut.hip * 0.56} 420 ${middle - 4} 700 ${middle} ${cut.footY}`;
  return [
    inside(cut.waist),
    panel(leg, { round: 0.8, grain: 2 }),
    panel(mirrored(leg), { round: 0.8, lift: 0.12, grain: -2 }),
    ...seat,
    fold(
      both(
        `M${395 - cut.hip + 26} 420 C${395 - cut.hip + 44} 560 ${395 - cut.outer + 40} 760 ${395 - cut.outer + 30} ${cut.footY - 20}`,
      ),
      22,
      0.35,
    ),
    ...(isElastic ? [] : [ridge(both(crease), 12, 0.7), seam(both(crease), 1)]),
    ...(isPleated && !back
      ? [
          fold(
            both(
              `M${395 - cut.waist * 0.56} ${waistY + 14} C${395 - cut.waist * 0.6} 200 ${395 - cut.waist * 0.7} 260 ${395 - cut.waist * 0.7} 310`,
            ),
            10,
            0.7,
          ),
          fold(
            both(
              `M${395 - cut.waist * 0.78} ${waistY + 14} C${395 - cut.waist * 0.84} 190 ${395 - cut.waist * 0.96} 240 ${395 - cut.waist} 280`,
            ),
            8,
            0.6,
          ),
          seam(
            both(
              `M${395 - cut.waist * 0.56} ${waistY + 14} L${395 - cut.waist * 0.6} 190 M${395 - cut.waist * 0.78} ${waistY + 14} L${395 - cut.waist * 0.84} 178`,
            ),
          ),
        ]
      : []),
    ...(back
      ? [
          seam('M395 120 L397 410'),
          seam(both('M268 220 L350 224'), 3),
          stitch(both('M264 214 L354 218 L354 232 L264 228 Z')),
          ...(isElastic ? [] : [button(309, 240, 7, 'horn'), button(481, 240, 7, 'horn')]),
        ]
      : [
          seam(both(`M${395 - cut.waist + 28} ${waistY + 14} L${395 - cut.hip + 12} 262`), 2.6),
          ...(isElastic ? [seam('M395 130 L397 410')] : fly),
        ]),
    panel(waistband(cut.waist), {
      lift: 0.3,
      round: 0.25,
      texture: isElastic ? 'rib' : undefined,
      printed: !isElastic,
    }),
    ...(isElastic ? (back ? [] : cords) : loops(cut.waist)),
    ...(back || isElastic ? [] : [button(404, waistY + 4, 7, 'horn')]),
    ...(/jogger|cuffed/.test(name)
      ? ribHems(cut)
      : [
          stitch(
            both(
              `M${395 - cut.outer + 2} ${cut.footY - 26} C${middle - 30} ${cut.footY - 18} ${middle + 30} ${cut.footY - 18} ${395 - cut.inner - 2} ${cut.footY - 26}`,
            ),
          ),
        ]),
  ];
};

const cords: Part[] = [
  seam('M388 116 C380 170 372 210 366 262', 5),
  seam('M402 116 C410 160 418 196 420 244', 5),
];

function ribHems({ outer, inner, footY }: Cut): Part[] {
  const d = `M${395 - outer - 2} ${footY - 40} C${395 - outer + 30} ${footY - 32} ${395 - inner - 30} ${footY - 32} ${395 - inner + 2} ${footY - 40} L${395 - inner - 8} ${footY + 20} C${395 - inner - 30} ${footY + 28} ${395 - outer + 30} ${footY + 28} ${395 - outer + 8} ${footY + 20} Z`;
  return [d, mirrored(d)].map((one) =>
    panel(one, { texture: 'rib', lift: 0.25, round: 0.4, printed: false }),
  );
}

/** Jeans: five pockets, top-stitched, a little worn on the thighs. */
export const jeans: Silhouette = ({ name, back }) => {
  const cut = { ...cutOf(name), waist: 126 };
  const leg = legOf(cut);
  const patch = 'M252 214 L358 220 L354 320 L304 350 L254 312 Z';
  return [
    inside(cut.waist),
    panel(leg, { round: 0.85, grain: 2 }),
    panel(mirrored(leg), { round: 0.85, lift: 0.12, grain: -2 }),
    ...seat,
    ridge(
      both(
        `M${395 - cut.hip * 0.62} 360 C${395 - cut.hip * 0.62} 460 ${395 - cut.hip * 0.64} 560 ${395 - (cut.outer + cut.inner) / 2} 660`,
      ),
      66,
      back ? 0.4 : 0.75,
    ),
    ridge(
      both(`M${395 - (cut.outer + cut.inner) / 2} 700 L${395 - (cut.outer + cut.inner) / 2} 900`),
      40,
      0.3,
    ),
    fold(
      both(
        `M${395 - cut.hip + 16} 640 C${395 - cut.hip + 60} 660 ${395 - 110} 664 ${395 - 70} 650 M${395 - cut.hip + 20} 690 C${395 - cut.hip + 60} 704 ${395 - 120} 704 ${395 - 80} 694`,
      ),
      9,
      0.35,
    ),
    stitch(
      both(
        `M${395 - cut.hip + 12} 300 C${395 - cut.hip + 14} 460 ${395 - cut.hip * 0.5 - cut.outer * 0.5 + 16} 600 ${395 - cut.outer + 12} ${cut.footY - 4}`,
      ),
    ),
    stitch(both(`M${395 - cut.outer + 2} ${cut.footY - 22} L${395 - cut.inner - 2} ${cut.footY - 22}`)),
    ...(back
      ? [
          seam('M395 120 L397 410'),
          stitch('M404 130 L405 404'),
          seam(both('M270 176 C320 200 360 208 395 208')),
          stitch(both('M270 186 C320 210 360 218 395 218')),
          panel(patch, { lift: 0.25, round: 0.15 }),
          panel(mirrored(patch), { lift: 0.25, round: 0.15 }),
          stitch(both('M260 222 L350 227 L347 314 L304 340 L262 306 Z M264 250 C290 274 320 276 350 254')),
        ]
      : [
          ...fly,
          seam(
            both(
              `M${395 - cut.waist + 22} 122 C${395 - cut.waist + 24} 190 ${395 - cut.waist - 10} 214 ${395 - cut.hip + 10} 226`,
            ),
            2.6,
          ),
          stitch(
            both(
              `M${395 - cut.waist + 32} 122 C${395 - cut.waist + 34} 200 ${395 - cut.waist} 224 ${395 - cut.hip + 10} 238`,
            ),
          ),
          button(262, 230, 4, 'metal'),
          button(528, 230, 4, 'metal'),
        ]),
    panel(waistband(cut.waist), { lift: 0.3, round: 0.25 }),
    stitch(
      `M${395 - cut.waist} ${waistY - 22} C${395 - cut.waist * 0.4} ${waistY - 12} ${395 + cut.waist * 0.4} ${waistY - 12} ${395 + cut.waist} ${waistY - 22}`,
    ),
    ...loops(cut.waist),
    ...(back
      ? [
          panel('M470 92 L516 88 L518 112 L472 116 Z', {
            fill: '#8a6a48',
            texture: 'leather',
            round: 0.15,
            lift: 0.2,
          }),
        ]
      : [button(403, waistY + 2, 10, 'metal')]),
  ];
};

/** Shorts: pleated or plain, above the knee. */
export const shorts: Silhouette = ({ back, name }) => {
  const down = 140;
  const leg =
    'M395 264 L262 258 C240 330 218 420 210 520 C204 600 198 680 194 742 C252 758 316 760 374 754 C382 690 392 630 398 560 Z';
  const band = 'M258 222 C330 234 460 234 532 222 L536 266 C460 280 330 280 254 266 Z';
  const hasCord = /linen|drawstring|swim|terry/.test(name);
  return [
    panel('M258 222 C330 206 460 206 532 222 C460 238 330 238 258 222 Z', {
      tone: -0.5,
      printed: false,
      round: 0.2,
    }),
    panel(leg, { round: 0.8 }),
    panel(mirrored(leg), { round: 0.8, lift: 0.12 }),
    fold('M398 440 C400 490 400 530 397 580', 16, 0.5),
    fold(
      both(
        `M384 ${430 + down} C356 ${440 + down} 330 ${444 + down} 300 ${440 + down} M300 276 C292 340 280 390 270 430`,
      ),
      10,
      0.45,
    ),
    fold(both('M236 480 C232 580 226 650 224 744'), 24, 0.4),
    ridge(both('M296 440 C290 540 286 640 282 756'), 26, 0.45),
    stitch(both('M196 722 C252 738 316 740 376 734')),
    ...(back
      ? [seam('M395 270 L397 560'), seam(both('M266 380 L346 384'), 3)]
      : [
          seam('M395 270 L397 560'),
          stitch('M414 276 C416 380 414 430 400 450'),
          seam(both('M284 278 L228 410'), 2.6),
        ]),
    panel(band, { lift: 0.3, round: 0.25 }),
    ...(hasCord
      ? back
        ? []
        : [seam('M388 256 C380 310 372 350 366 400', 5), seam('M402 256 C410 300 418 336 420 384', 5)]
      : back
        ? []
        : [button(404, 252, 8, 'horn')]),
  ];
};
