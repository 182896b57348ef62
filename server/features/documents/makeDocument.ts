import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Workers } from '../../core/workers';
import { readCodeState } from '../../core/codeState';
import { Download } from '../../core/call';
import type { PaperSize } from './content';
import { stateOf } from './pictures';

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
};

/** The worker that makes each kind of document, in the function of that name, and what its file is called. */
const kinds = {
  orderExcel: ['excel/orderExcel', 'order', 'xlsx'],
  fullOrder: ['pdf/fullOrder', 'order_with_pictures', 'pdf'],
  orderTable: ['pdf/orderTable', 'order', 'pdf'],
  confirmation: ['pdf/orderTable', 'confirmation', 'pdf'],
  catalogPreview: ['pdf/catalogPreview', 'catalog', 'pdf'],
  stockList: ['pdf/stockList', 'stock', 'pdf'],
  design: ['design', 'design', 'txt'],
} as const satisfies Record<string, readonly [worker: string, name: string, extension: keyof typeof types]>;

const workerFile = (name: string) => path.join(__dirname, `${name}.worker.ts`);

/** Responds with a document; it is made in a worker, and only if the caller does not have it already. */
export async function makeDocument(
  workers: Workers,
  kind: keyof typeof kinds,
  made: {
    /** The order or catalog that gives the file its name. */
    head: { id: string; name: string };
    /** The data it is made from, as JSON. */
    from: string;
    logo: string | null;
    /** Whatever else it depends on. */
    state?: readonly string[];
  },
): Promise<Download> {
  const [worker, name, extension] = kinds[kind];
  const logoState = made.logo === null ? '' : await stateOf(made.logo);
  const tag = documentTag(kind, made.from, logoState, ...(made.state ?? []));
  const make = (signal: AbortSignal) =>
    workers.run<string, Uint8Array>(workerFile(worker), kind, made.from, { signal });
  const fileName = documentFileName(name, made.head, extension);
  return new Download(fileName, types[extension], make, kind === 'confirmation', tag);
}

/** Responds with the list of orders. It is as of this moment, so no caller can have it already. */
export const makeOrderList = (workers: Workers, input: { brand: string; paper: PaperSize; rows: string[] }) =>
  new Download('order_list.xlsx', types.xlsx, (signal) =>
    workers.run<typeof input, Uint8Array>(workerFile('excel/orderListExcel'), 'orderListExcel', input, {
      signal,
    }),
  );

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
const codeState = readCodeState(['server/features/documents', 'server/db', 'src/domain']);
