interface Write {
  readonly value: number;
  /** Values that the writer knowingly overwrote. */
  readonly over: number[];
  /** Nobody was told that it is saved, so it may be gone. */
  readonly isUncertain?: boolean;
}

/**
 * Everything that anybody has written into each cell. No quantity is typed twice, so each tells who wrote it; only Ctrl+D
 * and Ctrl+R repeat one, into another cell. A removal is a 0. Nothing is lost if every write was overwritten by somebody who saw it, or who was asked, up to what
 * the cell holds in the end.
 */
export class Ledger {
  private readonly cells = new Map<string, Write[]>();
  private last = 0;

  /** A quantity that nobody has written yet. */
  fresh(): number {
    this.last += 1;
    return this.last;
  }

  wrote(sku: string, value: number, seen: number): void {
    this.writesOf(sku).push({ value, over: [seen] });
  }

  /** Somebody called the host and got no answer. */
  mayHaveWritten(sku: string, value: number, seen: number): void {
    this.writesOf(sku).push({ value, over: [seen], isUncertain: true });
  }

  /** Somebody was asked and has chosen. */
  chose(sku: string, value: number, given: number): void {
    this.writesOf(sku).push({ value, over: [value, given] });
  }

  skus(): string[] {
    return [...this.cells.keys()];
  }

  /** The quantities of a cell that were lost, given what it holds in the end. */
  lost(sku: string, final: number): number[] {
    const writes = this.writesOf(sku);
    const known = new Set([final]);
    for (let size = 0; size < known.size;) {
      size = known.size;
      writes
        .filter(({ value }) => known.has(value))
        .forEach(({ over }) => over.forEach((one) => known.add(one)));
    }
    const isWritten = final === 0 || writes.some(({ value }) => value === final);
    return [
      ...(isWritten ? [] : [final]),
      ...writes
        .filter(({ value, isUncertain = false }) => !isUncertain && !known.has(value))
        .map(({ value }) => value),
    ];
  }

  toString(): string {
    return [...this.cells]
      .map(
        ([sku, writes]) =>
          `${sku}: ${writes.map(({ value, over, isUncertain }) => `${value}${isUncertain ? '?' : ''}>${over.join('>')}`).join(', ')}`,
      )
      .join('\n');
  }

  private writesOf(sku: string): Write[] {
    const writes = this.cells.get(sku) ?? [];
    this.cells.set(sku, writes);
    return writes;
  }
}
