import { message } from '../../../../src/domain/language/message';
import { connectionBroke, connectionFault } from '../../../core/connectionFault';
import { ErpUnreachable } from '../../../core/erpConnector';
import type { ODataEnv } from '../../../core/erpEnv';

/** The response of an OData service. */
interface ODataAnswer {
  /** The value of `d`; undefined for a response without a body. */
  data: unknown;
  /** The version of the entity, for `If-Match`. */
  etag: string | null;
}

/** One OData v2 service of a SAP gateway, with its cookies and CSRF token. */
export interface ODataService {
  /** Reads; `query` is encoded and added to the URL. */
  get(path: string, query?: Record<string, string>): Promise<ODataAnswer>;
  /** Creates an entity. Throws `OutcomeUnknown` if it may have been created, `ErpUnreachable` if it was not. */
  post(path: string, body: object): Promise<ODataAnswer>;
  /** Deletes this version of an entity; throws like `post`. */
  delete(path: string, etag: string): Promise<void>;
}

/** The ERP was asked to do something and did not report the outcome; it may have done it. */
export class OutcomeUnknown extends ErpUnreachable {}

/** The ERP refused a request, in its own words. */
export class ODataRefusal extends Error {
  constructor(
    readonly status: number,
    readonly words: string,
    /** Of its message, as 'V1/045', or ''. */
    readonly number: string,
  ) {
    super(words);
  }
}

type Settings = Pick<ODataEnv, 'url' | 'user' | 'password' | 'timeoutSeconds' | 'client'>;

/**
 * Opens the service with this name under the URL in the settings. A refusal by the ERP is thrown as `ODataRefusal`,
 * everything that a later retry may fix as `ErpUnreachable`.
 */
export function openODataService(settings: Settings, name: string): ODataService {
  const { url, user, password, timeoutSeconds, client } = settings;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const cookies = new Map<string, string>();
  let token: string | null = null;

  function addressOf(path: string, query: Record<string, string>) {
    const all = { ...query, ...(client === null ? {} : { 'sap-client': client }) };
    const text = Object.entries(all).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return `${url}/${name}/${path}${text.length === 0 ? '' : `?${text.join('&')}`}`;
  }

  async function call(method: string, address: string, headers: Record<string, string>, body?: object) {
    const sent: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': 'en',
      Authorization: authorization,
      // The server may close a keep-alive connection just as an order is sent on it.
      Connection: 'close',
      ...headers,
    };
    if (cookies.size > 0) sent.Cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    if (body !== undefined) sent['Content-Type'] = 'application/json';
    try {
      const response = await fetch(address, {
        method,
        headers: sent,
        body: body === undefined ? undefined : JSON.stringify(body),
        // A redirect leads to a sign-in page, which is no use to a program.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      const text = await response.text();
      for (const cookie of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(key.trim(), value);
      }
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      throw toUnreachable(error);
    }
  }

  async function fetchToken() {
    const response = await call('GET', addressOf('', {}), { 'X-CSRF-Token': 'Fetch' });
    readAnswer(response, ErpUnreachable);
    token = response.headers.get('x-csrf-token');
    if (token === null) throw new ErpUnreachable(message('it gives no token to write with; check ERP_URL'));
    return token;
  }

  async function write(method: string, path: string, headers: Record<string, string>, body?: object) {
    const send = (current: string) =>
      call(method, addressOf(path, {}), { ...headers, 'X-CSRF-Token': current }, body);
    let response = await send(token ?? (await nothingDone(fetchToken)));
    // The CSRF token has expired; nothing was done.
    if (response.status === 403 && /^required$/i.test(response.headers.get('x-csrf-token') ?? ''))
      response = await send(await nothingDone(fetchToken));
    return readAnswer(response, OutcomeUnknown);
  }

  return {
    get: async (path, query = {}) =>
      readAnswer(await call('GET', addressOf(path, query), {}), ErpUnreachable),
    post: (path, body) => write('POST', path, {}, body),
    delete: async (path, etag) => void (await write('DELETE', path, { 'If-Match': etag })),
  };
}

/** Fetching a token changes nothing in the ERP, so its failure is never a doubt. */
async function nothingDone(fetchToken: () => Promise<string>): Promise<string> {
  try {
    return await fetchToken();
  } catch (error) {
    if (error instanceof ODataRefusal)
      throw new ErpUnreachable(
        message('it does not let us write: {words}', { words: withoutPoint(error.words) }),
      );
    if (error instanceof OutcomeUnknown) throw new ErpUnreachable(error.reason, { cause: error });
    throw error;
  }
}

/** Reads a response; one that leaves the outcome open is thrown as a `Doubt`. */
function readAnswer(
  { status, headers, text }: { status: number; headers: Headers; text: string },
  Doubt: typeof ErpUnreachable,
): ODataAnswer {
  const body = readJson(text);
  const words = errorWords(body);
  if (status === 401) throw new ErpUnreachable(message('it does not accept our user and password'));
  if (status >= 300 && status < 400)
    throw new ErpUnreachable(message('it sends us to another address; check ERP_URL'));
  if (status === 429) throw new ErpUnreachable(message('it has too much to do'));
  if (status >= 500)
    throw new Doubt(
      message('it answered with an error: {words}', {
        words: words === '' ? message('status {status}', { status }) : withoutPoint(words),
      }),
    );
  if (status >= 400)
    throw new ODataRefusal(status, words === '' ? `status ${status}` : words, errorNumber(body));
  if (status === 204 || text === '') return { data: undefined, etag: headers.get('etag') };
  const data = at(body, 'd');
  if (data === undefined) throw new Doubt(message('its answer cannot be read'));
  const etag = at(data, '__metadata', 'etag');
  return { data, etag: headers.get('etag') ?? (typeof etag === 'string' ? etag : null) };
}

const withoutPoint = (words: string) => words.replace(/\.$/, '');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a failed call means: nothing was sent, or the outcome is unknown. */
function toUnreachable(error: unknown): ErpUnreachable {
  if (partOf(error, 'name') === 'TimeoutError')
    return new OutcomeUnknown(message('it did not answer in time'), { cause: error });
  const reason = connectionFault(error);
  if (reason !== null) return new ErpUnreachable(reason, { cause: error });
  return new OutcomeUnknown(connectionBroke, { cause: error });
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const longest = 2000;

/**
 * The ERP's own words in an OData error body: the message, then what its details add; '' if the body is not an OData
 * error.
 */
function errorWords(body: unknown): string {
  const error = at(body, 'error');
  const details = at(error, 'innererror', 'errordetails');
  const others = Array.isArray(details)
    ? details.filter((detail) => at(detail, 'severity') !== 'info').map((detail) => at(detail, 'message'))
    : [];
  const words = [at(error, 'message', 'value'), ...others].flatMap((part) =>
    typeof part === 'string' && part.trim() !== '' ? [part.replaceAll('\0', '').trim()] : [],
  );
  return [...new Set(words)].join(' ').slice(0, longest);
}

/** The number of the ERP's message, as 'V1/045', which says in every language what it means; '' without one. */
function errorNumber(body: unknown): string {
  const code = at(body, 'error', 'code');
  return typeof code === 'string' && /^[A-Z][A-Z\d]{0,19}\/\d{3}$/.test(code) ? code : '';
}

/** The value at a path in an object from the wire, or undefined. */
export function at(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
