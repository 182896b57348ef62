/** A place in the matrix; row -1 are the catalogs' headers, column -1 the users' names. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** How many rows PageUp and PageDown go. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Where a key leads from a place, or null for a key that leads nowhere (the keys of an ARIA grid). */
export function nextPlace(from: Place, { key, ctrlKey }: Key, { rows, columns, page }: Bounds): Place | null {
  const { row, column } = from;
  const moves: Record<string, Place | undefined> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: Math.max(row - page, 0), column },
    PageDown: { row: row + page, column },
    Home: { row: ctrlKey ? 0 : row, column: -1 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  };
  const target = moves[key];
  if (target === undefined) return null;
  const place = {
    row: Math.min(Math.max(target.row, -1), rows - 1),
    column: Math.min(Math.max(target.column, -1), columns - 1),
  };
  // Nothing stands in the corner.
  return place.row === -1 && place.column === -1 ? from : place;
}
