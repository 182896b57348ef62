import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** An error as it may be written down: what failed and where, never the values it failed with. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [field: string]: unknown;
}

/**
 * What else is kept of an error. Everything not named here is left out: a refused row, the values of a query and a
 * mail server's recipients stand in fields of their own.
 */
const keptFields = [
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
const mostTold = 5;
const deepestCause = 5;

/** The message of an error, without the parameters of a failed query and the value that PostgreSQL could not read. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query.slice(0, longestQuery)}`;
  // Data exceptions (class 22) quote the value; the other classes quote names of the schema only.
  const quotesValue = error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;
  return quotesValue ? error.message.replace(/".*$/s, '…') : error.message;
}

/** What the log keeps of an error and of what caused it. */
export function describeError(error: unknown, depth = 0): DescribedError {
  const message = messageOf(error);
  if (!(error instanceof Error)) return { type: typeof error, message, stack: '' };
  const type = error.constructor.name;
  const described: DescribedError = { type, message, stack: `${type}: ${message}${framesOf(error)}` };
  for (const [field, value] of Object.entries(error)) {
    if (keptFields.includes(field)) described[field] = value;
  }
  if (depth >= deepestCause) return described;
  if (error.cause instanceof Error) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    described.errors = error.errors.slice(0, mostTold).map((one) => describeError(one, depth + 1));
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

/** The stack begins with the message, which may hold values and lines of its own. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}

/** What the schema found wrong with a request, as Ajv says it. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The schema that has the keyword. */
  parentSchema?: SaidSchema;
}

/** A schema of the contract, with the sentences in which it refuses a value that is missing or wrong. */
interface SaidSchema {
  'x-missing'?: string;
  'x-wrong'?: string;
  properties?: Record<string, SaidSchema>;
  [keyword: string]: unknown;
}

/** A name that came from outside, as an error may repeat it. */
export const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name);

/** The schema's fault as a sentence for whoever filled in the form: the contract's own, else one with the field's name in words. */
export function faultInWords(fault: SchemaFault): string {
  return contractSentence(fault) ?? generalSentence(fault);
}

function contractSentence({ keyword, params, parentSchema }: SchemaFault): string | undefined {
  if (keyword === 'required')
    return parentSchema?.properties?.[String(params.missingProperty)]?.['x-missing'];
  const isMissing = keyword === 'type' || (keyword.startsWith('min') && params.limit === 1);
  return parentSchema?.[isMissing ? 'x-missing' : 'x-wrong'];
}

function generalSentence({ keyword, instancePath, params }: SchemaFault): string {
  const name = nameOf(instancePath);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return `${inWords(String(params.missingProperty))} is missing.`;
    case 'additionalProperties':
      return `'${shortened(String(params.additionalProperty))}' is not a known field.`;
    case 'type':
      return `${name} must be ${kinds(params.type)}.`;
    case 'enum':
      return `${name} must be ${choice(params.allowedValues)}.`;
    case 'minLength':
      return limit === 1 ? `${name} is missing.` : `${name} must have at least ${limit} characters.`;
    case 'maxLength':
      return `${name} must have at most ${counted(limit, 'character')}.`;
    case 'minimum':
      return `${name} must be at least ${limit}.`;
    case 'maximum':
      return `${name} must be at most ${limit}.`;
    case 'minItems':
    case 'minProperties':
      return `${name} must have at least ${counted(limit, 'entry')}.`;
    case 'maxItems':
    case 'maxProperties':
      return `${name} must have at most ${counted(limit, 'entry')}.`;
    case 'uniqueItems':
      return `${name} has the same entry more than once.`;
    case 'format':
      return params.format === 'email'
        ? `${name} must be an email address.`
        : `${name} is not in the right format.`;
    case 'pattern':
      return `${name} is not in the right format.`;
    default:
      return `${name} is not valid.`;
  }
}

/** The field that a fault is in; of an entry of a list, the list. */
function nameOf(instancePath: string): string {
  const field = instancePath
    .split('/')
    .slice(1)
    .findLast((part) => !/^\d+$/.test(part));
  return field === undefined ? 'The request' : inWords(field.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const spellings: Record<string, string> = { id: 'ID', sap: 'SAP', wls: 'WLS', ls: 'LS', email: 'email' };

/** `sap_id` as 'SAP ID'; what is no name of the contract, as the sku in a map of skus, stays as it is. */
function inWords(field: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(field)) return shortened(field);
  const words = shortened(field)
    .split('_')
    .map((word) => spellings[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const kindNames: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a set of fields',
  null: 'empty',
};

/** A type of JSON, or several, in words. */
const kinds = (type: unknown) =>
  either(
    [type]
      .flat()
      .flatMap((one) => String(one).split(','))
      .map((one) => kindNames[one] ?? one),
  );

const choice = (values: unknown) =>
  either([values].flat().map((value) => (value === null ? 'empty' : String(value))));

const either = (options: readonly string[]) =>
  options.length < 2 ? options.join('') : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;

const counted = (count: number, noun: 'character' | 'entry') => {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun === 'entry' ? 'entries' : 'characters'}`;
};

/** Why a text can be neither stored nor searched for, or null: PostgreSQL has no NUL, and half a character is none. */
export function textFault(text: string): string | null {
  return /[\0\p{Surrogate}]/u.test(text) ? 'holds a character that cannot be stored' : null;
}

/** A text with escapes as in addresses; null when one is broken, is no UTF-8, or stands for what cannot be stored. */
export function decodeEscapes(escaped: string): string | null {
  try {
    const text = decodeURIComponent(escaped);
    return textFault(text) === null ? text : null;
  } catch {
    return null;
  }
}

/** The most lines of errors that the contract lets an answer or a task hold. */
export const mostErrors = 200_000;
