import type { OrderDocument } from '../content';
import { chargesHeight, drawCharges } from './charges';
import { drawSum, sumHeight } from './drops';
import { palette, type Paper } from './Paper';

const termsLook = { size: 7.5, color: palette.soft, leading: 10.5 } as const;
const signHeight = 68;
const termsHead = 26;
const paragraphGap = 3;
const afterwards = 'The terms that follow are part of this document.';
/** So much of a page the closing may take together with the last garment. */
const share = 0.6;

interface Closing {
  /** The lines of the terms, by paragraph. */
  terms: string[][];
  /** The names of both sides, in lines. */
  names: string[][];
  /** The height of what stays on one page: the total, the signatures, and the terms if there is room for them. */
  height: number;
  /** Whether the terms stand between the total and the signatures, or follow them. */
  isBefore: boolean;
}

function layOutClosing(paper: Paper, order: OrderDocument): Closing {
  const { brand, head } = order;
  const terms =
    brand.terms === ''
      ? []
      : brand.terms.split(/\r?\n/).map((one) => paper.wrap(one, paper.page.width, termsLook));
  const names = [brand.name || 'Seller', head.customer_name].map((name) =>
    paper.wrap(name, signWidth(paper), signLook),
  );
  const lines = Math.max(...names.map((one) => one.length));
  const least = sumHeight + chargesHeight(paper, order) + signHeight + lines * signLook.leading;
  const whole = least + termsHeight(terms);
  const isBefore = whole <= paper.room * share;
  return { terms, names, isBefore, height: isBefore ? whole : least + (terms.length === 0 ? 0 : 14) };
}

const termsHeight = (terms: readonly string[][]) =>
  terms.length === 0
    ? 0
    : termsHead + terms.reduce((sum, lines) => sum + lines.length * termsLook.leading + paragraphGap, 0);

/** The height that the end of a confirmation needs on the page of its last garment. */
export const closingHeight = (paper: Paper, order: OrderDocument): number =>
  layOutClosing(paper, order).height;

/**
 * Draws the end of a confirmation: the total and the signatures, always on one page. Terms that leave no room for
 * themselves there follow the signatures, which then say so.
 */
export function drawClosing(
  paper: Paper,
  order: OrderDocument,
  total: { pieces: number; cents: number },
): void {
  const closing = layOutClosing(paper, order);
  paper.need(closing.height);
  drawSum(paper, { label: 'Total', ...total, currency: order.head.currency }, true);
  drawCharges(paper, order, total.cents);
  if (closing.isBefore) drawTerms(paper, closing.terms);
  else if (closing.terms.length > 0) {
    paper.text(afterwards, paper.page.left, paper.y + 10, paper.page.width, termsLook);
    paper.y += 14;
  }
  drawSignatures(paper, closing.names);
  if (!closing.isBefore) drawTerms(paper, closing.terms);
}

/** Draws the terms paragraph by paragraph, over as many pages as they take. */
function drawTerms(paper: Paper, terms: readonly string[][]): void {
  if (terms.length === 0) return;
  const { left, width } = paper.page;
  paper.need(termsHead + 30);
  const head = { size: 9, weight: 'semibold' } as const;
  paper.structure.within('H2', () => paper.text('Terms', left, paper.y + 17, width, head));
  paper.y += termsHead;
  for (const lines of terms) {
    paper.structure.within('P', () => {
      for (const line of lines) {
        paper.need(termsLook.leading);
        paper.text(line, left, paper.y + 8, width, termsLook);
        paper.y += termsLook.leading;
      }
    });
    paper.y += paragraphGap;
  }
}

const signGap = 40;
const signWidth = ({ page }: Paper) => (page.width - signGap) / 2;
const signLook = { size: 8, weight: 'semibold', leading: 10 } as const;

/** Draws the signature lines of both sides, next to each other. */
function drawSignatures(paper: Paper, names: readonly string[][]): void {
  const width = signWidth(paper);
  paper.y += 52;
  for (const [n, name] of names.entries()) {
    const x = paper.page.left + n * (width + signGap);
    paper.rule(x, paper.y, width, palette.ink, 0.6);
    paper.structure.within('P', () => {
      paper.lines(name, x, paper.y + 10, width, signLook);
      const below = paper.y + 10 + name.length * signLook.leading;
      paper.text('Place, date, signature', x, below, width, { size: 7, color: palette.soft });
    });
  }
  paper.y += 16 + Math.max(...names.map((lines) => lines.length)) * signLook.leading;
}
