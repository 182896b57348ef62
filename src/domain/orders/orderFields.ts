import { type Message, message } from '../language/message';
import { toCents } from '../money';
import { salesOrganizationText } from './salesOrganizationText';
import { orderStatus } from './statuses';
import { toComeOf } from './toCome';

/** What the order list and its workbook show of an order: a row of the API is one, with times in epoch seconds. */
export interface ListedOrder {
  readonly id: string;
  readonly name: string;
  readonly customer: { readonly name: string };
  readonly catalog: { readonly name: string };
  readonly seller?: { readonly name: string } | null;
  readonly sap_status: number;
  readonly finished: boolean;
  /** Why the ERP refused the order, as it says it. */
  readonly erp_message?: string | null;
  readonly sales_organization: string;
  readonly channel: string;
  readonly address_id: string;
  readonly items_count: number;
  readonly total_price: number;
  readonly currency: string;
  readonly created: number;
  readonly edited?: number;
  readonly service_date?: number | null;
  readonly note?: string;
  readonly to_come?: number | null;
}

interface Shared {
  readonly title: Message;
  /** Its title where there is room for more than a column's. */
  readonly fullTitle?: Message;
  /** Its width in the workbook, in characters. */
  readonly characters: number;
  /** Whether the list's search finds what the page shows of it. */
  readonly isSearched?: true;
  /** Whether the heads of an order's PDFs and its workbook have it, where it is filled in, after what they place themselves. */
  readonly isOnPapers?: true;
  /** Whether only brands have it whose ERP says what it ships. */
  readonly needsErpDocuments?: true;
}

/** A field of the order list: amounts are in cents, a `time` stands under the reader's day, a `day` is the same for all. */
export type OrderField = Shared &
  (
    | { readonly kind: 'text'; readonly value: (order: ListedOrder) => string | Message }
    | { readonly kind: 'code'; readonly value: (order: ListedOrder) => string }
    | { readonly kind: 'count' | 'money'; readonly value: (order: ListedOrder) => number }
    | { readonly kind: 'time' | 'day'; readonly value: (order: ListedOrder) => number | null }
  );

/** The columns of the order list and its workbook (spec 2 'Order list'), in the workbook's order. */
export const orderFields = {
  customer: {
    title: message('Customer'),
    kind: 'text',
    value: ({ customer }) => customer.name,
    characters: 30,
    isSearched: true,
  },
  status: { title: message('Status'), kind: 'text', value: statusText, characters: 22, isSearched: true },
  catalog: {
    title: message('Catalog'),
    kind: 'text',
    value: ({ catalog }) => catalog.name,
    characters: 24,
    isSearched: true,
  },
  name: {
    title: message('Order'),
    kind: 'text',
    value: ({ name }) => name,
    characters: 30,
    isSearched: true,
  },
  agent: {
    title: message('Agent'),
    kind: 'text',
    value: ({ seller }) => seller?.name ?? '',
    characters: 20,
    isSearched: true,
    isOnPapers: true,
  },
  so: {
    title: message('SO'),
    fullTitle: message('Sales organization'),
    kind: 'text',
    value: salesOrganizationText,
    characters: 12,
    isSearched: true,
  },
  ship: { title: message('Ship'), kind: 'text', value: shipText, characters: 12 },
  items: {
    title: message('Items'),
    kind: 'count',
    value: ({ items_count: pieces }) => pieces,
    characters: 10,
    isSearched: true,
  },
  amount: {
    title: message('Amount'),
    kind: 'money',
    value: ({ total_price: price }) => toCents(price) ?? 0,
    characters: 14,
    isSearched: true,
  },
  currency: { title: message('Currency'), kind: 'code', value: ({ currency }) => currency, characters: 11 },
  created: {
    title: message('Created'),
    kind: 'time',
    value: ({ created }) => created,
    characters: 12,
    isSearched: true,
  },
  edited: { title: message('Edited'), kind: 'time', value: ({ edited }) => edited ?? null, characters: 12 },
  delivery: {
    title: message('Delivery date'),
    kind: 'day',
    value: ({ service_date: day }) => day ?? null,
    characters: 14,
  },
  id: { title: message('Order id'), kind: 'code', value: ({ id }) => id, characters: 12 },
  address: { title: message('Address id'), kind: 'text', value: ({ address_id: id }) => id, characters: 14 },
  note: { title: message('Note'), kind: 'text', value: ({ note }) => note ?? '', characters: 40 },
  to_come: {
    title: message('To come'),
    kind: 'count',
    value: toComeOf,
    characters: 10,
    needsErpDocuments: true,
  },
} as const satisfies Record<string, OrderField>;

/** The key of a field of the order list. */
export type OrderFieldKey = keyof typeof orderFields;

/** The status, with the ERP's own message if it refused the order. */
function statusText(order: ListedOrder): Message {
  const { label: status } = orderStatus(order);
  const { erp_message: reason } = order;
  return reason ? message('{status}: {reason}', { status, reason }) : status;
}

/** The address's SAP id without leading zeros, as ERPs show it, so that it isn't truncated. */
function shipText({ address_id: id }: ListedOrder): string {
  return id.replace(/^0+(?=.)/, '');
}
