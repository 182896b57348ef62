import { inEnglish, inWords } from '../../../src/domain/language/wording';
import { fromCents } from '../../../src/domain/money';
import { type ListedOrder, type OrderField, orderFields } from '../../../src/domain/orders/orderFields';
import { orderStatus, sapStatus } from '../../../src/domain/orders/statuses';
import { isolated } from '../../../src/domain/text/isolated';
import type { OrderPapersRow } from '../../db/orderPapers';
import type { OrderDocument } from './content';
import type { OrderHead } from './queries';
import { countText, dayText, dayTextIn, moneyText } from './texts';

/** A fact in the head of an order's documents: a `day` is the same for everybody, a `time` stands under the brand's day. */
export type Fact = { readonly label: string } & (
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'day' | 'time'; readonly value: number | null }
);

const onPapers = Object.values(orderFields).filter((field: OrderField) => field.isOnPapers);

/** The facts above the lines of an order's workbook, in two columns. */
export function workbookFacts({
  brand,
  head,
}: Pick<OrderDocument, 'brand' | 'head'>): Record<'left' | 'right', Fact[]> {
  const fact = factReader(head);
  return {
    left: [
      fact(orderFields.name),
      fact(orderFields.id),
      fact(orderFields.customer),
      textFact('Address', shipTo(head).join(', ')),
      fact(orderFields.so),
      ...onPapers.map(fact).filter(isFilledIn),
    ],
    right: [
      textFact('Brand', brand.name),
      fact(orderFields.catalog),
      textFact('Season', head.season),
      fact(orderFields.delivery),
      fact(orderFields.created),
      fact(orderFields.currency),
    ],
  };
}

/** The facts on the cover of an order's PDFs, as lines. */
export function coverFacts(order: Pick<OrderDocument, 'brand' | 'head' | 'papers'>): PaperFact[] {
  const { brand, head, papers } = order;
  const fact = factReader(head);
  const linesOf = ({ label, ...read }: Fact): PaperFact => {
    if (read.kind === 'text') return { label, lines: [read.value || '–'] };
    const { kind, value } = read;
    return {
      label,
      lines: [kind === 'day' || value === null ? dayText(value) : dayTextIn(brand.timeZone, value)],
    };
  };
  const address = shipTo(head);
  return [
    linesOf(fact(orderFields.customer)),
    { label: 'Ship to', lines: address.length === 0 ? ['–'] : address },
    linesOf(fact(orderFields.delivery)),
    linesOf(textFact('Catalog', `${isolated(head.catalog_name)} · ${head.season}`)),
    linesOf(fact(orderFields.so)),
    linesOf(fact(orderFields.created)),
    linesOf(textFact('Order', head.id)),
    linesOf(textFact('Status', statusText(head))),
    ...(head.erp_number === '' ? [] : [linesOf(textFact('ERP number', head.erp_number))]),
    ...onPapers.map(fact).filter(isFilledIn).map(linesOf),
    ...paperFacts(papers),
  ];
}

/** Reads fields of the order list as facts of an order. */
const factReader = (head: OrderHead) => {
  const order: ListedOrder = {
    ...head,
    customer: { name: head.customer_name },
    catalog: { name: head.catalog_name },
    seller: { name: head.seller_name },
    total_price: fromCents(head.total_cents),
  };
  return (field: OrderField): Fact => {
    const { title, fullTitle = title } = field;
    const label = inEnglish(fullTitle);
    switch (field.kind) {
      case 'time':
      case 'day':
        return { label, kind: field.kind, value: field.value(order) };
      case 'count':
        return textFact(label, countText(field.value(order)));
      case 'money':
        return textFact(label, moneyText(field.value(order), head.currency));
      default:
        return textFact(label, inWords(inEnglish, field.value(order)));
    }
  };
};

const isFilledIn = ({ value }: Fact) => value !== '' && value !== null;

const textFact = (label: string, value: string): Fact => ({ label, kind: 'text', value });

const shipTo = (head: OrderHead) => [head.address_id, head.address].filter((line) => line !== '');

const statusText = (head: OrderHead) =>
  `${capital(inEnglish(orderStatus(head).label))}${head.sap_status === sapStatus.open ? ', not yet sent' : ''}`;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A fact of an order's papers with its lines. */
interface PaperFact {
  label: string;
  lines: string[];
}

/** What the papers say about the customer and the order, with its labels, where it is filled in. */
export function paperFacts(papers: OrderPapersRow): PaperFact[] {
  const facts = [
    { label: 'Buyer’s order number', lines: [papers.buyer_number] },
    { label: 'Bill to', lines: papers.bill_to.split(/\r?\n/) },
    { label: 'Customer’s VAT ID', lines: [papers.vat_id] },
    { label: 'Contact', lines: [papers.contact, papers.phone] },
    { label: 'Payment terms', lines: papers.payment_terms.split(/\r?\n/) },
    { label: 'Delivery terms', lines: [papers.delivery_terms] },
    { label: 'Cancel date', lines: papers.cancel_date === null ? [] : [dayText(papers.cancel_date)] },
  ];
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0);
}
