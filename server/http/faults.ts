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

/** A schema violation in a request, as Ajv reports it. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The schema that has the keyword. */
  parentSchema?: AnnotatedSchema;
}

/** A schema of the contract, with its messages for missing and invalid values. */
interface AnnotatedSchema {
  'x-missing'?: string;
  'x-wrong'?: string;
  properties?: Record<string, AnnotatedSchema>;
  [keyword: string]: unknown;
}

/** A name from the request, shortened for use in an error. */
export const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name);

/**
 * A schema violation as a sentence for the person: the contract's own message, otherwise one that names the field in
 * words.
 */
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

/** The field with the fault; for an entry of a list, the list. */
function nameOf(instancePath: string): string {
  const field = instancePath
    .split('/')
    .slice(1)
    .findLast((part) => !/^\d+$/.test(part));
  return field === undefined ? 'The request' : inWords(field.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const spellings: Record<string, string> = { id: 'ID', sap: 'SAP', wls: 'WLS', ls: 'LS', email: 'email' };

/** `sap_id` as 'SAP ID'; anything that is not a name in the contract, such as a sku in a map, is unchanged. */
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

/** One or more JSON types in words. */
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

/**
 * Why text can be neither stored nor searched for, or null: PostgreSQL allows no NUL, and a lone surrogate is not a
 * character.
 */
export function textFault(text: string): string | null {
  return /[\0\p{Surrogate}]/u.test(text) ? 'holds a character that cannot be stored' : null;
}

/** Decodes URL escapes; null when one is broken, is not UTF-8, or encodes text that cannot be stored. */
export function decodeEscapes(escaped: string): string | null {
  try {
    const text = decodeURIComponent(escaped);
    return textFault(text) === null ? text : null;
  } catch {
    return null;
  }
}

/** The maximum number of error lines that the contract allows in a response or a task. */
export const maxErrors = 200_000;
