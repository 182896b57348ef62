/** An answer that says that nothing was done. */
export class Refusal extends Error {}

/** A small client of the contract, as another company's program would write it; it waits so long for an answer. */
export function connectTo(url: string, patienceMs = 60_000) {
  let cookie = '';
  return async (method: string, address: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(url + address, {
      method,
      headers: {
        Origin: url,
        Cookie: cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (!response.ok) {
      const message = `${method} ${address} answered ${response.status}.`;
      throw response.status < 500 ? new Refusal(message) : new Error(message);
    }
    return (await response.json()) as Record<string, unknown>;
  };
}
