import type { RunningServer } from './startServer';

/** The address that a benchmark's host believes it has. */
export const origin = 'http://localhost:3000';

/** What to send; with a body it is POST unless stated otherwise. A string is JSON. */
export interface Sent {
  method?: string;
  body?: string | FormData;
  headers?: Record<string, string>;
}

/** Calls a server; throws when it refuses. */
export type Call = (address: string, sent?: Sent) => Promise<Response>;

/** Calls a server with the same headers each time. */
export function callWith({ url }: Pick<RunningServer, 'url'>, own: Record<string, string> = {}): Call {
  return async (address, { body, headers, method = body === undefined ? 'GET' : 'POST' } = {}) => {
    const type: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(`${url}${address}`, {
      method,
      headers: { origin, ...type, ...own, ...headers },
      body,
    });
    if (!response.ok && response.status !== 304) {
      throw new Error(`${address}: ${response.status} ${await response.text()}`);
    }
    return response;
  };
}

/** Asks for the bytes as they are: what compressing takes is measured by `bench/wire`. */
export const plainly = { 'accept-encoding': 'identity' };

/** Calls a host as the demo's admin. */
export async function signIn(host: RunningServer, own: Record<string, string> = {}): Promise<Call> {
  const account = JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' });
  const signedIn = await callWith(host)('/auth/token', { body: account });
  return callWith(host, { ...own, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' });
}
