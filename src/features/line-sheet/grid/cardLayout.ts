/** How the sheet shows its garments: as cards, or as a dense list of their colors. */
export type ViewMode = 'grid' | 'list';

/** Sizes that all cards share, in pixels; the style sheet gets them, and those of `frames`, as variables. */
export const sizes = {
  gap: 12,
  sizeRow: 22,
  maxCell: 52,
  /** For a long name of a size, such as ONE SIZE. */
  maxNamedCell: 104,
  /** What a cell needs besides its digits: two borders, and the padding on both sides. */
  cellFrame: 6,
  sumFrame: 6,
  scrollbar: 12,
  /** Between the lines of two garments. */
  lineBorder: 1,
} as const;

/** The font of the page, by which digits are measured, and the smaller one of a row's total, in pixels. */
const [pageFont, sumFont] = [13, 12];
const sumScale = sumFont / pageFont;

/** The parts of a card's height, in pixels, by the frame that its width allows; `font` is that of its cells. */
const frames = {
  /** The picture, the texts and the table side by side: half as high as the others, for a card alone in its row. */
  beside: {
    padding: 12,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 30, colorWidth: 102, minCell: 32, font: 13 },
  },
  /** The picture beside the texts, which are above the table. */
  wide: {
    padding: 12,
    picture: { width: 140, height: 191 },
    infoHeight: 96,
    table: { colorRow: 30, colorWidth: 102, minCell: 32, font: 13 },
  },
  /** The picture beside the texts, and the table below them: for more sizes than `wide` has room for. */
  stacked: {
    padding: 12,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 30, colorWidth: 102, minCell: 30, font: 13 },
  },
  /** As `stacked`, for fingers: a cell is 44 pixels high without its borders, and no phone zooms in on its text. */
  narrow: {
    padding: 8,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 46, colorWidth: 76, minCell: 30, font: 16 },
  },
  /** Each color is one line, with the sizes in a header that the following garments share (`cardRows`). */
  line: {
    padding: 8,
    picture: { width: 36, height: 48 },
    infoHeight: 24,
    table: { colorRow: 24, colorWidth: 112, minCell: 30, font: 13 },
  },
  /** As `narrow`, with a smaller picture and less text. */
  narrowRow: {
    padding: 8,
    picture: { width: 44, height: 60 },
    infoHeight: 60,
    table: { colorRow: 46, colorWidth: 76, minCell: 30, font: 16 },
  },
} as const;

type Frame = keyof typeof frames;

const minCardWidth = 480;
const minWideCard = 460;
const minLineWidth = 680;
/** The width of the texts of a card with all side by side. */
const besideInfo = 176;
/** The width of a garment's texts in a line: the least, what is enough to show its pieces too, and the most. */
const lineInfo = { min: 132, enough: 220, max: 400 } as const;
/** The characters of a garment's amount, and of its pieces before it. */
const lineAmount = { money: 13, pieces: 14 } as const;

/** What the tables of all cards must have room for. */
export interface TableNeeds {
  /** How many sizes the garment with the most has. */
  readonly sizes: number;
  /** The digits of the longest quantity when the sheet was opened; a longer one since then is shown smaller. */
  readonly digits: number;
  /** The width of a quantity's digit, in pixels. */
  readonly digitWidth: number;
}

/** How the cards are laid out in a given width. */
export interface CardLayout {
  readonly viewMode: ViewMode;
  readonly columns: number;
  readonly frame: Frame;
  /** The width that is left for the table of a card. */
  readonly tableWidth: number;
  /** The least width of a cell: that of the longest quantity. */
  readonly cellWidth: number;
  /** The width of a row's total, which may be a digit longer. */
  readonly sumWidth: number;
  /** In the font of the cells. */
  readonly digitWidth: number;
  /** What a list widens all its cells by: they stay below each other. */
  readonly extraCell: number;
  /** The width of a garment's texts, and of its amount, in a line; 0 where there is no room for it. */
  readonly infoWidth: number;
  readonly amountWidth: number;
  /** Whether a line has room for a garment's pieces before its amount. */
  readonly hasPieces: boolean;
  /** Better frames, the best first, for cards with fewer sizes than the garment with the most. */
  readonly better: readonly CardLayout[];
}

