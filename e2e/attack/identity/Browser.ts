import { operations } from '../operations';
import type { Tally } from '../Tally';
import type { World } from '../World';

export const sessionCookie = 'linedesk_session';
export const stepCookie = 'linedesk_step';

/** What a call was answered. */
export interface Answered {
  status: number;
  isDone: boolean;
  body: Record<string, unknown>;
}

/** A browser of its own: somebody's, or an attacker's. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly world: World,
    private readonly tally: Tally,
  ) {}

  /** A browser that has only these cookies. */
  with(...cookies: [string, string][]): Browser {
    const browser = new Browser(this.world, this.tally);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  }

  cookie = (name: string) => this.cookies.get(name) ?? '';

  async call(method: string, path: string, body?: object): Promise<Answered> {
    const operation = operations.find((one) => one.method === method && one.url === path);
    if (operation === undefined) throw new Error(`The contract has no ${method} ${path}.`);
    const answer = await this.world.send(this.world.json(method, path, body), this);
    const { statusCode: status, body: text } = answer;
    this.tally.count(status, operation.name);
    const answered: Record<string, unknown> = text.startsWith('{') ? Object(JSON.parse(text)) : {};
    return { status, isDone: status === 200 && answered.status === 'success', body: answered };
  }

  post = (path: string, body?: object) => this.call('POST', path, body);

  login = (username: string, password: string) => this.post('/auth/token', { username, password });

  /** Shows a second factor. */
  show = (shown: object) => this.post('/auth/second-factor', shown);

  /** Whose session it has, by their id; null if it has none. */
  async whose(): Promise<string | null> {
    const { status, body } = await this.call('GET', '/api/me');
    return status === 200 ? String(body.id) : null;
  }
}
