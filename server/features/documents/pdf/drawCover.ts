import type { Brand } from '../Brand';
import { page, type Paper } from './Paper';
import { palette } from './palette';

/** What a document begins with. */
export interface Cover {
  brand: Brand;
  /** The picture of the brand, ready to print. */
  logo: Buffer | null;
  /** What kind of document it is. */
  kind: string;
  title: string;
  facts: { label: string; lines: string[] }[];
  /** The few numbers that matter, the last one most. */
  figures: { label: string; value: string }[];
}

const width = page.right - page.left;
const columns = 3;
const gap = 18;
const factWidth = (width - gap * (columns - 1)) / columns;

/** Draws the block at the head of the first page: the brand, what this is, for whom, and the numbers that matter. */
export function drawCover(paper: Paper, cover: Cover): void {
  const top = paper.y;
  const half = width / 2 - gap;
  const brandBottom = drawBrand(paper, cover, top, half);
  const right = page.left + width / 2;
  paper.text(cover.kind.toUpperCase(), right, top + 9, width / 2, {
    size: 8,
    weight: 'semibold',
    color: palette.accent,
    align: 'right',
  });
  const title = paper.wrap(cover.title, width / 2, 3, { size: 15, weight: 'semibold' });
  paper.lines(title, right, top + 27, width / 2, {
    size: 15,
    weight: 'semibold',
    align: 'right',
    leading: 19,
  });
  paper.y = Math.max(brandBottom, top + 27 + title.length * 19) + 4;
  paper.rule(page.left, paper.y, width, palette.accent, 1.2);
  paper.y += 14;
  drawFacts(paper, cover.facts);
  if (cover.figures.length > 0) drawFigures(paper, cover.figures);
}

function drawBrand(paper: Paper, { brand, logo }: Cover, top: number, half: number): number {
  let y = top;
  if (logo !== null) {
    paper.doc.image(logo, page.left, top, { fit: [half, 40] });
    y += 50;
  } else if (brand.name !== '') {
    paper.text(brand.name, page.left, top + 15, half, { size: 19, weight: 'semibold' });
    y += 29;
  }
  const lines = logo === null || brand.name === '' ? brand.address : [brand.name, ...brand.address];
  paper.lines(lines, page.left, y + 4, half, { size: 7.5, color: palette.soft, leading: 10.5 });
  return y + lines.length * 10.5;
}

function drawFacts(paper: Paper, facts: Cover['facts']): void {
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns);
    const wrapped = row.map(({ lines }) =>
      lines.flatMap((line) => paper.wrap(line, factWidth, 3, { size: 9 })),
    );
    for (const [n, { label }] of row.entries()) {
      const x = page.left + n * (factWidth + gap);
      paper.text(label, x, paper.y + 6, factWidth, { size: 7, color: palette.soft });
      paper.lines(wrapped[n] ?? [], x, paper.y + 18, factWidth, { size: 9, leading: 12 });
    }
    paper.y += 20 + Math.max(1, ...wrapped.map((lines) => lines.length)) * 12;
  }
}

function drawFigures(paper: Paper, figures: Cover['figures']): void {
  const height = 42;
  paper.box(page.left, paper.y, width, height, palette.tint);
  const each = (width - 24) / figures.length;
  for (const [n, { label, value }] of figures.entries()) {
    const isLast = n === figures.length - 1;
    const align = isLast ? 'right' : 'left';
    const x = page.left + 12 + n * each;
    paper.text(label, x, paper.y + 14, each - 6, { size: 7, color: palette.soft, align });
    paper.figure(value, x, paper.y + 32, each - 6, {
      size: 15,
      weight: 'semibold',
      align,
      color: isLast ? palette.accent : palette.ink,
    });
  }
  paper.y += height + 16;
}
