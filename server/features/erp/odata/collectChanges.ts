import { createHash } from 'node:crypto';
import { message } from '../../../../src/domain/language/message';
import { inEnglish } from '../../../../src/domain/language/wording';
import type { TaskLog } from '../../../background/taskDefinition';
import {
  type ErpConnector,
  type ErpDocument,
  type ErpReceiver,
  ErpUnreachable,
} from '../../../core/erpConnector';
import type { ODataEnv } from '../../../core/erpEnv';
import { Refusal } from '../../../core/problems';
import type { Db } from '../../../db/openDatabase';
import { findLines } from '../queries';
import { codeReader, materialOf } from './materials';
import { at, ODataRefusal, type ODataService, openODataService } from './openODataService';
import {
  beginReads,
  endPage,
  endRead,
  findSentByKeys,
  findSentByNumbers,
  findStored,
  lockDueRead,
  postponeRead,
  type Read,
  type SentOrder,
} from './readQueries';
import { type SapNames, type SapSource, sapSources, textOf } from './sapDocuments';
import { keyOfReference } from './salesOrders';

interface Parts {
  db: Db;
  settings: ODataEnv;
  log: TaskLog;
  /** Between two readings of a service; after failures it grows up to `maxPauseSeconds`. */
  pauseSeconds: number;
}

const maxPauseSeconds = 1800;

/** Orders of hundreds of lines each, with what SAP adds to every line, make some megabytes. */
const pageRows = 50;

/** So that a host that is stopped while there is much to read doesn't keep others waiting. */
const maxPages = 20;

/** The rows of a service that were read and understood, by number: they are read again as long as readings overlap. */
interface Seen {
  before: Map<string, string>;
  now: Map<string, string>;
}

/**
 * Asks SAP what has changed of the orders that were sent, page by page, sorted by number: each page is taken in while its
 * service's row of `erp_reads` is locked, so that one host reads at a time and any other goes on where it was killed.
 */
export function collectChanges(parts: Parts): ErpConnector['collect'] {
  const { db, settings } = parts;
  const readers = sapSources.map((source) => ({
    source,
    service: openODataService(settings, source.service),
    seen: { before: new Map(), now: new Map() } satisfies Seen,
  }));
  let isBegun = false;
  return async function collect(receiver) {
    isBegun ||= await beginReads(
      db,
      sapSources.map(({ service }) => service),
    );
    if (!isBegun) return;
    for (const reader of readers) {
      let pages = 0;
      while (pages < maxPages && (await readPage({ ...parts, ...reader, receiver }))) pages += 1;
    }
  };
}

interface Reading extends Parts {
  source: SapSource;
  service: ODataService;
  seen: Seen;
  receiver: ErpReceiver;
}

/** Reads the next page of a service if it is due, and takes it in; false if none follows now. */
async function readPage(reading: Reading): Promise<boolean> {
  const { db, log, source, service, seen } = reading;
  const pauseSeconds = reading.pauseSeconds * source.pauses;
  return db.transaction(async (tx) => {
    const read = await lockDueRead(tx, source.service);
    if (read === null) return false;
    try {
      const rows = await findRows(service, source, read);
      const after = textOf(rows.at(-1), source.key);
      if (rows.length > 0 && (after === '' || after === read.after)) throw unreadable();
      const isWaiting = await takeInRows(reading, rows);
      if (read.failures > 0) log.info({ service: source.service }, 'SAP says again what has changed');
      if (rows.length > 0) {
        await endPage(tx, source.service, { after, isWaiting });
        return true;
      }
      await endRead(tx, source.service, { overlapSeconds: source.overlapSeconds, pauseSeconds });
      seen.before = seen.now;
      seen.now = new Map();
      return false;
    } catch (error) {
      const pause = Math.min(pauseSeconds * 2 ** Math.min(read.failures, 20), maxPauseSeconds);
      await postponeRead(tx, source.service, Math.max(pause, pauseSeconds));
      // Once for all failures in a row, whichever host has them.
      if (read.failures === 0) logFailure(log, source.service, error);
      return false;
    }
  });
}

function logFailure(log: TaskLog, service: string, error: unknown): void {
  const warning = 'SAP does not say what has changed; asking again, less and less often';
  if (error instanceof ODataRefusal)
    log.warn({ service, status: error.status, reason: error.words }, warning);
  else if (error instanceof ErpUnreachable) log.warn({ service, reason: error.message }, warning);
  else log.error({ service, err: error }, 'what has changed in SAP could not be taken in; trying again');
}

const unreadable = () => new ErpUnreachable(message('its answer cannot be read'));

