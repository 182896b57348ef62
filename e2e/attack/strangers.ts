import { scopeOf } from '../../src/domain/access/accessRules';
import { type Finding, Findings, describeCall } from './findings';
import { type IdKind, kindOfField, type Operation, operations, resolve } from './operations';
import { type PersonName, personNames, rolesOf } from './people';
import { type Plan, plansOf } from './plan';
import { requestOf } from './request';
import type { Tally } from './Tally';
import type { Target } from './Target';
import { watched } from './watched';

const named: Record<IdKind, string | null> = {
  order: '@order.other',
  view: '@view.other',
  user: '@user.other',
  session: '@session.other',
  group: '@group.other',
  catalog: '@catalog.other',
  task: '@task.any',
};

/** Fields in which an agent may name a colleague, and fields that agents may fill from any catalog. */
const open = new Set(['agents', 'handover', 'seller', 'catalogs', 'catalog_ids']);

/** Calls each operation with ids of somebody else's records, as each kind of person; answers what was wrong. */
export async function tryStrangers(target: Target, tally: Tally): Promise<Finding[]> {
  const findings = new Findings("another's ids");
  let world = await target.newWorld(`strangers-${process.pid}`);
  const plans = new Map(plansOf(0).map((plan) => [plan.operation.name, plan]));
  let before = await target.records.snapshot();
  for (const operation of operations.filter(({ tag }) => tag !== 'auth')) {
    const plan = plans.get(operation.name);
    if (plan === undefined) continue;
    for (const person of personNames.filter((name) => name !== 'admin' && name !== 'nobody')) {
      for (const field of idFieldsOf(operation)) {
        const call = requestOf(foreignId(plan, person, field), world);
        const seen = { records: target.records, world, before };
        const done = await watched(seen, person, () => world.send(call, world.person(person)));
        tally.count(done.answer.statusCode, operation.name);
        before = done.after;
        const expected = expectedOf(operation, person, field);
        const find = (what: string, detail: string) =>
          findings.add(`${operation.name}: ${what}`, detail, describeCall(call, person));
        done.faults.forEach(({ what, detail }) => find(what, detail));
        if (expected !== null && done.answer.statusCode !== expected)
          find(
            `another's ${field} that is not answered ${expected}`,
            `${done.answer.statusCode} ${done.answer.body.slice(0, 300)}`,
          );
      }
    }
    if (idFieldsOf(operation).some((field) => open.has(field))) {
      // An agent may have given a customer another's catalog: it is no stranger's any more.
      world = await target.newWorld(`strangers-${operation.name}-${process.pid}`);
      before = await target.records.snapshot();
    }
  }
  return findings.all;
}

/** The fields of a call that hold ids of records with an owner. */
function idFieldsOf({ values, body, tag }: Operation): string[] {
  const own = values.filter(({ id }) => id !== null && named[id] !== null).map(({ name }) => name);
  // A field that the host accepts and ignores refers to nobody.
  const fields = Object.entries(body?.schema.properties ?? {}).filter(
    ([name, schema]) => schema.readOnly !== true && kindOfField(tag, name, schema) !== null,
  );
  return [...own, ...fields.map(([name]) => name)];
}

/** A call that is valid except for another's id in one field. */
function foreignId(plan: Plan, person: PersonName, field: string): Plan {
  const { operation } = plan;
  const kind = operation.values.find(({ name }) => name === field)?.id ?? kindOfField(operation.tag, field);
  const id = named[kind ?? 'order'];
  const isList = resolve(operation.body?.schema.properties?.[field] ?? {}).type === 'array';
  const isOfAddress = operation.values.some(({ name }) => name === field);
  // Without a value that it needs, a call is refused before anybody looks at its ids.
  const needed = operation.values.flatMap(({ name, isRequired, id: own }) =>
    isRequired && own !== null ? [[name, `@${own}.own`] as const] : [],
  );
  const ownOf = (body: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, ownValue(operation, name, value)]));
  return {
    ...plan,
    person,
    isListed: false,
    twist: { kind: 'none' },
    values: { ...Object.fromEntries(needed), ...ownOf(plan.values), ...(isOfAddress ? { [field]: id } : {}) },
    body:
      plan.body === null
        ? null
        : { ...ownOf(plan.body), ...(isOfAddress ? {} : { [field]: isList ? [id] : id }) },
  };
}

function ownValue({ tag, values }: Operation, name: string, value: unknown): unknown {
  // People who may be named keep their roles: later calls are made by them.
  if (name === 'roles') return ['wls'];
  // Only admins share, whoever the members are.
  if (name === 'is_shared') return false;
  const kind = values.find((one) => one.name === name)?.id ?? kindOfField(tag, name);
  const isFacts = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (kind === null || kind === 'task' || isFacts) return value;
  const own = `@${kind}.own`;
  return Array.isArray(value) ? [own] : own;
}

/** What such a call must answer, or null if several answers are allowed. */
function expectedOf(operation: Operation, person: PersonName, field: string): number | null {
  const scope = scopeOf(rolesOf[person], operation.name);
  if (scope === null) return 403;
  if (scope === 'any' || open.has(field)) return null;
  return field.startsWith('catalog') && (person === 'agent' || person === 'rival') ? null : 404;
}
