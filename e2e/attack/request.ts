import { multipart } from '../../server/test/contract';
import { fileOf } from './files';
import { foreignOrigins } from './hostile';
import { listedOrigin } from './judge';
import type { Plan } from './plan';
import type { WireCall } from './send';
import type { World } from './World';

/** The HTTP call of a plan in this world. */
export function requestOf(plan: Plan, world: World): WireCall {
  const { operation, twist } = plan;
  const headers: WireCall['headers'] = { Origin: originOf(plan, world) };
  if (twist.kind === 'origin' && twist.origin === null) delete headers.Origin;
  const { body, type } = bodyOf(plan, world);
  if (type !== null) headers['Content-Type'] = type;
  if (twist.kind === 'type') {
    if (twist.type === null) delete headers['Content-Type'];
    else headers['Content-Type'] = twist.type;
  }
  if (twist.kind === 'header') {
    const [name, value] = twist.header;
    headers[name] = value;
  }
  return {
    method: twist.kind === 'method' ? twist.method : operation.method,
    path: pathOf(plan, world),
    headers,
    body,
  };
}

function originOf({ twist, isListed }: Plan, { wire }: World): string {
  if (twist.kind !== 'origin') return isListed ? listedOrigin : wire.url;
  const origin = twist.origin ?? '';
  return foreignOrigins.includes(origin) ? origin.replace('{host}', new URL(wire.url).host) : origin;
}

/** Encoded as part of a URL, which can't hold half a character. */
const encode = (value: unknown) =>
  encodeURIComponent(Buffer.from(Array.isArray(value) ? value.join(',') : String(value)).toString());

function pathOf({ operation, values, twist, person }: Plan, world: World): string {
  const filled = (name: string) => world.fill(values[name], person);
  let path = operation.url.replace(/\{(\w+)\}/g, (_all, name: string) =>
    twist.kind === 'segment' ? twist.raw : encode(filled(name)),
  );
  if (twist.kind === 'rewrite') path = twist.rewrite.of(path);
  const queries = operation.values
    .filter(({ name, place }) => place === 'query' && name in values)
    .map(({ name }) => `${name}=${encode(filled(name))}`);
  if (twist.kind === 'empty') queries.push(`${twist.field}=`);
  if (twist.kind === 'query') queries.push(twist.raw);
  const own = twist.kind === 'empty' ? queries.slice(-1) : queries;
  return own.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${own.join('&')}`;
}

function bodyOf(plan: Plan, world: World): { body: Buffer | null; type: string | null } {
  const { operation, twist, person } = plan;
  if (twist.kind === 'body') return { body: Buffer.from(twist.body.content), type: 'application/json' };
  if (operation.body === null || plan.body === null)
    return twist.kind === 'type' ? { body: Buffer.from('{}'), type: null } : { body: null, type: null };
  const fields = Object(world.fill(twisted(plan.body, plan), person));
  if (operation.body.type === 'form') return formOf(operation.name, fields);
  return { body: Buffer.from(JSON.stringify(fields)), type: 'application/json' };
}

function twisted(body: Record<string, unknown>, { twist }: Plan): Record<string, unknown> {
  if (twist.kind === 'set') return { ...body, [twist.field]: twist.value };
  if (twist.kind !== 'drop') return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== twist.field));
}

function formOf(operation: string, fields: Record<string, unknown>): { body: Buffer; type: string } {
  const texts: Record<string, unknown> = {};
  const files: ReturnType<typeof fileOf>[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const all: unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, one] of all.entries()) {
      if (one === '@file.good' || one === '@file.bad')
        files.push(fileOf(operation, name, one === '@file.good', index));
      else texts[name] = all.length > 1 ? all.join(',') : one;
    }
  }
  const { contentType, payload } = multipart(texts, files);
  return { body: payload, type: contentType };
}
