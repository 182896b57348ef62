import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidEnvError, readEnv } from './env';

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-env-'));
const read = (source: Record<string, string>) => readEnv({ DATA_DIR: folder, ...source });

function faultsOf(source: Record<string, string>): string[] {
  try {
    read(source);
  } catch (error) {
    if (error instanceof InvalidEnvError) return error.faults;
  }
  return [];
}

test('without settings it is the demo on the embedded database', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    isPublicUrlSet: false,
    allowedOrigins: [],
    trustProxy: ['loopback'],
    requireSecondFactor: 'none',
    sessionDays: 14,
    shutdownSeconds: 30,
    erpDriver: 'drop',
    erpDir: path.join(folder, 'erp'),
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    confirmationMails: false,
    fulfillmentMails: true,
    brandName: '',
    brandAddress: [],
    brandLogo: null,
    brandMark: null,
    countryFile: null,
    brandVatId: '',
    brandPhone: '',
    brandRegister: '',
    brandBank: [],
    orderTerms: '',
    paperSize: 'A4',
    timeZone: 'UTC',
    demo: true,
  });
});

test('DEMO defaults to false with DATABASE_URL', () => {
  expect(read({ DATABASE_URL: 'postgres://db/linedesk' }).demo).toBe(false);
  expect(read({ DATABASE_URL: 'postgres://db/linedesk', DEMO: 'true' }).demo).toBe(true);
});

test('a second factor is required of nobody unless the setting names them', () => {
  expect(read({ REQUIRE_SECOND_FACTOR: 'staff' }).requireSecondFactor).toBe('staff');
  expect(faultsOf({ REQUIRE_SECOND_FACTOR: 'true' })).toEqual([
    "REQUIRE_SECOND_FACTOR must be one of none, admins, staff, all, but is 'true'.",
  ]);
});

test('minimums only warn unless they are required', () => {
  expect(read({}).orderMinimums).toBe('warn');
  expect(read({ ORDER_MINIMUMS: 'tell' }).orderMinimums).toBe('warn');
  expect(read({ ORDER_MINIMUMS: 'require' }).orderMinimums).toBe('require');
  expect(() => read({ ORDER_MINIMUMS: 'yes' })).toThrow(/ORDER_MINIMUMS must be one of warn, require, tell/);
});

test('nothing is deleted by age unless a setting says after how many days', () => {
  const never = { mails: null, archivedOrders: null, idleAccounts: null, events: null };
  expect(read({}).keepDays).toEqual(never);
  const days = { KEEP_MAILS_DAYS: '90', KEEP_ARCHIVED_ORDERS_DAYS: '365', KEEP_EVENTS_DAYS: '1' };
  expect(read({ ...days, KEEP_IDLE_ACCOUNTS_DAYS: '730' }).keepDays).toEqual({
    mails: 90,
    archivedOrders: 365,
    events: 1,
    idleAccounts: 730,
  });
  expect(faultsOf({ KEEP_MAILS_DAYS: '0', KEEP_IDLE_ACCOUNTS_DAYS: '59' })).toEqual([
    "KEEP_MAILS_DAYS must be a whole number from 1 to 36500, but is '0'.",
    "KEEP_IDLE_ACCOUNTS_DAYS must be a whole number from 60 to 36500, but is '59'.",
  ]);
});

test('origins are a comma list', () => {
  const { allowedOrigins } = read({ ALLOWED_ORIGINS: 'https://shop.example, http://localhost:8080' });
  expect(allowedOrigins).toEqual(['https://shop.example', 'http://localhost:8080']);
});

