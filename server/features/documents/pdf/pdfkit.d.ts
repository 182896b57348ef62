import type { Font } from 'fontkit';

declare global {
  /** What pdfkit takes and its published types do not name. */
  namespace PDFKit {
    namespace Mixins {
      interface StructureElementOptions {
        /** Of a table's heading cell: what it is the heading of. */
        scope?: 'Column' | 'Row';
        /** Of a picture: its edges, measured from the top left corner of the page. */
        bbox?: [left: number, top: number, right: number, bottom: number];
      }

      interface PDFFont {
        /** `font` is one that fontkit has opened. */
        registerFont(name: string, font: Font): this;
      }

      interface TextOptions {
        /** The width of a line that has been measured already. */
        textWidth?: number;
        /** How many words it counts as. */
        wordCount?: number;
      }
    }

    interface PDFOutline {
      /** `top` is measured from the top edge of the page, `left` from its right edge. */
      addItem(title: string, options?: { expanded?: boolean; top?: number; left?: number }): PDFOutline;
    }
  }
}
