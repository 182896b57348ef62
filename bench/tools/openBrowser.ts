import { type Browser, chromium, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** Starts headless Chromium, found or installed in the same way as for the tests. */
export async function openBrowser(): Promise<Browser> {
  const script = pathToFileURL(path.resolve(__dirname, '../../scripts/ensure-browser.mjs')).href;
  const { ensureBrowser }: { ensureBrowser: () => Promise<string> } = await import(script);
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A page in its own profile, at the size of a desktop screen. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // It would load the rest of the page while a first visit is being measured.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
