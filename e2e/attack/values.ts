import fc from 'fast-check';
import type { Schema } from '../../server/test/contract';
import { type IdKind, kindOfField, type Operation, resolve } from './operations';

/** Passwords used in calls; none of them may ever be in a log. */
export const typedPasswords = ['Lantern orchard copper 41', 'seven quiet rivers bend', 'p%s;--<b>Mosaic 88'];

/*
 * Ids differ from run to run, so a plan holds names for them ('@order.own'), which the world replaces by ids. So a
 * seed means the same calls in every run.
 */
const ids: Record<IdKind, string[]> = {
  order: ['@order.own', '@order.own', '@order.own', '@order.other', '@order.sent', '@order.none'],
  view: ['@view.own', '@view.own', '@view.own', '@view.other', '@view.none'],
  group: ['@group.own', '@group.own', '@group.own', '@group.other', '@group.none'],
  user: ['@user.own', '@user.own', '@user.self', '@user.other', '@user.agent', '@user.rival', '@user.none'],
  session: ['@session.own', '@session.other', '@session.other', '@session.none'],
  catalog: ['@catalog.own', '@catalog.own', '@catalog.own', '@catalog.other', '@catalog.none'],
  task: ['@task.any', '@task.any', '@task.none'],
};

/** An id of the world, mostly one that the caller may see. */
export const idOf = (kind: IdKind) => fc.constantFrom(...ids[kind]);

const special: Record<string, fc.Arbitrary<unknown>> = {
  lines: fc.dictionary(
    fc.constantFrom('@sku.0', '@sku.1', '@sku.2', '@sku.none'),
    fc.oneof(fc.constantFrom(0, 1, 999_999), fc.integer({ min: 0, max: 999_999 })),
    { maxKeys: 3 },
  ),
  wanted: fc.array(fc.constantFrom('@sku.0', '@sku.1', 'WJM123', '@sku.none'), { maxLength: 3 }),
  password: fc.constantFrom(...typedPasswords),
  username: fc.constantFrom('@email.own', '@email.other', 'nobody@nowhere.test'),
  current_password: fc.constantFrom('@password.own', ...typedPasswords),
  warehouse: fc.constantFrom('0001', '0002', ''),
  pricelist: fc.constantFrom('0151', '0152', null),
  pl: fc.constantFrom('', '0151', '0152'),
  email: fc.integer({ min: 0, max: 0xffffff }).map((n) => `fuzz-${n.toString(16)}@shop.test`),
  customer_email: fc.oneof(fc.constant('@email.other'), fc.constantFrom('@email.new', '@email.own')),
};

/** A value that fits a field's schema, with names for the ids in it. */
export function valueOf(operation: Operation, field: string, given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  const own = special[field];
  if (own !== undefined) return own;
  const kind = kindOfField(operation.tag, field, schema);
  if (schema.format === 'binary') return fc.constantFrom('@file.good', '@file.good', '@file.bad');
  if (schema.type === 'array') {
    const item = kind === null ? valueOf(operation, `${field}[]`, schema.items ?? {}) : idOf(kind);
    const size = { minLength: schema.minItems ?? 0, maxLength: 3 };
    return schema.uniqueItems === true ? fc.uniqueArray(item, size) : fc.array(item, size);
  }
  const one = kind === null ? plainValue(schema) : idOf(kind);
  return schema.nullable === true ? fc.option(one, { freq: 3 }) : one;
}

function plainValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    // Whole ones are numbers too, and have few enough decimals for money.
    case 'number':
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.floor(schema.maximum ?? 999_999) });
    case 'object':
      return objectOf(schema, (_name, inner) => plainValue(resolve(inner)));
    default:
      return plainText(schema);
  }
}

/** An object with a schema's fields; optional fields are sometimes left out. */
function objectOf(
  { properties = {}, required = [] }: Schema,
  fieldOf: (name: string, schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fieldOf(name, schema)] as const);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
}

function plainText({ pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
  const short = Math.min(maxLength, 30);
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: short }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(short, 8) }),
    fc.constant('x'.repeat(Math.max(minLength, Math.min(maxLength, 200)))),
  );
}

/** A body that fits the operation's schema; optional fields are sometimes left out. */
export const bodyOf = (operation: Operation) =>
  objectOf(operation.body?.schema ?? {}, (name, schema) => valueOf(operation, name, schema));

/** The operation's path and query values, by name; query values are sometimes left out. */
export function addressOf(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const fields = operation.values.map(
    ({ name, schema, id }) =>
      [name, id === null || name === 'catalogs' ? valueOf(operation, name, schema) : idOf(id)] as const,
  );
  const required = operation.values.filter(({ place }) => place === 'path').map(({ name }) => name);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
}
