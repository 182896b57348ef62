import { chargesOf } from '../charges';
import type { OrderDocument } from '../content';
import { moneyText } from '../texts';
import { palette, type Paper } from './Paper';

type Order = Pick<OrderDocument, 'head' | 'papers'>;

const lineHeight = 14;
const noteLook = { size: 7.5, color: palette.soft, leading: 10.5 } as const;

/** The height of the lines after the total. */
export function chargesHeight(paper: Paper, { head, papers }: Order): number {
  const note = paper.wrap(papers.tax_note, paper.page.width - 16, noteLook);
  return chargesOf(papers, 0, head.currency).length * lineHeight + note.length * noteLook.leading + 8;
}

/** Draws the lines after the total: discount, freight, what is to be paid, and the note about tax. */
export function drawCharges(paper: Paper, { head, papers }: Order, total: number): void {
  const { left, right, width } = paper.page;
  paper.need(chargesHeight(paper, { head, papers }));
  for (const { label, cents } of chargesOf(papers, total, head.currency)) {
    const look = { size: 8.5, weight: label === 'To pay' ? 'semibold' : 'regular' } as const;
    const amount = moneyText(cents, head.currency);
    paper.structure.within('P', () => {
      paper.text(label, left + 8, paper.y + 9, width - 200, look);
      paper.figure(amount, right - 158, paper.y + 9, 150, { ...look, align: 'right' });
    });
    paper.y += lineHeight;
  }
  const note = paper.wrap(papers.tax_note, width - 16, noteLook);
  paper.structure.within('P', () => paper.lines(note, left + 8, paper.y + 8, width - 16, noteLook));
  paper.y += note.length * noteLook.leading;
}
