import type { BrowserContext, Route } from '@playwright/test';

/** What happens to a call: with 'cut' the host does it, but its answer is lost. */
export const fates = ['drop', 'delay', 'stale', 'fail', 'cut'] as const;
export type Fate = (typeof fates)[number];

const problem = (status: number) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ title: 'Storm', status, detail: 'A storm.' }),
});

/** The network between a browser's pages and the host, which treats the next calls as it is told. */
export class Network {
  private readonly saves: { fate: Fate; delayMs: number }[] = [];
  private readonly reads: { fate: Fate; delayMs: number }[] = [];

  async connect(context: BrowserContext): Promise<void> {
    await context.route('**/api/order/update', (route) => this.pass(route, this.saves));
    await context.route('**/api/order/get_wls/*', (route) => this.pass(route, this.reads));
  }

  /** The fate of the next save, or of the next read. */
  expect(call: 'save' | 'read', fate: Fate, delayMs: number): void {
    (call === 'save' ? this.saves : this.reads).push({ fate, delayMs });
  }

  calm(): void {
    this.saves.length = 0;
    this.reads.length = 0;
  }

  private async pass(route: Route, fated: { fate: Fate; delayMs: number }[]): Promise<void> {
    const next = fated.shift();
    try {
      switch (next?.fate) {
        case 'drop':
          return await route.abort('connectionreset');
        case 'stale':
          return await route.fulfill(problem(409));
        case 'fail':
          return await route.fulfill(problem(500));
        case 'cut':
          await route.fetch();
          return await route.abort('connectionreset');
        case 'delay':
          await new Promise((resolve) => setTimeout(resolve, next.delayMs));
          return await route.continue();
        case undefined:
          return await route.continue();
      }
    } catch {
      // The host or the page is gone, and the call with it.
      await route.abort('connectionreset').catch(() => undefined);
    }
  }
}
