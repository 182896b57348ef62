import PDFDocument from 'pdfkit';
import { packObjects } from './packObjects';

/**
 * A pdfkit document that batches its output. Pdfkit writes each operator as a buffer and each part of an object as an
 * event, which costs more than drawing.
 */
export class PdfWriter extends PDFDocument {
  // Pdfkit's constructor already writes, before a field could be given a value.
  declare private pieces?: Uint8Array[];
  declare private operators?: string[];
  declare private isComplete?: boolean;

  override addContent(operator: string): this {
    (this.operators ??= []).push(operator);
    return this;
  }

  /** Flushes buffered operators to the current page; must be called before switching pages. */
  settle(): void {
    if (this.operators === undefined) return;
    const written = this.operators.join('\n');
    this.operators = undefined;
    super.addContent(written);
  }

  override push(piece: Uint8Array | null): boolean {
    if (piece === null) this.isComplete = true;
    else (this.pieces ??= []).push(piece);
    return true;
  }

  /**
   * The bytes of the file. Throws if it is incomplete: pdfkit inflates a picture with transparency or interlacing
   * in the background and writes the end of the file after it, so that pictures must come without either.
   */
  toBytes(): Uint8Array {
    this.settle();
    this.end();
    if (this.isComplete !== true)
      throw new Error('The PDF has no end: something in it was still being written.');
    return packObjects(this.pieces ?? []);
  }
}
