import { palette, type Paper } from './Paper';
import { looks, markWidth, measures, rowHeight, type RowLayout, type TableLayout } from './sizeTable';

type Part = TableLayout['parts'][number];

/**
 * Draws a table at the paper's current position and moves below it. On each further page, `continued` names it again
 * and its headings are repeated. The last row stays on a page with `below` points under the table.
 */
export function drawTable(paper: Paper, layout: TableLayout, continued: () => void, below = 0): void {
  for (const part of layout.parts) {
    paper.structure.within('Table', () => drawPart(paper, layout, part, { continued, below }));
  }
}

function drawPart(
  paper: Paper,
  layout: TableLayout,
  part: Part,
  { continued, below }: { continued: () => void; below: number },
): void {
  const { rows, table } = layout;
  const total = part.isLast && table.total !== undefined ? measures.total : 0;
  const end = total + (part.isLast ? below : 0);
  const needPage = (height: number, isFirst = false) => {
    if (!paper.need(height)) return;
    paper.structure.aside(continued);
    if (!isFirst) paper.structure.aside(() => drawHead(paper, layout, part));
  };
  const heights = rows.map((row) => rowHeight(row, part.isLast));
  needPage(measures.head + (heights[0] ?? 0) + (rows.length < 2 ? end : 0), true);
  drawHead(paper, layout, part);
  for (const [n, row] of rows.entries()) {
    if (n > 0) needPage((heights[n] ?? 0) + (n === rows.length - 1 ? end : 0));
    drawRow(paper, layout, part, row);
  }
  if (total > 0) drawTotal(paper, layout, part);
}

/** Draws a row of cells, whose texts come one after the other. */
const inRow = (paper: Paper, draw: () => void) => paper.structure.within('TR', draw);

function headCell(paper: Paper, draw: () => void): void {
  paper.structure.within('TH', draw, { scope: 'Column' });
}

function drawHead(paper: Paper, layout: TableLayout, part: Part): void {
  const baseline = paper.y + 9;
  const { x } = layout.place;
  inRow(paper, () => {
    headCell(paper, () => paper.text('Color', x, baseline, layout.names, looks.head));
    for (const [n, name] of part.sizes.entries()) {
      const at = x + layout.names + n * layout.cell;
      headCell(paper, () =>
        paper.figure(name, at + 1, baseline, layout.cell - 2, { ...looks.head, align: 'center' }),
      );
    }
    if (!part.isLast) return;
    eachEnd(layout, (n, at, width) => {
      const title = layout.table.ends[n]?.title ?? '';
      headCell(paper, () => paper.figure(title, at, baseline, width, { ...looks.head, align: 'right' }));
    });
  });
  paper.y += measures.head;
}

function drawRow(paper: Paper, layout: TableLayout, part: Part, shown: RowLayout): void {
  const { place, names, cell } = layout;
  const { row, height } = shown;
  const baseline = paper.y + 9.6;
  const swatch = place.swatches?.get(row.code);
  paper.rule(place.x, paper.y, place.width, palette.line, 0.4);
  drawGrounds(paper, layout, part, row, height);
  if (swatch !== undefined)
    paper.structure.artifact(() => paper.doc.image(swatch, place.x, paper.y + 2.5, { width: 9, height: 9 }));
  inRow(paper, () => {
    paper.structure.within(
      'TH',
      () => {
        drawName(paper, layout, shown, baseline);
        if (part.isLast) drawBelow(paper, layout, shown);
      },
      { scope: 'Row' },
    );
    for (let n = 0; n < part.sizes.length; n += 1) {
      const text = row.cells[part.from + n]?.text ?? '';
      const at = place.x + names + n * cell;
      paper.structure.within('TD', () =>
        paper.figure(text, at + 1.5, baseline, cell - 3, { ...looks.quantity, align: 'center' }),
      );
    }
    if (part.isLast) drawEnds(paper, layout, row.ends, baseline, {});
  });
  if (part.isLast && row.sum !== undefined) paper.carryOver?.add(row.sum);
  paper.y += rowHeight(shown, part.isLast);
}

/** The grounds of cells: what is not made, and what is wanted. */
function drawGrounds(
  paper: Paper,
  layout: TableLayout,
  part: Part,
  row: RowLayout['row'],
  height: number,
): void {
  for (let n = 0; n < part.sizes.length; n += 1) {
    const cell = row.cells[part.from + n] ?? null;
    if (cell !== null && cell.isWanted !== true) continue;
    const at = layout.place.x + layout.names + n * layout.cell;
    const color = cell === null ? palette.none : palette.wanted;
    paper.box(at + 1, paper.y + 1.5, layout.cell - 2, height - 3, color);
  }
}

function drawName(paper: Paper, layout: TableLayout, shown: RowLayout, baseline: number): void {
  const { place, names } = layout;
  const { row, code, name, indent, isBelowCode } = shown;
  const start = place.swatches === undefined ? 0 : measures.swatch;
  const first = isBelowCode ? baseline + code.length * measures.leading : baseline;
  paper.lines(code, place.x + start, baseline, names - start, { ...looks.code, leading: measures.leading });
  paper.lines(name, place.x + indent, first, names - indent, { ...looks.name, leading: measures.leading });
  if (row.isWanted) {
    const mark = markWidth(paper);
    const last = Math.max(0, name.length - 1);
    const at = place.x + indent + paper.widthOf(name[last] ?? '', looks.name) + 5;
    paper.box(at - 2, first + last * measures.leading - 6.6, mark - 2, 8.5, palette.wanted);
    paper.text('wanted', at, first + last * measures.leading - 0.4, mark, { size: 6.5 });
  }
}

function drawBelow(paper: Paper, { place }: TableLayout, { below, height }: RowLayout): void {
  const start = place.swatches === undefined ? 0 : measures.swatch;
  const look = { ...looks.small, leading: measures.small };
  paper.lines(below, place.x + start, paper.y + height + 4, place.width - start, look);
}

function drawTotal(paper: Paper, layout: TableLayout, part: Part): void {
  const { place, names, table } = layout;
  paper.rule(place.x, paper.y, place.width, palette.ink, 0.5);
  const baseline = paper.y + 9.6;
  const look = { size: 8, weight: 'semibold' } as const;
  inRow(paper, () => {
    paper.structure.within('TH', () => paper.text('Total', place.x, baseline, names, look), { scope: 'Row' });
    for (const _ of part.sizes) paper.structure.within('TD', () => undefined);
    drawEnds(paper, layout, table.total ?? [], baseline, look);
  });
  paper.y += measures.total;
}

function drawEnds(
  paper: Paper,
  layout: TableLayout,
  ends: readonly string[],
  baseline: number,
  look: { weight?: 'semibold' },
): void {
  eachEnd(layout, (n, at, width) => {
    const draw = () => paper.figure(ends[n] ?? '', at, baseline, width, { ...look, align: 'right' });
    paper.structure.within('TD', draw);
  });
}

function eachEnd({ place, ends }: TableLayout, draw: (n: number, x: number, width: number) => void) {
  let at = place.x + place.width - ends.reduce((sum, width) => sum + width, 0);
  for (const [n, wide] of ends.entries()) {
    draw(n, at + 4, wide - 4);
    at += wide;
  }
}
