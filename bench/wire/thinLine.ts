import type { Page } from '@playwright/test';

/** A shop's line: 10 Mbit/s down and up, 40 ms. */
export const line = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

/** What an answer took until it was shown. */
export interface Moved {
  /** From its request until it was painted, in ms. */
  ms: number;
  /** From its request until all of it had arrived, in ms. */
  whole: number;
  /** Over the wire, headers included. */
  bytes: number;
}

/** Puts a page behind a thin line; the function it returns tells of the latest call to an address like `call`. */
export async function thinLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const moved = new Map<string, { url: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    moved.set(requestId, { url: request.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = moved.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(5000);
  });

  /** `shown` is an expression that is true once the answer is on the screen; without it, the answer's end counts. */
  return async (call: RegExp, shown?: string): Promise<Moved> => {
    const arrived = `performance.getEntriesByType('resource').some(({ name, responseEnd }) => ${call}.test(name) && responseEnd > 0)`;
    const when = async (expression: string) =>
      Number(
        await page
          .waitForFunction(`(${expression}) && performance.now()`, undefined, {
            polling: 'raf',
            timeout: 120_000,
          })
          .then((handle) => handle.jsonValue()),
      );
    // The first rows are on the screen before all of them have arrived.
    const painted = shown === undefined ? null : await when(shown);
    await when(arrived);
    await page.waitForTimeout(1500);
    const found = await page.evaluate(
      ({ source, painted }) => {
        const started = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => new RegExp(source).test(name))
          .at(-1);
        const from = started?.startTime ?? Number.NaN;
        const end = started?.responseEnd ?? Number.NaN;
        return {
          ms: (painted ?? end) - from,
          whole: end - from,
        };
      },
      { source: call.source, painted },
    );
    const asked = [...moved.values()].filter(({ url }) => call.test(url));
    return { ...found, bytes: asked.at(-1)?.bytes ?? Number.NaN };
  };
}
