import { groupBy } from '../../../../src/domain/groupBy';
import type { Translate } from '../../../../src/domain/language/wording';
import { piecesText } from '../texts';
import { palette, type PageCanvas } from './PageCanvas';

const natural = new Intl.Collator('en', { numeric: true });

/** Groups items by drop: drops sorted by name, items without a drop last. */
export function dropGroups<Item>(
  items: readonly Item[],
  dropOf: (item: Item) => string,
): { drop: string; items: Item[] }[] {
  return [...groupBy(items, dropOf)]
    .map(([drop, items]) => ({ drop, items }))
    .sort((a, b) => Number(a.drop === '') - Number(b.drop === '') || natural.compare(a.drop, b.drop));
}

/** What a drop is called on canvas. */
export const dropText = (t: Translate, drop: string) => {
  if (drop === '') return t('Without a drop');
  return /^\d+$/.test(drop) ? t('Drop {drop}', { drop }) : drop;
};

/** The maximum height of a total's line. */
export const sumHeight = 30;

/** Draws the heading of a drop, on a page that has `room` for what follows. */
export function drawDropHead(canvas: PageCanvas, name: string, room: number): void {
  const { left, width } = canvas.page;
  const textStyle = { size: 11, weight: 'semibold', color: palette.accent } as const;
  const lines = canvas.wrap(name, width, textStyle);
  canvas.need(room);
  canvas.structure.bookmarkPart(name, canvas.y);
  canvas.structure.within('H2', () =>
    canvas.lines(lines, left, canvas.y + 11, width, { ...textStyle, leading: 14 }),
  );
  canvas.y += 8 + lines.length * 14;
}

/** Draws a line with total pieces and amount; `isLast` marks the grand total. */
export function drawSum(
  canvas: PageCanvas,
  { label, pieces, cents, currency }: { label: string; pieces: number; cents: number; currency: string },
  isLast = false,
): void {
  const { left, right, width } = canvas.page;
  const height = isLast ? 24 : 18;
  canvas.need(sumHeight);
  canvas.box(left, canvas.y, width, height, isLast ? palette.accent : palette.tint);
  const textStyle = {
    size: isLast ? 10 : 8.5,
    weight: 'semibold',
    color: isLast ? '#ffffff' : palette.ink,
  } as const;
  const baseline = canvas.y + height / 2 + textStyle.size * 0.36;
  canvas.structure.within('P', () => {
    canvas.text(label, left + 8, baseline, width - 300, textStyle);
    canvas.figure(piecesText(canvas.texts, pieces), right - 288, baseline, 120, {
      ...textStyle,
      align: 'right',
    });
    canvas.figure(canvas.texts.money(cents, currency), right - 158, baseline, 150, {
      ...textStyle,
      align: 'right',
    });
  });
  canvas.y += height + (isLast ? 6 : 12);
  if (isLast) canvas.carryOver = null;
}
