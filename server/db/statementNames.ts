import { createHash } from 'node:crypto';

/** Named statements stay in the memory of each connection, so their number is limited. */
const maxNamed = 200;
const names = new Map<string, string>();
let areNamed = true;

/** Disables named statements in this process, for poolers that share a connection between clients. */
export function disablePreparedStatements(): void {
  areNamed = false;
}

/**
 * The name of a prepared statement, the same for the same text; undefined for a statement that is parsed each time.
 */
export function nameOf(text: string): string | undefined {
  if (!areNamed) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNamed) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  names.set(text, name);
  return name;
}
