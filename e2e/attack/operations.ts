import { accessRules, type OperationId } from '../../src/domain/access/accessRules';
import { contract, type Parameter, type Schema } from '../../server/test/contract';

/** The kind of record that an id refers to. */
export type IdKind = 'order' | 'view' | 'user' | 'session' | 'group' | 'catalog' | 'task';

/** A path or query parameter of a call. */
export interface AddressValue {
  name: string;
  place: 'path' | 'query';
  isRequired: boolean;
  schema: Schema;
  id: IdKind | null;
}

/** An operation of the contract, as an attacker sees it. */
export interface Operation {
  name: OperationId;
  method: string;
  url: string;
  tag: string;
  values: AddressValue[];
  body: { type: 'json' | 'form'; schema: Schema } | null;
}

/** The schema that a reference names, or the schema itself. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = contract.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`The contract has no schema ${schema.$ref}.`);
  return found;
}

const kindsOfTags: Record<string, IdKind> = {
  orders: 'order',
  views: 'view',
  users: 'user',
  sessions: 'session',
  groups: 'group',
  catalogs: 'catalog',
  tasks: 'task',
};
const kindsOfFields: Record<string, IdKind> = {
  source: 'order',
  orders: 'order',
  customer: 'user',
  customer_id: 'user',
  seller: 'user',
  user_id: 'user',
  user_ids: 'user',
  session_id: 'session',
  agents: 'user',
  handover: 'user',
  members: 'user',
  add: 'user',
  remove: 'user',
  catalog: 'catalog',
  catalog_id: 'catalog',
  catalog_ids: 'catalog',
  catalogs: 'catalog',
};

/** What kind of record the ids in a body field refer to, or null if it holds none: what is said of a record is no id. */
export function kindOfField(tag: string, field: string, schema: Schema = {}): IdKind | null {
  if (resolve(schema).type === 'object') return null;
  return (field === 'id' ? kindsOfTags[tag] : kindsOfFields[field]) ?? null;
}

const kindsOfParameters: Record<string, IdKind> = { OrderId: 'order', UserId: 'user', CatalogId: 'catalog' };

function toValue(tag: string, parameter: Parameter): AddressValue {
  const shared = parameter.$ref?.replace('#/components/parameters/', '');
  const {
    name,
    in: place,
    required: isRequired = false,
    schema,
  } = shared === undefined ? parameter : (contract.components.parameters[shared] ?? parameter);
  const id = (shared === undefined ? undefined : kindsOfParameters[shared]) ?? kindOfField(tag, name);
  return { name, place: place === 'path' ? 'path' : 'query', isRequired, schema: resolve(schema), id };
}

/** Views, groups and sessions have ids of their own, although the contract lists them with others. */
function ownTagOf(url: string): string | null {
  if (url.startsWith('/api/me/sessions')) return 'sessions';
  if (url.startsWith('/api/user/sessions')) return 'users';
  if (url.startsWith('/api/orders/views')) return 'views';
  return url.startsWith('/api/customer_groups') ? 'groups' : null;
}

const isKnown = (name: string): name is OperationId => name in accessRules;

/** Every operation of the contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([url, methods]) =>
  Object.entries(methods).map(([method, described]) => {
    const { operationId, tags, parameters = [], requestBody } = described;
    const tag = ownTagOf(url) ?? tags[0] ?? '';
    if (!isKnown(operationId)) throw new Error(`The operation ${operationId} has no access rule.`);
    const [sent] = Object.entries(requestBody?.content ?? {});
    return {
      name: operationId,
      method: method.toUpperCase(),
      url,
      tag,
      values: parameters.map((parameter) => toValue(tag, parameter)),
      body:
        sent === undefined
          ? null
          : { type: sent[0] === 'application/json' ? 'json' : 'form', schema: resolve(sent[1].schema) },
    };
  }),
);

/** Whether a call of this operation can change anything. */
export const changesSomething = ({ method, name }: Operation) => method !== 'GET' || name === 'logout';
