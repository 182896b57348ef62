import { beside, piecesText, type Texts } from '../texts';

/** The pieces and the amount in cents of something printed. */
export interface PrintedSum {
  pieces: number;
  cents: number;
}

/** What the lines printed so far come to, for the edges between one page and the next. */
export class CarryOver {
  private readonly sum: PrintedSum = { pieces: 0, cents: 0 };

  constructor(
    private readonly texts: Texts,
    private readonly currency: string,
  ) {}

  add({ pieces, cents }: PrintedSum): void {
    this.sum.pieces += pieces;
    this.sum.cents += cents;
  }

  /** The sum in words; '' before anything ordered was printed. */
  get text(): string {
    const { pieces, cents } = this.sum;
    return pieces === 0
      ? ''
      : beside([piecesText(this.texts, pieces), this.texts.money(cents, this.currency)]);
  }
}
