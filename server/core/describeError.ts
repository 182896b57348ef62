import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** An error in loggable form: what failed and where, never the values involved. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [field: string]: unknown;
}

/**
 * The other fields of an error that are logged. Everything not listed here is dropped: a refused row, a query's values
 * and a mail server's recipients are in separate fields.
 */
const loggedFields = [
  'code',
  'errno',
  'syscall',
  'signal',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
];

const longestQuery = 2000;
const maxNested = 5;
const deepestCause = 5;

/** The message of an error, without the parameters of a failed query or the value that PostgreSQL could not parse. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query.slice(0, longestQuery)}`;
  // Data exceptions (class 22) quote the value; other classes quote only schema names.
  const quotesValue = error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;
  return quotesValue ? error.message.replace(/".*$/s, '…') : error.message;
}

/** What the log records of an error and its causes. */
export function describeError(error: unknown, depth = 0): DescribedError {
  const message = messageOf(error);
  if (!(error instanceof Error)) return { type: typeof error, message, stack: '' };
  const type = error.constructor.name;
  const described: DescribedError = { type, message, stack: `${type}: ${message}${framesOf(error)}` };
  for (const [field, value] of Object.entries(error)) {
    if (loggedFields.includes(field)) described[field] = value;
  }
  if (depth >= deepestCause) return described;
  if (error.cause instanceof Error) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    described.errors = error.errors.slice(0, maxNested).map((one) => describeError(one, depth + 1));
  }
  return described;
}

/** An error as lines for the terminal, with its causes. */
export function printError(error: unknown): string {
  const lines: string[] = [];
  let described: DescribedError | undefined = describeError(error);
  for (; described !== undefined; described = described.cause)
    lines.push(described.stack || described.message);
  return lines.join('\ncaused by: ');
}

/** The stack starts with the message, which may contain values and line breaks. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}
