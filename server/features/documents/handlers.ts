import { authorisePriceList, findSeenCatalog } from '../../db/catalogs';
import { toId } from '../../db/schema';
import { loadGarments } from '../../db/garments';
import { selectOrderPapers } from '../../db/orderPapers';
import { findOwnOrder } from '../../db/orders';
import type { Context, Handler } from '../../http/operation';
import { notFound } from '../../core/problems';
import { brandOf } from './content';
import { makeDocument, makeOrderList, toJson } from './makeDocument';
import {
  loadOrderGarments,
  makeConfirmation,
  makeOrderExcel,
  makeOrderPdf,
  readSnapshot,
} from './orderFiles';
import { findPictures } from './pictures';
import { selectListRows, selectOrderLines, toOrderHead } from './queries';

type ForCatalog = Pick<
  Context<'downloadCatalogPdf'>,
  'reader' | 'user' | 'params' | 'query' | 'workers' | 'env' | 'pictures'
>;

export const downloadOrderExcel: Handler<'downloadOrderExcel'> = (context) =>
  makeOrderExcel(context, { user: context.user, orderId: context.params.id });

export const downloadOrderOnlyPdf: Handler<'downloadOrderOnlyPdf'> = (context) =>
  makeOrderPdf(context, { user: context.user, orderId: context.params.id });

export const getOrderConfirmation: Handler<'getOrderConfirmation'> = (context) =>
  makeConfirmation(context, { user: context.user, orderId: context.params.id });

export const downloadOrderPdf: Handler<'downloadOrderPdf'> = async (context) => {
  const { reader, user, params, env, pictures, workers } = context;
  const { head, ...content } = await readSnapshot(reader, async (tx) => {
    const head = await toOrderHead(tx, await findOwnOrder(tx, user, params.id));
    const lines = await selectOrderLines(tx, head.id);
    const papers = await selectOrderPapers(tx, user, head);
    return { head, lines, papers, garments: await loadOrderGarments(tx, head, lines) };
  });
  const brand = brandOf(env, head.brand);
  const { files, state } = await findPictures(pictures, content.garments, { swatches: true });
  const from = await toJson({ brand, head, ...content, pictures: files });
  return makeDocument(workers, 'fullOrder', { head, from, logo: brand.logo, state });
};

const idsAtOnce = 2000;

export const downloadOrderList: Handler<'downloadOrderList'> = async ({
  reader,
  user,
  body,
  env,
  workers,
}) => {
  const ids = body.orders.map((id) => toId(id) ?? refuseUnknownOrder());
  const rows = await readSnapshot(reader, async (tx) => {
    const texts: string[] = [];
    for (let first = 0; first < ids.length; first += idsAtOnce) {
      const asked = ids.slice(first, first + idsAtOnce);
      const found = await selectListRows(tx, user, asked);
      if (found.count < asked.length) refuseUnknownOrder();
      texts.push(found.rows);
    }
    return texts;
  });
  return makeOrderList(workers, { brand: env.brandName, paper: env.paperSize, rows });
};

function refuseUnknownOrder(): never {
  throw notFound('order');
}

/** Loads the data for a catalog's documents. */
async function loadCatalog(
  { reader, user, params, query, env, pictures }: ForCatalog,
  { withPictures = false } = {},
) {
  const { head, pricelist, garments } = await readSnapshot(reader, async (tx) => {
    const head = await findSeenCatalog(tx, user, params.id);
    const pricelist = authorisePriceList(user, head, query.pl);
    const catalogId = Number(head.id);
    const garments = await loadGarments(tx, { catalogId, pricelist, warehouse: head.warehouse });
    return { head, pricelist, garments };
  });
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
