/** Elements that hold other elements: text in them belongs to a paragraph of its own. */
const groups = new Set(['Document', 'Sect', 'Table', 'TR', 'L', 'LI']);

/**
 * The structure of a document, which screen readers follow: what is drawn is content of the current element, or an
 * artifact, which they skip. Bookmarks lead to its parts.
 */
export class Structure {
  private element: PDFKit.PDFStructureElement;
  private type = 'Document';
  private isAside = false;
  private part: PDFKit.PDFOutline | null = null;

  constructor(private readonly doc: PDFKit.PDFDocument) {
    this.element = doc.struct('Document');
    doc.addStructure(this.element);
  }

  /** Draws an element of this type, such as H2, P, Table or TD, within the current one. */
  within(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    if (this.isAside) return draw();
    const outer = { element: this.element, type: this.type };
    const element = this.doc.struct(type, options);
    outer.element.add(element);
    [this.element, this.type] = [element, type];
    draw();
    element.end();
    [this.element, this.type] = [outer.element, outer.type];
  }

  /** Draws content of the current element. */
  mark(draw: () => void): void {
    if (this.isAside) return this.artifact(draw);
    if (groups.has(this.type)) return this.within('P', () => this.mark(draw));
    const content = this.doc.markStructureContent(this.type);
    draw();
    this.doc.endMarkedContent();
    this.element.add(content);
  }

  /** Draws lines and boxes, which say nothing. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws what repeats something for the eye only, such as a table's heading on its next page. */
  aside(draw: () => void): void {
    const before = this.isAside;
    this.isAside = true;
    draw();
    this.isAside = before;
  }

  /** Begins a part of the document, such as a drop, with a bookmark at this height. */
  bookmarkPart(title: string, top: number): void {
    this.part = this.addBookmark(this.doc.outline, title, top);
  }

  /** Adds a bookmark below that of the current part. */
  bookmark(title: string, top: number): void {
    this.addBookmark(this.part ?? this.doc.outline, title, top);
  }

  private addBookmark(into: PDFKit.PDFOutline, title: string, top: number): PDFKit.PDFOutline {
    return into.addItem(title, { top: Math.max(0, top - 8), left: this.doc.page.width });
  }
}
