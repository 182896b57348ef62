import { editOrderRefusal } from '../../../src/domain/orders/refusals';
import { authorisePriceList, findSeenCatalog } from '../../db/catalogs';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { loadGarments } from '../../db/garments';
import { findOwnOrder } from '../../db/orders';
import type { Context, Handler } from '../../http/operation';
import { notFound } from '../../http/problems';
import { brandOf } from './content';
import { makeDocument, makeOrderList, toJson } from './makeDocument';
import { findPictures } from './pictures';
import {
  type OrderHead,
  type OrderLine,
  selectListRows,
  selectOrderedSkus,
  selectOrderLines,
  toOrderHead,
} from './queries';

type ForOrder = Pick<Context<'downloadOrderPdf'>, 'db' | 'user' | 'params' | 'workers' | 'env' | 'pictures'>;
type ForCatalog = Pick<
  Context<'downloadCatalogPdf'>,
  'db' | 'user' | 'params' | 'query' | 'workers' | 'env' | 'pictures'
>;

/** One snapshot of the tables, so that totals match the lines beside them. */
const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Loads the garments that the order's line sheet shows. */
async function loadOrderGarments(tx: Db, head: OrderHead, known?: readonly OrderLine[]) {
  const lines = known ?? (await selectOrderLines(tx, head.id));
  return loadGarments(tx, {
    catalogId: Number(head.catalog_id),
    pricelist: head.pricelist,
    warehouse: head.warehouse,
    alsoSkuIds: lines.map(({ sku_id }) => sku_id),
  });
}

/** Loads the data for an order's documents without pictures. */
async function loadOrder({ db, user, params, env }: ForOrder) {
  const { head, skus } = await db.transaction(async (tx) => {
    const head = await toOrderHead(tx, await findOwnOrder(tx, user, params.id));
    return { head, skus: await selectOrderedSkus(tx, head) };
  }, snapshot);
  const brand = brandOf(env, head.brand);
  return { head, logo: brand.logo, from: await toJson({ brand, head, skus }) };
}

export const downloadOrderExcel: Handler<'downloadOrderExcel'> = async (context) => {
  const { db, user, params, env, pictures, workers } = context;
  const { head, version, ...content } = await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, params.id);
    const head = await toOrderHead(tx, order);
    // Only an open order takes back what was filled in.
    const version = editOrderRefusal(head) === null ? order.version : null;
    const garments = version === null ? [] : await loadOrderGarments(tx, head);
    return { head, version, skus: await selectOrderedSkus(tx, head), garments };
  }, snapshot);
  const brand = brandOf(env, head.brand);
  const shown = { swatches: false, isSmall: true };
  const { files, state } = await findPictures(pictures, content.garments, shown);
  const form = version === null ? null : { version, pictures: files };
  const from = await toJson({ brand, head, ...content, form });
  return makeDocument(workers, 'orderExcel', { head, from, logo: brand.logo, state });
};

export const downloadOrderOnlyPdf: Handler<'downloadOrderOnlyPdf'> = async (context) =>
  makeDocument(context.workers, 'orderTable', await loadOrder(context));

export const getOrderConfirmation: Handler<'getOrderConfirmation'> = async (context) =>
  makeDocument(context.workers, 'confirmation', await loadOrder(context));

export const downloadOrderPdf: Handler<'downloadOrderPdf'> = async (context) => {
  const { db, user, params, env, pictures, workers } = context;
  const { head, ...content } = await db.transaction(async (tx) => {
    const head = await toOrderHead(tx, await findOwnOrder(tx, user, params.id));
    const lines = await selectOrderLines(tx, head.id);
    return { head, lines, garments: await loadOrderGarments(tx, head, lines) };
  }, snapshot);
  const brand = brandOf(env, head.brand);
  const { files, state } = await findPictures(pictures, content.garments, { swatches: true });
  const from = await toJson({ brand, head, ...content, pictures: files });
  return makeDocument(workers, 'fullOrder', { head, from, logo: brand.logo, state });
};

const idsAtOnce = 2000;

export const downloadOrderList: Handler<'downloadOrderList'> = async ({ db, user, body, env, workers }) => {
  const ids = body.orders.map((id) => toId(id) ?? refuseUnknownOrder());
  const rows = await db.transaction(async (tx) => {
    const texts: string[] = [];
    for (let first = 0; first < ids.length; first += idsAtOnce) {
      const asked = ids.slice(first, first + idsAtOnce);
      const found = await selectListRows(tx, user, asked);
      if (found.count < asked.length) refuseUnknownOrder();
      texts.push(found.rows);
    }
    return texts;
  }, snapshot);
  return makeOrderList(workers, { brand: env.brandName, rows });
};

function refuseUnknownOrder(): never {
  throw notFound('order');
}

/** Loads the data for a catalog's documents. */
async function loadCatalog(
  { db, user, params, query, env, pictures }: ForCatalog,
  { withPictures = false } = {},
) {
  const { head, pricelist, garments } = await db.transaction(async (tx) => {
    const head = await findSeenCatalog(tx, user, params.id);
    const pricelist = authorisePriceList(user, head, query.pl);
    const catalogId = Number(head.id);
    const garments = await loadGarments(tx, { catalogId, pricelist, warehouse: head.warehouse });
    return { head, pricelist, garments };
  }, snapshot);
  const brand = brandOf(env, head.brand);
  const found = withPictures
    ? await findPictures(pictures, garments, { swatches: false })
    : { files: {}, state: [] };
  const from = await toJson({ brand, head, pricelist, garments, pictures: found.files });
  return { head, from, logo: brand.logo, state: found.state };
}

export const downloadCatalogDesign: Handler<'downloadCatalogDesign'> = async (context) =>
  makeDocument(context.workers, 'design', await loadCatalog(context));

export const downloadCatalogStockPdf: Handler<'downloadCatalogStockPdf'> = async (context) =>
  makeDocument(context.workers, 'stockList', await loadCatalog(context));

export const downloadCatalogPdf: Handler<'downloadCatalogPdf'> = async (context) =>
  makeDocument(context.workers, 'catalogPreview', await loadCatalog(context, { withPictures: true }));
