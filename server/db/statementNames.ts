import { createHash } from 'node:crypto';

/** Statements with a name stay with each connection, so only the first different ones get one. */
const mostNamed = 200;
const names = new Map<string, string>();
let areNamed = true;

/** Leaves all statements of this process without a name, for poolers that hand a connection from one client to another. */
export function disablePreparedStatements(): void {
  areNamed = false;
}

/**
 * The name under which a connection keeps a statement, the same for the same text; undefined when it is parsed anew each
 * time.
 */
export function nameOf(text: string): string | undefined {
  if (!areNamed) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNamed) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  names.set(text, name);
  return name;
}
