import { type Frame, frames, pageFont, sizes, sumScale } from './cardFrames';

/** Garments are shown as cards, or as a dense list of their colors. */
export type ViewMode = 'grid' | 'list';

const minCardWidth = 480;
const minWideCard = 460;
const minLineWidth = 680;
/** The width of the texts in the frame `beside`. */
const besideInfo = 176;
/** The width of a garment's texts in a line: the min, enough to show its pieces too, and the max. */
const lineInfo = { min: 132, enough: 220, max: 400 } as const;
/** The length in characters of a garment's amount, and of its pieces. */
const lineAmount = { money: 13, pieces: 14 } as const;

/** The digits that the total of a row has room for; a longer one is shown smaller. */
const sumDigits = 5;

/** The space that the tables of the cards need. */
export interface TableNeeds {
  /** The number of sizes that a column of cards has room for: a garment with more has its own row. */
  readonly sizes: number;
  /** The max number of sizes of a garment, if some have more. */
  readonly maxSizes?: number;
  /** The digits that every cell has room for; longer quantities are shown smaller where cells have no more. */
  readonly digits: number;
  /** More digits, by the generics of garments that had longer quantities when the sheet was opened. */
  readonly longer?: ReadonlyMap<string, number>;
  /** The width of a quantity's digit, in pixels. */
  readonly digitWidth: number;
}

/** The layout of the cards in a given width. */
export interface CardLayout {
  readonly viewMode: ViewMode;
  readonly columns: number;
  readonly frame: Frame;
  /** The width available to the table of a card. */
  readonly tableWidth: number;
  /** The min width of a cell, for the longest quantity. */
  readonly cellWidth: number;
  /** The width of a row's total, which may be one digit longer. */
  readonly sumWidth: number;
  /** In the cells' font. */
  readonly digitWidth: number;
  /** Extra width of all cells in a list, whose columns are aligned. */
  readonly extraCell: number;
  /** The width of a garment's texts and of its amount in a line; 0 if there is no room. */
  readonly infoWidth: number;
  readonly amountWidth: number;
  /** Whether a line has room for a garment's pieces before its amount. */
  readonly hasPieces: boolean;
  /** All frames of a card of this width, the best one first: for cards with other sizes and quantities. */
  readonly frames: readonly CardLayout[];
  /** As in `TableNeeds`. */
  readonly longer: ReadonlyMap<string, number>;
  /** The layout of a card that is too wide for one of several columns, and so has its own row. */
  readonly alone: CardLayout | null;
}

const none: ReadonlyMap<string, number> = new Map();

/**
 * As many columns as have room for `needs.sizes`, but at most `mostColumns`. If a single column is too narrow, its table
 * scrolls. `layoutFor` is the layout of one card.
 */
export function cardLayout(
  width: number,
  viewMode: ViewMode,
  needs: TableNeeds,
  mostColumns = viewMode === 'list' ? 1 : Infinity,
): CardLayout {
  const { maxSizes = needs.sizes, longer = none } = needs;
  const fitting = Math.floor((width + sizes.gap) / (minCardWidth + sizes.gap));
  for (let columns = Math.max(1, Math.min(fitting, mostColumns)); ; columns -= 1) {
    const cardWidth = (width - (columns - 1) * sizes.gap) / columns;
    const layouts = framesOf(cardWidth, columns, viewMode).map((one) => ({
      viewMode,
      columns,
      frames: [],
      alone: null,
      longer,
      ...frameLayout(one, cardWidth, needs),
    }));
    const needed = columns === 1 ? maxSizes : needs.sizes;
    for (const [index, layout] of layouts.entries()) {
      const isLast = columns === 1 && index === layouts.length - 1;
      if (!isLast && minTableWidth(needed, layout) > layout.tableWidth) continue;
      const ofCards = viewMode === 'grid' ? layouts : [layout];
      const hasWide = columns > 1 && minTableWidth(maxSizes, layout) > layout.tableWidth;
      return { ...layout, frames: ofCards, alone: hasWide ? cardLayout(width, viewMode, needs, 1) : null };
    }
  }
}

/**
 * The layout of one card: the best frame that fits its sizes and its longest quantity. Without one, a table that is alone
 * in its row scrolls, and others show long quantities smaller.
 */
