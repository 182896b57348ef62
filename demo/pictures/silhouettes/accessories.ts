import { button, edge, fold, panel, type Part, ridge, seam, type Silhouette, stitch } from '../drawing';
import { both, mirrored, symmetric } from '../path';

/** A bag: a tote with two handles, or a small one with a flap and a strap. */
export const bag: Silhouette = ({ name, back }) =>
  /crossbody|shoulder|saddle|mini|clutch|pouch|camera/.test(name) ? flapBag(back) : tote(name, back);

function tote(name: string, back: boolean): Part[] {
  const isBasket = /basket|raffia|straw/.test(name);
  const handle = (y: number) =>
    `M270 ${y + 330} C274 ${y + 150} 300 ${y} 395 ${y} C490 ${y} 516 ${y + 150} 520 ${y + 330} L490 ${y + 330} C488 ${y + 170} 466 ${y + 34} 395 ${y + 34} C324 ${y + 34} 302 ${y + 170} 300 ${y + 330} Z`;
  const leather = isBasket ? { fill: '#7a5536', texture: 'leather' as const } : {};
  const body = symmetric(
    isBasket
      ? 'M395 400 L196 388 C206 560 226 740 262 880 C300 902 350 906 395 906'
      : 'M395 396 L186 388 C182 560 172 740 166 884 C180 906 220 912 395 912',
  );
  return [
    panel(handle(150), { tone: -0.25, round: 0.25, ...leather }),
    panel(symmetric('M395 372 C320 372 240 376 198 388 C240 402 320 406 395 406'), {
      tone: -0.55,
      round: 0.3,
    }),
    panel(body, { round: 0.85, lift: 0.15 }),
    fold(both('M210 420 C224 560 216 700 200 860'), 26, 0.4),
    ridge(both('M300 440 C306 580 300 720 292 880'), 40, 0.35),
    fold(both('M176 870 C230 856 290 850 350 852'), 18, 0.4),
    ...(isBasket
      ? []
      : [
          stitch('M192 414 C260 420 530 420 598 414'),
          seam(both('M232 392 C226 560 216 740 210 908')),
          stitch(both('M240 392 C234 560 224 740 218 908')),
          ...(back
            ? []
            : [
                panel('M352 470 L438 470 L438 524 L352 524 Z', {
                  tone: -0.08,
                  lift: 0.15,
                  round: 0.15,
                  printed: false,
                }),
                stitch('M358 476 L432 476 L432 518 L358 518 Z'),
              ]),
        ]),
    panel(handle(188), { round: 0.25, lift: 0.4, ...leather }),
    ...both('M268 500 L302 500 L302 540 L285 552 L268 540 Z')
      .split('Z')
      .filter((d) => d.trim() !== '')
      .map((d) => panel(`${d.trim()} Z`, { lift: 0.3, round: 0.2, ...leather })),
    button(285, 528, 5, 'metal'),
    button(505, 528, 5, 'metal'),
  ];
}

function flapBag(back: boolean): Part[] {
  const strap =
    'M206 470 C190 250 300 96 395 96 C490 96 600 250 584 470 L562 470 C574 262 478 118 395 118 C312 118 216 262 228 470 Z';
  const body = symmetric('M395 440 L190 446 C176 560 176 690 200 800 C230 836 300 842 395 842');
  const flap = symmetric(
    'M395 424 L204 428 C188 436 182 450 182 470 C184 560 206 640 250 676 C290 690 350 692 395 692',
  );
  return [
    panel(strap, { round: 0.2, tone: -0.1 }),
    panel(body, { round: 0.9, lift: 0.15 }),
    stitch(both('M204 520 C196 620 198 720 216 790 C250 820 320 826 395 826')),
    ...(back
      ? [seam('M240 560 L550 560', 4), stitch('M232 548 L558 548 L558 572 L232 572 Z')]
      : [
          panel(flap, { round: 0.6, lift: 0.5 }),
          ridge('M240 470 C300 456 490 456 550 470', 30, 0.5),
          stitch(both('M196 470 C200 556 220 626 260 662 C296 676 350 678 395 678')),
          panel('M372 650 L418 650 L418 726 L395 742 L372 726 Z', { lift: 0.4, round: 0.25 }),
          button(395, 706, 11, 'metal'),
        ]),
    panel('M198 452 L238 452 L238 500 L218 514 L198 500 Z', { lift: 0.3, round: 0.2 }),
    panel(mirrored('M198 452 L238 452 L238 500 L218 514 L198 500 Z'), { lift: 0.3, round: 0.2 }),
    button(218, 484, 7, 'metal'),
    button(572, 484, 7, 'metal'),
  ];
}

