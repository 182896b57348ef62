import { type Message, message } from '../../../../src/domain/language/message';
import { isCurrency, toCents } from '../../../../src/domain/money';
import type { ErpDocument, ErpDocumentLine } from '../../../core/erpConnector';
import { Refusal } from '../../../core/problems';
import { cleanText } from '../drop/fields';
import { at } from './openODataService';

/** What SAP says of an order that was sent, before it is known which revision of a document that is. */
export type SapDocument = { number: string } & DistributedOmit<ErpDocument, 'order' | 'number' | 'revision'>;

type DistributedOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** The code of the sku that a material stands for. */
type CodeOf = (material: string) => ErpDocumentLine['code'];

/** What SAP's materials and its reasons to reject a line stand for. */
export interface SapNames {
  codeOf: CodeOf;
  rejectionReasons: ReadonlyMap<string, string>;
}

/** A service of SAP that says what has become of sales orders, and how its rows are read. */
export interface SapSource {
  kind: ErpDocument['document'];
  /** How a document is called where it is refused. */
  name: string;
  service: string;
  entities: string;
  /** The property that identifies a row. */
  key: string;
  select: string;
  expand: string;
  /** By how much a reading overlaps the one before: SAP's clock is another, and it dates changes before they are seen. */
  overlapSeconds: number;
  /** How many times as long the pause between two readings is, where each reads much that is known. */
  pauses: number;
  /** The condition for rows that were changed since then. */
  changedSince(since: Date): string;
  /** The sales orders that a row is about: their numbers, or the references that they were sent with. */
  ordersOf(row: unknown): string[];
  /** What a row says of one of its sales orders; throws a `Refusal` if that can't be understood. */
  read(row: unknown, order: string, names: SapNames): SapDocument;
}

const secondsOfDay = 86_400;

const confirmations: SapSource = {
  ...{ kind: 'order-confirmation', name: 'order' },
  ...{ service: 'API_SALES_ORDER_SRV', entities: 'A_SalesOrder', key: 'SalesOrder' },
  select: selected('SalesOrder,PurchaseOrderByCustomer,SalesOrderDate', {
    to_Item: 'Material,SalesDocumentRjcnReason',
    'to_Item/to_ScheduleLine':
      'ConfirmedDeliveryDate,ConfdOrderQtyByMatlAvailCheck,DeliveredQtyInOrderQtyUnit',
  }),
  expand: 'to_Item/to_ScheduleLine',
  overlapSeconds: 600,
  pauses: 1,
  changedSince: (since) => `LastChangeDateTime ge ${timeLiteral(since)}`,
  ordersOf: (row) => [textOf(row, 'PurchaseOrderByCustomer')],
  read: (row, _order, names) => ({
    document: 'order-confirmation',
    number: textOf(row, 'SalesOrder'),
    day: dayOf(row, 'SalesOrderDate'),
    reversed: false,
    lines: rowsOf(row, 'to_Item').flatMap((item, index) => toConfirmedLines(item, index + 1, names)),
  }),
};

/** A line for each day, none for what SAP has neither confirmed nor rejected. */
function toConfirmedLines(
  item: unknown,
  line: number,
  { codeOf, rejectionReasons }: SapNames,
): ErpDocumentLine[] {
  const material = textOf(item, 'Material');
  if (material === '') return [];
  const code = codeOf(material);
  const schedule = rowsOf(item, 'to_ScheduleLine');
  const rejection = textOf(item, 'SalesDocumentRjcnReason');
  if (rejection !== '') {
    const delivered = schedule.map((one) => quantityOf(one, 'DeliveredQtyInOrderQtyUnit', line));
    // SAP gives the reason's code only; its words are in no service of sales orders.
    return [
      {
        code,
        quantity: delivered.reduce((sum, one) => sum + one, 0),
        day: null,
        reason: rejectionReasons.get(rejection) ?? `SAP ${rejection}`,
      },
    ];
  }
  return schedule.flatMap((one) => {
    const quantity = quantityOf(one, 'ConfdOrderQtyByMatlAvailCheck', line);
    return quantity === 0 ? [] : [{ code, quantity, day: dayOf(one, 'ConfirmedDeliveryDate'), reason: '' }];
  });
}

/** SAP's status of a delivery or an item whose goods issue is posted. */
const issued = 'C';

