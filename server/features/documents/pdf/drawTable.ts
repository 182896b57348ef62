import { palette, type PageCanvas } from './PageCanvas';
import {
  textStyles,
  markWidth,
  measures,
  wantedMark,
  rowHeight,
  type RowLayout,
  type TableLayout,
} from './sizeTable';

type Part = TableLayout['parts'][number];

/**
 * Draws a table at the canvas's current position and moves below it. On each further page, `continued` names it again
 * and its headings are repeated. The last row stays on a page with `below` points under the table.
 */
export function drawTable(canvas: PageCanvas, layout: TableLayout, continued: () => void, below = 0): void {
  for (const part of layout.parts) {
    canvas.structure.within('Table', () => drawPart(canvas, layout, part, { continued, below }));
  }
}

function drawPart(
  canvas: PageCanvas,
  layout: TableLayout,
  part: Part,
  { continued, below }: { continued: () => void; below: number },
): void {
  const { rows, table } = layout;
  const total = part.isLast && table.total !== undefined ? measures.total : 0;
  const end = total + (part.isLast ? below : 0);
  const needPage = (height: number, isFirst = false) => {
    if (!canvas.need(height)) return;
    canvas.structure.aside(continued);
    if (!isFirst) canvas.structure.aside(() => drawHead(canvas, layout, part));
  };
  const heights = rows.map((row) => rowHeight(row, part.isLast));
  needPage(measures.head + (heights[0] ?? 0) + (rows.length < 2 ? end : 0), true);
  drawHead(canvas, layout, part);
  for (const [n, row] of rows.entries()) {
    if (n > 0) needPage((heights[n] ?? 0) + (n === rows.length - 1 ? end : 0));
    drawRow(canvas, layout, part, row);
  }
  if (total > 0) drawTotal(canvas, layout, part);
}

/** Draws a row of cells, whose texts come one after the other. */
const inRow = (canvas: PageCanvas, draw: () => void) => canvas.structure.within('TR', draw);

function headCell(canvas: PageCanvas, draw: () => void): void {
  canvas.structure.within('TH', draw, { scope: 'Column' });
}

function drawHead(canvas: PageCanvas, layout: TableLayout, part: Part): void {
  const baseline = canvas.y + 9;
  const { x } = layout.area;
  inRow(canvas, () => {
    headCell(canvas, () => canvas.text(canvas.texts.t('Color'), x, baseline, layout.names, textStyles.head));
    for (const [n, name] of part.sizes.entries()) {
      const at = x + layout.names + n * layout.cell;
      headCell(canvas, () =>
        canvas.figure(name, at + 1, baseline, layout.cell - 2, { ...textStyles.head, align: 'center' }),
      );
    }
    if (!part.isLast) return;
    eachEnd(layout, (n, at, width) => {
      const title = layout.table.ends[n]?.title ?? '';
      headCell(canvas, () =>
        canvas.figure(title, at, baseline, width, { ...textStyles.head, align: 'right' }),
      );
    });
  });
  canvas.y += measures.head;
}

function drawRow(canvas: PageCanvas, layout: TableLayout, part: Part, shown: RowLayout): void {
  const { area, names, cell } = layout;
  const { row, height } = shown;
  const baseline = canvas.y + 9.6;
  const swatch = area.swatches?.get(row.code);
  canvas.rule(area.x, canvas.y, area.width, palette.line, 0.4);
  drawGrounds(canvas, layout, part, row, height);
  if (swatch !== undefined)
    canvas.structure.artifact(() => canvas.image(swatch, area.x, canvas.y + 2.5, 9, { width: 9, height: 9 }));
  inRow(canvas, () => {
    canvas.structure.within(
      'TH',
      () => {
        drawName(canvas, layout, shown, baseline);
        if (part.isLast) drawBelow(canvas, layout, shown);
      },
      { scope: 'Row' },
    );
    for (let n = 0; n < part.sizes.length; n += 1) {
      const text = row.cells[part.from + n]?.text ?? '';
      const at = area.x + names + n * cell;
      canvas.structure.within('TD', () =>
        canvas.figure(text, at + 1.5, baseline, cell - 3, { ...textStyles.quantity, align: 'center' }),
      );
    }
    if (part.isLast) drawEnds(canvas, layout, row.ends, baseline, {});
  });
  if (part.isLast && row.sum !== undefined) canvas.carryOver?.add(row.sum);
  canvas.y += rowHeight(shown, part.isLast);
}

