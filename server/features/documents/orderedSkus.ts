import { groupBy } from '../../../src/domain/groupBy';
import type { OrderedSku } from './queries';

const natural = new Intl.Collator('en', { numeric: true });

/** Sorts skus as the line sheet does: by the garment's number, then color, then position in the size run. */
export function sortSkus<Sku extends OrderedSku>(skus: readonly Sku[]): Sku[] {
  return [...skus].sort(
    (a, b) =>
      natural.compare(a.number, b.number) ||
      natural.compare(a.generic, b.generic) ||
      natural.compare(a.color, b.color) ||
      indexOfSize(a) - indexOfSize(b) ||
      natural.compare(a.size, b.size),
  );
}

/** Sizes no longer in the run come last. */
function indexOfSize({ sizes, size }: OrderedSku): number {
  const index = sizes.indexOf(size);
  return index === -1 ? sizes.length : index;
}

/** One row of the order sheet: a garment in a color at one price. */
export interface ColorRow {
  first: OrderedSku;
  /** Pieces by size. */
  quantities: Map<string, number>;
  /** What is marked as wanted: the color or some sizes. */
  wanted: { all: boolean; sizes: string[] };
  pieces: number;
  /** The EANs of what is ordered, by size. */
  eans: Map<string, string>;
  /** The brand's own codes of it, likewise. */
  ownSkus: Map<string, string>;
}

/** A garment with what is ordered of it. */
export interface Style {
  first: OrderedSku;
  sizes: string[];
  rows: ColorRow[];
  pieces: number;
  cents: number;
}

/** Groups sorted skus by garment, whatever its sizes are, and by color within each. */
export function groupStyles(skus: readonly OrderedSku[]): Style[] {
  return [...groupBy(skus, ({ generic }) => generic).values()].flatMap((own) => {
    const [first] = own;
    const runs = groupColors(own);
    const rows = runs.flatMap((run) => run.rows);
    const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
    const cents = rows.reduce((sum, row) => sum + row.pieces * row.first.price_cents, 0);
    return first === undefined ? [] : [{ first, sizes: runs[0]?.sizes ?? [], rows, pieces, cents }];
  });
}

/** Colors whose garments come in the same sizes, shown under one header. */
export interface SizeRun {
  sizes: string[];
  rows: ColorRow[];
}

/** Groups sorted skus by size run, in order of first appearance, and by color within each run. */
export function groupColors(skus: readonly OrderedSku[]): SizeRun[] {
  const runs = groupBy(skus, ({ sizes }) => JSON.stringify(sizes));
  return [...runs.values()].map((own) => {
    const colors = groupBy(own, ({ generic, color }) => generic + color);
    return {
      // A size that the garment no longer has still needs a column if it is ordered.
      sizes: [...new Set([...(own[0]?.sizes ?? []), ...own.map(({ size }) => size)])],
      rows: [...colors.values()].flatMap(splitByPrice).flatMap((skus) => toRow(skus) ?? []),
    };
  });
}

/** Lines of one color share a price unless they were saved at different times; each further price gets its own row. */
function splitByPrice(skus: OrderedSku[]): OrderedSku[][] {
  const price = skus.find((sku) => sku.quantity > 0)?.price_cents;
  const isApart = (sku: OrderedSku) => sku.quantity > 0 && sku.price_cents !== price;
  const apart = skus.filter(isApart);
  const together = skus.filter((sku) => !isApart(sku));
  return apart.length === 0 ? [together] : [together, ...splitByPrice(apart)];
}

function toRow(skus: OrderedSku[]): ColorRow | null {
  const ordered = skus.filter((sku) => sku.quantity > 0);
  const first = ordered[0] ?? skus[0];
  if (first === undefined) return null;
  const sizes = skus.filter((sku) => sku.wanted_size).map((sku) => sku.size);
  return {
    first,
    quantities: new Map(ordered.map((sku) => [sku.size, sku.quantity])),
    wanted: { all: first.wanted_color, sizes },
    pieces: ordered.reduce((sum, sku) => sum + sku.quantity, 0),
    eans: new Map(ordered.flatMap(({ size, ean }) => (ean === null ? [] : [[size, ean]]))),
    ownSkus: new Map(ordered.flatMap(({ size, own_sku: own }) => (own === null ? [] : [[size, own]]))),
  };
}
