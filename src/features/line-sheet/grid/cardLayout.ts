/** How the sheet shows its garments: as cards, or as a compact list. */
export type SheetLook = 'grid' | 'list';

/** Sizes that all cards share, in pixels; the style sheet gets them, and those of `frames`, as variables. */
export const sizes = {
  gap: 12,
  sizeRow: 22,
  mostCell: 52,
  /** What a cell needs besides its digits: two borders, and the padding on both sides. */
  cellFrame: 6,
  sumFrame: 6,
  scrollbar: 12,
} as const;

/** A row's total has smaller digits than its cells. */
const sumScale = 12 / 13;

/** The parts of a card's height, in pixels, by the frame that its width allows. */
const frames = {
  /** The picture beside the texts, which are above the table. */
  wide: {
    padding: 12,
    picture: { width: 140, height: 191 },
    infoHeight: 96,
    table: { colorRow: 30, colorWidth: 102, leastCell: 32 },
  },
  /** The picture beside the texts, and the table below them: for more sizes than `wide` has room for. */
  stacked: {
    padding: 12,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 30, colorWidth: 102, leastCell: 30 },
  },
  /** As `stacked`, with rows tall enough for a finger. */
  narrow: {
    padding: 12,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 36, colorWidth: 92, leastCell: 30 },
  },
  /** Everything side by side. */
  row: {
    padding: 8,
    picture: { width: 68, height: 92 },
    infoHeight: 92,
    table: { colorRow: 30, colorWidth: 132, leastCell: 36 },
  },
  /** As `narrow`, with a smaller picture and less text. */
  narrowRow: {
    padding: 8,
    picture: { width: 44, height: 60 },
    infoHeight: 60,
    table: { colorRow: 36, colorWidth: 92, leastCell: 30 },
  },
} as const;

type Frame = keyof typeof frames;

const leastCardWidth = 480;
const leastWideCard = 460;
const leastRowWidth = 680;
/** The width of the texts in a row. */
const rowInfoWidth = 264;

/** What the tables of all cards must have room for. */
export interface TableNeeds {
  /** How many sizes the garment with the most has. */
  readonly sizes: number;
  /** The digits of the longest quantity when the sheet was opened. */
  readonly digits: number;
  /** The digits of a far longer one since then: it widens the cells, but moves no card, or its cell would be lost. */
  readonly typedDigits: number;
  /** The width of a quantity's digit, in pixels. */
  readonly digitWidth: number;
}

/** How the cards are laid out in a given width. */
export interface CardLayout {
  readonly look: SheetLook;
  readonly columns: number;
  readonly frame: Frame;
  /** The width that is left for the table of a card. */
  readonly tableWidth: number;
  /** The least width of a cell: that of the longest quantity. */
  readonly cellWidth: number;
  /** The width of a row's total, which may be a digit longer. */
  readonly sumWidth: number;
  readonly digitWidth: number;
}

/**
 * As many columns of cards as have room for the garment with the most sizes. Where a single column has none, its table
 * scrolls.
 */
export function cardLayout(width: number, look: SheetLook, needs: TableNeeds): CardLayout {
  const most = look === 'list' ? 1 : Math.floor((width + sizes.gap) / (leastCardWidth + sizes.gap));
  for (let columns = Math.max(1, most); ; columns -= 1) {
    const cardWidth = (width - (columns - 1) * sizes.gap) / columns;
    for (const frame of framesOf(cardWidth, look)) {
      const layout = { look, columns, ...frameLayout(frame, cardWidth, needs) };
      const isLast = columns === 1 && frame === framesOf(cardWidth, look).at(-1);
      if (isLast || leastTableWidth(needs.sizes, layout) <= layout.tableWidth) {
        const digits = Math.max(needs.digits, needs.typedDigits);
        return { ...layout, ...frameLayout(frame, cardWidth, { ...needs, digits }) };
      }
    }
  }
}

/** The frames that a card of this width may have, the best first and the one with the widest table last. */
function framesOf(cardWidth: number, look: SheetLook): readonly Frame[] {
  if (look === 'list') return cardWidth >= leastRowWidth ? ['row', 'narrowRow'] : ['narrowRow'];
  return cardWidth >= leastWideCard ? ['wide', 'stacked'] : ['narrow'];
}

