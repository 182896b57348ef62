import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { type DatabaseEnv, readDatabaseEnv } from './databaseEnv';
import { type ODataEnv, readODataEnv } from './erpEnv';
import { readS3Env, type S3Env } from './s3Env';

/** The server's settings, each from the environment variable of the same name; see docs/settings.md. */
export interface Env extends DatabaseEnv {
  port: number;
  /** The name or address to listen on; `0.0.0.0` is every address of this machine. */
  host: string;
  /** The port that serves the host's metrics, or null. */
  metricsPort: number | null;
  dataDir: string;
  /** The storage of pictures, uploads, mails and documents; null for `dataDir`. */
  s3: S3Env | null;
  /** The URL people open, without a trailing slash. */
  publicUrl: string;
  /** False when `publicUrl` is the default, which only this machine can open. */
  isPublicUrlSet: boolean;
  /** Origins besides the host's own that may call the API with cookies. */
  allowedOrigins: string[];
  /** Whose X-Forwarded-For is trusted: addresses and networks, or the number of proxies in front of the host. */
  trustProxy: string[] | number;
  sessionDays: number;
  /** How long requests may take to finish when the host is told to stop. */
  shutdownSeconds: number;
  erpDriver: 'drop' | 'odata';
  /** The settings of ERP_DRIVER=odata, otherwise null. */
  erpOData: ODataEnv | null;
  /** The folder shared with the ERP: documents go to `out`, its answers are read from `in`. */
  erpDir: string;
  erpPollSeconds: number;
  /** The SMTP server that mails go to; null to write them to `dataDir`. */
  smtpUrl: string | null;
  /** The sender of mails. */
  mailFrom: string;
  /** Whether a sent order is confirmed to its customer and agent by mail. */
  confirmationMails: boolean;
  logLevel: string;
  /** The brand's name in documents, and for catalogs that name no brand; '' when unset. */
  brandName: string;
  /** The lines of the brand's address. */
  brandAddress: string[];
  /** The brand's number for value added tax, printed below its address; '' when unset. */
  brandVatId: string;
  /** Its phone number, printed below its address; '' when unset. */
  brandPhone: string;
  /** Its entry in the company register, printed below its address; '' when unset. */
  brandRegister: string;
  /** The lines of its bank account, printed below its address. */
  brandBank: string[];
  /** A picture file, or null. */
  brandLogo: string | null;
  /** The terms of an order confirmation, by paragraph; '' for none. */
  orderTerms: string;
  /** The paper size of PDFs and workbooks. */
  paperSize: 'A4' | 'Letter';
  /** Whether minimums and multiples are required to finish an order, or only produce a warning. */
  orderMinimums: 'tell' | 'require';
  /** Whether to fill an empty database with the demo brand and act as the ERP. */
  demo: boolean;
}

