import type { ApiRequest, Call } from './request';

/** The fields that spec 7 lists for the call, and where to read the object that has them. */
const wholes = {
  user: {
    fields: ['name', 'email', 'roles', 'sap_id', 'catalogs', 'extra_info', 'warehouse', 'pricelist'],
    read: (id: string): ApiRequest => ({ url: `/api/user/${encodeURIComponent(id)}` }),
    find: (answer: unknown): unknown => answer,
  },
  catalog: {
    fields: ['wls_enabled', 'ls_enabled', 'is_current'],
    read: (): ApiRequest => ({ url: '/api/catalogs/list_admin' }),
    find: (answer: unknown, id: string): unknown =>
      Array.isArray(answer) ? answer.find((one) => isRecord(one) && one.id === id) : undefined,
  },
} as const;

let lastSent: Promise<unknown> = Promise.resolve();

/**
 * For calls that take whole objects: merges a person's change into the object as it is on the server at this moment, so
 * that a colleague's changes since it was shown are not overwritten. Such calls run one after the other, so that two
 * changes by one person do not undo each other.
 */
export function readModifyWrite(
  whole: keyof typeof wholes,
  request: ApiRequest,
  call: Call,
): ReturnType<Call> {
  const send = async () => {
    const { body } = request;
    if (!isRecord(body) || typeof body.id !== 'string') return call(request);
    const { fields, read, find } = wholes[whole];
    const answer = await call(read(body.id));
    if (answer.error !== undefined) return answer;
    const found = find(answer.data, body.id);
    // If the object is gone in the meantime, the server says so.
    const stored = isRecord(found) ? fields.map((field) => [field, found[field]]) : [];
    return call({ ...request, body: { ...Object.fromEntries(stored), ...body } });
  };
  const sent = lastSent.then(send, send);
  lastSent = sent;
  return sent;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