/** A scarf folded once and laid over itself, with fringes. */
export const scarf: Silhouette = ({ name }) => {
  const isSilk = /silk|satin|foulard|bandana|twill/.test(name);
  if (isSilk) {
    return [
      panel('M395 150 L690 500 L395 860 L100 500 Z', { round: 0.6 }),
      seam('M395 176 L668 500 L395 834 L122 500 Z'),
      panel('M395 206 L644 500 L395 806 L146 500 Z', { tone: 0.22, round: 0.2, printed: false }),
      fold('M395 150 C410 400 404 640 395 860 M100 500 C300 486 500 490 690 500', 16, 0.5),
      ridge('M240 340 C320 420 440 560 540 680 M548 330 C470 420 340 570 250 676', 30, 0.5),
      panel('M395 310 L556 500 L395 700 L234 500 Z', { tone: -0.12, round: 0.2 }),
    ];
  }
  const long =
    'M336 116 C340 92 366 84 414 84 C470 84 490 96 494 122 C500 300 486 620 498 880 C450 892 400 892 352 882 C346 620 340 300 330 120 Z';
  const short =
    'M300 140 C304 100 330 84 372 84 C420 84 440 104 442 130 C452 300 424 500 420 740 C370 752 310 750 262 736 C276 500 304 300 300 128 Z';
  return [
    panel(long, { round: 0.7, tone: -0.1 }),
    ...fringe(356, 494, 882, 70),
    panel(short, { round: 0.75, lift: 0.45, grain: 4 }),
    ...fringe(266, 416, 742, 70),
    fold(
      'M340 180 C352 340 330 540 318 730 M392 180 C396 340 384 520 374 740 M450 300 C454 500 452 700 454 870',
      20,
      0.5,
    ),
    ridge('M318 190 C330 340 306 540 292 730 M366 180 C374 360 354 560 346 740', 18, 0.5),
  ];
};

function fringe(from: number, to: number, y: number, length: number): Part[] {
  const strands = Array.from({ length: Math.floor((to - from) / 9) + 1 }, (_, index) => {
    const x = from + index * 9;
    const bend = ((index * 7) % 5) - 2;
    return `M${x} ${y - 6} C${x + bend} ${y + length * 0.4} ${x - bend} ${y + length * 0.7} ${x + bend * 2} ${y + length + ((index * 5) % 7)}`;
  });
  return [edge(strands.join(' '), 5), edge(strands.join(' '), 2.4)];
}

/** A hat: a knitted beanie, a cap, or one with a brim. */
export const hat: Silhouette = ({ name }) => {
  if (/beanie|watch cap|knit/.test(name)) return beanie(name);
  if (/cap\b|baseball/.test(name)) return cap;
  return brim(name);
};

const beanie = (name: string): Part[] => [
  ...(/pompom|bobble/.test(name)
    ? [
        panel(
          'M395 190 C450 186 480 226 474 266 C470 310 430 330 395 328 C352 330 318 304 316 262 C316 222 346 188 395 190 Z',
          { texture: 'wool', round: 0.8, tone: 0.15 },
        ),
      ]
    : []),
  panel(symmetric('M395 280 C280 280 196 400 186 640 C250 664 320 668 395 668'), {
    round: 0.95,
    texture: 'rib',
  }),
  fold(both('M360 300 C310 400 284 520 276 650 M300 330 C250 420 228 520 222 640'), 16, 0.45),
  ridge(both('M330 310 C284 410 256 530 248 650'), 22, 0.4),
  panel(symmetric('M395 624 C310 624 240 620 178 604 C168 660 168 720 178 772 C250 794 320 798 395 798'), {
    texture: 'rib',
    lift: 0.5,
    round: 0.6,
  }),
];

