import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_MIN_VERSION } from 'node:tls';

const root = path.resolve(__dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1 on. */
const sections: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const requirements = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const page = read('docs/security.md');
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| -/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );

/** The rows of the tables by requirement: number, what it asks, how it is met. */
const rows = rowsOf(page).filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number));
const numbersOf = (answer: string) =>
  rows.filter(([, , how = '']) => how.startsWith(answer)).map(([number]) => number);

/** The part of the page below a heading. */
const below = (heading: string) => page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

test('there are 253 requirements', () => {
  expect(requirements).toHaveLength(253);
});

test('the page answers each requirement once, in order', () => {
  expect(rows.map(([number]) => number)).toEqual(requirements);
  const answers = /^(Held|By design|Not held|Does not apply)\b/;
  expect(rows.filter(([, , how = '']) => !answers.test(how))).toEqual([]);
});

test('at most ten are not held, and the summary names exactly those', () => {
  const notHeld = numbersOf('Not held');
  expect(notHeld.length).toBeLessThanOrEqual(10);
  const summary = rowsOf(below('Not held')).flatMap(([, cell = '']) => cell.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(summary.toSorted()).toEqual(notHeld.toSorted());
});

/** Each file that a text cites, with the titles of tests cited after it; a title may be cut short with '…'. */
function citationsIn(text: string) {
  const files = text.matchAll(/`([\w./-]+\/[\w./-]+)`((?:,? ?(?:and )?(?:'[^']+'|"[^"]+"))*)/g);
  return [...files].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, single, double]) => single ?? double ?? ''),
  }));
}

test('what is held is held by a file that is there, and by the tests named', () => {
  const held = rows.filter(([, , how = '']) => how.startsWith('Held'));
  const faults = held.flatMap(([number, , how = '']) => {
    const cited = citationsIn(how);
    if (cited.length === 0) return [`${number} names nothing`];
    return cited.flatMap(({ file, titles }) => {
      if (!existsSync(path.join(root, file))) return [`${number}: ${file} is not there`];
      const source = titles.length === 0 ? '' : read(file).replaceAll("\\'", "'");
      return titles
        .filter((title) => !title.split('…').every((part) => source.includes(part.trim())))
        .map((title) => `${number}: ${file} has no test '${title}'`);
    });
  });
  expect(faults).toEqual([]);
});

test('the limits that the page states are those of the code', () => {
  const limits = rowsOf(below('Limits')).filter(([, , where = '']) => where.includes('`'));
  expect(limits.length).toBeGreaterThan(10);
  const faults = limits.filter(([, , where = '']) => {
    const [file = '', written = ''] = [...where.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    return !read(file).includes(written);
  });
  expect(faults).toEqual([]);
});

test('every secret of the settings is in the list of keys', () => {
  const secrets = [
    ...read('docs/settings.md').matchAll(/`(\w*…?\w*(?:PASSWORD|SECRET|SECRET_ACCESS_KEY))`/g),
  ];
  const names = secrets.map(([, name = '']) => name.replace(/^OPENID_.*_CLIENT_SECRET$/, 'CLIENT_SECRET'));
  expect(names).toEqual(expect.arrayContaining(['ERP_PASSWORD', 'S3_SECRET_ACCESS_KEY']));
  expect(names.filter((name) => !below('Keys').includes(name))).toEqual([]);
});

/** What the sources don't do, and the files and folders that may. */
const avoided: [string, RegExp, string[]][] = [
  ['run text as code', /\beval\(|new Function\(/, []],
  [
    'write raw HTML',
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    [],
  ],
  ['start programs', /'node:child_process'/, ['server/db/cluster.ts', 'server/db/postgresPrograms.ts']],
  ['start a shell', /shell: true|\bexec(?:Sync)?\(\s*['"`]/, []],
  ['hash weakly', /createHash\(\s*'(?:md5|sha1)'/, []],
  ['encrypt by themselves', /createCipher|createDecipher|subtle\.encrypt/, []],
  [
    'make regular expressions of unknown texts',
    /new RegExp\(/,
    [
      'src/domain/prepare/numbers.ts',
      'src/domain/text/isolated.ts',
      'server/http/origins.ts',
      'server/features/documents/pdf/wrap.ts',
      'server/features/erp/odata/materials.ts',
      'server/files/shownSheetOf.ts',
      'server/features/privacy/nameEraser.ts',
      'src/features/overview/TileTable.tsx',
      'demo/',
    ],
  ],
  [
    'write logs of their own',
    /\bconsole\.\w+\(|appendFile|process\.std(?:out|err)\.write/,
    ['server/create-admin.ts', 'server/main.ts', 'server/export.ts', 'server/import.ts', 'demo/'],
  ],
  ['weaken TLS', /minVersion|maxVersion|secureProtocol|SECLEVEL|\bciphers\b/, []],
  ['trust any certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/, []],
  ['listen to messages of other windows', /window\.addEventListener\('message'|window\.onmessage/, []],
];

const sources = ['src', 'server', 'demo'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file)),
);

test.each(avoided)('the sources do not %s', (_what, pattern, allowed) => {
  expect(sources.length).toBeGreaterThan(500);
  const isAllowed = (file: string) => allowed.some((start) => file.startsWith(start));
  expect(sources.filter((file) => pattern.test(read(file)) && !isAllowed(file))).toEqual([]);
});

test('TLS begins with 1.2, and the page has no source maps', () => {
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2');
  expect(read('webpack.config.ts')).toContain('devtool: production ? false :');
});

test('the host draws no random numbers that can be guessed', () => {
  const drawing = sources.filter((file) => file.startsWith('server/') && read(file).includes('Math.random'));
  expect(drawing).toEqual([]);
});

/** What opens connections to other machines, but for PostgreSQL's client. */
const calls =
  /\bfetch\(|'(?:node:(?:https?|http2|tls|dgram)|@aws-sdk\/[\w-]+|nodemailer|openid-client|jose)'/;
const calling = [
  'server/background/mail.ts',
  'server/features/erp/odata/openODataService.ts',
  'server/features/identity/openid/',
  'server/features/webhooks/postMessage.ts',
  'server/files/BucketStore.ts',
];
/** These listen. */
const local = ['server/http/connections.ts', 'server/http/metrics.ts'];

test('the host calls others only from these files, at the addresses of settings', () => {
  const known = (file: string) => [...calling, ...local].some((start) => file.startsWith(start));
  const others = sources.filter(
    (file) => file.startsWith('server/') && calls.test(read(file)) && !known(file),
  );
  expect(others).toEqual([]);
});
