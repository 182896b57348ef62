import PDFDocument from 'pdfkit';

/**
 * A pdfkit document that collects what is written to a page and to the file in few pieces. Pdfkit turns each operator
 * into a buffer and each piece of an object into an event, which cost more than drawing.
 */
export class Sheets extends PDFDocument {
  // Pdfkit's constructor already writes, before a field could be given a value.
  declare private pieces?: Uint8Array[];
  declare private operators?: string[];

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
    if (piece !== null) (this.pieces ??= []).push(piece);
    return true;
  }

  /** The bytes of the file; everything is written synchronously. */
  toBytes(): Uint8Array {
    this.settle();
    this.end();
    return Buffer.concat(this.pieces ?? []);
  }
}
