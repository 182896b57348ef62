import path from 'node:path';
import { Download } from '../../http/operation';
import type { Workers } from '../../background/workers';
import { documentTag } from './documentTag';
import { stateOf } from './pictures';

const pdf = path.join(__dirname, 'pdf.worker.ts');
const excel = path.join(__dirname, 'excel.worker.ts');
const text = path.join(__dirname, 'text.worker.ts');
const pdfType = 'application/pdf';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const kinds = {
  orderExcel: [excel, xlsxType],
  fullOrder: [pdf, pdfType],
  orderTable: [pdf, pdfType],
  confirmation: [pdf, pdfType],
  catalogPreview: [pdf, pdfType],
  stockList: [pdf, pdfType],
  design: [text, 'text/plain; charset=utf-8'],
} as const satisfies Record<string, readonly [file: string, contentType: string]>;

/** A document as an answer; it is made in a worker, and only for a caller who does not have it. */
export async function makeDocument(
  workers: Workers,
  kind: keyof typeof kinds,
  fileName: string,
  made: {
    /** What it is made from, as JSON. */
    from: string;
    logo: string | null;
    /** What else changes it. */
    state?: readonly string[];
    inline?: boolean;
  },
): Promise<Download> {
  const [file, contentType] = kinds[kind];
  const logoState = made.logo === null ? '' : await stateOf(made.logo);
  const tag = documentTag(kind, made.from, logoState, ...(made.state ?? []));
  const make = (signal: AbortSignal) => workers.run<string, Uint8Array>(file, kind, made.from, { signal });
  return new Download(fileName, contentType, make, made.inline ?? false, tag);
}

/** The list of orders as an answer: what is shown at this moment, which nobody has already. */
export const makeOrderList = (workers: Workers, input: { brand: string; rows: string[] }) =>
  new Download('order_list.xlsx', xlsxType, (signal) =>
    workers.run<typeof input, Uint8Array>(excel, 'orderListExcel', input, { signal }),
  );