/** The grounds of cells: what is not made, and what is wanted. */
function drawGrounds(
  canvas: PageCanvas,
  layout: TableLayout,
  part: Part,
  row: RowLayout['row'],
  height: number,
): void {
  for (let n = 0; n < part.sizes.length; n += 1) {
    const cell = row.cells[part.from + n] ?? null;
    if (cell !== null && cell.isWanted !== true) continue;
    const at = layout.area.x + layout.names + n * layout.cell;
    const color = cell === null ? palette.none : palette.wanted;
    canvas.box(at + 1, canvas.y + 1.5, layout.cell - 2, height - 3, color);
  }
}

function drawName(canvas: PageCanvas, layout: TableLayout, shown: RowLayout, baseline: number): void {
  const { area, names } = layout;
  const { row, code, name, indent, isBelowCode } = shown;
  const start = area.swatches === undefined ? 0 : measures.swatch;
  const first = isBelowCode ? baseline + code.length * measures.leading : baseline;
  canvas.lines(code, area.x + start, baseline, names - start, {
    ...textStyles.code,
    leading: measures.leading,
  });
  canvas.lines(name, area.x + indent, first, names - indent, {
    ...textStyles.name,
    leading: measures.leading,
  });
  if (row.isWanted) {
    const mark = markWidth(canvas);
    const last = Math.max(0, name.length - 1);
    const at = area.x + indent + canvas.widthOf(name[last] ?? '', textStyles.name) + 5;
    canvas.box(at - 2, first + last * measures.leading - 6.6, mark - 2, 8.5, palette.wanted);
    canvas.text(wantedMark(canvas), at, first + last * measures.leading - 0.4, mark, { size: 6.5 });
  }
}

function drawBelow(canvas: PageCanvas, { area }: TableLayout, { below, height }: RowLayout): void {
  const start = area.swatches === undefined ? 0 : measures.swatch;
  const textStyle = { ...textStyles.small, leading: measures.small };
  canvas.lines(below, area.x + start, canvas.y + height + 4, area.width - start, textStyle);
}

function drawTotal(canvas: PageCanvas, layout: TableLayout, part: Part): void {
  const { area, names, table } = layout;
  canvas.rule(area.x, canvas.y, area.width, palette.ink, 0.5);
  const baseline = canvas.y + 9.6;
  const textStyle = { size: 8, weight: 'semibold' } as const;
  inRow(canvas, () => {
    canvas.structure.within(
      'TH',
      () => canvas.text(canvas.texts.t('Total'), area.x, baseline, names, textStyle),
      {
        scope: 'Row',
      },
    );
    for (const _ of part.sizes) canvas.structure.within('TD', () => undefined);
    drawEnds(canvas, layout, table.total ?? [], baseline, textStyle);
  });
  canvas.y += measures.total;
}

function drawEnds(
  canvas: PageCanvas,
  layout: TableLayout,
  ends: readonly string[],
  baseline: number,
  textStyle: { weight?: 'semibold' },
): void {
  eachEnd(layout, (n, at, width) => {
    const draw = () => canvas.figure(ends[n] ?? '', at, baseline, width, { ...textStyle, align: 'right' });
    canvas.structure.within('TD', draw);
  });
}

function eachEnd({ area, ends }: TableLayout, draw: (n: number, x: number, width: number) => void) {
  let at = area.x + area.width - ends.reduce((sum, width) => sum + width, 0);
  for (const [n, wide] of ends.entries()) {
    draw(n, at + 4, wide - 4);
    at += wide;
  }
}
