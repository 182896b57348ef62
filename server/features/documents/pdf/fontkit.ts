import { createRequire } from 'node:module';

/** A point of an outline. */
export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
  endContour: boolean;
  copy(): Point;
}

/** The parts of a font of fontkit's, which has no types of its own, that fonts for the Far East are made with. */
export interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number; path: unknown };
  /** What a variable font is set to, by the order of its axes; to be set before any glyph is asked for. */
  variationCoords: number[];
  /** The glyphs of a WOFF2 file by their ids, once one was asked for its path. */
  _transformedGlyphs: ({ points: Point[] } | undefined)[];
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void } | null;
}

/** The reader of fonts that pdfkit brings with it. */
export const fontkit: { create(bytes: Buffer): Font } = createRequire(require.resolve('pdfkit'))('fontkit');
