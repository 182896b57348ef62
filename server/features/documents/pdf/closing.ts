import type { OrderDocument } from '../content';
import type { PrintedSum } from './CarryOver';
import { drawTotal, totalHeight } from './charges';
import { palette, type PageCanvas } from './PageCanvas';

const termsTextStyle = { size: 7.5, color: palette.soft, leading: 10.5 } as const;
const signHeight = 68;
const termsHead = 26;
const paragraphGap = 3;
/** So much of a page the closing may take together with the last garment. */
const share = 0.6;

interface Closing {
  /** The lines of the terms, by paragraph. */
  terms: string[][];
  /** The names of both sides, in lines. */
  names: string[][];
  /** The height of what stays on one page: the total, the signatures, and the terms if there is room for them. */
  height: number;
  /** Whether the terms are between the total and the signatures, or follow them. */
  isBefore: boolean;
}

function layOutClosing(canvas: PageCanvas, order: OrderDocument): Closing {
  const { brand, head } = order;
  const terms =
    brand.terms === ''
      ? []
      : brand.terms.split(/\r?\n/).map((one) => canvas.wrap(one, canvas.page.width, termsTextStyle));
  const names = [brand.name || canvas.texts.t('Seller'), head.customer_name].map((name) =>
    canvas.wrap(name, signWidth(canvas), signTextStyle),
  );
  const lines = Math.max(...names.map((one) => one.length));
  const minHeight = totalHeight(canvas, order) + signHeight + lines * signTextStyle.leading;
  const fullHeight = minHeight + termsHeight(terms);
  const isBefore = fullHeight <= canvas.room * share;
  return {
    terms,
    names,
    isBefore,
    height: isBefore ? fullHeight : minHeight + (terms.length === 0 ? 0 : 14),
  };
}

const termsHeight = (terms: readonly string[][]) =>
  terms.length === 0
    ? 0
    : termsHead + terms.reduce((sum, lines) => sum + lines.length * termsTextStyle.leading + paragraphGap, 0);

/** The height that the end of a confirmation needs on the page of its last garment. */
export const closingHeight = (canvas: PageCanvas, order: OrderDocument): number =>
  layOutClosing(canvas, order).height;

/**
 * Draws the end of a confirmation: the total and the signatures, always on one page. Terms that leave no room for
 * themselves there follow the signatures, which then say so.
 */
export function drawClosing(canvas: PageCanvas, order: OrderDocument, total: PrintedSum): void {
  const closing = layOutClosing(canvas, order);
  canvas.need(closing.height);
  drawTotal(canvas, order, total);
  if (closing.isBefore) drawTerms(canvas, closing.terms);
  else if (closing.terms.length > 0) {
    const afterwards = canvas.texts.t('The terms that follow are part of this document.');
    canvas.text(afterwards, canvas.page.left, canvas.y + 10, canvas.page.width, termsTextStyle);
    canvas.y += 14;
  }
  drawSignatures(canvas, closing.names);
  if (!closing.isBefore) drawTerms(canvas, closing.terms);
}

/** Draws the terms paragraph by paragraph, over as many pages as they take. */
function drawTerms(canvas: PageCanvas, terms: readonly string[][]): void {
  if (terms.length === 0) return;
  const { left, width } = canvas.page;
  canvas.need(termsHead + 30);
  const head = { size: 9, weight: 'semibold' } as const;
  canvas.structure.within('H2', () => canvas.text(canvas.texts.t('Terms'), left, canvas.y + 17, width, head));
  canvas.y += termsHead;
  for (const lines of terms) {
    canvas.structure.within('P', () => canvas.flow(lines, termsTextStyle));
    canvas.y += paragraphGap;
  }
}

const signGap = 40;
const signWidth = ({ page }: PageCanvas) => (page.width - signGap) / 2;
const signTextStyle = { size: 8, weight: 'semibold', leading: 10 } as const;

/** Draws the signature lines of both sides, next to each other. */
function drawSignatures(canvas: PageCanvas, names: readonly string[][]): void {
  const width = signWidth(canvas);
  canvas.y += 52;
  for (const [n, name] of names.entries()) {
    const x = canvas.page.left + n * (width + signGap);
    canvas.rule(x, canvas.y, width, palette.ink, 0.6);
    canvas.structure.within('P', () => {
      canvas.lines(name, x, canvas.y + 10, width, signTextStyle);
      const below = canvas.y + 10 + name.length * signTextStyle.leading;
      canvas.text(canvas.texts.t('Place, date, signature'), x, below, width, {
        size: 7,
        color: palette.soft,
      });
    });
  }
  canvas.y += 16 + Math.max(...names.map((lines) => lines.length)) * signTextStyle.leading;
}
