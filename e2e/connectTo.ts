/** A small client of the contract, as another company's program would write it. */
export function connectTo(url: string) {
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
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}.`);
    return (await response.json()) as Record<string, unknown>;
  };
}
