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
