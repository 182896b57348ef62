import PDFDocument from 'pdfkit';

/**
 * A pdfkit document that collects what is written to a page and to the file in few pieces. Pdfkit turns each operator
 * into a buffer and each piece of an object into an event, which cost more than drawing.
 */
export class Sheets extends PDFDocument {
  // Pdfkit's constructor already writes, before a field could be given a value.
  declare private pieces?: Uint8Array[];
  declare private operators?: string[];
  declare private isWhole?: boolean;

  override addContent(operator: string): this {
    (this.operators ??= []).push(operator);
    return this;
  }

  /** Hands what was written to the current page; to be called before another page is turned to. */
  settle(): void {
    if (this.operators === undefined) return;
    const written = this.operators.join('\n');
    this.operators = undefined;
    super.addContent(written);
  }

  override push(piece: Uint8Array | null): boolean {
    if (piece === null) this.isWhole = true;
    else (this.pieces ??= []).push(piece);
    return true;
  }

  /**
   * The bytes of the file. Throws if something is still missing: pdfkit inflates a picture with transparency or interlacing
   * in the background and writes the end of the file after it, so that pictures must come without either.
   */
  toBytes(): Uint8Array {
    this.settle();
    this.end();
    if (this.isWhole !== true)
      throw new Error('The PDF has no end: something in it was still being written.');
    return Buffer.concat(this.pieces ?? []);
  }
}
