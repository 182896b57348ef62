import { edge, fold, panel, type Part, ridge, seam, type Silhouette, stitch } from '../drawing';
import { moved } from '../path';

/** Two of the same shoe, the far one behind and higher; `apart` is how much lower the near one stands. */
function pair(
  shoe: readonly Part[],
  { top, apart, scale }: { top: number; apart: number; scale: number },
): Part[] {
  const at = (dx: number, dy: number, size: number): Part[] =>
    shoe.map((part) =>
      part.kind === 'button'
        ? { ...part, x: part.x * size + dx, y: part.y * size + dy, radius: part.radius * size }
        : { ...part, d: moved(part.d, dx, dy, size) },
    );
  const left = 395 - 370 * scale;
  return [...at(left + 46, top, scale * 0.95), ...at(left - 30, top + apart, scale)];
}

const rubber = { fill: '#ece8df', texture: 'plain' as const, printed: false };
const dark = { fill: '#2b2521', texture: 'plain' as const, printed: false };
const leatherSole = { fill: '#5f432d', texture: 'plain' as const, printed: false };

const trainer: Part[] = [
  panel('M520 330 C560 316 618 320 640 336 C650 380 640 420 630 440 L520 420 Z', { tone: -0.45, round: 0.4 }),
  panel(
    'M70 520 C70 470 120 450 190 436 C270 418 330 380 384 330 C400 312 430 308 446 322 C480 352 560 352 640 334 C664 400 672 460 668 528 C480 556 240 556 70 536 Z',
    { round: 0.8, lift: 0.15 },
  ),
  panel('M70 526 C66 474 116 452 180 438 C220 460 240 500 240 548 C180 548 110 542 70 534 Z', {
    tone: 0.1,
    round: 0.4,
    lift: 0.15,
  }),
  panel(
    'M560 352 C590 350 620 342 642 332 C664 400 672 460 668 528 C640 534 610 538 580 540 C590 470 584 400 560 352 Z',
    { tone: -0.1, round: 0.3, lift: 0.15 },
  ),
  stitch(
    'M188 446 C226 468 246 506 246 548 M552 356 C576 404 582 470 572 540 M300 430 C380 450 470 450 556 420',
  ),
  seam('M262 416 C320 470 420 480 560 470'),
  panel('M196 436 C270 418 330 380 384 330 L436 372 C400 420 340 456 268 474 C246 462 220 446 196 436 Z', {
    lift: 0.2,
    round: 0.25,
    tone: 0.06,
  }),
  edge('M286 404 L338 440 M318 384 L368 420 M346 362 L396 398 M370 342 L420 378', 9),
  ridge('M290 402 L334 434 M322 382 L364 414 M350 360 L392 392 M374 340 L416 372', 4, 1.4),
  panel(
    'M62 524 C240 548 480 550 674 522 C682 550 680 576 668 592 C480 612 220 612 84 594 C64 580 58 550 62 524 Z',
    { ...rubber, lift: 0.25, round: 0.45 },
  ),
  seam('M72 572 C240 590 500 592 674 568', 1.6),
];

const loafer: Part[] = [
  panel('M420 396 C500 372 600 360 650 366 C660 400 654 440 640 470 L430 450 Z', { tone: -0.5, round: 0.4 }),
  panel(
    'M60 540 C66 490 130 462 210 440 C280 420 340 392 392 376 C420 366 446 380 452 398 C520 420 600 404 654 364 C676 420 686 480 680 552 C480 570 220 570 60 556 Z',
    { round: 0.9, lift: 0.15 },
  ),
  panel(
    'M140 476 C220 440 300 420 388 380 C420 366 444 380 452 398 C440 440 400 470 340 486 C280 502 210 506 160 500 C146 494 140 486 140 476 Z',
    { tone: 0.08, round: 0.45, lift: 0.15 },
  ),
  stitch('M136 484 C150 508 220 512 290 502 C370 490 430 456 458 408', 2.2),
  panel('M316 408 C356 392 392 378 404 372 C436 396 470 470 482 534 L400 548 C384 496 352 440 316 408 Z', {
    lift: 0.35,
    round: 0.3,
    tone: -0.05,
  }),
  edge('M360 432 L420 410', 8),
  ridge('M100 510 C170 470 250 452 320 432', 26, 0.7),
  seam('M560 402 C580 450 584 510 576 560'),
  panel(
    'M52 548 C220 572 480 572 686 544 C690 560 690 572 686 582 L562 590 L556 580 C400 592 200 592 62 580 C52 572 50 560 52 548 Z',
    { ...leatherSole, round: 0.3 },
  ),
  panel('M560 580 L688 574 L682 632 L566 634 Z', { ...dark, round: 0.3 }),
];

