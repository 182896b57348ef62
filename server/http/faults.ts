import { type Listed, type Message, message } from '../../src/domain/language/message';

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
export function faultInWords(fault: SchemaFault): Message {
  const text = contractSentence(fault);
  return text === undefined ? generalSentence(fault) : { text };
}

function contractSentence({ keyword, params, parentSchema }: SchemaFault): string | undefined {
  if (keyword === 'required')
    return parentSchema?.properties?.[String(params.missingProperty)]?.['x-missing'];
  const isMissing = keyword === 'type' || (keyword.startsWith('min') && params.limit === 1);
  return parentSchema?.[isMissing ? 'x-missing' : 'x-wrong'];
}

function generalSentence({ keyword, instancePath, params }: SchemaFault): Message {
  const field = nameOf(instancePath);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return message('{field} is missing.', { field: inWords(String(params.missingProperty)) });
    case 'additionalProperties':
      return message('{field} is not a known field.', {
        field: `'${shortened(String(params.additionalProperty))}'`,
      });
    case 'type':
      return message('{field} must be {kind}.', { field, kind: kinds(params.type) });
    case 'enum':
      return message('{field} must be {choice}.', { field, choice: choices(params.allowedValues) });
    case 'minLength':
      if (limit === 1) return message('{field} is missing.', { field });
      return message('{field} must have at least {limit} characters.', { field, limit });
    case 'maxLength':
      return message(
        '{field} must have at most {limit, plural, one {{limit} character} other {{limit} characters}}.',
        { field, limit },
      );
    case 'minimum':
      return message('{field} must be at least {limit}.', { field, limit });
    case 'maximum':
      return message('{field} must be at most {limit}.', { field, limit });
    case 'minItems':
    case 'minProperties':
      return message(
        '{field} must have at least {limit, plural, one {{limit} entry} other {{limit} entries}}.',
        { field, limit },
      );
    case 'maxItems':
    case 'maxProperties':
      return message(
        '{field} must have at most {limit, plural, one {{limit} entry} other {{limit} entries}}.',
        { field, limit },
      );
    case 'uniqueItems':
      return message('{field} has the same entry more than once.', { field });
    case 'format':
      return params.format === 'email'
        ? message('{field} must be an email address.', { field })
        : message('{field} is not in the right format.', { field });
    case 'pattern':
      return message('{field} is not in the right format.', { field });
    default:
      return message('{field} is not valid.', { field });
  }
}

/** The field with the fault; for an entry of a list, the list. */
function nameOf(instancePath: string): string | Message {
  const field = instancePath
    .split('/')
    .slice(1)
    .findLast((part) => !/^\d+$/.test(part));
  return field === undefined
    ? message('The request')
    : inWords(field.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const spellings: Record<string, string> = { id: 'ID', sap: 'SAP', wls: 'WLS', ls: 'LS', email: 'email' };

/**
 * `sap_id` as 'SAP ID', which is translated where the page has such a label; anything that is not a name in the contract,
 * such as a sku in a map, is unchanged.
 */
function inWords(field: string): string | Message {
  if (!/^[a-z][a-z0-9_]*$/.test(field)) return shortened(field);
  const words = shortened(field)
    .split('_')
    .map((word) => spellings[word] ?? word)
    .join(' ');
  return { text: words.charAt(0).toUpperCase() + words.slice(1) };
}

const kindNames: Record<string, Message> = {
  string: message('a text'),
  integer: message('a whole number'),
  number: message('a number'),
  boolean: message('yes or no'),
  array: message('a list'),
  object: message('a set of fields'),
  null: message('empty'),
};

/** One or more JSON types in words. */
const kinds = (type: unknown): Listed => ({
  anyOf: [type]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((one) => kindNames[one] ?? one),
});

const choices = (values: unknown): Listed => ({
  anyOf: [values].flat().map((value) => (value === null ? message('empty') : String(value))),
});

/**
 * Whether text can be neither stored nor searched for: PostgreSQL allows no NUL, and a lone surrogate is not a
 * character.
 */
export const isUnstorable = (text: string): boolean => /[\0\p{Surrogate}]/u.test(text);

/** Decodes URL escapes; null when one is broken, is not UTF-8, or encodes text that cannot be stored. */
export function decodeEscapes(escaped: string): string | null {
  try {
    const text = decodeURIComponent(escaped);
    return isUnstorable(text) ? null : text;
  } catch {
    return null;
  }
}
