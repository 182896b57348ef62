import type { FastifyInstance } from 'fastify';

/** Where a browser has come to. */
interface Place {
  url: string;
  status: number;
  location: string | null;
  text: string;
  headers: Record<string, unknown>;
}

/** A browser with cookies that visits the host, without a network, and providers. */
export class OpenidBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly host: string,
  ) {}

  cookiesOf(origin: string): Map<string, string> {
    return this.jarOf(origin);
  }

  /** The cookies of the host. */
  get cookies(): Map<string, string> {
    return this.jarOf(this.host);
  }

  /** One request, without following a redirect. */
  async open(address: string, form?: Record<string, string>): Promise<Place> {
    const url = new URL(address, this.host);
    const jar = this.jarOf(url.origin);
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const answer =
      url.origin === this.host
        ? await this.inject(url, cookie)
        : await this.fetch(url, cookie, form === undefined ? undefined : new URLSearchParams(form));
    for (const line of answer.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { url: url.href, ...answer };
  }

  /** Begins a sign-in and signs in at the provider; returns the address at which the browser comes back. */
  async visit(start: string, account: string): Promise<string> {
    let place = await this.open(start);
    for (let steps = 0; steps < 10; steps += 1) {
      if (place.location === null) place = await this.open(place.url, { account });
      const next = new URL(place.location ?? '', place.url);
      if (next.origin === this.host) return next.href;
      place = await this.open(next.href);
    }
    throw new Error('The provider does not let anybody in.');
  }

  /** The whole way; returns the address to which the host sends the browser. */
  async signIn(start: string, account: string): Promise<string> {
    return (await this.open(await this.visit(start, account))).location ?? '';
  }

  private jarOf(origin: string): Map<string, string> {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    return jar;
  }

  private async inject(url: URL, cookie: string) {
    const answer = await this.app.inject({ url: url.pathname + url.search, headers: { cookie } });
    const setCookies = [answer.headers['set-cookie'] ?? []].flat();
    const location = typeof answer.headers.location === 'string' ? answer.headers.location : null;
    const { statusCode: status, body: text, headers } = answer;
    return { status, location, text, headers: { ...headers }, setCookies };
  }

  private async fetch(url: URL, cookie: string, body?: URLSearchParams) {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await fetch(url, { method, body, headers: { cookie }, redirect: 'manual' });
    const { status, headers } = answer;
    const text = await answer.text();
    return {
      status,
      location: headers.get('location'),
      text,
      headers: Object.fromEntries(headers),
      setCookies: headers.getSetCookie(),
    };
  }
}
