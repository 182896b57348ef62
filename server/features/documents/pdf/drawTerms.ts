import { page, type Paper } from './Paper';
import { palette } from './palette';

const width = page.right - page.left;
const look = { size: 7.5, color: palette.soft, leading: 10.5 } as const;

/** The terms that a confirmation binds to, paragraph by paragraph, over as many pages as they take. */
export function drawTerms(paper: Paper, terms: string): void {
  paper.need(60);
  paper.y += 8;
  paper.text('Terms', page.left, paper.y + 9, width, { size: 9, weight: 'semibold' });
  paper.y += 18;
  for (const paragraph of terms.split(/\r?\n/)) {
    if (paragraph.trim() === '') {
      paper.y += 5;
      continue;
    }
    for (const line of paper.wrap(paragraph, width, Number.POSITIVE_INFINITY, look)) {
      paper.need(look.leading);
      paper.text(line, page.left, paper.y + 8, width, look);
      paper.y += look.leading;
    }
    paper.y += 3;
  }
}

/** Where both sides sign, beside each other. */
export function drawSignatures(paper: Paper, names: readonly string[]): void {
  paper.need(78);
  paper.y += 52;
  const wide = (width - 40) / 2;
  for (const [n, name] of names.entries()) {
    const x = page.left + n * (wide + 40);
    paper.rule(x, paper.y, wide, palette.ink, 0.6);
    paper.text(name, x, paper.y + 10, wide, { size: 8, weight: 'semibold' });
    paper.text('Place, date, signature', x, paper.y + 20, wide, { size: 7, color: palette.soft });
  }
  paper.y += 26;
}
