import { ownReasons } from '../../../core/ownReasons';
import { message } from '../../../../src/domain/language/message';
import { type ErpAnswer, type ErpConnector, ErpUnreachable } from '../../../core/erpConnector';
import type { ODataEnv } from '../../../core/erpEnv';
import { readMaterialStock } from './materials';
import { at, ODataRefusal, openODataService, OutcomeUnknown } from './openODataService';
import { referenceOf, toSalesOrderEntity, withdrawSalesOrder } from './salesOrders';

/** Records, outside any transaction, which orders were handed over without an answer. */
export interface Attempts {
  /** How many seconds ago, or null. */
  find(key: string): Promise<number | null>;
  begin(key: string): Promise<void>;
  end(key: string): Promise<void>;
}

/** By then SAP has finished whatever a request started: its own limit per request is ten minutes. */
const sapTimeoutSeconds = 630;

/**
 * The connection to SAP S/4HANA through its Sales Order API and its Material Stock API, OData v2. An order carries its
 * key as the customer's purchase order number. Each attempt is recorded before the order is handed over. If no answer
 * comes, the order is looked up by its key and not handed over again while SAP may still be working on it, so that it
 * is booked only once.
 */
export function openODataConnector(
  settings: ODataEnv,
  attempts: Attempts,
  erpTimeoutSeconds = sapTimeoutSeconds,
): Omit<ErpConnector, 'collect'> {
  const sales = openODataService(settings, 'API_SALES_ORDER_SRV');
  const billing = openODataService(settings, 'API_BILLING_DOCUMENT_SRV');
  const stock = openODataService(settings, 'API_MATERIAL_STOCK_SRV');

  async function findNumber(key: string): Promise<string | null> {
    const { data } = await asReading(() =>
      sales.get('A_SalesOrder', {
        $filter: `PurchaseOrderByCustomer eq '${referenceOf(key)}'`,
        $select: 'SalesOrder',
        $top: '1',
      }),
    );
    const found = at(data, 'results');
    if (!Array.isArray(found)) throw new ErpUnreachable(message('its answer cannot be read'));
    return found.length === 0 ? null : readNumber(found[0]);
  }

  /** The outcome of an order handed over before: its answer, or null if it may be handed over. */
  async function askFor(key: string): Promise<ErpAnswer | null> {
    const attempt = await attempts.find(key);
    if (attempt === null) return null;
    const number = await findNumber(key);
    if (number !== null) return { key, status: 'accepted', erp_number: number };
    if (attempt < erpTimeoutSeconds)
      throw new ErpUnreachable(message('it has not said whether it took the order'));
    return null;
  }

  return {
    async submit(order) {
      const { key, customer } = order;
      if (customer.sap_id === null) {
        return { key, status: 'rejected', message: ownReasons.noSapId(customer.name) };
      }
      const known = await askFor(key);
      if (known !== null) return known;
      await attempts.begin(key);
      try {
        const { data } = await sales.post('A_SalesOrder', toSalesOrderEntity(order, settings));
        return { key, status: 'accepted', erp_number: readNumber(data) };
      } catch (error) {
        if (error instanceof ODataRefusal)
          return { key, status: 'rejected', message: `${error.number} ${error.words}`.trim() };
        if (error instanceof ErpUnreachable && !(error instanceof OutcomeUnknown)) await attempts.end(key);
        throw error;
      }
    },

    giveUp: async (key) => (await askFor(key)) ?? 'nothing',

    async withdraw({ key, number }) {
      const booked = number !== '' ? number : key === null ? null : await findNumber(key);
      return booked === null ? { withdrawn: false } : withdrawSalesOrder(sales, booked);
    },

    async readInvoicePdf(number) {
      // One about several orders is numbered by order too.
      const [document = ''] = number.split('/');
      try {
        const { data } = await billing.get('GetPDF', {
          BillingDocument: `'${document.replaceAll("'", "''")}'`,
        });
        const binary = at(data, 'GetPDF', 'BillingDocumentBinary');
        return typeof binary === 'string' && binary !== '' ? Buffer.from(binary, 'base64') : null;
      } catch (error) {
        // An invoice that SAP has not put out, or does not have.
        if (error instanceof ODataRefusal && error.status !== 403) return null;
        return asReading(() => Promise.reject(error));
      }
    },

    readStock: (options) => readMaterialStock(stock, settings, options),
  };
}

/** A refused read is not something an order or a person can fix. */
async function asReading<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ODataRefusal)
      throw new ErpUnreachable(message('it does not let us read: {words}', { words: error.words }));
    throw error;
  }
}

function readNumber(entity: unknown): string {
  const number = at(entity, 'SalesOrder');
  if (typeof number === 'string' && number !== '') return number;
  throw new OutcomeUnknown(message('its answer cannot be read'));
}
