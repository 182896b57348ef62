import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { openTab, saveBlob } from '../lib/download';
import { readCachedAt } from '../lib/offlineCache';
import { apiOrigin } from '../lib/runtimeConfig';
import { sendWithProgress, toFormData, uploadListener } from './forms';
import {
  downloadAdvanced,
  downloadEnded,
  downloadStarted,
  registerDownload,
  unregisterDownload,
  receiveFile,
} from './downloads';
import { rowsStreamed } from './rowsStreamed';
import { readChanges } from './orderChanges';
import { isCovered, nobodyElse, otherPersonFound, ownPerson, ownPersonFound, personHeader } from './person';
import { type ApiProblem, problemOf } from './problem';
import { readInParts, type OnRows } from './readInParts';
import type { ApiRequest, Call } from './request';
import { readModifyWrite } from './readModifyWrite';
import { sessionEnded } from './session';
import { language, languageToAccept } from '../languages/useT';

/** How an endpoint's body is sent and its response read; set per endpoint in `api.ts`. */
interface CallOptions {
  /** 'form' sends the body as multipart. */
  body?: 'form';
  /**
   * 'file' saves the response as a file and returns its name, 'tab' shows it in a new tab; both return '' when the
   * person cancelled.
   */
  answer?: 'file' | 'tab';
  /** Dispatches the rows of a long list while they are received: see `rowsStreamed`. */
  streams?: 'rows';
  /** Requests only the orders that changed since the cached answer. */
  changes?: 'orders';
  /** The kind of object to read and merge the change into: see `readModifyWrite`. */
  readModifyWrite?: Parameters<typeof readModifyWrite>[0];
}

const accepts = { accept: 'application/json' };
const jsonTimeoutMs = 60_000;
const fileTimeoutMs = 600_000;

/**
 * All calls to the API server go through this: absolute URL, cookie, JSON or multipart, and `ApiProblem` for every
 * failure. A 401 on any call but the login dispatches `sessionEnded` (spec 7).
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem, CallOptions> = (
  request,
  api,
  options = {},
) => {
  const call: Call = (one) => callAsOwn(one, api, options);
  if (options.readModifyWrite !== undefined) return readModifyWrite(options.readModifyWrite, request, call);
  if (options.changes !== undefined) return readChanges(cachedAnswer(api), request, call);
  return call(request);
};

/**
 * Calls only for the person whose tab this is. Once somebody else has signed in in another tab, as tabs share one
 * session cookie, calls wait until that person is back, and one that the host refused for this reason is sent again then.
 */
async function callAsOwn(request: ApiRequest, api: BaseQueryApi, options: CallOptions): ReturnType<Call> {
  if (api.endpoint === 'getMe') return readPerson(await callServer(request, api, options), api);
  for (;;) {
    await nobodyElse(api);
    const answer = await callServer(request, api, options);
    if (api.signal.aborted) return answer;
    const other = fieldOf(answer.meta, 'otherPerson');
    if (typeof other === 'string') api.dispatch(otherPersonFound({ id: other, name: null }));
    else if (answer.error?.status !== 401 || !isCovered(api)) return answer;
  }
}

/** Keeps the cached person when somebody else is signed in. */
function readPerson(answer: Awaited<ReturnType<Call>>, api: BaseQueryApi): typeof answer {
  const [id, name] = [fieldOf(answer.data, 'id'), fieldOf(answer.data, 'name')];
  if (typeof id !== 'string') return answer;
  const own = ownPerson(api);
  if (own === null || own === id) {
    api.dispatch(ownPersonFound(id));
    return answer;
  }
  api.dispatch(otherPersonFound({ id, name: typeof name === 'string' ? name : null }));
  return { error: problemOf('aborted') };
}

async function callServer(
  request: ApiRequest,
  api: BaseQueryApi,
  { body, answer, streams }: CallOptions,
): ReturnType<Call> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  api.signal.addEventListener('abort', abort);
  const download = answer === undefined ? null : startDownload(api, answer, abort);
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      controller.abort();
    },
    body === 'form' || answer !== undefined ? fileTimeoutMs : jsonTimeoutMs,
  );

  try {
    // Offline, the service worker answers from its cache, unless the page has an answer already ('no-cache').
    const cache = cachedAnswer(api) === undefined ? 'default' : 'no-cache';
    const person = ownPerson(api);
    const response = await send(request, body, { signal: controller.signal, cache, person });
    if (!response.ok) {
      const otherPerson = response.headers.get(personHeader);
      if (response.status === 401 && otherPerson !== null)
        return { error: await readProblem(response), meta: { otherPerson } };
      if (response.status === 401 && api.endpoint !== 'login') api.dispatch(sessionEnded());
      return { error: await readProblem(response) };
    }
    if (download !== null) return { data: await download.take(response) };
    return await readJson(response, streams === undefined ? undefined : rowsReporter(api));
  } catch {
    if (download?.isCancelled() === true) return { data: '' };
    return { error: problemOf(timedOut ? 'timeout' : api.signal.aborted ? 'aborted' : 'network') };
  } finally {
    clearTimeout(timer);
    download?.end();
    api.signal.removeEventListener('abort', abort);
  }
}

/** The cached answer to this query, if any. */
function cachedAnswer({ getState, queryCacheKey = '' }: BaseQueryApi): unknown {
  return ['api', 'queries', queryCacheKey, 'data'].reduce(fieldOf, getState());
}

