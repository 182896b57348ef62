import type { ApiRequest, Call } from './request';

/** The fields that spec 7 requires in the call, and where to read the current object. */
const fullObjects = {
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
 * For calls that replace an object: merges a person's change into its current state on the server, so that a
 * colleague's changes since it was shown are not overwritten. Such calls run one at a time, so that two changes by one
 * person don't undo each other.
 */
export function readModifyWrite(
  kind: keyof typeof fullObjects,
  request: ApiRequest,
  call: Call,
): ReturnType<Call> {
  const send = async () => {
    const { body } = request;
    if (!isRecord(body) || typeof body.id !== 'string') return call(request);
    const { fields, read, find } = fullObjects[kind];
    const answer = await call(read(body.id));
    if (answer.error !== undefined) return answer;
    const found = find(answer.data, body.id);
    // If the object was deleted meanwhile, the server refuses the call.
    const stored = isRecord(found) ? fields.map((field) => [field, found[field]]) : [];
    return call({ ...request, body: { ...Object.fromEntries(stored), ...body } });
  };
  const sent = lastSent.then(send, send);
  lastSent = sent;
  return sent;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