/** Settings that can't be used; `faults` holds one sentence each. */
export class InvalidEnvError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads and checks every setting at once; throws `InvalidEnvError` naming each fault. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = [];
  const text = (name: string) => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    faults.push(`${name} must be a whole number from ${min} to ${max}, but is '${value}'.`);
    return fallback;
  };
  const choice = <T extends string>(name: string, options: readonly T[], fallback: T) => {
    const value = text(name);
    if (value === null) return fallback;
    const found = options.find((option) => option === value);
    if (found === undefined) faults.push(`${name} must be one of ${options.join(', ')}, but is '${value}'.`);
    return found ?? fallback;
  };
  const address = (name: string, value: string, protocols: string[]) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed !== null && protocols.includes(parsed.protocol)) return parsed;
    faults.push(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return null;
  };

  const port = integer('PORT', 3000, 0, 65535);
  const database = readDatabaseEnv({ text, integer, choice, address, faults });
  const dataDir = path.resolve(text('DATA_DIR') ?? 'data');
  const dataFault = checkDataDir(dataDir);
  if (dataFault !== null) faults.push(dataFault);
  const publicUrl = address('PUBLIC_URL', text('PUBLIC_URL') ?? `http://localhost:${port}`, [
    'http:',
    'https:',
  ]);
  const allowedOrigins = (text('ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .flatMap((origin) => address('ALLOWED_ORIGINS', origin, ['http:', 'https:'])?.origin ?? []);

  const proxies = text('TRUST_PROXY');
  const trustProxy = proxies === null ? loopback : readTrustProxy(proxies);
  if (trustProxy === null) {
    faults.push(
      `TRUST_PROXY must be the addresses or networks of proxies, as in 10.0.0.5,10.1.0.0/16, or their number from 0 to 99, but is '${proxies}'.`,
    );
  }

  const smtpUrl = text('SMTP_URL');
  if (smtpUrl !== null) address('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']);
  const sender = text('MAIL_FROM');
  if (sender !== null && !/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(sender)) {
    faults.push(
      `MAIL_FROM must be an email, with or without a name, as in Orders <orders@brand.com>, but is '${sender}'.`,
    );
  }

  const brandLogo = text('BRAND_LOGO');
  if (brandLogo !== null && !isPicture(brandLogo)) {
    faults.push(`BRAND_LOGO must be the path of a PNG, JPEG or SVG file, but '${brandLogo}' is none.`);
  }
  const terms = text('ORDER_TERMS') ?? '';
  const orderTerms = terms.startsWith('@') ? readText(terms.slice(1)) : terms;
  if (orderTerms === null) faults.push(`ORDER_TERMS is '${terms}', but that file can't be read.`);

  const erpDriver = choice('ERP_DRIVER', ['drop', 'odata'] as const, 'drop');
  const env: Env = {
    port,
    host: text('HOST') ?? 'localhost',
    metricsPort: text('METRICS_PORT') === null ? null : integer('METRICS_PORT', 0, 1, 65535),
    ...database,
    dataDir,
    s3: readS3Env({ text, address, choice, faults }),
    publicUrl: publicUrl?.origin ?? '',
    isPublicUrlSet: text('PUBLIC_URL') !== null,
    allowedOrigins,
    trustProxy: trustProxy ?? loopback,
    sessionDays: integer('SESSION_DAYS', 14, 1, 365),
    shutdownSeconds: integer('SHUTDOWN_SECONDS', 30, 1, 3600),
    erpDriver,
    erpOData: erpDriver === 'odata' ? readODataEnv({ text, integer, faults }) : null,
    erpDir: path.resolve(text('ERP_DIR') ?? path.join(dataDir, 'erp')),
    erpPollSeconds: integer('ERP_POLL_SECONDS', 2, 1, 3600),
    smtpUrl,
    mailFrom: sender ?? `no-reply@${publicUrl?.hostname ?? 'localhost'}`,
    confirmationMails: choice('CONFIRMATION_MAILS', ['true', 'false'] as const, 'false') === 'true',
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    brandName: text('BRAND_NAME') ?? '',
    brandAddress: linesOf(text('BRAND_ADDRESS')),
    brandVatId: text('BRAND_VAT_ID') ?? '',
    brandPhone: text('BRAND_PHONE') ?? '',
    brandRegister: text('BRAND_REGISTER') ?? '',
    brandBank: linesOf(text('BRAND_BANK')),
    brandLogo: brandLogo === null ? null : path.resolve(brandLogo),
    orderTerms: orderTerms?.trim() ?? '',
    paperSize: choice('PAPER_SIZE', ['A4', 'Letter'] as const, 'A4'),
    orderMinimums: choice('ORDER_MINIMUMS', ['tell', 'require'] as const, 'tell'),
    demo: choice('DEMO', ['true', 'false'], database.databaseUrl === null ? 'true' : 'false') === 'true',
  };
  if (faults.length > 0) throw new InvalidEnvError(faults);
  return env;
}

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

/** Whether a file starts like a PNG, JPEG or SVG. */
function isPicture(file: string): boolean {
  const start = readStart(file);
  return start !== null && (/^(\x89PNG|\xff\xd8\xff)/.test(start) || /<svg[\s>]/.test(start));
}

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
