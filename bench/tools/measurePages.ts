import type { Browser } from '@playwright/test';
import { openBrowser } from './openBrowser';
import { type Served, servePages } from './servePages';
import type { Subject } from './watchPage';

/** A page that a benchmark opens. */
interface Visited extends Subject {
  /** So slow that it is opened in the first round only. */
  opensOnce?: boolean;
}

/** Serves pages and visits each once per round, in turns, so that load affects all alike; answers results by page. */
export async function measurePages<Name extends string, Screen extends Visited, Found>(
  served: Served,
  { screens, rounds }: { screens: Record<Name, Screen>; rounds: number },
  visit: (browser: Browser, url: string, screen: Screen) => Promise<Found>,
): Promise<Record<Name, Found[]>> {
  const server = await servePages(served);
  const browser = await openBrowser();
  const names = Object.keys(screens) as Name[];
  const found = Object.fromEntries(names.map((name): [string, Found[]] => [name, []])) as Record<
    Name,
    Found[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      if (screens[name].opensOnce && round > 0) continue;
      found[name].push(await visit(browser, server.url, screens[name]));
    }
  }
  await browser.close();
  await server.close();
  return found;
}
