/** Texts that break careless code; none is a path, a query or a hash that an answer could give away. */
export const hostileTexts = [
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '\u200b\u2066\ufeff',
  "Robert'); DROP TABLE orders;--",
  "' OR '1'='1",
  '"><img src=x onerror=alert(1)>',
  '../../../../outside',
  '..\\..\\outside',
  '=HYPERLINK("http://evil.test")',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '\r\nSet-Cookie: a=b',
  '%00%0a%2e%2e%2f',
  '__proto__',
  'constructor',
  '🙂'.repeat(100),
  'ﷺ'.repeat(60),
  'Z̸̧̢͈'.repeat(30),
  '9'.repeat(400),
  '-0',
  'NaN',
];

/** Values of other kinds than text, and numbers out of bounds. */
export const hostileValues: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  9_007_199_254_740_992,
  2_147_483_648,
  '',
  ' ',
  [],
  [[[[]]]],
  {},
  // A literal's __proto__ would be its prototype, and not be sent.
  JSON.parse('{"__proto__":{"roles":["admin"]},"id":"999999999"}'),
  { $ne: null },
  ['@order.other', '@order.other'],
  'x'.repeat(20_000),
];

/** A body with what is odd about it. */
export interface HostileBody {
  name: string;
  content: string | Buffer;
}

/** Bodies that are not JSON, or far more of it than anybody would send. */
export const hostileBodies: HostileBody[] = [
  { name: 'nothing', content: '' },
  { name: 'half an object', content: '{"id":"999999999"' },
  { name: 'null', content: 'null' },
  { name: 'a list', content: '[{"id":"999999999"}]' },
  { name: 'a text', content: '"id"' },
  { name: 'a number', content: '1e999' },
  { name: 'a byte order mark', content: '\ufeff{}' },
  { name: 'bytes that are no UTF-8', content: Buffer.from('{"\xff\xfe":1}', 'latin1') },
  { name: 'a NUL', content: '{"id":"999999999"}\u0000' },
  { name: '__proto__', content: '{"__proto__":{"roles":["admin"]},"id":"999999999"}' },
  { name: 'constructor', content: '{"constructor":{"prototype":{"admin":true}},"id":"999999999"}' },
  { name: 'a field twice', content: '{"id":"999999999","id":"999999998"}' },
  { name: '3,000 brackets', content: '['.repeat(3000) + ']'.repeat(3000) },
  { name: '3,000 braces', content: '{"a":'.repeat(3000) + '1' + '}'.repeat(3000) },
  { name: '60,000 brackets', content: '['.repeat(60_000) },
  { name: 'a number of 100,000 digits', content: `{"id":${'9'.repeat(100_000)}}` },
  {
    name: '20,000 fields',
    content: JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, n]))),
  },
];

/** Content types that no JSON call accepts. */
export const wrongTypes = [
  'text/plain',
  'text/plain; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/octet-stream',
  'text/json',
  'application/json5',
  'x',
  '/',
];

/** Path segments, as sent over the network, that are nobody's id. */
export const hostileSegments = [
  '%00',
  'a%00b',
  '%ZZ',
  '%',
  '%e0%a4',
  '%ff%fe',
  '%2e%2e',
  '..%2f..%2foutside',
  '%252e%252e%252f',
  '%20',
  '%0d%0aX:%20y',
  '%ed%a0%80',
  '-1',
  '0',
  '1.0',
  '1e3',
  '99999999999999999999999',
  '9223372036854775808',
  "1'%20OR%20'1'='1",
  'x'.repeat(65),
  'x'.repeat(5000),
  '__proto__',
  'NaN',
  'null',
  'undefined',
  '%F0%9F%99%82',
];

/** Query strings and other URL endings that the API doesn't know. */
export const hostileQueries = [
  '%',
  '%ZZ=1',
  'a=%ff',
  '__proto__[admin]=1',
  'constructor=1',
  'limit=1&limit=2',
  'limit=-1',
  'limit=1e9',
  'limit=abc',
  'cursor=%00',
  'cursor=abc',
  'catalogs=%00',
  'catalogs=1,,2',
  'sap_status=0,0,0',
  'begin=99999999999999',
  'finished=maybe',
  'pl=%00',
  'pl=%27--',
  'include_addresses=2',
  `${'a=1&'.repeat(2000)}b=2`,
  '&&==&',
  '?????',
];

/** Origins that are neither the host's own nor listed; `{host}` stands for its name and port. */
export const foreignOrigins = [
  'https://evil.test',
  'null',
  'https://{host}',
  'http://{host}.evil.test',
  'http://evil.test/{host}',
  'http://localhost',
  'http://localhost:1',
  'http://127.0.0.1:1',
  'file://',
  '',
  'http://{host}@evil.test',
];

/** Methods that no path of the contract has. */
export const wrongMethods = ['PATCH', 'LOCK', 'PROPFIND', 'TRACE', 'REPORT'];

/** Another way to write a path. */
export interface Rewrite {
  name: string;
  of: (path: string) => string;
}

/** Ways to write a URL that a string comparison may miss. */
export const rewrites: Rewrite[] = [
  { name: 'a slash at the end', of: (path) => `${path}/` },
  { name: 'two slashes at the end', of: (path) => `${path}//` },
  { name: 'two slashes at the start', of: (path) => `/${path}` },
  { name: 'capital letters', of: (path) => path.toUpperCase() },
  {
    name: 'an encoded letter',
    of: (path) => path.replace(/^\/(.)/, (_all, first: string) => `/%${first.charCodeAt(0).toString(16)}`),
  },
  { name: 'a dot at the end', of: (path) => `${path}/.` },
  { name: 'a way back', of: (path) => `/x/..${path}` },
  { name: 'a semicolon', of: (path) => `${path};a=b` },
  { name: 'an empty query', of: (path) => `${path}?` },
  { name: 'a part of a page', of: (path) => `${path}#x` },
  { name: 'a whole address', of: (path) => `http://evil.test${path}` },
];

/** A header's name, and its value or values. */
export type HostileHeader = [string, string | string[]];

/** Header lines that are duplicated, too long, or false. */
export const hostileHeaders: HostileHeader[] = [
  ['Content-Type', ['application/json', 'text/plain']],
  ['Accept', 'x'.repeat(4000)],
  ['Accept', '*/*;q=zzz'],
  ['Accept-Encoding', 'br;q=9, zstd, \u00ff'],
  ['Cookie', 'linedesk_session=; linedesk_session=a; __Host-linedesk_session=b'],
  ['Cookie', `${'a=b; '.repeat(1000)}`],
  ['Cookie', 'linedesk_session=%00%ff%ZZ'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/api/mgmt/tasks'],
  ['Range', 'bytes=0-0,-1,5-2'],
  ['If-None-Match', '*'],
  ['If-None-Match', '"'.repeat(2000)],
  ['Authorization', 'Basic \u00ff\u00ff'],
  ['Content-Encoding', 'gzip'],
  ['Sec-Fetch-Site', 'cross-site'],
];