test('proxies are a comma list of addresses and networks, or a number', () => {
  const { trustProxy } = read({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,2001:db8::/32' });
  expect(trustProxy).toEqual(['10.0.0.5', '10.1.0.0/16', '2001:db8::/32']);
  expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test.each([
  'true',
  '-1',
  '100',
  '1.5',
  '10.0.0',
  '10.0.0.5/33',
  '10.0.0.5/0',
  '10.0.0.0/8/8',
  '10.0.0.5,',
  'nginx',
])('TRUST_PROXY=%s is refused in one sentence', (value) => {
  expect(faultsOf({ TRUST_PROXY: value })).toEqual([
    `TRUST_PROXY must be the addresses or networks of proxies, as in 10.0.0.5,10.1.0.0/16, or their number from 0 to 99, but is '${value}'.`,
  ]);
});

test.each([
  [{ PORT: 'eighty' }, "PORT must be a whole number from 0 to 65535, but is 'eighty'."],
  [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, but is '70000'."],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [{ PUBLIC_URL: 'linedesk' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must be an address that starts with http:// or https://.'],
  [{ SESSION_DAYS: '0' }, "SESSION_DAYS must be a whole number from 1 to 365, but is '0'."],
  [{ SHUTDOWN_SECONDS: '0' }, "SHUTDOWN_SECONDS must be a whole number from 1 to 3600, but is '0'."],
  [{ ERP_DRIVER: 'fax' }, "ERP_DRIVER must be one of drop, odata, but is 'fax'."],
  [{ SMTP_URL: 'mail.brand.com' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [
    { MAIL_FROM: 'Orders' },
    "MAIL_FROM must be an email, with or without a name, as in Orders <orders@brand.com>, but is 'Orders'.",
  ],
  [
    { BRAND_LOGO: __filename },
    `BRAND_LOGO must be the path of a PNG, JPEG or SVG file, but '${__filename}' is none.`,
  ],
  [
    { BRAND_LOGO: '/no/such.png' },
    "BRAND_LOGO must be the path of a PNG, JPEG or SVG file, but '/no/such.png' is none.",
  ],
  [{ BRAND_MARK: __filename }, `BRAND_MARK must be the path of an SVG file, but '${__filename}' is none.`],
  [
    { COUNTRY_FILE: __filename },
    `COUNTRY_FILE must be the path of a database of countries (.mmdb), but '${__filename}' is none.`,
  ],
  [{ ORDER_TERMS: '@/no/such.txt' }, "ORDER_TERMS is '@/no/such.txt', but that file can't be read."],
  [{ DATABASE_POOLER: 'no' }, "DATABASE_POOLER must be one of true, false, but is 'no'."],
  [{ CONFIRMATION_MAILS: 'yes' }, "CONFIRMATION_MAILS must be one of true, false, but is 'yes'."],
  [{ PAPER_SIZE: 'A5' }, "PAPER_SIZE must be one of A4, Letter, but is 'A5'."],
  [
    { TIME_ZONE: '+02:00' },
    "TIME_ZONE must be the name of a time zone, as in Europe/Stockholm, America/New_York or UTC, but is '+02:00'.",
  ],
  [{ NAME_LANGUAGE: 'English!' }, "NAME_LANGUAGE must be a language, as in en or pt-BR, but is 'English!'."],
  [
    { LANGUAGES: 'en, tlh' },
    "LANGUAGES must be some of en, de, es, fr, it, nl, pl, pt, ja, ar, en-XA, ar-XB, separated by commas, but is 'en,tlh'.",
  ],
  [{ DEMO: 'yes' }, "DEMO must be one of true, false, but is 'yes'."],
])('%j is refused in one sentence', (source, fault) => {
  expect(faultsOf(source)).toEqual([fault]);
});

test('the brand has a name, the lines of an address, and terms from a text or a file', () => {
  const terms = path.join(folder, 'terms.txt');
  writeFileSync(terms, 'Paid within 30 days.\n\nGoods stay ours until then.\n');
  const settings = { BRAND_NAME: 'Maren Vale', BRAND_ADDRESS: 'Storgatan 1 | 222 22 Lund' };
  const sheets = { BRAND_VAT_ID: 'SE556677889901', PAPER_SIZE: 'Letter', TIME_ZONE: 'America/New_York' };
  const company = {
    BRAND_PHONE: '+46 46 10',
    BRAND_REGISTER: 'Org. 556677',
    BRAND_BANK: 'IBAN SE45 | BIC ESS',
  };
  expect(read({ ...settings, ...sheets, ...company, ORDER_TERMS: `@${terms}` })).toMatchObject({
    brandName: 'Maren Vale',
    brandAddress: ['Storgatan 1', '222 22 Lund'],
    brandVatId: 'SE556677889901',
    brandPhone: '+46 46 10',
    brandRegister: 'Org. 556677',
    brandBank: ['IBAN SE45', 'BIC ESS'],
    paperSize: 'Letter',
    timeZone: 'America/New_York',
    orderTerms: 'Paid within 30 days.\n\nGoods stay ours until then.',
  });
  expect(read({ ORDER_TERMS: 'Paid at once.' }).orderTerms).toBe('Paid at once.');
  expect(read({ LANGUAGES: 'en, ar-XB' }).page).toEqual({ languages: ['en', 'ar-XB'] });
});

test('all faults are reported together', () => {
  expect(faultsOf({ PORT: '-1', DEMO: 'maybe' })).toHaveLength(2);
});

test('a data folder that cannot be made is refused', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(faultsOf({ DATA_DIR: path.join(file, 'data') })).toEqual([
    `DATA_DIR is '${path.join(file, 'data')}', but that folder can't be created or written to.`,
  ]);
});

describe('storage for files', () => {
  const account = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  test('is the data folder unless there is a bucket', () => {
    expect(read({}).s3).toBeNull();
    expect(read({ S3_BUCKET: 'brand-files' }).s3).toEqual({
      bucket: 'brand-files',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
      isPathStyle: false,
    });
  });

  test('of another provider has an address, an account and a prefix', () => {
    const bucket = { S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.fr-par.scw.cloud', S3_REGION: 'fr-par' };
    expect(read({ ...bucket, ...account, S3_PREFIX: 'linedesk/' }).s3).toEqual({
      bucket: 'files',
      prefix: 'linedesk/',
      endpoint: 'https://s3.fr-par.scw.cloud',
      region: 'fr-par',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      isPathStyle: true,
    });
    expect(read({ ...bucket, S3_PATH_STYLE: 'false' }).s3?.isPathStyle).toBe(false);
  });

  test.each([
    [
      { S3_ENDPOINT: 'https://s3.test' },
      'S3_ENDPOINT is set, but S3_BUCKET, the bucket that it is about, is not.',
    ],
    [
      { S3_BUCKET: 'No' },
      "S3_BUCKET must be 3 to 63 lower-case letters, digits, dots and dashes, but is 'No'.",
    ],
    [
      { S3_BUCKET: 'files', S3_PREFIX: '../x' },
      "S3_PREFIX must be letters, digits and dashes between slashes, but is '../x'.",
    ],
    [
      { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other: set both or neither.',
    ],
    [
      { S3_BUCKET: 'files', S3_ENDPOINT: 's3.test' },
      'S3_ENDPOINT must be an address that starts with http:// or https://.',
    ],
  ])('%j is refused in one sentence', (source, sentence) => {
    expect(faultsOf(source)).toEqual([sentence]);
  });
});

test('DATABASE_DIRECT_URL requires DATABASE_URL, and is used with a pooler', () => {
  const [pooler, itself] = ['postgres://pooler:6432/linedesk', 'postgres://db/linedesk'];
  expect(read({ DATABASE_URL: pooler }).databaseDirectUrl).toBeNull();
  expect(read({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: itself }).databaseDirectUrl).toBe(itself);
  expect(faultsOf({ DATABASE_DIRECT_URL: itself })).toEqual([
    'DATABASE_DIRECT_URL is set, but DATABASE_URL, the pooler in front of that database, is not.',
  ]);
});

test('DATABASE_REPLICA_URL requires DATABASE_URL', () => {
  const [database, replica] = ['postgres://db/linedesk', 'postgres://standby/linedesk'];
  expect(read({ DATABASE_URL: database }).replica).toBeNull();
  expect(read({ DATABASE_URL: database, DATABASE_REPLICA_URL: replica }).replica).toEqual({
    url: replica,
    maxSecondsBehind: 60,
  });
  expect(faultsOf({ DATABASE_REPLICA_URL: replica })).toEqual([
    'DATABASE_REPLICA_URL is set, but DATABASE_URL, the database that it copies, is not.',
  ]);
  expect(
    faultsOf({
      DATABASE_URL: database,
      DATABASE_REPLICA_URL: 'http://standby',
      DATABASE_REPLICA_SECONDS: 'few',
    }),
  ).toEqual([
    'DATABASE_REPLICA_URL must be an address that starts with postgres:// or postgresql://.',
    "DATABASE_REPLICA_SECONDS must be a whole number from 0 to 86400, but is 'few'.",
  ]);
});