/** Dispatches a list's rows as they are received; undefined when the query has a cached answer. */
function rowsReporter(api: BaseQueryApi): OnRows | undefined {
  const { dispatch, getState, queryCacheKey = '' } = api;
  const requestId = ['api', 'queries', queryCacheKey, 'requestId'].reduce(fieldOf, getState());
  if (cachedAnswer(api) !== undefined || typeof requestId !== 'string') return undefined;
  // Frozen so that Immer doesn't walk all rows.
  return (rows) => void dispatch(rowsStreamed({ requestId, rows: Object.freeze(rows) }));
}

/**
 * When the server sent an answer that was read from the offline cache, in milliseconds since the epoch; undefined for
 * an answer from the network. `meta` is the `baseQueryMeta` of the action.
 */
export function cachedAtOf(meta: unknown): number | undefined {
  const cachedAt = fieldOf(meta, 'cachedAt');
  return typeof cachedAt === 'number' ? cachedAt : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function send(
  request: ApiRequest,
  kind: CallOptions['body'],
  { signal, cache, person }: { signal: AbortSignal; cache: RequestCache; person: string | null },
): Promise<Response> {
  const { method = 'GET' } = request;
  const url = apiOrigin() + request.url + toQuery(request.params);
  // To another origin, a header of our own would need that host's leave.
  const meant = person !== null && isOwnOrigin(url) ? person : undefined;
  const onProgress = uploadListener(request.body);
  const { headers: typed, ...content } = toBody(request.body, kind);
  const headers = {
    ...typed,
    'Accept-Language': languageToAccept(language.get()),
    ...definedOf({ [personHeader]: meant, ...request.headers }),
  };
  if (onProgress === undefined)
    return fetch(url, { method, credentials: 'include', signal, cache, headers, ...content });
  return sendWithProgress(
    url,
    { method, headers, signal, body: toFormData(Object(request.body)) },
    onProgress,
  );
}

const isOwnOrigin = (url: string) => new URL(url, location.href).origin === location.origin;

function definedOf(headers: ApiRequest['headers'] = {}): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) defined[name] = value;
  return defined;
}

/** Arrays become comma-separated lists; undefined values are left out (contract.md 'Conventions'). */
function toQuery(params: Record<string, unknown> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function toBody(
  body: unknown,
  kind: CallOptions['body'],
): { headers: Record<string, string>; body?: string | FormData } {
  const headers = accepts;
  if (body === undefined) return { headers };
  if (kind === 'form') return { headers, body: toFormData(Object(body)) };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readJson(response: Response, onRows: OnRows | undefined): ReturnType<Call> {
  const cachedAt = readCachedAt(response);
  const json = await readInParts(response, onRows);
  try {
    // Frozen at the top level, so that Immer does not walk a thousand garments to freeze them one by one.
    const data: unknown = Object.freeze(json());
    return cachedAt === null ? { data } : { data, meta: { cachedAt } };
  } catch {
    return { error: unreadable(response) };
  }
}

/** A response outside the contract, such as a proxy's page. */
const unreadable = (response: Response): ApiProblem => ({
  ...problemOf(response.status, requestIdOf(response)),
  title: 'Unreadable answer',
  detail: language.get().t('The server gave an answer that this page cannot read. Please try again later.'),
});

const reportEveryMs = 200;

/** Tracks a download so that the person sees its progress and can cancel it. */
function startDownload(api: BaseQueryApi, answer: 'file' | 'tab', abort: () => void) {
  const tab = answer === 'tab' ? openTab() : null;
  let isCancelled = false;
  let isTaken = false;
  const id = registerDownload(() => {
    isCancelled = true;
    abort();
  });
  api.dispatch(downloadStarted({ id, endpoint: api.endpoint, at: Date.now() }));
  let lastReport = 0;
  return {
    isCancelled: () => isCancelled,
    async take(response: Response): Promise<string> {
      const { fileName, blob } = await receiveFile(response, (arrival) => {
        if (Date.now() - lastReport < reportEveryMs) return;
        lastReport = Date.now();
        api.dispatch(downloadAdvanced({ id, ...arrival }));
      });
      isTaken = true;
      // If the browser blocks the new tab, save the file instead.
      if (tab === null) saveBlob(blob, fileName);
      else tab.show(blob);
      return fileName;
    },
    end() {
      unregisterDownload(id);
      if (!isTaken) tab?.close();
      api.dispatch(downloadEnded({ id }));
    },
  };
}

async function readProblem(response: Response): Promise<ApiProblem> {
  const fallback = problemOf(response.status, requestIdOf(response));
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === 'object' && body !== null ? { ...fallback, ...fieldsOf(body) } : fallback;
  } catch {
    return fallback;
  }
}

function fieldsOf(body: object): Partial<ApiProblem> {
  const fields: Partial<ApiProblem> = {};
  if ('title' in body && typeof body.title === 'string') fields.title = body.title;
  if ('detail' in body && typeof body.detail === 'string' && body.detail !== '') fields.detail = body.detail;
  if ('request_id' in body && typeof body.request_id === 'string') fields.requestId = body.request_id;
  if ('errors' in body && Array.isArray(body.errors)) fields.errors = body.errors;
  return fields;
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined;
}
