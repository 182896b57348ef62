/** Sizes that all cards share, in pixels. Like those of `frames` they are passed to the style sheet as variables. */
export const sizes = {
  gap: 12,
  sizeRow: 22,
  maxCell: 52,
  /** For long size names such as ONE SIZE. */
  maxNamedCell: 104,
  /** The width of a cell besides its digits: two borders and the padding on both sides. */
  cellFrame: 6,
  sumFrame: 6,
  scrollbar: 12,
  /** Between the lines of two garments. */
  lineBorder: 1,
} as const;

/** The page's font size, for which digits are measured, and the smaller one of a row's total, in pixels. */
export const pageFont = 13;
const sumFont = 12;
/** A row total relative to the page's font. */
export const sumScale = sumFont / pageFont;

/** The dimensions of a card in pixels, by the frame that fits its width; `font` is the font size of its cells. */
export const frames = {
  /** The picture, the texts and the table side by side: half as high as the others, for a single column of cards. */
  beside: {
    padding: 12,
    picture: { width: 80, height: 109 },
    infoHeight: 109,
    table: { colorRow: 30, colorWidth: 96, minCell: 32, font: 13 },
  },
  /** The picture beside the texts, which are above the table. */
  wide: {
    padding: 12,
    picture: { width: 140, height: 191 },
    infoHeight: 96,
    table: { colorRow: 30, colorWidth: 96, minCell: 32, font: 13 },
  },
  /** The picture beside the texts, and the table below them: for more sizes than `wide` has room for. */
  stacked: {
    padding: 12,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 30, colorWidth: 96, minCell: 30, font: 13 },
  },
  /**
   * As `stacked`, for touch: cells are 44 pixels high without borders, with a font size at which phones don't zoom in.
   */
  narrow: {
    padding: 8,
    picture: { width: 72, height: 98 },
    infoHeight: 98,
    table: { colorRow: 46, colorWidth: 70, minCell: 30, font: 16 },
  },
  /** Each color is one line; garments of a run share a size header (`cardRows`). */
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
    table: { colorRow: 46, colorWidth: 70, minCell: 30, font: 16 },
  },
} as const;

/** The name of a frame. */
export type Frame = keyof typeof frames;
