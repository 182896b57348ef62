/** What the heights of cards are made of, in pixels; the style sheet takes them as variables. */
export const sizes = {
  gap: 12,
  padding: 12,
  pictureWide: { width: 140, height: 191 },
  pictureNarrow: { width: 72, height: 98 },
  infoHeight: 82,
  sizeRow: 22,
  wide: { colourRow: 30, colourWidth: 102, leastCell: 32, sumWidth: 34 },
  narrow: { colourRow: 36, colourWidth: 92, leastCell: 30, sumWidth: 28 },
  mostCell: 52,
  scrollbar: 12,
} as const;

const leastCardWidth = 480;
const leastWideCard = 460;

/** How the cards stand in the width that there is. */
export interface CardLayout {
  readonly columns: number;
  /** Whether the picture stands beside the table, not above it. */
  readonly isWide: boolean;
  /** The width that is left for the table of a card. */
  readonly tableWidth: number;
}

export function cardLayout(width: number): CardLayout {
  const columns = Math.max(1, Math.floor((width + sizes.gap) / (leastCardWidth + sizes.gap)));
  const cardWidth = (width - (columns - 1) * sizes.gap) / columns;
  const isWide = cardWidth >= leastWideCard;
  const picture = isWide ? sizes.pictureWide.width + sizes.padding : 0;
  // A pixel on each side is the card's border.
  return { columns, isWide, tableWidth: cardWidth - 2 * (sizes.padding + 1) - picture };
}

/** The exact height of a card: nothing is measured, so nothing jumps. */
export function cardHeight(
  garment: { colors: readonly unknown[]; sizes: readonly unknown[] },
  layout: CardLayout,
): number {
  const { isWide } = layout;
  const row = tableSizes(layout).colourRow;
  const table =
    sizes.sizeRow + garment.colors.length * row + (isTableScrolled(garment, layout) ? sizes.scrollbar : 0);
  const content = isWide
    ? Math.max(sizes.pictureWide.height, sizes.infoHeight + table)
    : sizes.pictureNarrow.height + sizes.padding + table;
  return content + 2 * (sizes.padding + 1);
}

/** The width of a card's table: cells are neither too narrow for a number nor wider than anyone needs. */
export function tableWidth(garment: { sizes: readonly unknown[] }, layout: CardLayout): number {
  const { colourWidth, leastCell, sumWidth } = tableSizes(layout);
  const widthWith = (cell: number) => colourWidth + garment.sizes.length * cell + sumWidth;
  return Math.max(widthWith(leastCell), Math.min(layout.tableWidth, widthWith(sizes.mostCell)));
}

/** Whether a garment has more sizes than the table can show at once. */
export function isTableScrolled(garment: { sizes: readonly unknown[] }, layout: CardLayout): boolean {
  return tableWidth(garment, layout) > layout.tableWidth;
}

/** The measures of a table in cards of this width. */
export function tableSizes({ isWide }: { isWide: boolean }) {
  return isWide ? sizes.wide : sizes.narrow;
}

/** The garments in rows of cards, each row as high as its highest card. */
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