/** The next rows by number that were changed since then. */
async function findRows(
  service: ODataService,
  { entities, key, select, expand, changedSince }: SapSource,
  { since, after, failures }: Read,
): Promise<unknown[]> {
  const changed = changedSince(new Date(since * 1000));
  const { data } = await service.get(entities, {
    $filter: after === '' ? changed : `${changed} and ${key} gt '${after.replaceAll("'", "''")}'`,
    $select: select,
    $expand: expand,
    $orderby: key,
    // What SAP can't give in time it may give in smaller pieces.
    $top: String(Math.ceil(pageRows / 2 ** failures)),
  });
  const rows = at(data, 'results');
  if (!Array.isArray(rows)) throw unreadable();
  return rows;
}

/** Takes in what rows say of orders that were sent; whether any of those still waits for its answer. */
async function takeInRows(reading: Reading, rows: readonly unknown[]): Promise<boolean> {
  const { source, seen } = reading;
  const sent = await findSent(reading, rows);
  let isWaiting = false;
  for (const row of rows) {
    const orders = source.ordersOf(row).flatMap((name) => {
      const order = sent.get(name);
      return order === undefined ? [] : [{ name, ...order }];
    });
    if (orders.length === 0) continue;
    const key = textOf(row, source.key);
    const content = hashOf([row, orders]);
    if ((seen.now.get(key) ?? seen.before.get(key)) !== content) {
      const outcomes = [];
      for (const order of orders) outcomes.push(await takeIn(reading, row, order));
      if (outcomes.includes('waits')) {
        isWaiting = true;
        continue;
      }
    }
    seen.now.set(key, content);
  }
  return isWaiting;
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The orders that were sent of those that rows are about, by what the rows call them. */
async function findSent({ db, source }: Reading, rows: readonly unknown[]): Promise<Map<string, SentOrder>> {
  const names = rows.flatMap((row) => source.ordersOf(row));
  if (source.kind !== 'order-confirmation') return findSentByNumbers(db, names);
  const keys = new Map(
    names.flatMap((name) => {
      const key = keyOfReference(name);
      return key === null ? [] : [[key, name]];
    }),
  );
  const found = await findSentByKeys(db, [...keys.keys()]);
  return new Map([...found].map(([key, order]) => [keys.get(key) ?? '', order]));
}

/** Takes in what a row says of an order; what can't be understood is stored as refused. */
async function takeIn(
  reading: Reading,
  row: unknown,
  order: SentOrder & { name: string },
): Promise<'taken' | 'waits' | 'refused'> {
  const { log, source, receiver } = reading;
  const file = `SAP ${source.name} ${textOf(row, source.key)}`;
  try {
    const document = await readRow(reading, row, order);
    if (document === null) return 'taken';
    const outcome = await receiver.takeDocument(document, file);
    if (typeof outcome === 'string') return outcome;
    throw new Refusal(outcome.fault);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await receiver.refuseFile(file, error.reason);
    log.error({ file, fault: inEnglish(error.reason) }, 'a document of SAP cannot be taken in');
    return 'refused';
  }
}

/**
 * The document that a row is to an order; null for one that says nothing new. SAP doesn't number its corrections: what was
 * read later counts, and a document that was taken back needs a higher revision to count again.
 */
async function readRow(
  { db, settings, source }: Reading,
  row: unknown,
  order: SentOrder & { name: string },
): Promise<ErpDocument | null> {
  const { rejectionReasons } = settings;
  const codeOf = await codesOf(db, settings, order);
  const read = source.read(row, order.name, { codeOf, rejectionReasons });
  // A delivery or an invoice may be about several orders.
  const number = source.ordersOf(row).length === 1 ? read.number : `${read.number}/${order.name}`;
  const stored = await findStored(db, source.kind, number);
  const isEmpty = read.reversed || ('lines' in read && read.lines.length === 0);
  if (stored === null && isEmpty) return null;
  const revision = (stored?.revision ?? 0) + (stored?.reversed === true && !read.reversed ? 1 : 0);
  return { ...read, number, revision, order: { key: order.key } };
}

/** How materials of an order are read: as its lines were sent, else by the pattern of the settings. */
async function codesOf(db: Db, { material }: ODataEnv, order: SentOrder): Promise<SapNames['codeOf']> {
  const lines = await findLines(db, order.id);
  const sent = new Map(
    lines.map(({ ean, ownSku, ...line }) => [
      materialOf({ ...line, ...(ean && { ean }), ...(ownSku && { own_sku: ownSku }) }, material),
      line.sku,
    ]),
  );
  const read = codeReader(material);
  return (name) => {
    const sku = sent.get(name);
    return sku === undefined ? read(name) : { sku };
  };
}