/**
 * As many columns of cards as have room for the garment with the most sizes. Where a single column has none, its table
 * scrolls. `layoutFor` is that of one card.
 */
export function cardLayout(width: number, viewMode: ViewMode, needs: TableNeeds): CardLayout {
  const maxColumns = viewMode === 'list' ? 1 : Math.floor((width + sizes.gap) / (minCardWidth + sizes.gap));
  for (let columns = Math.max(1, maxColumns); ; columns -= 1) {
    const cardWidth = (width - (columns - 1) * sizes.gap) / columns;
    const layouts = framesOf(cardWidth, columns, viewMode).map((one) => ({
      viewMode,
      columns,
      better: [],
      ...frameLayout(one, cardWidth, needs),
    }));
    for (const [index, layout] of layouts.entries()) {
      const isLast = columns === 1 && index === layouts.length - 1;
      if (!isLast && minTableWidth(needs.sizes, layout) > layout.tableWidth) continue;
      return { ...layout, better: viewMode === 'grid' ? layouts.slice(0, index) : [] };
    }
  }
}

/** The layout of one card: the best frame that has room for its sizes. */
export function layoutFor({ sizes: { length } }: Pick<Matrix, 'sizes'>, layout: CardLayout): CardLayout {
  return layout.better.find((one) => minTableWidth(length, one) <= one.tableWidth) ?? layout;
}

/** The frames that a card of this width may have, the best first and the one with the widest table last. */
function framesOf(cardWidth: number, columns: number, viewMode: ViewMode): readonly Frame[] {
  if (viewMode === 'list') return cardWidth >= minLineWidth ? ['line', 'narrowRow'] : ['narrowRow'];
  if (cardWidth < minWideCard) return ['narrow'];
  return columns === 1 ? ['beside', 'wide', 'stacked'] : ['wide', 'stacked'];
}

function frameLayout(frame: Frame, cardWidth: number, { sizes: sizeCount, digits, digitWidth }: TableNeeds) {
  const { padding, picture, table } = frames[frame];
  // A pixel on each side is the card's border.
  const inside = cardWidth - 2 * (padding + 1);
  const cells = {
    frame,
    cellWidth: Math.max(table.minCell, Math.ceil(digits * digitWidth) + sizes.cellFrame),
    sumWidth: Math.ceil((digits + 1) * digitWidth * sumScale) + sizes.sumFrame,
    digitWidth: (digitWidth * table.font) / pageFont,
  };
  const noTexts = { infoWidth: 0, amountWidth: 0, hasPieces: false, extraCell: 0 };
  if (frame === 'wide') return { ...cells, ...noTexts, tableWidth: inside - picture.width - padding };
  if (frame === 'beside')
    return {
      ...{ ...cells, ...noTexts },
      infoWidth: besideInfo,
      tableWidth: inside - picture.width - besideInfo - 2 * padding,
    };
  if (frame !== 'line') return { ...cells, ...noTexts, tableWidth: inside };

  const beside = inside - picture.width - 3 * padding;
  const min = minTableWidth(sizeCount, cells);
  const texts = lineTexts(beside - min, digitWidth);
  const tableWidth = beside - texts.infoWidth - texts.amountWidth;
  const room = Math.floor((tableWidth - min) / Math.max(1, sizeCount));
  const extraCell = Math.max(0, Math.min(sizes.maxCell - cells.cellWidth, room));
  return { ...cells, ...texts, tableWidth, extraCell };
}

