import { inWords, type Translate } from '../../../src/domain/language/wording';
import { fromCents } from '../../../src/domain/money';
import { type ListedOrder, type OrderField, orderFields } from '../../../src/domain/orders/orderFields';
import { orderStatus } from '../../../src/domain/orders/statuses';
import { isolated } from '../../../src/domain/text/isolated';
import type { OrderPapersRow } from '../../db/orderPapers';
import type { OrderDocument } from './content';
import type { OrderHead } from './queries';
import type { Texts } from './texts';

/** A fact in the head of an order's documents: a `day` is the same for everybody, a `time` stands under the brand's day. */
export type Fact = { readonly label: string } & (
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'day' | 'time'; readonly value: number | null }
);

const onPapers = Object.values(orderFields).filter((field: OrderField) => field.isOnPapers);

/** The facts above the lines of an order's workbook, in two columns. */
export function workbookFacts(
  texts: Texts,
  { brand, head }: Pick<OrderDocument, 'brand' | 'head'>,
): Record<'left' | 'right', Fact[]> {
  const { t } = texts;
  const fact = factReader(texts, head);
  return {
    left: [
      fact(orderFields.name),
      fact(orderFields.id),
      fact(orderFields.customer),
      textFact(t('Address'), shipTo(head).join(', ')),
      fact(orderFields.so),
      ...onPapers.map(fact).filter(isFilledIn),
    ],
    right: [
      textFact(t('Brand'), brand.name),
      fact(orderFields.catalog),
      textFact(t('Season'), head.season),
      fact(orderFields.delivery),
      fact(orderFields.created),
      fact(orderFields.currency),
    ],
  };
}

/** The facts on the cover of an order's PDFs, as lines. */
export function coverFacts(
  texts: Texts,
  { brand, head, papers }: Pick<OrderDocument, 'brand' | 'head' | 'papers'>,
): PaperFact[] {
  const { t, day, dayIn } = texts;
  const fact = factReader(texts, head);
  const linesOf = ({ label, ...read }: Fact): PaperFact => {
    if (read.kind === 'text') return { label, lines: [read.value || '–'] };
    const { kind, value } = read;
    return {
      label,
      lines: [kind === 'day' || value === null ? day(value) : dayIn(brand.timeZone, value)],
    };
  };
  const address = shipTo(head);
  return [
    linesOf(fact(orderFields.customer)),
    { label: t('Ship to'), lines: address.length === 0 ? ['–'] : address },
    linesOf(fact(orderFields.delivery)),
    linesOf(textFact(t('Catalog'), `${isolated(head.catalog_name)} · ${head.season}`)),
    linesOf(fact(orderFields.so)),
    linesOf(fact(orderFields.created)),
    linesOf(textFact(t('Order'), head.id)),
    linesOf(textFact(t('Status'), statusText(t, head))),
    ...(head.erp_number === '' ? [] : [linesOf(textFact(t('ERP number'), head.erp_number))]),
    ...onPapers.map(fact).filter(isFilledIn).map(linesOf),
    ...paperFacts(texts, papers),
  ];
}

/** Reads fields of the order list as facts of an order. */
const factReader = ({ t, count, money }: Texts, head: OrderHead) => {
  const order: ListedOrder = {
    ...head,
    customer: { name: head.customer_name },
    catalog: { name: head.catalog_name },
    seller: { name: head.seller_name },
    total_price: fromCents(head.total_cents),
  };
  return (field: OrderField): Fact => {
    const { title, fullTitle = title } = field;
    const label = t(fullTitle);
    switch (field.kind) {
      case 'time':
      case 'day':
        return { label, kind: field.kind, value: field.value(order) };
      case 'count':
        return textFact(label, count(field.value(order)));
      case 'money':
        return textFact(label, money(field.value(order), head.currency));
      default:
        return textFact(label, inWords(t, field.value(order)));
    }
  };
};

const isFilledIn = ({ value }: Fact) => value !== '' && value !== null;

const textFact = (label: string, value: string): Fact => ({ label, kind: 'text', value });

const shipTo = (head: OrderHead) => [head.address_id, head.address].filter((line) => line !== '');

function statusText(t: Translate, head: OrderHead): string {
  const { key, label } = orderStatus(head);
  if (key === 'open') return t('Open, not yet sent');
  return key === 'finished' ? t('Finished by customer, not yet sent') : capital(t(label));
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A fact of an order's papers with its lines. */
interface PaperFact {
  label: string;
  lines: string[];
}

/** What the papers say about the customer and the order, with its labels, where it is filled in. */
export function paperFacts({ t, day }: Texts, papers: OrderPapersRow): PaperFact[] {
  const facts = [
    { label: t('Buyer’s order number'), lines: [papers.buyer_number] },
    { label: t('Bill to'), lines: papers.bill_to.split(/\r?\n/) },
    { label: t('Customer’s VAT ID'), lines: [papers.vat_id] },
    { label: t('Contact'), lines: [papers.contact, papers.phone] },
    { label: t('Payment terms'), lines: papers.payment_terms.split(/\r?\n/) },
    { label: t('Delivery terms'), lines: [papers.delivery_terms] },
    { label: t('Cancel date'), lines: papers.cancel_date === null ? [] : [day(papers.cancel_date)] },
  ];
  return facts
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0);
}
