import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageOriginsOf } from './origins';

const webDir = mkdtempSync(path.join(tmpdir(), 'linedesk-web-'));
const file = path.join(webDir, 'config.js');
afterAll(() => rmSync(webDir, { recursive: true }));

const own = { api: '', images: '' };
const both = (origin: string) => ({ api: origin, images: origin });

test.each([
  ['nothing', "{ apiUrl: '', imagesUrl: '' }", own],
  [
    'an API elsewhere, which has the pictures too',
    "{ apiUrl: 'https://api.brand.com/', imagesUrl: '' }",
    both('https://api.brand.com'),
  ],
  [
    'pictures elsewhere',
    "{ imagesUrl: 'https://cdn.brand.com:8443/shop' }",
    { api: '', images: 'https://cdn.brand.com:8443' },
  ],
  ['no addresses', "{ apiUrl: 'data:,x', imagesUrl: 7 }", own],
  ['no configuration', 'undefined', own],
  ['something in double quotes', '{ "apiUrl": "https://api.brand.com" }', both('https://api.brand.com')],
  ['something in a comment only', "{}\n// apiUrl: 'https://api.brand.com'\n", own],
  ['no text', '{ apiUrl: origin() }', own],
])('a config.js that names %s', (_what, config, origins) => {
  writeFileSync(file, `// For people.\nwindow.__APP_CONFIG__ = ${config};\n`);
  expect(pageOriginsOf(webDir)()).toEqual(origins);
});

test('an edited config.js applies at once; without one, or without a page, only the host itself is allowed', () => {
  rmSync(file);
  const origins = pageOriginsOf(webDir);
  expect(origins()).toEqual(own);
  for (const [second, host] of ['one', 'two'].entries()) {
    writeFileSync(file, `window.__APP_CONFIG__ = { imagesUrl: 'https://${host}.test' };`);
    utimesSync(file, second + 1, second + 1);
    expect(origins()).toEqual({ api: '', images: `https://${host}.test` });
  }
  expect(pageOriginsOf(null)()).toEqual(own);
});