/** The texts at both sides of a line's table, in the width that its cells leave to them. */
function lineTexts(width: number, digitWidth: number) {
  const widthOf = (characters: number) => Math.ceil(characters * digitWidth * sumScale);
  const money = widthOf(lineAmount.money);
  const both = money + widthOf(lineAmount.pieces);
  const hasPieces = width - both >= lineInfo.enough;
  const amountWidth = hasPieces ? both : width - money >= lineInfo.min ? money : 0;
  const infoWidth = Math.max(lineInfo.min, Math.min(lineInfo.max, Math.floor(width - amountWidth)));
  return { infoWidth, amountWidth, hasPieces };
}

/** The exact height of a card: it is computed, not measured, so nothing jumps. */
export function cardHeight(garment: Matrix, ofAll: CardLayout): number {
  const layout = layoutFor(garment, ofAll);
  const { padding, picture, infoHeight, table } = frames[layout.frame];
  // Lines touch those of the next garment, but for a border; a garment without colors still has its name.
  if (layout.frame === 'line') return Math.max(1, garment.colors.length) * table.colorRow + sizes.lineBorder;
  const scrollbar = tableSize(garment, layout).isScrolled ? sizes.scrollbar : 0;
  const tableHeight = sizes.sizeRow + garment.colors.length * table.colorRow + scrollbar;
  const margins = 2 * (padding + 1);
  if (layout.frame === 'beside') return Math.max(picture.height, tableHeight) + margins;
  if (layout.frame === 'wide') return Math.max(picture.height, infoHeight + tableHeight) + margins;
  return picture.height + padding + tableHeight + margins;
}

/** What a garment's table is made of. */
export interface Matrix {
  readonly colors: readonly unknown[];
  readonly sizes: readonly string[];
}

/**
 * The width of a card's table and of each of its cells, in pixels, and whether it is wider than its card. Cells are
 * neither too narrow for a number nor wider than a number and the name of its size need; in a list all are as wide.
 */
export function tableSize({ sizes: names }: Pick<Matrix, 'sizes'>, layout: CardLayout) {
  const { length } = names;
  const min = minTableWidth(length, layout);
  if (layout.frame === 'line') {
    const width = min + length * layout.extraCell;
    return { width, cellWidth: layout.cellWidth + layout.extraCell, isScrolled: width > layout.tableWidth };
  }
  const letters = Math.max(0, ...names.map((name) => name.length));
  const maxCell = Math.min(sizes.maxNamedCell, Math.max(sizes.maxCell, letters * layout.digitWidth));
  const ample = min + length * Math.max(0, maxCell - layout.cellWidth);
  const width = Math.max(min, Math.min(layout.tableWidth, ample));
  const cellWidth = length === 0 ? 0 : layout.cellWidth + (width - min) / length;
  return { width, cellWidth, isScrolled: width > layout.tableWidth };
}

function minTableWidth(
  sizeCount: number,
  layout: Pick<CardLayout, 'frame' | 'cellWidth' | 'sumWidth'>,
): number {
  return frames[layout.frame].table.colorWidth + sizeCount * layout.cellWidth + layout.sumWidth;
}

/** The sizes of a layout as variables for the style sheets. */
export function layoutVariables({
  frame,
  sumWidth,
  digitWidth,
  infoWidth,
  amountWidth,
}: CardLayout): Readonly<Record<`--${string}`, string>> {
  const { padding, picture, infoHeight, table } = frames[frame];
  return {
    '--card-gap': `${sizes.gap}px`,
    '--card-padding': `${padding}px`,
    '--picture-width': `${picture.width}px`,
    '--picture-height': `${picture.height}px`,
    '--info-width': `${infoWidth}px`,
    '--amount-width': `${amountWidth}px`,
    '--info-height': `${infoHeight}px`,
    '--size-row': `${sizes.sizeRow}px`,
    '--color-row': `${table.colorRow}px`,
    '--color-width': `${table.colorWidth}px`,
    '--cell-font': String(table.font),
    '--sum-width': `${sumWidth}px`,
    '--sum-room': String(sumWidth - sizes.sumFrame),
    '--digit-width': String(digitWidth),
  };
}
