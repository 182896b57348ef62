import { setTimeout as sleep } from 'node:timers/promises';
import { read, utils } from 'xlsx';
import { newOrder, type Person, readOrder } from './people';

/** What people have seen of reports. */
export interface Reported {
  /** When each was answered, in ms. */
  exports: number[];
  overviews: number[];
  /** Those that lacked something that had been saved before they were asked for, in words. */
  old: string[];
  /** When those were asked for and given up that were not answered, in ms, and what came instead. */
  failed: { from: number; to: number; what: string }[];
  /** When they may fail: from a strike on until everything works again, in ms. */
  allowed: { from: number; to: number }[];
  /** Overviews that said since when they may lack something. */
  dated: number;
}

/** Nothing seen yet. */
export const noReports = (): Reported => ({
  exports: [],
  overviews: [],
  old: [],
  failed: [],
  allowed: [],
  dated: 0,
});

const pauseMs = 400;

interface Saved {
  /** When it was acknowledged, in ms. */
  at: number;
  quantity: number;
}

/** Somebody with an order of one sku, whose quantity grows with each save. */
async function openProbe(person: Person, title: string, catalogId?: string) {
  const id = await newOrder(person, title, catalogId);
  const { skus, version: first } = await readOrder(person, id);
  const sku = skus[0] ?? '';
  let version = first;
  const saved: Saved[] = [];
  let quantity = 0;
  return {
    id,
    sku,
    saved,
    /** Saves one piece more, whatever happens meanwhile. */
    async save() {
      for (;;) {
        quantity += 1;
        const body = { id, lines: { [sku]: quantity }, wanted: [], service_date: null, version };
        const answer = await person.once('PUT', '/api/order/update', body);
        if (answer?.status === 200 && answer.json.status === 'success') {
          version = Number(answer.json.version);
          saved.push({ at: Date.now(), quantity });
          return;
        }
        ({ version } = await readOrder(person, id));
      }
    },
  };
}

/** Asks for a report; null, and a note, when it is not answered. */
async function ask<Report>(
  { ask: call }: Person,
  address: string,
  reported: Reported,
  take: (response: Response) => Promise<Report>,
): Promise<Report | null> {
  const from = Date.now();
  try {
    const response = await call('GET', address);
    if (response.ok) return await take(response);
    reported.failed.push({ from, to: Date.now(), what: `${address}: ${response.status}` });
  } catch (error) {
    reported.failed.push({ from, to: Date.now(), what: `${address}: ${String(error)}` });
  }
  return null;
}

/** Saves and then downloads the order's Excel, again and again until `signal`: it must have what was saved. */
export async function exportOften(person: Person, reported: Reported, signal: AbortSignal): Promise<void> {
  const probe = await openProbe(person, 'Exported');
  while (!signal.aborted) {
    await probe.save();
    const file = await ask(person, `/api/order/download/excel/${probe.id}`, reported, (response) =>
      response.arrayBuffer(),
    );
    if (file !== null) {
      reported.exports.push(Date.now());
      const asked = probe.saved.at(-1)?.quantity;
      const shown = quantityIn(file, probe.sku);
      if (shown !== asked) reported.old.push(`An Excel with ${shown} pieces after ${asked} were saved.`);
    }
    await sleep(pauseMs);
  }
}

/** What the workbook's sheet of skus says. */
function quantityIn(file: ArrayBuffer, sku: string): unknown {
  const sheet = read(file).Sheets.Skus;
  const rows = sheet === undefined ? [] : utils.sheet_to_json<Record<string, unknown>>(sheet);
  return rows.find((row) => row.Sku === sku)?.Quantity;
}

/** Saves and then looks at the overview of a catalog that nobody else orders from, again and again until `signal`. */
export async function overlookOften(person: Person, reported: Reported, signal: AbortSignal): Promise<void> {
  const catalogs = await person.call('GET', '/api/catalogs/list_simple');
  const all: { id: string }[] = Array.isArray(catalogs) ? catalogs : [];
  const catalog = all.at(-1)?.id ?? '';
  const address = `/api/overview/catalogs?catalogs=${catalog}`;
  const look = () =>
    ask(person, address, reported, async (response) => {
      const { rows, as_of: asOf }: { rows: { pieces: number }[]; as_of?: number } = await response.json();
      return { pieces: rows.reduce((sum, row) => sum + row.pieces, 0), asOf };
    });
  const probe = await openProbe(person, 'Overlooked', catalog);
  const before = await look();
  if (before === null) throw new Error('There is no overview before the day begins.');
  while (!signal.aborted) {
    await probe.save();
    const seen = await look();
    if (seen !== null) {
      const { pieces, asOf } = seen;
      reported.overviews.push(Date.now());
      if (asOf !== undefined) reported.dated += 1;
      const known = probe.saved.findLast(({ at }) => asOf === undefined || at <= asOf * 1000)?.quantity ?? 0;
      if (pieces < before.pieces + known)
        reported.old.push(
          `An overview with ${pieces} pieces after ${before.pieces} and ${known} were saved.`,
        );
    }
    await sleep(pauseMs);
  }
}