function frameLayout(frame: Frame, cardWidth: number, { digits, digitWidth }: TableNeeds) {
  const { padding, picture, table } = frames[frame];
  const beside = {
    wide: picture.width + padding,
    stacked: 0,
    narrow: 0,
    row: picture.width + rowInfoWidth + 2 * padding,
    narrowRow: 0,
  };
  return {
    frame,
    // A pixel on each side is the card's border.
    tableWidth: cardWidth - 2 * (padding + 1) - beside[frame],
    cellWidth: Math.max(table.leastCell, Math.ceil(digits * digitWidth) + sizes.cellFrame),
    sumWidth: Math.ceil((digits + 1) * digitWidth * sumScale) + sizes.sumFrame,
    digitWidth,
  };
}

/** The exact height of a card: it is computed, not measured, so nothing jumps. */
export function cardHeight(garment: Matrix, layout: CardLayout): number {
  const { padding, picture, infoHeight, table } = frames[layout.frame];
  const scrollbar = tableSize(garment, layout).isScrolled ? sizes.scrollbar : 0;
  const tableHeight = sizes.sizeRow + garment.colors.length * table.colorRow + scrollbar;
  const belowPicture = picture.height + padding + tableHeight;
  const content = {
    wide: Math.max(picture.height, infoHeight + tableHeight),
    stacked: belowPicture,
    narrow: belowPicture,
    row: Math.max(picture.height, tableHeight),
    narrowRow: belowPicture,
  };
  return content[layout.frame] + 2 * (padding + 1);
}

/** What a garment's table is made of. */
interface Matrix {
  readonly colors: readonly unknown[];
  readonly sizes: readonly unknown[];
}

/** The width of a table and of each of its cells, in pixels, and whether it is wider than its card. */
export interface TableSize {
  readonly width: number;
  readonly cellWidth: number;
  readonly isScrolled: boolean;
}

/** The size of a card's table: cells are neither too narrow for a number nor wider than anyone needs. */
export function tableSize({ sizes: { length } }: Pick<Matrix, 'sizes'>, layout: CardLayout): TableSize {
  const least = leastTableWidth(length, layout);
  const ample = least + length * Math.max(0, sizes.mostCell - layout.cellWidth);
  const width = Math.max(least, Math.min(layout.tableWidth, ample));
  const cellWidth = length === 0 ? 0 : layout.cellWidth + (width - least) / length;
  return { width, cellWidth, isScrolled: width > layout.tableWidth };
}

function leastTableWidth(sizeCount: number, layout: Omit<CardLayout, 'look' | 'columns'>): number {
  return frames[layout.frame].table.colorWidth + sizeCount * layout.cellWidth + layout.sumWidth;
}

/** The size of a card's picture. */
export function pictureSize({ frame }: CardLayout): { width: number; height: number } {
  return frames[frame].picture;
}

/** The sizes of a layout as variables for the style sheets. */
export function layoutVariables({
  frame,
  sumWidth,
  digitWidth,
}: CardLayout): Readonly<Record<`--${string}`, string>> {
  const { padding, picture, infoHeight, table } = frames[frame];
  return {
    '--card-gap': `${sizes.gap}px`,
    '--card-padding': `${padding}px`,
    '--picture-width': `${picture.width}px`,
    '--picture-height': `${picture.height}px`,
    '--info-width': `${rowInfoWidth}px`,
    '--info-height': `${infoHeight}px`,
    '--size-row': `${sizes.sizeRow}px`,
    '--color-row': `${table.colorRow}px`,
    '--color-width': `${table.colorWidth}px`,
    '--sum-width': `${sumWidth}px`,
    '--sum-room': String(sumWidth - sizes.sumFrame),
    '--digit-width': String(digitWidth),
  };
}

/** The garments in rows of cards, each row as tall as its tallest card. */
export function cardRows<Item extends Matrix>(
  garments: readonly Item[],
  layout: CardLayout,
): { garments: readonly Item[]; height: number }[] {
  const rows = [];
  for (let index = 0; index < garments.length; index += layout.columns) {
    const row = garments.slice(index, index + layout.columns);
    rows.push({ garments: row, height: Math.max(...row.map((garment) => cardHeight(garment, layout))) });
  }
  return rows;
}
