import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { readCodeState } from '../core/codeState';
import type { LanguageTag } from '../../src/domain/language/languages';
import type { Schema } from '../core/call';
import { GzipChunk } from '../core/precompressedJson';
import { selectGarmentsVersion } from './changes';
import { loadGarments } from './garments';
import { presentGarments } from './presentGarment';
import type { Db } from './openDatabase';

/** Garments per chunk: enough to compress well, few enough that replacing one with ordered quantities is cheap. */
const garmentsAtOnce = 8;
/** Compressed once and sent often, so a high zlib level pays off. */
const level = 6;
/** The size of the cache; compressed chunks are estimated as a tenth of the plain size. */
const defaultMaxBytes = 64 * 1024 * 1024;

/** A catalog, and the price list, warehouse and language that its garments are shown with. */
export interface SheetView {
  catalogId: number;
  currency: string;
  pricelist: string | null;
  warehouse: string;
  /** That of the names, English where the catalog has none in the reader's (`nameLanguageOf`). */
  language: LanguageTag;
  /** That of plain names; null if unknown. It is a setting, so cached garments need not tell it apart. */
  plainLanguage: string | null;
}

/** The garments of one line sheet, without ordered pieces. */
export interface PrecompressedGarments {
  generics: readonly string[];
  /** The elements of the JSON array, with commas; `change` maps each of the `named` garments before it is sent. */
  chunksWith(
    named: ReadonlySet<string>,
    change: (garment: Schema<'Garment'>) => Schema<'Garment'>,
  ): GzipChunk[];
}

/** Some garments as JSON, each without ordered pieces. */
interface Batch {
  generics: string[];
  garments: Buffer[];
  chunk: GzipChunk;
}

interface Sheet {
  batches: Batch[];
  bytes: number;
}

function fromBatches(batches: readonly Batch[]): PrecompressedGarments {
  return {
    generics: batches.flatMap(({ generics }) => generics),
    chunksWith: (named, change) =>
      batches.map(({ generics, garments, chunk }, index) => {
        if (!generics.some((generic) => named.has(generic))) return chunk;
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

/** Garments as precompressed JSON for one response, without a cache. */
export const precompressGarments = async (
  presented: readonly Schema<'Garment'>[],
): Promise<PrecompressedGarments> => fromBatches(await toBatches(presented));

/** Serializes garments in batches, yielding to the event loop after each. */
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
      chunk: new GzipChunk(plain, level),
    });
    await setImmediate();
  }
  return batches;
}

/**
 * An LRU cache of line sheets' garments as compressed JSON, shared by all orders of a catalog with the same price list,
 * warehouse and language of names. The version of the underlying data is read from the database each time, so that no host ever sends
 * stale garments.
 */
export class GarmentJsonCache {
  private readonly sheets = new Map<string, Promise<Sheet>>();
  private bytes = 0;

  constructor(private readonly maxBytes = defaultMaxBytes) {}

  /** The number of cached sheets, and their total bytes. */
  get size(): { sheets: number; bytes: number } {
    return { sheets: this.sheets.size, bytes: this.bytes };
  }

  /** A key that changes whenever a view's garments do; `db` must be in the same snapshot as the other reads. */
  async keyOf(db: Db, { catalogId, currency, pricelist, warehouse, language }: SheetView): Promise<string> {
    const version = await selectGarmentsVersion(db, { catalogId, warehouse });
    return JSON.stringify([catalogId, currency, pricelist, warehouse, language, version]);
  }

  /** The garments of such a key, from the cache or read in the same snapshot. */
  async find(db: Db, key: string, view: SheetView): Promise<PrecompressedGarments> {
    const cached = this.sheets.get(key);
    if (cached !== undefined) {
      this.sheets.delete(key);
      this.sheets.set(key, cached);
      // The request that loaded it may have failed for a reason of its own, so this one tries again.
      const found = await cached.catch(() => null);
      if (found !== null) return fromBatches(found.batches);
    }
    const made = makeSheet(db, view);
    this.sheets.set(key, made);
    try {
      const sheet = await made;
      this.bytes += sheet.bytes;
      await this.dropOldest();
      return fromBatches(sheet.batches);
    } catch (error) {
      if (this.sheets.get(key) === made) this.sheets.delete(key);
      throw error;
    }
  }

  private async dropOldest(): Promise<void> {
    for (const [key, sheet] of this.sheets) {
      if (this.bytes <= this.maxBytes) return;
      this.sheets.delete(key);
      this.bytes -= (await sheet.catch(() => null))?.bytes ?? 0;
    }
  }
}

async function makeSheet(db: Db, { currency, ...view }: SheetView): Promise<Sheet> {
  const batches = await toBatches(presentGarments(await loadGarments(db, view), { currency }));
  const bytes = batches.reduce((sum, { chunk }) => sum + chunk.plain.length * 1.1, 0);
  return { batches, bytes };
}

const codeState = readCodeState([
  'server/features/orders',
  'server/features/catalogs',
  'server/db',
  'src/domain',
]);

/**
 * The entity tag of a response with such garments: it changes with `own`, the rest of the response, with the garments
 * and with the code.
 */
export const sheetTag = (own: string, key: string): string =>
  `"${createHash('sha256').update(codeState).update(own).update('\0').update(key).digest('base64url').slice(0, 27)}"`;