const boot: Part[] = [
  panel('M404 96 C470 84 580 84 640 98 L640 130 L404 130 Z', { tone: -0.5, round: 0.3 }),
  panel(
    'M404 104 C470 118 576 118 640 104 C650 240 664 400 676 560 C480 584 220 584 74 566 C66 510 120 470 200 450 C290 428 380 400 410 340 C418 260 412 180 404 104 Z',
    { round: 0.95, lift: 0.15 },
  ),
  panel(
    'M472 116 C500 122 548 122 576 116 C584 210 580 300 560 372 C540 388 520 388 504 372 C480 300 470 210 472 116 Z',
    { texture: 'rib', tone: -0.35, round: 0.3, printed: false },
  ),
  stitch('M464 118 C462 214 474 306 498 380 C520 398 544 398 566 380 C588 306 592 214 584 118'),
  seam('M500 380 C470 470 440 520 420 572'),
  panel('M600 84 L632 82 L636 166 L606 168 Z', { lift: 0.35, round: 0.2 }),
  ridge('M110 520 C190 480 280 464 360 430', 30, 0.7),
  fold('M404 360 C440 396 470 410 500 414 M396 384 C420 420 450 440 480 446', 12, 0.5),
  panel(
    'M64 560 C220 586 480 586 682 556 C688 574 688 588 682 600 L560 608 L552 598 C400 612 200 612 78 598 C64 590 60 576 64 560 Z',
    { ...dark, round: 0.35 },
  ),
  panel('M556 598 L684 592 L680 660 L564 662 Z', { ...dark, round: 0.35 }),
];

const sandal: Part[] = [
  panel(
    'M60 560 C110 530 240 548 340 548 C460 548 560 516 636 484 C668 476 690 496 690 524 C690 552 684 580 676 590 C480 606 220 610 80 598 C60 590 54 574 60 560 Z',
    { fill: '#c9a77c', texture: 'leather', round: 0.4, printed: false },
  ),
  panel('M118 566 C118 500 146 440 206 420 C262 418 300 446 318 486 L338 574 C260 582 180 580 118 566 Z', {
    lift: 0.4,
    round: 0.6,
  }),
  panel('M352 572 C338 500 344 420 392 388 C446 376 486 400 500 440 L520 554 C470 568 410 574 352 572 Z', {
    lift: 0.4,
    round: 0.6,
    tone: -0.05,
  }),
  stitch(
    'M130 556 C132 504 158 452 208 432 C254 430 288 454 306 492 M364 562 C352 500 356 430 396 400 C442 390 474 410 488 444',
  ),
  panel('M184 470 L262 460 L268 498 L190 510 Z M202 478 L206 498 L250 492 L246 472 Z', {
    fill: '#b9a272',
    texture: 'plain',
    lift: 0.3,
    round: 0.1,
  }),
  panel('M396 436 L466 424 L474 462 L404 474 Z M412 444 L418 462 L458 454 L452 436 Z', {
    fill: '#b9a272',
    texture: 'plain',
    lift: 0.3,
    round: 0.1,
  }),
  ridge('M150 470 C170 440 200 434 240 440 M372 440 C390 404 420 400 460 410', 14, 0.6),
  panel(
    'M60 572 C220 612 500 606 692 556 C694 580 690 604 680 616 C480 634 220 634 84 622 C62 612 56 592 60 572 Z',
    { ...dark, round: 0.35 },
  ),
];

/** Shoes: trainers, boots, sandals, else loafers. */
export const shoes: Silhouette = ({ name }) => {
  if (/trainer|sneaker|runner/.test(name)) return pair(trainer, { top: 60, apart: 270, scale: 0.98 });
  if (/boot/.test(name)) return pair(boot, { top: 120, apart: 210, scale: 0.9 });
  if (/sandal|slide|mule|espadrille/.test(name)) return pair(sandal, { top: 60, apart: 270, scale: 0.96 });
  return pair(loafer, { top: 50, apart: 260, scale: 0.98 });
};
