import { editOrderRefusal } from '../../../src/domain/orders/refusals';
import type { Db } from '../../db/openDatabase';
import { loadGarments } from '../../db/garments';
import { selectOrderPapers } from '../../db/orderPapers';
import { findOwnOrder } from '../../db/orders';
import type { Reader } from '../../db/reader';
import type { Services } from '../../http/operation';
import type { OrderFileMaker, OrderStepInput } from '../../background/orderTasks';
import { brandOf } from './content';
import { makeDocument, toJson } from './makeDocument';
import { findPictures } from './pictures';
import { type OrderHead, type OrderLine, selectOrderedSkus, selectOrderLines, toOrderHead } from './queries';

type Parts = Pick<Services, 'env' | 'workers' | 'pictures' | 'reader'>;
type Wanted = Pick<OrderStepInput, 'user' | 'orderId'>;

/** Reads one snapshot of the tables, so that totals match the lines beside them. */
export const readSnapshot = <Result>(reader: Reader, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  reader.latest((db) => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }));

/** Loads the garments that the order's line sheet shows. */
export async function loadOrderGarments(tx: Db, head: OrderHead, known?: readonly OrderLine[]) {
  const lines = known ?? (await selectOrderLines(tx, head.id));
  return loadGarments(tx, {
    catalogId: Number(head.catalog_id),
    pricelist: head.pricelist,
    warehouse: head.warehouse,
    alsoSkuIds: lines.map(({ sku_id }) => sku_id),
  });
}

/** Loads the data for an order's documents without pictures. */
async function loadOrder({ reader, env }: Pick<Parts, 'reader' | 'env'>, { user, orderId }: Wanted) {
  const { head, ...content } = await readSnapshot(reader, async (tx) => {
    const head = await toOrderHead(tx, await findOwnOrder(tx, user, orderId));
    const papers = await selectOrderPapers(tx, user, head);
    return { head, papers, skus: await selectOrderedSkus(tx, head) };
  });
  const brand = brandOf(env, head.brand);
  return { head, logo: brand.logo, from: await toJson({ brand, head, ...content }) };
}

/** The PDF of an order's table. */
export const makeOrderPdf = async (parts: Parts, wanted: Wanted) =>
  makeDocument(parts.workers, 'orderTable', await loadOrder(parts, wanted));

/** An order's workbook, with its form while the order is open. */
export async function makeOrderExcel(parts: Parts, { user, orderId }: Wanted) {
  const { reader, env, pictures, workers } = parts;
  const { head, version, ...content } = await readSnapshot(reader, async (tx) => {
    const order = await findOwnOrder(tx, user, orderId);
    const head = await toOrderHead(tx, order);
    // Only an open order takes back what was filled in.
    const version = editOrderRefusal(head) === null ? order.version : null;
    const garments = version === null ? [] : await loadOrderGarments(tx, head);
    const papers = await selectOrderPapers(tx, user, head);
    return { head, version, papers, skus: await selectOrderedSkus(tx, head), garments };
  });
  const brand = brandOf(env, head.brand);
  const shown = { swatches: false, isSmall: true };
  const ordered = [...new Set(content.skus.map(({ generic }) => generic))];
  const garments = version === null ? ordered.map((generic) => ({ generic, colors: [] })) : content.garments;
  const { files, state } = await findPictures(pictures, garments, shown);
  const form = version === null ? null : { version };
  const from = await toJson({ brand, head, ...content, form, pictures: files });
  return makeDocument(workers, 'orderExcel', { head, from, logo: brand.logo, state });
}

/** The confirmation of an order. */
export const makeConfirmation = async (parts: Parts, wanted: Wanted) =>
  makeDocument(parts.workers, 'confirmation', await loadOrder(parts, wanted));

/** Makes the files of tasks over many orders, and the confirmation that is mailed. */
export function orderFileMakers(parts: Parts): Record<'excel' | 'pdf' | 'confirmation', OrderFileMaker> {
  const makerOf =
    (make: typeof makeConfirmation): OrderFileMaker =>
    async (wanted, signal) => {
      const { filename, content } = await make(parts, wanted);
      if (typeof content !== 'function') throw new Error('A document is made on demand.');
      return { fileName: filename, bytes: await content(signal) };
    };
  return {
    excel: makerOf(makeOrderExcel),
    pdf: makerOf(makeOrderPdf),
    confirmation: makerOf(makeConfirmation),
  };
}
