import type { LanguageTag } from '../../../src/domain/language/languages';
import { fulfillmentOf } from '../../../src/domain/orders/fulfillment';
import { editOrderRefusal } from '../../../src/domain/orders/refusals';
import type { Viewer } from '../../core/call';
import type { ReaderLocale } from '../../core/languages';
import type { Db } from '../../db/openDatabase';
import { findErpDocuments } from '../../db/erpDocuments';
import { loadGarments } from '../../db/garments';
import { selectOrderPapers } from '../../db/orderPapers';
import { findOwnOrder } from '../../db/orders';
import type { Reader } from '../../db/reader';
import type { Services } from '../../http/operation';
import { brandOf } from './content';
import { type DocumentContent, toJson } from './makeDocument';
import { findPictures } from './pictures';
import {
  type OrderHead,
  type OrderLine,
  selectOrderedSkus,
  selectOrderLines,
  selectOrderHead,
} from './queries';
import { readVersionChanges } from './versionChanges';

/** A request for a document of an order. */
export interface OrderDocumentRequest extends Pick<Services, 'env' | 'workers' | 'pictures' | 'reader'> {
  locale: ReaderLocale;
  user: Viewer;
  params: { id: string };
}

/** Reads one snapshot of the tables, so that totals match the lines beside them. */
export const readSnapshot = <Result>(reader: Reader, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  reader.latest((db) => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }));

/** Reads what a document without pictures says of an order: its head, its papers, and what `readMore` adds. */
async function readPlain(
  { locale, reader, env, user, params }: OrderDocumentRequest,
  readMore: (tx: Db, head: OrderHead) => Promise<object>,
): Promise<DocumentContent> {
  const { head, ...content } = await readSnapshot(reader, async (tx) => {
    const head = await selectOrderHead(tx, await findOwnOrder(tx, user, params.id));
    const papers = await selectOrderPapers(tx, user, head);
    return { head, papers, ...(await readMore(tx, head)) };
  });
  const brand = brandOf(env, head.brand);
  return { head, logo: brand.logo, from: await toJson({ locale, brand, head, ...content }) };
}

/** Reads what an order's documents without pictures say. */
export const readOrder = (request: OrderDocumentRequest): Promise<DocumentContent> =>
  readPlain(request, async (tx, head) => ({
    skus: await selectOrderedSkus(tx, head, request.locale.language),
  }));

/** Reads what the confirmation of an order says: besides the order, what is different from the version before. */
export const readConfirmation = (request: OrderDocumentRequest): Promise<DocumentContent> =>
  readPlain(request, async (tx, head) => ({
    skus: await selectOrderedSkus(tx, head, request.locale.language),
    ...(await readVersionChanges(tx, head, request.locale.language)),
  }));

/** Reads what is still to come of an order, by what the ERP has said of it. */
export const readToCome = (request: OrderDocumentRequest): Promise<DocumentContent> =>
  readPlain(request, async (tx, head) => {
    const lines = await selectOrderLines(tx, head.id);
    const { lines: all } = fulfillmentOf({ ...head, lines }, await findErpDocuments(tx, Number(head.id)));
    const toCome = all.filter(({ to_come: pieces }) => pieces > 0);
    const codes = toCome.map(({ sku }) => sku);
    const skus = await selectOrderedSkus(tx, head, request.locale.language, codes);
    const bySku = new Map(skus.map((sku) => [sku.sku, sku]));
    return { skus: toCome.map((line) => ({ ...bySku.get(line.sku), ...line })) };
  });

/** Reads what the full PDF of an order says: every garment of its catalog, with pictures. */
export async function readFullOrder(request: OrderDocumentRequest): Promise<DocumentContent> {
  const { locale, reader, user, params, env, pictures } = request;
  const { head, ...content } = await readSnapshot(reader, async (tx) => {
    const head = await selectOrderHead(tx, await findOwnOrder(tx, user, params.id));
    const lines = await selectOrderLines(tx, head.id);
    const papers = await selectOrderPapers(tx, user, head);
    return { head, lines, papers, garments: await loadOrderGarments(tx, head, lines, locale.language) };
  });
  const brand = brandOf(env, head.brand);
  const { files, state } = await findPictures(pictures, content.garments, { swatches: true });
  const from = await toJson({ locale, brand, head, ...content, pictures: files });
  return { head, from, logo: brand.logo, state };
}

/** Reads what an order's workbook says, with its form while the order is open. */
export async function readOrderBook(request: OrderDocumentRequest): Promise<DocumentContent> {
  const { locale, reader, env, pictures, user, params } = request;
  const { head, version, ...content } = await readSnapshot(reader, async (tx) => {
    const order = await findOwnOrder(tx, user, params.id);
    const head = await selectOrderHead(tx, order);
    // Only an open order takes back what was filled in.
    const version = editOrderRefusal(head) === null ? order.version : null;
    const lines = version === null ? [] : await selectOrderLines(tx, head.id);
    const garments = version === null ? [] : await loadOrderGarments(tx, head, lines, locale.language);
    const papers = await selectOrderPapers(tx, user, head);
    const skus = await selectOrderedSkus(tx, head, locale.language);
    const changes = await readVersionChanges(tx, head, locale.language);
    return { head, version, papers, skus, garments, ...changes };
  });
  const brand = brandOf(env, head.brand);
  const ordered = [...new Set(content.skus.map(({ generic }) => generic))];
  const garments = version === null ? ordered.map((generic) => ({ generic, colors: [] })) : content.garments;
  const { files, state } = await findPictures(pictures, garments, { swatches: false, isSmall: true });
  const form = version === null ? null : { version };
  const from = await toJson({ locale, brand, head, ...content, form, pictures: files });
  return { head, from, logo: brand.logo, state };
}

/** Loads the garments that the order's line sheet shows, with names in a language. */
const loadOrderGarments = (tx: Db, head: OrderHead, lines: readonly OrderLine[], language: LanguageTag) =>
  loadGarments(tx, {
    catalogId: Number(head.catalog_id),
    pricelist: head.pricelist,
    warehouse: head.warehouse,
    language,
    alsoSkuIds: lines.map(({ sku_id }) => sku_id),
  });
