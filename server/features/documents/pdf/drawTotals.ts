import { page, type Paper } from './Paper';
import { palette } from './palette';
import { countText, moneyText } from './texts';

const width = page.right - page.left;

/** The most that a line of a sum takes. */
export const sumHeight = 30;

/** The heading of a drop. */
export function drawDropHead(paper: Paper, name: string): void {
  paper.text(name, page.left, paper.y + 11, width, { size: 11, weight: 'semibold', color: palette.accent });
  paper.y += 22;
}

/** A line that adds up pieces and an amount; `isLast` is the total of all. */
export function drawSum(
  paper: Paper,
  { label, pieces, cents, currency }: { label: string; pieces: number; cents: number; currency: string },
  isLast = false,
): void {
  const height = isLast ? 24 : 18;
  paper.need(sumHeight);
  paper.box(page.left, paper.y, width, height, isLast ? palette.accent : palette.tint);
  const look = {
    size: isLast ? 10 : 8.5,
    weight: 'semibold',
    color: isLast ? '#ffffff' : palette.ink,
  } as const;
  const baseline = paper.y + height / 2 + look.size * 0.36;
  paper.text(label, page.left + 8, baseline, width - 300, look);
  paper.figure(`${countText(pieces)} pieces`, page.right - 288, baseline, 120, { ...look, align: 'right' });
  paper.figure(moneyText(cents, currency), page.right - 158, baseline, 150, { ...look, align: 'right' });
  paper.y += height + (isLast ? 6 : 14);
}
