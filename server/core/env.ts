import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { isTimeZone } from '../../src/domain/dates';
import { isLanguageTag, pageLanguages } from '../../src/domain/language/languages';
import { factorRequirements } from '../../src/domain/access/secondFactor';
import { isCountryFile } from './countries';
import { readDatabaseEnv } from './databaseEnv';
import { readODataEnv } from './erpEnv';
import { readOpenidEnv } from './openidEnv';
import { readS3Env } from './s3Env';
import { SettingsReader } from './SettingsReader';

/** Settings that can't be used; `faults` holds one sentence each. */
export class InvalidEnvError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The server's settings; see docs/settings.md. */
export type Env = ReturnType<typeof readEnv>;

/**
 * Reads and checks every setting at once, each from the environment variable of the same name; throws `InvalidEnvError`
 * naming each fault.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const settings = new SettingsReader(source);
  const { faults } = settings;
  const port = settings.integer('PORT', 3000, 0, 65535);
  const database = readDatabaseEnv(settings);
  const dataDir = path.resolve(settings.text('DATA_DIR') ?? 'data');
  const dataFault = checkDataDir(dataDir);
  if (dataFault !== null) faults.push(dataFault);
  const publicUrl = settings.address(
    'PUBLIC_URL',
    settings.text('PUBLIC_URL') ?? `http://localhost:${port}`,
    ['http:', 'https:'],
  );
  const allowedOrigins = (settings.text('ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .flatMap((origin) => settings.address('ALLOWED_ORIGINS', origin, ['http:', 'https:'])?.origin ?? []);

  const proxies = settings.text('TRUST_PROXY');
  const trustProxy = proxies === null ? loopback : readTrustProxy(proxies);
  if (trustProxy === null) {
    faults.push(
      `TRUST_PROXY must be the addresses or networks of proxies, as in 10.0.0.5,10.1.0.0/16, or their number from 0 to 99, but is '${proxies}'.`,
    );
  }

  const smtpUrl = settings.text('SMTP_URL');
  if (smtpUrl !== null) settings.address('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  const sender = settings.text('MAIL_FROM');
  if (sender !== null && !/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(sender)) {
    faults.push(
      `MAIL_FROM must be an email, with or without a name, as in Orders <orders@brand.com>, but is '${sender}'.`,
    );
  }

  const brandName = settings.text('BRAND_NAME');
  const brandLogo = settings.text('BRAND_LOGO');
  if (brandLogo !== null && !isPicture(brandLogo)) {
    faults.push(`BRAND_LOGO must be the path of a PNG, JPEG or SVG file, but '${brandLogo}' is none.`);
  }
  const brandMark = settings.text('BRAND_MARK');
  if (brandMark !== null && !isSvg(brandMark)) {
    faults.push(`BRAND_MARK must be the path of an SVG file, but '${brandMark}' is none.`);
  }
  const terms = settings.text('ORDER_TERMS') ?? '';
  const orderTerms = terms.startsWith('@') ? readText(terms.slice(1)) : terms;
  if (orderTerms === null) faults.push(`ORDER_TERMS is '${terms}', but that file can't be read.`);

  const countryFile = settings.text('COUNTRY_FILE');
  if (countryFile !== null && !isCountryFile(countryFile)) {
    faults.push(
      `COUNTRY_FILE must be the path of a database of countries (.mmdb), but '${countryFile}' is none.`,
    );
  }

  const timeZone = settings.text('TIME_ZONE') ?? 'UTC';
  if (!isTimeZone(timeZone)) {
    faults.push(
      `TIME_ZONE must be the name of a time zone, as in Europe/Stockholm, America/New_York or UTC, but is '${timeZone}'.`,
    );
  }

  const languages = settings
    .text('LANGUAGES')
    ?.split(',')
    .map((tag) => tag.trim());
  if (languages !== undefined && !languages.every(isLanguageTag)) {
    const known = pageLanguages.map(({ tag }) => tag).join(', ');
    faults.push(`LANGUAGES must be some of ${known}, separated by commas, but is '${languages.join(',')}'.`);
  }

  const nameLanguage = settings.text('NAME_LANGUAGE');
  if (nameLanguage !== null && !isLanguage(nameLanguage)) {
    faults.push(`NAME_LANGUAGE must be a language, as in en or pt-BR, but is '${nameLanguage}'.`);
  }

  const openidProviders = readOpenidEnv(settings);
  const localPasswords = settings.choice('LOCAL_PASSWORDS', ['all', 'customers'], 'all');
  if (localPasswords === 'customers' && openidProviders.length === 0)
    faults.push(
      'LOCAL_PASSWORDS=customers needs a provider in OPENID_PROVIDERS: without one, no admin or agent could sign in.',
    );

  const erpDriver = settings.choice('ERP_DRIVER', ['drop', 'odata'], 'drop');
  const env = {
    port,
    /** The name or address to listen on; `0.0.0.0` is every address of this machine. */
    host: settings.text('HOST') ?? 'localhost',
    /** The port that serves the host's metrics, or null. */
    metricsPort:
      settings.text('METRICS_PORT') === null ? null : settings.integer('METRICS_PORT', 0, 1, 65535),
    ...database,
    dataDir,
    /** The storage of pictures, uploads, mails and documents; null for `dataDir`. */
    s3: readS3Env(settings),
    /** The URL people open, without a trailing slash. */
    publicUrl: publicUrl?.origin ?? '',
    /** False when `publicUrl` is the default, which only this machine can open. */
    isPublicUrlSet: settings.text('PUBLIC_URL') !== null,
    /** Origins besides the host's own that may call the API with cookies. */
    allowedOrigins,
    /** Whose X-Forwarded-For is trusted: addresses and networks, or the number of proxies in front of the host. */
    trustProxy: trustProxy ?? loopback,
    /** Who must have a second factor. */
    requireSecondFactor: settings.choice('REQUIRE_SECOND_FACTOR', factorRequirements, 'none'),
    /** The companies whose accounts people can sign in with. */
    openidProviders,
    /** Who signs in with a password of this host: everybody, or all but admins and agents. */
    localPasswords,
    /** How many calls a person may make of this host in a minute, or an address without a session; 0 for any number. */
    callsPerMinute: settings.integer('CALLS_PER_MINUTE', 6000, 0, 1_000_000),
    /** A MaxMind DB file of the countries of IP addresses, or null. */
    countryFile: countryFile === null ? null : path.resolve(countryFile),
    sessionDays: settings.integer('SESSION_DAYS', 14, 1, 365),
    /** How long requests may take to finish when the host is told to stop. */
    shutdownSeconds: settings.integer('SHUTDOWN_SECONDS', 30, 1, 3600),
    erpDriver,
    /** The settings of ERP_DRIVER=odata, otherwise null. */
    erpOData: erpDriver === 'odata' ? readODataEnv(settings) : null,
    /** The folder shared with the ERP: documents go to `out`, its answers are read from `in`. */
    erpDir: path.resolve(settings.text('ERP_DIR') ?? path.join(dataDir, 'erp')),
    erpPollSeconds: settings.integer('ERP_POLL_SECONDS', 2, 1, 3600),
    /** The SMTP server that mails go to; null to write them to `dataDir`. */
    smtpUrl,
    /** The sender of mails. */
    mailFrom: sender ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`,
    /** Whether a sent order is confirmed to its customer and agent by mail. */
    confirmationMails: settings.flag('CONFIRMATION_MAILS', false),
    /** Whether customers and agents get mails about what is confirmed otherwise than ordered, and shipped. */
    fulfillmentMails: settings.flag('FULFILLMENT_MAILS', true),
    /** After how many days what is no longer needed is deleted; null for never. */
    keepDays: {
      mails: daysOf(settings, 'KEEP_MAILS_DAYS', 1),
      archivedOrders: daysOf(settings, 'KEEP_ARCHIVED_ORDERS_DAYS', 1),
      /** The mail that announces it is sent 30 days before. */
      idleAccounts: daysOf(settings, 'KEEP_IDLE_ACCOUNTS_DAYS', 60),
      events: daysOf(settings, 'KEEP_EVENTS_DAYS', 1),
    },
    /** Whether webhooks may go to private addresses, and by http. */
    webhooksPrivate: settings.flag('WEBHOOKS_PRIVATE', false),
    logLevel: settings.choice('LOG_LEVEL', logLevels, 'info'),
    /** The brand's name in documents, and for catalogs that name no brand; '' when unset. */
    brandName: brandName ?? '',
    /** What the page's `RuntimeConfig` takes from settings; what is undefined is left to config.js. */
    page: { brand: brandName ?? undefined, languages },
    /** The language of garments' and colors' plain names (BCP 47); null if unknown. */
    nameLanguage,
    /** The lines of the brand's address. */
    brandAddress: linesOf(settings.text('BRAND_ADDRESS')),
    /** The brand's number for value added tax, printed below its address; '' when unset. */
    brandVatId: settings.text('BRAND_VAT_ID') ?? '',
    /** Its phone number, printed below its address; '' when unset. */
    brandPhone: settings.text('BRAND_PHONE') ?? '',
    /** Its entry in the company register, printed below its address; '' when unset. */
    brandRegister: settings.text('BRAND_REGISTER') ?? '',
    /** The lines of its bank account, printed below its address. */
    brandBank: linesOf(settings.text('BRAND_BANK')),
    /** The SVG file that stands beside the name on the page and in its tab; null for the product's. */
    brandMark: brandMark === null ? null : path.resolve(brandMark),
    /** A picture file, or null. */
    brandLogo: brandLogo === null ? null : path.resolve(brandLogo),
    /** The terms of an order confirmation, by paragraph; '' for none. */
    orderTerms: orderTerms?.trim() ?? '',
    /** The paper size of PDFs and workbooks. */
    paperSize: settings.choice('PAPER_SIZE', ['A4', 'Letter'], 'A4'),
    /** The IANA name of the time zone whose days documents, mails and the overview show. */
    timeZone,
    /** Whether minimums and multiples are required to finish an order, or only produce a warning. */
    orderMinimums: readOrderMinimums(settings),
    /** Whether to fill an empty database with the demo brand and act as the ERP. */
    demo: settings.flag('DEMO', database.databaseUrl === null),
  };
  if (faults.length > 0) throw new InvalidEnvError(faults);
  return env;
}

/** `tell` is the name that `warn` had before. */
function readOrderMinimums(settings: SettingsReader): 'warn' | 'require' {
  return settings.choice('ORDER_MINIMUMS', ['warn', 'require', 'tell'], 'warn') === 'require'
    ? 'require'
    : 'warn';
}

/** A number of days; null when unset. */
const daysOf = (settings: SettingsReader, name: string, min: number): number | null =>
  settings.text(name) === null ? null : settings.integer(name, min, min, 36_500);

/** The lines of a setting, which vertical bars separate. */
const linesOf = (value: string | null): string[] =>
  (value ?? '')
    .split(/\r?\n|\|/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const loopback = ['loopback'];

/** Addresses and networks, or a number of proxies; null for anything else. */
function readTrustProxy(value: string): string[] | number | null {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((one) => one.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : null;
}

function isAddressOrNetwork(value: string): boolean {
  const [address = '', length, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (length === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}

function checkDataDir(dataDir: string): string | null {
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o750 });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return null;
  } catch {
    return `DATA_DIR is '${dataDir}', but that folder can't be created or written to.`;
  }
}

/** Whether a tag is a well-formed language (BCP 47). */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Whether a file starts like a PNG, JPEG or SVG. */
function isPicture(file: string): boolean {
  return /^(\x89PNG|\xff\xd8\xff)/.test(readStart(file) ?? '') || isSvg(file);
}

const isSvg = (file: string) => /<svg[\s>]/.test(readStart(file) ?? '');

function readStart(file: string): string | null {
  try {
    return readFileSync(file).subarray(0, 4096).toString('latin1');
  } catch {
    return null;
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
