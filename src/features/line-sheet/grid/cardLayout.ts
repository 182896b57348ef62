/** How the sheet shows its garments: as cards, or as a compact list. */
export type SheetLook = 'grid' | 'list';

/** Sizes that all cards share, in pixels; the style sheet gets them, and those of `frames`, as variables. */
export const sizes = {
  gap: 12,
  sizeRow: 22,
  mostCell: 52,
  scrollbar: 12,
} as const;

/** The parts of a card's height, in pixels, by the frame that its width allows. */
const frames = {
  /** The picture beside the texts, which are above the table. */
  wide: {
    padding: 12,
    picture: { width: 140, height: 191 },
    infoHeight: 96,
    table: { colorRow: 30, colorWidth: 102, leastCell: 32, sumWidth: 34 },
  },
  /** The picture beside the texts, and the table below them. */
  narrow: {
    padding: 12,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 36, colorWidth: 92, leastCell: 30, sumWidth: 28 },
  },
  /** Everything side by side. */
  row: {
    padding: 8,
    picture: { width: 68, height: 92 },
    infoHeight: 92,
    table: { colorRow: 30, colorWidth: 132, leastCell: 36, sumWidth: 40 },
  },
  /** As `narrow`, with a smaller picture and less text. */
  narrowRow: {
    padding: 8,
    picture: { width: 44, height: 60 },
    infoHeight: 60,
    table: { colorRow: 36, colorWidth: 92, leastCell: 30, sumWidth: 28 },
  },
} as const;

const leastCardWidth = 480;
const leastWideCard = 460;
const leastRowWidth = 680;
/** The width of the texts in a row. */
const rowInfoWidth = 264;

/** How the cards are laid out in a given width. */
export interface CardLayout {
  readonly look: SheetLook;
  readonly columns: number;
  readonly frame: keyof typeof frames;
  /** The width that is left for the table of a card. */
  readonly tableWidth: number;
}

export function cardLayout(width: number, look: SheetLook): CardLayout {
  const most = look === 'list' ? 1 : Math.floor((width + sizes.gap) / (leastCardWidth + sizes.gap));
  const columns = Math.max(1, most);
  const cardWidth = (width - (columns - 1) * sizes.gap) / columns;
  const frame = frameOf(cardWidth, look);
  const { padding, picture } = frames[frame];
  // A pixel on each side is the card's border.
  const inside = cardWidth - 2 * (padding + 1);
  const beside = {
    wide: picture.width + padding,
    narrow: 0,
    row: picture.width + rowInfoWidth + 2 * padding,
    narrowRow: 0,
  };
  return { look, columns, frame, tableWidth: inside - beside[frame] };
}

function frameOf(cardWidth: number, look: SheetLook): CardLayout['frame'] {
  if (look === 'list') return cardWidth >= leastRowWidth ? 'row' : 'narrowRow';
  return cardWidth >= leastWideCard ? 'wide' : 'narrow';
}

/** The exact height of a card: it is computed, not measured, so nothing jumps. */
export function cardHeight(
  garment: { colors: readonly unknown[]; sizes: readonly unknown[] },
  layout: CardLayout,
): number {
  const { padding, picture, infoHeight, table } = frames[layout.frame];
  const scrollbar = isTableScrolled(garment, layout) ? sizes.scrollbar : 0;
  const tableHeight = sizes.sizeRow + garment.colors.length * table.colorRow + scrollbar;
  const content = {
    wide: Math.max(picture.height, infoHeight + tableHeight),
    narrow: picture.height + padding + tableHeight,
    row: Math.max(picture.height, tableHeight),
    narrowRow: picture.height + padding + tableHeight,
  };
  return content[layout.frame] + 2 * (padding + 1);
}

/** The width of a card's table: cells are neither too narrow for a number nor wider than anyone needs. */
export function tableWidth(garment: { sizes: readonly unknown[] }, layout: CardLayout): number {
  const { colorWidth, leastCell, sumWidth } = frames[layout.frame].table;
  const widthWith = (cell: number) => colorWidth + garment.sizes.length * cell + sumWidth;
  return Math.max(widthWith(leastCell), Math.min(layout.tableWidth, widthWith(sizes.mostCell)));
}

/** Whether a garment has more sizes than the table can show at once. */
export function isTableScrolled(garment: { sizes: readonly unknown[] }, layout: CardLayout): boolean {
  return tableWidth(garment, layout) > layout.tableWidth;
}

/** The size of a card's picture. */
export function pictureSize({ frame }: CardLayout): { width: number; height: number } {
  return frames[frame].picture;
}

/** The sizes of a layout as variables for the style sheets. */
export function layoutVariables({ frame }: CardLayout): Readonly<Record<`--${string}`, string>> {
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
    '--sum-width': `${table.sumWidth}px`,
  };
}

/** The garments in rows of cards, each row as tall as its tallest card. */
export function cardRows<Item extends Parameters<typeof cardHeight>[0]>(
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
