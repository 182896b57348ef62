import { inEnglish, inWords } from '../language/wording';
import { browserText, readUserAgent } from './browser';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox on Windows'],
  [`${mozilla} (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox on Linux'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge on Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'Opera on Windows',
  ],
  [
    `${mozilla} (Linux; Android 13; SM-S918B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    'Chrome on iPad',
  ],
  ['SomeTool/1.0 (Windows NT 10.0)', 'Unknown browser on Windows'],
  ['Firefox/132.0', 'Firefox'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is %s', (userAgent, text) => {
  expect(inWords(inEnglish, browserText(userAgent))).toBe(text);
});

test('what a header does not say is null', () => {
  expect(readUserAgent('curl/8.5.0')).toEqual({ browser: null, system: null });
});
