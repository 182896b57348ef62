import { chargesOf } from '../charges';
import type { OrderDocument } from '../content';
import type { PrintedSum } from './CarryOver';
import { drawSum, sumHeight } from './drops';
import { palette, type PageCanvas } from './PageCanvas';

type Order = Pick<OrderDocument, 'head' | 'papers'>;

const lineHeight = 14;
const noteTextStyle = { size: 7.5, color: palette.soft, leading: 10.5 } as const;

/** The height of the total and of the lines after it. */
export const totalHeight = (canvas: PageCanvas, order: Order): number =>
  sumHeight + chargesHeight(canvas, order);

/** Draws the total of an order, and the lines after it. */
export function drawTotal(canvas: PageCanvas, order: Order, total: PrintedSum): void {
  drawSum(canvas, { label: canvas.texts.t('Total'), ...total, currency: order.head.currency }, true);
  drawCharges(canvas, order, total.cents);
}

function chargesHeight(canvas: PageCanvas, { head, papers }: Order): number {
  const note = canvas.wrap(papers.tax_note, canvas.page.width - 16, noteTextStyle);
  return (
    chargesOf(canvas.texts, papers, 0, head.currency).length * lineHeight +
    note.length * noteTextStyle.leading +
    8
  );
}

/** Draws the lines after the total: discount, freight, what is to be paid, and the note about tax. */
function drawCharges(canvas: PageCanvas, { head, papers }: Order, total: number): void {
  const { left, right, width } = canvas.page;
  canvas.need(chargesHeight(canvas, { head, papers }));
  for (const { label, cents, isSum } of chargesOf(canvas.texts, papers, total, head.currency)) {
    const textStyle = { size: 8.5, weight: isSum ? 'semibold' : 'regular' } as const;
    const amount = canvas.texts.money(cents, head.currency);
    canvas.structure.within('P', () => {
      canvas.text(label, left + 8, canvas.y + 9, width - 200, textStyle);
      canvas.figure(amount, right - 158, canvas.y + 9, 150, { ...textStyle, align: 'right' });
    });
    canvas.y += lineHeight;
  }
  const note = canvas.wrap(papers.tax_note, width - 16, noteTextStyle);
  canvas.structure.within('P', () => canvas.lines(note, left + 8, canvas.y + 8, width - 16, noteTextStyle));
  canvas.y += note.length * noteTextStyle.leading;
}