const deliveries: SapSource = {
  ...{ kind: 'delivery', name: 'delivery' },
  ...{
    service: 'API_OUTBOUND_DELIVERY_SRV;v=0002',
    entities: 'A_OutbDeliveryHeader',
    key: 'DeliveryDocument',
  },
  select: selected(
    'DeliveryDocument,DocumentDate,ActualGoodsMovementDate,OverallGoodsMovementStatus,BillOfLading,MeansOfTransport',
    { to_DeliveryDocumentItem: 'Material,ActualDeliveryQuantity,ReferenceSDDocument' },
  ),
  expand: 'to_DeliveryDocumentItem',
  // The service knows only the day of a change, in the time zone of SAP.
  overlapSeconds: secondsOfDay,
  pauses: 5,
  changedSince(since) {
    const day = `datetime'${since.toISOString().slice(0, 10)}T00:00:00'`;
    const dates = ['LastChangeDate', 'CreationDate', 'ActualGoodsMovementDate'];
    return `(${dates.map((date) => `${date} ge ${day}`).join(' or ')})`;
  },
  ordersOf: (row) => referencesOf(row, 'to_DeliveryDocumentItem', 'ReferenceSDDocument'),
  read(row, order, { codeOf }) {
    // A goods issue that was cancelled leaves the delivery as if it had never been.
    const reversed = textOf(row, 'OverallGoodsMovementStatus') !== issued;
    const items = reversed ? [] : rowsOf(row, 'to_DeliveryDocumentItem');
    return {
      document: 'delivery',
      number: textOf(row, 'DeliveryDocument'),
      day: dayOf(row, reversed ? 'DocumentDate' : 'ActualGoodsMovementDate'),
      reversed,
      lines: items.flatMap((item, index) => {
        const material = textOf(item, 'Material');
        if (material === '' || textOf(item, 'ReferenceSDDocument') !== order) return [];
        const quantity = quantityOf(item, 'ActualDeliveryQuantity', index + 1);
        return quantity === 0 ? [] : [{ code: codeOf(material), quantity, day: null, reason: '' }];
      }),
      shipping: {
        carrier: textOf(row, 'MeansOfTransport'),
        tracking_number: textOf(row, 'BillOfLading'),
        tracking_url: '',
      },
    };
  },
};

/** SAP's categories of documents: an invoice, and the cancellation of one. */
const [invoice, cancellation] = ['M', 'N'];

const invoices: SapSource = {
  ...{ kind: 'invoice', name: 'invoice' },
  ...{ service: 'API_BILLING_DOCUMENT_SRV', entities: 'A_BillingDocument', key: 'BillingDocument' },
  select: selected(
    'BillingDocument,SDDocumentCategory,BillingDocumentDate,BillingDocumentIsCancelled,CancelledBillingDocument,TransactionCurrency',
    { to_Item: 'SalesDocument,NetAmount' },
  ),
  expand: 'to_Item',
  overlapSeconds: 600,
  pauses: 1,
  changedSince: (since) =>
    `LastChangeDateTime ge ${timeLiteral(since)} and (SDDocumentCategory eq '${invoice}' or SDDocumentCategory eq '${cancellation}')`,
  ordersOf: (row) => referencesOf(row, 'to_Item', 'SalesDocument'),
  read(row, order) {
    const isCancellation = textOf(row, 'SDDocumentCategory') === cancellation;
    const currency = textOf(row, 'TransactionCurrency');
    if (!isCurrency(currency)) throw new Refusal(message('Its currency is not one like EUR.'));
    const amounts = rowsOf(row, 'to_Item')
      .filter((item) => textOf(item, 'SalesDocument') === order)
      .map((item) => toCents(textOf(item, 'NetAmount')));
    const cents = amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    if (cents === null) throw new Refusal(message('Its amount is not a number with at most two decimals.'));
    return {
      document: 'invoice',
      number: textOf(row, isCancellation ? 'CancelledBillingDocument' : 'BillingDocument'),
      day: dayOf(row, 'BillingDocumentDate'),
      reversed: isCancellation || at(row, 'BillingDocumentIsCancelled') === true,
      ...{ cents, currency, pdf: null },
    };
  },
};

/** The services of SAP that say what has become of sales orders. */
export const sapSources: readonly SapSource[] = [confirmations, deliveries, invoices];

function selected(own: string, nested: Record<string, string>): string {
  const below = Object.entries(nested).flatMap(([path, names]) =>
    names.split(',').map((name) => `${path}/${name}`),
  );
  return [own, ...below].join(',');
}

const timeLiteral = (time: Date) => `datetimeoffset'${time.toISOString().slice(0, 19)}Z'`;

/** A text of a row, as texts are stored; '' for anything else. */
export const textOf = (row: unknown, property: string): string => cleanText(at(row, property));

function rowsOf(row: unknown, property: string): unknown[] {
  const rows = at(row, property, 'results');
  return Array.isArray(rows) ? rows : [];
}

const referencesOf = (row: unknown, items: string, property: string): string[] => [
  ...new Set(rowsOf(row, items).flatMap((item) => textOf(item, property) || [])),
];

const noDay = message('Its day is not one like 2026-09-15.');

/** The day of a date of SAP, such as /Date(1789430400000)/, in epoch seconds. */
function dayOf(row: unknown, property: string): number {
  const [, milliseconds] = /^\/Date\((\d+)(?:\+0000)?\)\/$/.exec(textOf(row, property)) ?? [];
  if (milliseconds === undefined) throw new Refusal(noDay);
  return Math.floor(Number(milliseconds) / 1000 / secondsOfDay) * secondsOfDay;
}

const noCount = (line: number): Message =>
  message('Line {line}: its quantity is not a whole number from 0 on.', { line });

const maxQuantity = 999_999_999;

function quantityOf(row: unknown, property: string, line: number): number {
  const text = textOf(row, property);
  const quantity = text === '' ? 0 : Number(text);
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > maxQuantity) throw new Refusal(noCount(line));
  return quantity;
}
