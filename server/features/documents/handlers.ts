import path from 'node:path';
import { ownsOrder } from '../../../src/domain/access/ownsOrder';
import { toId } from '../../db/ids';
import { Download, type Handler } from '../../operation';
import { notFound } from '../../plugins/problems';
import { orderFileName } from './orderFileName';
import type { OrderDocument } from './excel/orderDocument';
import { findOrderHead, selectOrderedSkus } from './queries';

const excelWorker = path.join(__dirname, 'orderExcel.worker.ts');
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const downloadOrderExcel: Handler<'downloadOrderExcel'> = async ({ db, user, params, workers }) => {
  const id = toId(params.id);
  const document = await db.transaction(
    async (tx): Promise<OrderDocument> => {
      const head = id === null ? null : await findOrderHead(tx, id);
      if (head === null || !ownsOrder(user, head)) throw notFound('order');
      return { head, skus: await selectOrderedSkus(tx, head) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const file = await workers.run<OrderDocument, Uint8Array>(excelWorker, 'orderExcel', document);
  return new Download(orderFileName(document.head, 'xlsx'), xlsxType, Buffer.from(file));
};
