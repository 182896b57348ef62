import { atTestEnd } from './atTestEnd';

/** Caches as browsers have them, by name and by address, for tests: jsdom has none. */
export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

  /** Makes these the caches of the page until the end of the test. */
  install(): this {
    Object.defineProperty(globalThis, 'caches', { value: this, configurable: true });
    atTestEnd(() => Reflect.deleteProperty(globalThis, 'caches'));
    return this;
  }

  async open(name: string): Promise<FakeCache> {
    const found = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, found);
    return found;
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }

  /** The addresses in each cache that has any. */
  contents(): Record<string, string[]> {
    const kept = [...this.caches].map(([name, cache]): [string, string[]] => [name, cache.addresses()]);
    return Object.fromEntries(kept.filter(([, addresses]) => addresses.length > 0));
  }
}

class FakeCache {
  private readonly answers = new Map<string, Response>();

  async match(url: string | Request): Promise<Response | undefined> {
    return this.answers.get(addressOf(url))?.clone();
  }

  async put(url: string | Request, answer: Response): Promise<void> {
    this.answers.delete(addressOf(url));
    this.answers.set(addressOf(url), answer);
  }

  async delete(url: string | Request): Promise<boolean> {
    return this.answers.delete(addressOf(url));
  }

  async keys(): Promise<Request[]> {
    return this.addresses().map((address) => new Request(address));
  }

  addresses(): string[] {
    return [...this.answers.keys()];
  }
}

function addressOf(url: string | Request): string {
  return new URL(typeof url === 'string' ? url : url.url, 'https://orders.test').href;
}
