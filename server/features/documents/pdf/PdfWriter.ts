import PDFDocument from 'pdfkit';
import { packObjects, type Piece } from './packObjects';

/**
 * A pdfkit document that batches its output. Pdfkit writes each operator as a buffer and each part of an object as an
 * event, which costs more than drawing.
 */
export class PdfWriter extends PDFDocument {
  // Pdfkit's constructor already writes, before a field could be given a value.
  declare private pieces?: Piece[];
  declare private operators?: string[];
  declare private isComplete?: boolean;

  override addContent(operator: string): this {
    (this.operators ??= []).push(operator);
    return this;
  }

  /** Flushes buffered operators to the current page; must be called before switching pages. */
  settle(): void {
    if (this.operators === undefined) return;
    const written = Buffer.from(`${this.operators.join('\n')}\n`, 'latin1');
    this.operators = undefined;
    super.addContent(written);
  }

  /** Called by pdfkit with each line of the file, and the bytes of each stream. */
  _write(piece: Piece): void {
    (this.pieces ??= []).push(typeof piece === 'string' ? `${piece}\n` : piece);
  }

  override push(piece: null): boolean {
    this.isComplete = piece === null;
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
