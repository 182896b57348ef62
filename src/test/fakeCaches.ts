import { atTestEnd } from './atTestEnd';

/** A fake CacheStorage, which jsdom lacks. */
export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

  /** Installs these as the page's caches until the end of the test. */
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

  /** The URLs in each non-empty cache. */
  contents(): Record<string, string[]> {
    const all = [...this.caches].map(([name, cache]): [string, string[]] => [name, cache.addresses()]);
    return Object.fromEntries(all.filter(([, addresses]) => addresses.length > 0));
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
