import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { line } from './thinLine';

interface Visit {
  cookie: { name: string; value: string; url: string };
  /** The page that is opened before, so that the scripts are there. */
  first: string;
  page: string;
  /** The call that the page's tasks are counted from. */
  call: RegExp;
  /** An expression that is true once a page shows all that it asked for. */
  settled: string;
}

const noteTasks = `window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });`;

/**
 * Opens a page behind a thin line and answers its longest task that began after the call, in ms; below 50 it counts as 0.
 * Playwright knows nothing of this page: where it does, Chromium keeps each answer's body for it in the page's process,
 * which takes the page's thread 60 ms at the end of an answer of 7 MB.
 */
export async function longestTask(
  browser: Browser,
  { cookie, first, page, call, settled }: Visit,
): Promise<number> {
  const { send, evaluate, close } = await openUnknownPage(browser);
  await send('Network.setCookie', cookie);
  await send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  await send('Network.emulateNetworkConditions', line);
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: noteTasks });
  for (const url of [first, page]) {
    await send('Page.navigate', { url });
    do await sleep(500);
    while ((await evaluate(settled)) !== true);
    // What the page does with what is not in view counts too.
    await sleep(2000);
  }
  const longest = await evaluate(`(() => {
    const asked = performance.getEntriesByType('resource').findLast(({ name }) => ${call}.test(name));
    return Math.max(0, ...window.benchTasks.filter(({ at }) => at >= asked.startTime).map(({ ms }) => ms));
  })()`);
  await close();
  return Number(longest);
}

/** A page of a browser context that Playwright did not make: it leaves those alone. */
async function openUnknownPage(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1440,
    height: 900,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, (result: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result }: { id?: number; result?: unknown } = JSON.parse(message);
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let count = 0;
  const send = async (method: string, params: object = {}) => {
    count += 1;
    const id = count;
    const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answered;
  };
  return {
    send,
    async evaluate(expression: string): Promise<unknown> {
      const { result } = Object(await send('Runtime.evaluate', { expression, returnByValue: true }));
      return Object(result).value;
    },
    close: () => session.send('Target.disposeBrowserContext', { browserContextId }),
  };
}
