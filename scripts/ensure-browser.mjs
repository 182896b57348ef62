// Finds a browser for the tests: an installed one, else Debian's package, else Playwright's own download. Chromium's
// headless shell is the same browser without its windows, which take a sixth of the processor's time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const knownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? '',
    ...knownPaths,
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
  ];
  return candidates.find((file) => file !== '' && existsSync(file)) ?? null;
}

function installDebianPackage() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return;
  const isRoot = process.getuid() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return;
  console.log(
    "No Chrome or Chromium here: installing Debian's package chromium-headless-shell with apt-get for the browser tests …",
  );
  const run = (...args) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
}

async function downloaded() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    console.log(
      `No Chrome or Chromium here: downloading one to ${chromium.executablePath()} for the browser tests …`,
    );
    const cli = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 300_000,
    });
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** The path of a browser for the tests; throws one sentence when none can be found. */
export async function ensureBrowser() {
  const found = installed();
  if (found !== null) return found;
  installDebianPackage();
  const browser = installed() ?? (await downloaded());
  if (browser !== null) return browser;
  throw new Error(
    'The browser tests need Chrome or Chromium, which is not installed and could not be; install one or set CHROME_PATH.',
  );
}
