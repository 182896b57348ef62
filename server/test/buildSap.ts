import { sapStatus } from '../../src/domain/orders/statuses';
import { worded } from '../../src/test/worded';
import type { ErpReceiver } from '../core/erpConnector';
import type { ODataEnv } from '../core/erpEnv';
import { readReason } from '../core/taskLines';
import { findErpDocuments } from '../db/erpDocuments';
import { erpDocuments, erpReads, erpRefusedFiles, orders } from '../db/schema';
import { storeRefusedFile, takeInDocument } from '../features/erp/documents/takeInDocument';
import { collectChanges } from '../features/erp/odata/collectChanges';
import { referenceOf } from '../features/erp/odata/salesOrders';
import { settle } from '../features/erp/queries';
import { buildErp, recordedLog as log } from './buildErp';
import { sapDate, type SapRow } from './sapDocuments';
import { startSapServer } from './sapServer';

/** An order as SAP and Linedesk know it. */
export interface SapOrder {
  number: string;
  key: string;
}

/** A line that SAP confirms to be delivered on a day. */
export const scheduled = (quantity: number, day: string) => ({
  ConfirmedDeliveryDate: sapDate(day),
  ConfdOrderQtyByMatlAvailCheck: `${quantity}.000`,
  DeliveredQtyInOrderQtyUnit: '0.000',
});

/** An item of a delivery. */
export const itemOf = (order: { number: string }, Material: string, quantity: number | string) => ({
  ...{ ReferenceSDDocument: order.number, Material, ActualDeliveryQuantity: `${quantity}` },
});

/** A database, a SAP that says what followed orders, and hosts that ask it; `clear` empties all between tests. */
export async function buildSap() {
  const erp = await buildErp();
  const sap = await startSapServer();
  const { db } = erp;
  let count = 0;

  /** A host that reads from SAP, and what it took in. */
  function openHost({
    pauseSeconds = 0,
    onTaken = () => undefined,
    ...settings
  }: Partial<ODataEnv> & { pauseSeconds?: number; onTaken?: (number: string) => unknown } = {}) {
    const taken: string[] = [];
    const receiver: ErpReceiver = {
      takeAnswer: async () => undefined,
      takeDocument: async (document, file) => {
        const outcome = await takeInDocument(db, log, document, file);
        if (outcome === 'taken') taken.push(document.number);
        onTaken(document.number);
        return outcome;
      },
      refuseFile: (file, fault) => storeRefusedFile(db, file, fault),
    };
    const collect = collectChanges({ db, settings: { ...sap.settings, ...settings }, log, pauseSeconds });
    return { taken, collect: () => collect(receiver) };
  }

  async function buildSentOrder() {
    count += 1;
    const order = await erp.buildWaitingOrder({ lines: { WJM123000M: 7, WJM123000L: 3 } });
    const number = String(4_500_000 + count);
    await settle(db, order.key, { sapStatus: sapStatus.sent, erpNumber: number });
    return { ...order, number };
  }

  function confirm({ number, key }: SapOrder, items: SapRow[], fields: SapRow = {}) {
    sap.documents.put('API_SALES_ORDER_SRV/A_SalesOrder', {
      ...{ SalesOrder: number, PurchaseOrderByCustomer: referenceOf(key).toUpperCase() },
      ...{ SalesOrderDate: sapDate('2026-09-01'), to_Item: items, ...fields },
    });
  }

  function deliver(number: string, items: SapRow[], fields: SapRow = {}) {
    sap.documents.put('API_OUTBOUND_DELIVERY_SRV;v=0002/A_OutbDeliveryHeader', {
      ...{ DeliveryDocument: number, DocumentDate: sapDate('2026-09-12'), to_DeliveryDocumentItem: items },
      ...{ ActualGoodsMovementDate: sapDate('2026-09-14'), OverallGoodsMovementStatus: 'C' },
      ...{ BillOfLading: '', MeansOfTransport: '', ...fields },
    });
  }

  /** Takes a goods issue back, as SAP does. */
  const reverse = (number: string, items: SapRow[]) =>
    deliver(number, items, { ActualGoodsMovementDate: null, OverallGoodsMovementStatus: 'A' });

  function bill(number: string, order: { number: string }, fields: SapRow = {}) {
    sap.documents.put('API_BILLING_DOCUMENT_SRV/A_BillingDocument', {
      ...{ BillingDocument: number, SDDocumentCategory: 'M', BillingDocumentDate: sapDate('2026-09-15') },
      ...{ BillingDocumentIsCancelled: false, CancelledBillingDocument: '', TransactionCurrency: 'EUR' },
      to_Item: [
        { SalesDocument: order.number, NetAmount: '119.80' },
        { SalesDocument: order.number, NetAmount: '40.00' },
      ],
      ...fields,
    });
  }

  const documentsOf = ({ id }: { id: number }) => findErpDocuments(db, id);

  /** Numbers and pieces of the deliveries that count. */
  const deliveriesOf = async (order: { id: number }) =>
    (await documentsOf(order)).deliveries.map(({ number, lines: [line] }) => [number, line?.quantity]);

  const refusedFiles = async () =>
    (await db.select().from(erpRefusedFiles)).map(({ file, reason }) => [file, worded(readReason(reason))]);

  return {
    ...{ erp, db, sap, openHost, buildSentOrder, confirm, deliver, reverse, bill },
    ...{ documentsOf, deliveriesOf, refusedFiles },
    /** The calls of a service. */
    pagesOf: (service: string) => sap.calls.filter(({ path }) => path.startsWith(service)),
    async clear() {
      await erp.clear();
      for (const table of [erpDocuments, erpRefusedFiles, erpReads]) await db.delete(table);
      await db.update(orders).set({ sapStatus: sapStatus.open, erpNumber: '' });
      sap.reset();
    },
    async close() {
      await sap.close();
      await erp.close();
    },
  };
}
