import type { LanguageTag } from '../../../src/domain/language/languages';
import { authorisePriceList, findSeenCatalog } from '../../db/catalogs';
import { hasErpDocuments } from '../../db/erpDocuments';
import { toId } from '../../db/schema';
import { loadGarments } from '../../db/garments';
import type { Context, Handler } from '../../http/operation';
import { notFound } from '../../core/problems';
import { brandOf } from './content';
import { documentHandler, type DocumentContent, makeOrderList, toJson } from './makeDocument';
import {
  readConfirmation,
  readFullOrder,
  readOrder,
  readOrderBook,
  readSnapshot,
  readToCome,
} from './readOrder';
import { findPictures } from './pictures';
import { selectListRows } from './queries';

export const downloadOrderPdf = documentHandler('downloadOrderPdf', 'pdf/fullOrder', readFullOrder);
export const downloadOrderOnlyPdf = documentHandler('downloadOrderOnlyPdf', 'pdf/orderTable', readOrder);
export const getOrderConfirmation = documentHandler(
  'getOrderConfirmation',
  'pdf/confirmation',
  readConfirmation,
);
export const downloadOrderExcel = documentHandler('downloadOrderExcel', 'excel/orderExcel', readOrderBook);

export const downloadToComePdf = documentHandler('downloadToComePdf', 'pdf/toCome', readToCome);
export const downloadToComeExcel = documentHandler('downloadToComeExcel', 'excel/toComeExcel', readToCome);

const idsAtOnce = 2000;

export const downloadOrderList: Handler<'downloadOrderList'> = async ({
  locale,
  reader,
  user,
  body,
  env,
  workers,
}) => {
  const ids = body.orders.map(toId);
  const { hasToCome, rows } = await readSnapshot(reader, async (tx) => {
    const texts: string[] = [];
    for (let first = 0; first < ids.length; first += idsAtOnce) {
      const asked = ids.slice(first, first + idsAtOnce);
      const found = await selectListRows(tx, user, asked);
      if (found.count < asked.length) refuseUnknownOrder();
      texts.push(found.rows);
    }
    return { hasToCome: await hasErpDocuments(tx), rows: texts };
  });
  return makeOrderList(workers, {
    locale,
    brand: env.brandName,
    paper: env.paperSize,
    timeZone: env.timeZone,
    hasToCome,
    rows,
  });
};

function refuseUnknownOrder(): never {
  throw notFound('order');
}

type CatalogRequest = Pick<
  Context<'downloadCatalogPdf'>,
  'locale' | 'reader' | 'user' | 'params' | 'query' | 'workers' | 'env' | 'pictures'
>;

const readCatalog = (request: CatalogRequest) => loadCatalog(request, { language: request.locale.language });
const readCatalogWithPictures = (request: CatalogRequest) =>
  loadCatalog(request, { language: request.locale.language, withPictures: true });
/** A design is read by programs, in no language. */
const readDesign = (request: CatalogRequest) => loadCatalog(request, { language: null });

/** Reads what a catalog's documents say. */
async function loadCatalog(
  { locale, reader, user, params, query, env, pictures }: CatalogRequest,
  { language, withPictures = false }: { language: LanguageTag | null; withPictures?: boolean },
): Promise<DocumentContent> {
  const { head, pricelist, garments } = await readSnapshot(reader, async (tx) => {
    const head = await findSeenCatalog(tx, user, params.id);
    const pricelist = authorisePriceList(user, head, query.pl);
    const catalogId = Number(head.id);
    const garments = await loadGarments(tx, { catalogId, pricelist, warehouse: head.warehouse, language });
    return { head, pricelist, garments };
  });
  const brand = brandOf(env, head.brand);
  const found = await findPictures(pictures, withPictures ? garments : [], { swatches: false });
  const from = await toJson({ locale, brand, head, pricelist, garments, pictures: found.files });
  return { head, from, logo: brand.logo, state: found.state };
}

export const downloadCatalogDesign = documentHandler('downloadCatalogDesign', 'design', readDesign);
export const downloadCatalogStockPdf = documentHandler(
  'downloadCatalogStockPdf',
  'pdf/stockList',
  readCatalog,
);
export const downloadCatalogPdf = documentHandler(
  'downloadCatalogPdf',
  'pdf/catalogPreview',
  readCatalogWithPictures,
);
