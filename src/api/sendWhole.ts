import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiRequest, baseQuery, type CallOptions } from './baseQuery';
import type { ApiProblem } from './problem';

/** Which whole object a change must be sent as; set per endpoint in `api.ts`. */
export interface SendOptions extends CallOptions {
  whole?: keyof typeof wholes;
}

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
 * `baseQuery`, extended for calls that take whole objects: a person's change is merged into the object as it is on the
 * server at this moment, so that a colleague's changes since it was shown are not overwritten. Such calls run one after
 * the other, so that two changes by one person do not undo each other.
 */
export const sendQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem, SendOptions> = (
  request,
  api,
  options,
) => {
  const { whole, ...rest } = options ?? {};
  if (whole === undefined) return baseQuery(request, api, rest);

  const send = async () => {
    const { body } = request;
    if (!isRecord(body) || typeof body.id !== 'string') return baseQuery(request, api, rest);
    const { fields, read, find } = wholes[whole];
    const answer = await baseQuery(read(body.id), api, rest);
    if (answer.error !== undefined) return answer;
    const found = find(answer.data, body.id);
    // If the object is gone in the meantime, the server says so.
    const stored = isRecord(found) ? fields.map((field) => [field, found[field]]) : [];
    return baseQuery({ ...request, body: { ...Object.fromEntries(stored), ...body } }, api, rest);
  };
  const sent = lastSent.then(send, send);
  lastSent = sent;
  return sent;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
