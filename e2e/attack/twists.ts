import fc from 'fast-check';
import type { Schema } from '../../server/test/contract';
import {
  foreignOrigins,
  hostileBodies,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileTexts,
  hostileValues,
  type HostileBody,
  type HostileHeader,
  type Rewrite,
  rewrites,
  wrongMethods,
  wrongTypes,
} from './hostile';
import { changesSomething, kindOfField, type Operation, resolve } from './operations';

/** The one thing about a call that deviates from the contract. */
export type Twist =
  | { kind: 'none' }
  | { kind: 'drop'; field: string }
  | { kind: 'set'; field: string; value: unknown }
  | { kind: 'segment'; raw: string }
  | { kind: 'query'; raw: string }
  | { kind: 'empty'; field: string }
  | { kind: 'body'; body: HostileBody }
  | { kind: 'type'; type: string | null }
  | { kind: 'method'; method: string }
  | { kind: 'header'; header: HostileHeader }
  | { kind: 'origin'; origin: string | null }
  | { kind: 'rewrite'; rewrite: Rewrite };

/** A twist that fits a call of this operation; a third of the calls have none. */
export function twistOf(operation: Operation): fc.Arbitrary<Twist> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<Twist>({ kind: 'none' }) },
    { weight: 3, arbitrary: fc.oneof(...nearOf(operation)) },
    { weight: 4, arbitrary: fc.oneof(...hostileOf(operation)) },
  );
}

/** Calls that are nearly valid. */
function nearOf(operation: Operation): fc.Arbitrary<Twist>[] {
  const { properties = {}, required = [] } = operation.body?.schema ?? {};
  const fields = Object.keys(properties);
  const queries = operation.values.filter(({ place }) => place === 'query').map(({ name }) => name);
  const near: fc.Arbitrary<Twist>[] = [fc.constant<Twist>({ kind: 'query', raw: 'surprise=1' })];
  if (required.length > 0)
    near.push(fc.constantFrom(...required).map((field): Twist => ({ kind: 'drop', field })));
  if (operation.body !== null)
    near.push(fc.constant<Twist>({ kind: 'set', field: 'surprise', value: 'nobody knows me' }));
  for (const field of fields) {
    const values = nearlyValid(resolve(properties[field] ?? {}));
    near.push(fc.constantFrom(...values).map((value): Twist => ({ kind: 'set', field, value })));
  }
  if (operation.values.some(({ place }) => place === 'path'))
    near.push(fc.constant<Twist>({ kind: 'segment', raw: '999999999999' }));
  if (queries.length > 0)
    near.push(fc.constantFrom(...queries).map((field): Twist => ({ kind: 'empty', field })));
  return near;
}

/** Values just outside a schema: the wrong kind, one over a limit, an unknown choice. */
function nearlyValid(schema: Schema): unknown[] {
  const over = (text: string) => text.repeat((schema.maxLength ?? 100) + 1);
  switch (schema.type) {
    case 'boolean':
      return ['true', 1, null];
    case 'integer':
      return ['1', (schema.maximum ?? 1) + 1, (schema.minimum ?? 0) - 1, 1.5, null];
    case 'array':
      return [{}, 'a,b', [null], [0], ['@user.own', '@user.own', ''], null];
    case 'object':
      return [[], 'x', { WJM123: -1 }, { WJM123: 1_000_000 }, { WJM123: 1.5 }, { '': 1 }, null];
    default:
      // A form turns a number into text, and 0 is nobody's id.
      return [0, true, {}, [], over('x'), 'nonsense', '', null];
  }
}

// Besides known tricks any characters and any JSON, which may be a trick that nobody has thought of.
const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) },
);
const hostileSegment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileSegments) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }).map(encodeURIComponent) },
);

/** Whether a schema lets any text pass, and so a hostile one. */
function isFreeText(given: Schema): boolean {
  const { type, enum: choices, format, pattern } = resolve(given);
  return type === 'string' && (choices ?? format ?? pattern) === undefined;
}

const setOf = (fields: string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Twist> =>
  fc.record({ kind: fc.constant('set' as const), field: fc.constantFrom(...fields), value });

/** Malicious calls. */
function hostileOf(operation: Operation): fc.Arbitrary<Twist>[] {
  const { body, tag, values } = operation;
  const { properties = {} } = body?.schema ?? {};
  const fields = Object.keys(properties);
  const texts = fields.filter(
    (name) => kindOfField(tag, name) === null && isFreeText(properties[name] ?? {}),
  );
  const hostile: fc.Arbitrary<Twist>[] = [
    fc.constantFrom(...hostileQueries).map((raw): Twist => ({ kind: 'query', raw })),
    fc.constantFrom(...wrongMethods).map((method): Twist => ({ kind: 'method', method })),
    fc.constantFrom(...hostileHeaders).map((header): Twist => ({ kind: 'header', header })),
    fc.constantFrom(...rewrites).map((rewrite): Twist => ({ kind: 'rewrite', rewrite })),
  ];
  if (fields.length > 0) hostile.push(setOf(fields, hostileValue));
  if (texts.length > 0) hostile.push(setOf(texts, hostileText));
  if (values.some(({ place }) => place === 'path'))
    hostile.push(hostileSegment.map((raw): Twist => ({ kind: 'segment', raw })));
  if (operation.method !== 'GET') {
    hostile.push(fc.constantFrom(...hostileBodies).map((one): Twist => ({ kind: 'body', body: one })));
    hostile.push(fc.constantFrom(...wrongTypes, null).map((type): Twist => ({ kind: 'type', type })));
  }
  if (changesSomething(operation))
    hostile.push(
      fc.constantFrom(...foreignOrigins, null).map((origin): Twist => ({ kind: 'origin', origin })),
    );
  return hostile;
}
