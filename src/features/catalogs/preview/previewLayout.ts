/** The measures of the cards, in pixels; what stands in a card fits them in every language. */
const sizes = { gap: 16, leastWidth: 208, leastWidthNarrow: 150, info: 152 } as const;

/** How the cards stand for the width they have. */
export interface PreviewLayout {
  readonly columns: number;
  readonly gap: number;
  readonly pictureHeight: number;
  readonly rowHeight: number;
}

/** As many cards beside each other as fit; pictures keep the shape in which they are taken. */
export function previewLayout(width: number): PreviewLayout {
  const { gap, info } = sizes;
  const least = width < 480 ? sizes.leastWidthNarrow : sizes.leastWidth;
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const pictureHeight = Math.round(cardWidth * (1080 / 790));
  return { columns, gap, pictureHeight, rowHeight: pictureHeight + info };
}