const cap: Part[] = [
  panel(symmetric('M395 320 C270 320 192 430 188 628 C260 650 320 654 395 654'), { round: 0.9 }),
  seam(both('M395 322 C330 410 306 520 304 648')),
  stitch(both('M386 326 C322 414 298 520 296 646')),
  button(395, 322, 12),
  fold(both('M250 380 C226 460 216 540 214 620'), 22, 0.4),
  panel(symmetric('M395 606 C300 606 220 616 184 632 C150 690 196 768 395 772'), {
    lift: 0.45,
    round: 0.55,
  }),
  stitch(
    both(
      'M206 654 C250 634 320 628 395 628 M186 690 C220 724 300 744 395 746 M196 670 C230 700 300 718 395 720',
    ),
  ),
];

const brim = (name: string): Part[] => {
  const isBucket = /bucket/.test(name);
  return isBucket
    ? [
        panel(
          symmetric('M395 330 C300 326 262 350 252 380 C242 460 232 540 224 610 C280 640 340 646 395 646'),
          { round: 0.8 },
        ),
        seam(both('M256 372 C300 396 350 402 395 402')),
        stitch(both('M254 384 C300 408 350 414 395 414')),
        panel(
          symmetric('M395 596 C320 596 270 590 226 576 C190 650 160 720 140 780 C230 830 310 842 395 842'),
          { lift: 0.4, round: 0.6 },
        ),
        stitch(
          both(
            'M214 640 C270 666 330 674 395 674 M190 694 C260 724 330 734 395 734 M166 744 C250 780 330 790 395 790',
          ),
        ),
      ]
    : [
        panel(symmetric('M395 600 C240 600 70 630 60 690 C66 750 240 782 395 782'), { round: 0.6 }),
        panel(
          symmetric('M395 348 C372 330 340 316 306 322 C262 340 246 470 240 640 C280 676 340 684 395 684'),
          { round: 0.85, lift: 0.4 },
        ),
        fold('M395 352 C388 420 390 470 396 520', 30, 0.6),
        fold(both('M320 340 C300 380 290 420 292 460'), 24, 0.45),
        panel(symmetric('M395 596 C330 596 280 586 244 566 L240 640 C280 674 340 684 395 684'), {
          fill: '#3a2d25',
          texture: 'rib',
          lift: 0.2,
          round: 0.25,
        }),
        seam(both('M84 694 C120 740 260 768 395 768'), 2),
      ];
};

/** A belt, lying as a coil, with its buckle in front. */
export const belt: Silhouette = () => [
  panel(symmetric('M395 360 C210 360 88 440 86 540 L150 600 C150 500 250 428 395 428'), {
    tone: -0.38,
    round: 0.4,
  }),
  seam(both('M395 376 C216 376 104 452 100 548'), 2),
  panel(symmetric('M395 662 C230 662 108 620 88 518 C80 560 82 612 96 650 C130 728 250 758 395 758'), {
    round: 0.5,
    lift: 0.4,
  }),
  ridge('M120 620 C200 696 320 710 395 710 C500 710 620 690 672 610', 30, 0.5),
  stitch(both('M98 576 C130 650 250 676 395 676 M104 640 C140 712 260 744 395 744')),
  ...[600, 560, 518].map((x, index) => button(x, 692 - index * 9, 6, 'metal')),
  panel('M300 636 L440 638 L440 784 L300 778 Z M322 660 L322 756 L416 760 L416 660 Z', {
    fill: '#b9a272',
    texture: 'plain',
    lift: 0.5,
    round: 0.3,
  }),
  panel('M340 702 L452 704 L452 718 L340 716 Z', {
    fill: '#a8925f',
    texture: 'plain',
    lift: 0.3,
    round: 0.15,
  }),
  panel('M462 650 L492 646 L494 764 L464 768 Z', { lift: 0.4, round: 0.25 }),
];
