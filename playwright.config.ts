import { defineConfig } from '@playwright/test';

// Each worker has a host of its own, which tests find by its address.
const { BASE_URLS = '', TEST_PARALLEL_INDEX = '0' } = process.env;
process.env.BASE_URL = BASE_URLS.split(' ')[Number(TEST_PARALLEL_INDEX)];

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: './test-results',
  // A host with the demo brand serves all the tests of a worker; what a test changes is its own.
  // Three for two cores: tests wait for answers and for frames a third of their time.
  workers: 3,
  // Dealt one by one, so that no worker waits for the other's last file. Files whose tests share a host stay together.
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    baseURL: process.env.BASE_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace would take pictures of every test to have those of one that fails: about a third of the work.
    trace: 'off',
    // What a service worker requests can't be intercepted, and tests intercept much. e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page lives too short for optimized code to be worth its compilation. Sparkplug's is nearly free, and axe runs by
        // it with a tenth less of the processor.
        '--js-flags=--no-opt --no-maglev --always-sparkplug --min-semi-space-size=16 --max-semi-space-size=64',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
