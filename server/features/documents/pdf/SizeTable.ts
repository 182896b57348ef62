/** A place of a size table: what stands in it, or that the garment does not come in this colour and size. */
export type SizeCell = { text: string; isWanted?: boolean } | null;

/** A colour of a size table. */
export interface SizeRow {
  /** The garment's code and the colour's number. */
  code: string;
  name: string;
  isWanted: boolean;
  /** A cell a size. */
  cells: SizeCell[];
  /** What stands behind the sizes. */
  ends: string[];
}

/** The colours of a garment by its sizes. */
export interface SizeTable {
  sizes: string[];
  /** The headers behind the sizes. */
  ends: { title: string; width: number }[];
  rows: SizeRow[];
}

/** A stretch of a size table that stands under one header. */
export interface TablePart {
  sizes: string[];
  /** The first size of the part in the table. */
  from: number;
  rows: SizeRow[];
  /** Whether what stands behind the sizes belongs to this part. */
  withEnds: boolean;
}

/**
 * A table in parts that fit on paper: at most so many sizes beside each other, the others in a part below, and at most
 * so many rows under a header.
 */
export function splitTable(table: SizeTable, most: { sizes: number; rows: number }): TablePart[] {
  const parts: TablePart[] = [];
  for (let first = 0; first < table.rows.length; first += most.rows) {
    const rows = table.rows.slice(first, first + most.rows);
    for (let from = 0; from < Math.max(1, table.sizes.length); from += most.sizes) {
      const sizes = table.sizes.slice(from, from + most.sizes);
      parts.push({ sizes, from, rows, withEnds: from + most.sizes >= table.sizes.length });
    }
  }
  return parts;
}
