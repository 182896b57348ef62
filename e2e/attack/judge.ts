import { accessRules } from '../../src/domain/access/accessRules';
import { checkAnswer, isBodyOf } from '../../server/test/contract';
import { changesSomething } from './operations';
import type { Plan } from './plan';
import type { WireAnswer, WireCall } from './send';

/** What is wrong with an answer: words that are the same every time, and the details. */
export interface Fault {
  what: string;
  detail: string;
}

/** The origin of the other page that the host is configured to allow. */
export const listedOrigin = 'https://pages.brand.test';

/** Signs that an answer reveals too much about internals. */
const leaks: [string, RegExp][] = [
  ['a stack', /\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+/],
  ['a path of the host', /node_modules|\/server\/|\/tmp\/linedesk|\.ts:\d+/],
  ['a hash', /\$argon2|password_hash|token_hash/],
  [
    'a query',
    /insert into "|select "\w+"|update "\w+" set|syntax error at or near|violates .+ constraint|Failed query/,
  ],
  ['an inner error', /FST_ERR|ECONN|ENOENT|TypeError|Cannot read prop|RangeError|invalid input syntax/],
];

/** Statuses of requests that never reach an operation. */
const unread = new Set([400, 404, 405, 408, 413, 414, 415, 417, 431, 501, 505]);

/** Whether the call reaches its operation, however odd its input. */
export const reaches = ({ twist }: Plan) => !['method', 'rewrite', 'segment', 'header'].includes(twist.kind);

/** Why the call must not succeed, or null if it may. */
export function refusalOf(plan: Plan, call: WireCall, roles: readonly string[]): string | null {
  const { operation, twist } = plan;
  const rule = accessRules[operation.name];
  if (twist.kind === 'rewrite' || twist.kind === 'method') return null;
  if (twist.kind === 'origin' && changesSomething(operation)) return 'a call from a foreign origin';
  if (rule !== 'public' && plan.person === 'nobody') return 'a call without a session';
  if (typeof rule === 'object' && !roles.some((role) => role in rule)) return 'a call without the role';
  if (twist.kind === 'type' && (call.body ?? '').length > 0) return 'a body of a wrong type';
  if (operation.body === null) return null;
  if (operation.body.type === 'form') return twist.kind === 'drop' ? 'a form without what it needs' : null;
  return twist.kind === 'header' || isJsonOf(operation.name, call.body)
    ? null
    : 'a body that the contract does not know';
}

function isJsonOf(name: string, body: Buffer | null): boolean {
  try {
    return isBodyOf(
      name,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body ?? Buffer.alloc(0))),
    );
  } catch {
    return false;
  }
}

/** Whether the answer says that something was done. */
export function isSuccess({ statusCode, body, headers }: WireAnswer): boolean {
  if (statusCode >= 300) return false;
  return !(/json/.test(headers['content-type'] ?? '') && /^\{"status":"error"/.test(body));
}

/** Everything that is wrong with the answer itself. */
export function faultsOf(plan: Plan, call: WireCall, answer: WireAnswer): Fault[] {
  const { statusCode, headers, body } = answer;
  const faults: Fault[] = [];
  const seen = `${statusCode} ${headers['content-type'] ?? ''} ${body.slice(0, 400)}`;
  const find = (what: string, detail = seen) => faults.push({ what, detail });

  if (statusCode >= 500) find(`a ${statusCode}`);
  else if (statusCode >= 400 && call.method !== 'HEAD') faults.push(...problemFaults(answer));
  if (reaches(plan)) {
    try {
      if (!(plan.twist.kind === 'query' && unread.has(statusCode))) checkAnswer(plan.operation.name, answer);
    } catch (error) {
      find('an answer that the contract does not know', String(error));
    }
  }
  if (plan.twist.kind === 'empty' && statusCode === 422 && !isRequired(plan, plan.twist.field))
    find('an empty value in a query that is not as if missing');
  for (const [what, sign] of leaks) if (sign.test(body)) find(`an answer that tells ${what}`);
  return [...faults, ...headerFaults(plan, call, answer)];
}

const isRequired = ({ operation }: Plan, field: string) =>
  operation.values.some(({ name, isRequired }) => name === field && isRequired);

function problemFaults({ statusCode, headers, body }: WireAnswer): Fault[] {
  const seen = `${statusCode} ${headers['content-type'] ?? ''} ${body.slice(0, 400)}`;
  if (!(headers['content-type'] ?? '').startsWith('application/problem+json'))
    return [{ what: 'a failure that is no problem body', detail: seen }];
  const problem: { status?: unknown; title?: unknown; detail?: unknown } = Object(JSON.parse(body));
  const isWhole =
    problem.status === statusCode && typeof problem.title === 'string' && typeof problem.detail === 'string';
  return isWhole ? [] : [{ what: 'a problem body that is not whole', detail: seen }];
}

function headerFaults(
  { operation, twist }: Plan,
  call: WireCall,
  { statusCode, headers }: WireAnswer,
): Fault[] {
  const faults: Fault[] = [];
  const seen = `${statusCode} ${JSON.stringify(headers)}`;
  const find = (what: string) => faults.push({ what, detail: seen });
  if (headers['x-content-type-options'] !== 'nosniff' || headers['content-security-policy'] === undefined)
    find('an answer without its security headers');
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
    find('an answer that names its server');
  const allowed = headers['access-control-allow-origin'];
  const isListed = call.headers.Origin === listedOrigin;
  if (isListed && (allowed !== listedOrigin || headers['access-control-allow-credentials'] !== 'true'))
    find('an answer that a listed origin may not read');
  if (!isListed && allowed !== undefined) find('an answer that a foreign origin may read');
  const isCacheable = headers.etag !== undefined || /no-store/.test(headers['cache-control'] ?? '');
  if (statusCode === 200 && !isCacheable && operation.url !== '/logout' && twist.kind !== 'rewrite')
    find('an answer with personal data that may be stored');
  return faults;
}
