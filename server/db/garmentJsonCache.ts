import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readCodeState } from '../core/codeState';
import type { Schema } from '../core/call';
import type { ReadyGarments, Sheets, SheetView } from './garmentJson';
import { GzipChunk } from '../core/precompressedJson';
import { selectSheetVersion } from './changes';
import { loadGarments, presentGarments } from './garments';
import type { Db } from './openDatabase';

/** Garments that are sent together: few enough that one with quantities costs little, enough to compress well. */
const garmentsAtOnce = 8;
/** A sheet is made once and sent often. */
const level = 6;
/** In bytes; compressed pieces count as a tenth. */
const most = 64 * 1024 * 1024;

/** Some garments as JSON, each without ordered pieces. */
interface Batch {
  generics: string[];
  garments: Buffer[];
  piece: GzipChunk;
}

interface Sheet {
  batches: Batch[];
  bytes: number;
}

/** Garments as ready JSON, some at a time. */
function readyGarments(batches: readonly Batch[]): ReadyGarments {
  return {
    generics: batches.flatMap(({ generics }) => generics),
    piecesWith: (named, change) =>
      batches.map(({ generics, garments, piece }, index) => {
        if (!generics.some((generic) => named.has(generic))) return piece;
        const texts = garments.map((text, at) =>
          named.has(generics[at] ?? '')
            ? JSON.stringify(change(JSON.parse(text.toString())))
            : text.toString(),
        );
        return new GzipChunk(Buffer.from(joined(texts, index)));
      }),
  };
}

const joined = (texts: readonly string[], index: number) => (index === 0 ? '' : ',') + texts.join(',');

/** Garments as ready JSON for one response. */
export const toReadyGarments = async (presented: readonly Schema<'Garment'>[]): Promise<ReadyGarments> =>
  readyGarments(await toBatches(presented));

/** JSON of garments, in steps that let the host answer other requests in between. */
async function toBatches(presented: readonly Schema<'Garment'>[]): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (let first = 0; first < presented.length; first += garmentsAtOnce) {
    const some = presented.slice(first, first + garmentsAtOnce);
    const texts = some.map((garment) => JSON.stringify(garment));
    const plain = Buffer.from(joined(texts, first));
    let at = first === 0 ? 0 : 1;
    const garments = texts.map((text) => {
      const length = Buffer.byteLength(text);
      const garment = plain.subarray(at, at + length);
      at += length + 1;
      return garment;
    });
    batches.push({
      generics: some.map(({ generic }) => generic),
      garments,
      piece: new GzipChunk(plain, level),
    });
    await setImmediate();
  }
  return batches;
}

/**
 * The garments of line sheets as ready, compressed JSON, for all orders of a catalog with the same price list and
 * warehouse. The version of what they are made from is read from the database each time, so that no host ever sends
 * anything old; the sheets used last are kept, up to `mostBytes`.
 */
export class GarmentJsonCache implements Sheets {
  private readonly sheets = new Map<string, Promise<Sheet>>();
  private bytes = 0;

  constructor(private readonly mostBytes = most) {}

  /** How many sheets are kept, and their bytes. */
  get size(): { sheets: number; bytes: number } {
    return { sheets: this.sheets.size, bytes: this.bytes };
  }

  async keyOf(db: Db, { catalogId, currency, pricelist, warehouse }: SheetView): Promise<string> {
    const version = await selectSheetVersion(db, { catalogId, warehouse });
    return JSON.stringify([catalogId, currency, pricelist, warehouse, version]);
  }

  async find(db: Db, key: string, view: SheetView): Promise<ReadyGarments> {
    const kept = this.sheets.get(key);
    if (kept !== undefined) {
      this.sheets.delete(key);
      this.sheets.set(key, kept);
      // Whoever made it may have failed for a reason of their own.
      const found = await kept.catch(() => null);
      if (found !== null) return readyGarments(found.batches);
    }
    const made = makeSheet(db, view);
    this.sheets.set(key, made);
    try {
      const sheet = await made;
      this.bytes += sheet.bytes;
      await this.dropOldest();
      return readyGarments(sheet.batches);
    } catch (error) {
      if (this.sheets.get(key) === made) this.sheets.delete(key);
      throw error;
    }
  }

  private async dropOldest(): Promise<void> {
    for (const [key, sheet] of this.sheets) {
      if (this.bytes <= this.mostBytes) return;
      this.sheets.delete(key);
      this.bytes -= (await sheet.catch(() => null))?.bytes ?? 0;
    }
  }
}

async function makeSheet(db: Db, { currency, ...view }: SheetView): Promise<Sheet> {
  const batches = await toBatches(presentGarments(await loadGarments(db, view), { currency }));
  const bytes = batches.reduce((sum, { piece }) => sum + piece.plain.length * 1.1, 0);
  return { batches, bytes };
}

const codeState = readCodeState([
  'server/features/orders',
  'server/features/catalogs',
  'server/db',
  'src/domain',
]);

/**
 * The entity tag of a response with such garments: it changes with the rest of it, with what the garments are made from,
 * and with the code.
 */
export const sheetTag = (own: string, key: string): string =>
  `"${createHash('sha256').update(codeState).update(own).update('\0').update(key).digest('base64url').slice(0, 27)}"`;
