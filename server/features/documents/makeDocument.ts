import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { catalogDocuments, orderDocuments } from '../../../src/domain/documents';
import type { Workers } from '../../core/workers';
import { readCodeState } from '../../core/codeState';
import { Download, type MakeFile } from '../../core/call';
import type { OrderList } from './excel/orderListExcel.worker';
import { stateOf } from './pictures';

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
};

const kinds = { ...orderDocuments, ...catalogDocuments };

/** What a document is made from. */
export interface DocumentContent {
  /** The order or catalog that gives the file its name. */
  head: { id: string; name: string };
  /** Its data, as JSON. */
  from: string;
  logo: string | null;
  /** Whatever else it depends on. */
  state?: readonly string[];
}

/**
 * A handler that responds with a document. `read` loads what it is made from, and `worker` is the module that makes it, by a
 * function of the same name, in a worker thread, and only if the caller does not have it already.
 */
export const documentHandler =
  <Request extends { workers: Workers }>(
    call: keyof typeof kinds,
    worker: string,
    read: (request: Request) => Promise<DocumentContent>,
  ) =>
  async (request: Request): Promise<Download> => {
    const { head, from, logo, state = [] } = await read(request);
    const { file, type, opensTab = false } = kinds[call];
    const tag = documentTag(call, from, logo === null ? '' : await stateOf(logo), ...state);
    const make = makeIn(
      request.workers,
      worker,
      from,
      from.length * (withPictures.has(call) ? pictureWork : 1),
    );
    return new Download(documentFileName(file, head, type), types[type], make, opensTab, tag);
  };

/** Responds with the list of orders. It is as of this moment, so no caller can have it already. */
export const makeOrderList = (workers: Workers, input: OrderList) =>
  new Download(
    'order_list.xlsx',
    types.xlsx,
    makeIn(
      workers,
      'excel/orderListExcel',
      input,
      input.rows.reduce((sum, { length }) => sum + length, 0),
    ),
  );

/** The documents with pictures of the garments: about this many times the work for the same data. */
const withPictures = new Set<keyof typeof kinds>(['downloadOrderPdf', 'downloadCatalogPdf']);
const pictureWork = 8;

/** Makes a file by the function of a worker's module that is named like it; `size` is how much work it is. */
const makeIn =
  (workers: Workers, worker: string, input: unknown, size: number): MakeFile =>
  (signal) =>
    workers.run(path.join(__dirname, `${worker}.worker.ts`), path.basename(worker), input, { signal, size });

const longest = 80;

/** The file name of a document: no path, and no character that a file system refuses. */
export function documentFileName(
  kind: string,
  { id, name }: { id: string; name: string },
  extension: string,
): string {
  const safe = name
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .replace(/\s+/g, '_');
  // Cut by code points: half of a surrogate pair can't be put into a header.
  const short = [...safe].slice(0, longest).join('').replace(/\.+$/, '');
  return `${kind}_${id}${short === '' ? '' : `_${short}`}.${extension}`;
}

const itemsAtOnce = 50;

/**
 * The JSON of a record, written in steps so that the host can serve other requests between them: catalogs hold
 * thousands of skus.
 */
export async function toJson(record: object): Promise<string> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    fields.push(
      `${JSON.stringify(name)}:${Array.isArray(value) ? await arrayToJson(value) : JSON.stringify(value)}`,
    );
  }
  return `{${fields.join(',')}}`;
}

async function arrayToJson(items: readonly unknown[]): Promise<string> {
  const slices: string[] = [];
  for (let first = 0; first < items.length; first += itemsAtOnce) {
    slices.push(JSON.stringify(items.slice(first, first + itemsAtOnce)).slice(1, -1));
    await setImmediate();
  }
  return `[${slices.join(',')}]`;
}

/** An ETag that changes with everything the document is made from, including the code that makes it. */
function documentTag(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(codeState);
  for (const part of parts) hash.update('\0').update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** A hash of the code that determines a document's content; computed once, when the host starts. */
const codeState = readCodeState(['server/features/documents', 'server/db', 'src/domain', 'src/languages']);
