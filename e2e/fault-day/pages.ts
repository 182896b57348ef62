import type { BrowserContext, Response } from '@playwright/test';
import { openWorld } from '../faults/openWorld';
import { Storm } from '../faults/Storm';
import { openBrowser } from '../../bench/tools/openBrowser';

/** Real pages at work all day. */
export interface Pages {
  /** Waits until everything typed has reached the host, or was chosen against; answers what was lost, in words. */
  calm: () => Promise<string[]>;
  /** What they have done so far. */
  figures: () => { typed: number; typedOffline: number; filled: number; saved: number };
  close: () => Promise<void>;
}

const browsers = 3;

/** What the network between a browser and the proxy does besides; each storm plays its own faults on top of those of the day. */
const cutLine = async (whileItIsGone: () => Promise<void>, context: BrowserContext) => {
  await context.setOffline(true);
  try {
    await whileItIsGone();
  } finally {
    await context.setOffline(false);
  }
};

/**
 * The storms of e2e/faults in browsers of their own until `until`: numbers typed, filled, pasted and taken from files in
 * two tabs and by a colleague, calls dropped and cut off, tabs killed, reloaded, opened offline. Nobody signs
 * out, so each 401 is told to `onSignedOut`. What does not come to rest leaves its picture in `folder`.
 */
export async function openPages(
  url: string,
  seed: number,
  { until, folder, onSignedOut }: { until: AbortSignal; folder: string; onSignedOut: () => void },
): Promise<Pages> {
  const browser = await openBrowser();
  let saved = 0;
  const watch = async (context: BrowserContext) => {
    context.on('response', (response) => {
      if (response.status() === 401) onSignedOut();
      if (isSave(response)) saved += 1;
    });
    // tsx gives functions their names by a helper, which those that run in the page lack.
    await context.addInitScript('globalThis.__name = (one) => one');
  };
  const storms: Storm[] = [];
  for (let index = 0; index < browsers; index += 1) {
    const world = await openWorld(browser, url, `Storm ${seed + index}`, cutLine);
    // People think between two numbers: two cores have more to do than these pages.
    const events = { endSession: 0, wait: 40, reload: 0.8, loseHost: 0.6 };
    const storm = new Storm(seed + index, world, { startsOffline: index === 1, events, until, watch });
    await storm.open();
    storms.push(storm);
  }
  const raging = Promise.all(storms.map((storm) => storm.rage()));
  // Told by calm().
  raging.catch(() => undefined);
  const sum = (pick: (storm: Storm) => number) => storms.reduce((total, storm) => total + pick(storm), 0);
  return {
    async calm() {
      await raging;
      const lost: string[] = [];
      for (const [index, storm] of storms.entries()) {
        const gone = await storm.calm().catch(async (error: unknown) => {
          await storm.photograph(folder);
          return [`did not come to rest: ${String(error)}`];
        });
        if (gone.length > 0) lost.push(`Storm ${seed + index}: ${gone.join('; ')}`, String(storm.ledger));
      }
      return lost;
    },
    figures: () => ({
      typed: sum((one) => one.typed),
      typedOffline: sum((one) => one.typedOffline),
      filled: sum((one) => one.filled),
      saved,
    }),
    close: () => browser.close(),
  };
}

const isSave = (response: Response) =>
  response.ok() && response.request().method() === 'PUT' && response.url().endsWith('/api/order/update');
