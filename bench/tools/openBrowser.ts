import { type Browser, chromium, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** Starts headless Chromium, found or installed as the tests do it. */
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

/** A page of its own profile, as large as the screens are looked at. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
