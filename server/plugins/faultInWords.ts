/** What the schema found wrong with a request, as Ajv says it. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** A name that came from outside, as an error may repeat it. */
export const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name);

/** The schema's fault as a sentence for whoever filled in the form, with the field's name in words. */
export function faultInWords({ keyword, instancePath, params }: SchemaFault): string {
  const name = nameOf(instancePath);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return `${inWords(String(params.missingProperty))} is missing.`;
    case 'additionalProperties':
      return `'${shortened(String(params.additionalProperty))}' is not a field that is known here.`;
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
        ? `${name} must be an e-mail address.`
        : `${name} is not written right.`;
    case 'pattern':
      return `${name} is not written right.`;
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

const spellings: Record<string, string> = { id: 'ID', sap: 'SAP', wls: 'WLS', ls: 'LS', email: 'e-mail' };

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