export function layoutFor(garment: Pick<Matrix, 'generic' | 'sizes'>, layout: CardLayout): CardLayout {
  if (layout.alone && isWide(garment, layout)) return layoutFor(garment, layout.alone);
  const digits = layout.longer.get(garment.generic ?? '') ?? 0;
  const layouts = layout.frames.map((one) => {
    const cellWidth = cellFor(digits, (one.digitWidth * pageFont) / frames[one.frame].table.font);
    return cellWidth > one.cellWidth ? { ...one, cellWidth } : one;
  });
  const fits = (one: CardLayout) => minTableWidth(garment.sizes.length, one) <= one.tableWidth;
  const widest = layout.columns === 1 ? layouts.at(-1) : undefined;
  const found = layouts.find(fits) ?? widest ?? layout;
  return found.frame === layout.frame && found.cellWidth === layout.cellWidth ? layout : found;
}

/** The width of a cell for this many digits of the page's font. */
const cellFor = (digits: number, digitWidth: number) => Math.ceil(digits * digitWidth) + sizes.cellFrame;

/** Whether a garment has more sizes than a column has room for. */
export function isWide({ sizes: { length } }: Pick<Matrix, 'sizes'>, layout: CardLayout): boolean {
  return layout.alone !== null && minTableWidth(length, layout) > layout.tableWidth;
}

/** The possible frames of a card of this width, the best one first and the one with the widest table last. */
function framesOf(cardWidth: number, columns: number, viewMode: ViewMode): readonly Frame[] {
  if (viewMode === 'list') return cardWidth >= minLineWidth ? ['line', 'narrowRow'] : ['narrowRow'];
  if (cardWidth < minWideCard) return ['narrow'];
  return columns === 1 ? ['beside', 'wide', 'stacked'] : ['wide', 'stacked'];
}

function frameLayout(frame: Frame, cardWidth: number, { sizes: sizeCount, digits, digitWidth }: TableNeeds) {
  const { padding, picture, table } = frames[frame];
  // Without the card's border of one pixel.
  const inside = cardWidth - 2 * (padding + 1);
  const cells = {
    frame,
    cellWidth: Math.max(table.minCell, cellFor(digits, digitWidth)),
    sumWidth: Math.ceil(sumDigits * digitWidth * sumScale) + sizes.sumFrame,
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

/** The texts on both sides of a line's table, in the width that its cells leave. */
function lineTexts(width: number, digitWidth: number) {
  const widthOf = (characters: number) => Math.ceil(characters * digitWidth * sumScale);
  const money = widthOf(lineAmount.money);
  const both = money + widthOf(lineAmount.pieces);
  const hasPieces = width - both >= lineInfo.enough;
  const amountWidth = hasPieces ? both : width - money >= lineInfo.min ? money : 0;
  const infoWidth = Math.max(lineInfo.min, Math.min(lineInfo.max, Math.floor(width - amountWidth)));
  return { infoWidth, amountWidth, hasPieces };
}

/** The exact height of a card, computed instead of measured, so that nothing moves. */
export function cardHeight(garment: Matrix, ofAll: CardLayout): number {
  const layout = layoutFor(garment, ofAll);
  const { padding, picture, infoHeight, table } = frames[layout.frame];
  // Lines have no gap but a border; a garment without colors still shows its name.
  if (layout.frame === 'line') return Math.max(1, garment.colors.length) * table.colorRow + sizes.lineBorder;
  const scrollbar = tableSize(garment, layout).isScrolled ? sizes.scrollbar : 0;
  const tableHeight = sizes.sizeRow + garment.colors.length * table.colorRow + scrollbar;
  const margins = 2 * (padding + 1);
  if (layout.frame === 'beside') return Math.max(picture.height, tableHeight) + margins;
  if (layout.frame === 'wide') return Math.max(picture.height, infoHeight + tableHeight) + margins;
  return picture.height + padding + tableHeight + margins;
}

/** The dimensions of a garment's table. */
export interface Matrix {
  readonly generic?: string;
  readonly colors: readonly unknown[];
  readonly sizes: readonly string[];
}

/**
 * The width of a card's table and of its cells, in pixels, and whether the table scrolls. Cells fit the longest number
 * and are at most as wide as a number and their size name need; in a list all cells have the same width.
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

/** The dimensions of a layout as CSS variables. */
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
