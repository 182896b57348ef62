import { message } from '../../../src/domain/language/message';
import { fromCents, toCents } from '../../../src/domain/money';
import { chargeRefusal, discountRefusal, windowFault } from '../../../src/domain/orders/papers';
import { ownsCustomerOf } from '../../../src/domain/access/ownership';
import { selectOrderPapers } from '../../db/orderPapers';
import { findOwnOrder, recordOrderEvent } from '../../db/orders';
import { orders, toDate } from '../../db/schema';
import type { Schema } from '../../core/call';
import type { Handler } from '../../http/operation';
import { forbidden, unprocessable } from '../../core/problems';
import {
  type CustomerWrite,
  type OrderWrite,
  selectCurrency,
  selectDrops,
  writeCustomerPapers,
  writeOrderPapers,
} from './queries';
import { eq } from 'drizzle-orm';
import { may } from '../../../src/domain/access/rights';

const orNull = (cents: number | null) => (cents === null ? null : fromCents(cents));

export const getOrderPapers: Handler<'getOrderPapers'> = async ({ db, user, params }) => {
  const order = await findOwnOrder(db, user, params.id);
  const papers = await selectOrderPapers(db, user, order);
  const { vat_id, bill_to, contact, phone, payment_terms } = papers;
  const drops = await selectDrops(db, order.id);
  return {
    buyer_number: papers.buyer_number,
    discount_percent: orNull(papers.rate),
    discount_amount: orNull(papers.cents),
    freight: orNull(papers.freight),
    vat_percent: orNull(papers.vat_rate),
    tax_note: papers.tax_note,
    delivery_terms: papers.delivery_terms,
    cancel_date: papers.cancel_date,
    windows: drops.map((drop) => ({ drop, text: papers.windows[drop] ?? '' })),
    ...(ownsCustomerOf(user, order) && {
      customer: { vat_id, bill_to, contact, phone, payment_terms },
    }),
  };
};

/** Papers are no part of what is ordered: like a note, they may be written in every state, and leave the version alone. */
export const setOrderPapers: Handler<'setOrderPapers'> = async ({ db, user, body, now }) => {
  const { id, customer, ...rest } = body;
  const others = Object.keys(rest).some((field) => field !== 'buyer_number');
  await db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, user, id, { lock: true });
    if ((others || customer !== undefined) && !may(user.roles, 'seeStaffNotes'))
      throw forbidden(
        message('Only agents and admins write more than your own order number on the documents.'),
      );
    if (customer !== undefined && !ownsCustomerOf(user, order))
      throw forbidden(
        message('{customer} is no longer your customer, so you can write only what is about this order.', {
          customer: order.customer_name,
        }),
      );
    const fault = rest.windows && windowFault(rest.windows, await selectDrops(tx, order.id));
    if (fault) throw unprocessable(fault.text, `body.windows.${fault.at}.drop`);
    const { rate, cents, windows } = await selectOrderPapers(tx, user, order);
    const write = toOrderWrite(rest, windows, await selectCurrency(tx, order.id));
    const refusal = discountRefusal({
      rate: write.discountRate === undefined ? rate : write.discountRate,
      cents: write.discountCents === undefined ? cents : write.discountCents,
    });
    if (refusal !== null) throw unprocessable(refusal, 'body.discount_amount');
    await writeOrderPapers(tx, Number(order.id), write);
    if (customer !== undefined)
      await writeCustomerPapers(tx, Number(order.customer_id), toCustomerWrite(customer));
    const at = now();
    await recordOrderEvent(tx, { orderId: order.id, actorId: user.dbId, at, kind: 'papers', detail: {} });
    await tx
      .update(orders)
      .set({ editedAt: at })
      .where(eq(orders.id, Number(order.id)));
  });
  return { status: 'success' };
};

type Asked = Omit<Schema<'OrderPapersRequest'>, 'id' | 'customer'>;

/** The fields to write; what was left out is undefined, and stays. */
function toOrderWrite(asked: Asked, windows: Record<string, string>, currency: string): OrderWrite {
  const said = asked.windows?.map(({ drop, text }) => [drop, text.trim()] as const);
  return {
    buyerNumber: asked.buyer_number?.trim(),
    discountRate: hundredthsOf(asked, 'discount_percent'),
    discountCents: chargeOf(asked, 'discount_amount', currency),
    freightCents: chargeOf(asked, 'freight', currency),
    vatRate: hundredthsOf(asked, 'vat_percent'),
    taxNote: asked.tax_note?.trim(),
    deliveryTerms: asked.delivery_terms?.trim(),
    cancelDate: toDate(asked.cancel_date),
    windows: said && { ...windows, ...Object.fromEntries(said) },
  };
}

type Amount = 'discount_percent' | 'discount_amount' | 'freight' | 'vat_percent';

/** Hundredths of a number with at most two decimals; undefined when it was left out. */
function hundredthsOf(asked: Asked, field: Amount): number | null | undefined {
  const amount = asked[field];
  if (amount === undefined || amount === null) return amount;
  const cents = toCents(amount);
  if (cents !== null) return cents;
  throw unprocessable(
    message(
      'The {field, select, discount_percent {discount in percent} discount_amount {discount} vat_percent {VAT in percent} other {freight}} is {amount}; give at most two decimals.',
      { field, amount },
    ),
    `body.${field}`,
  );
}

/** An amount in cents, in as many decimals as the currency has. */
function chargeOf(
  asked: Asked,
  field: 'discount_amount' | 'freight',
  currency: string,
): number | null | undefined {
  const cents = hundredthsOf(asked, field);
  const refusal = typeof cents === 'number' ? chargeRefusal(field, cents, currency) : null;
  if (refusal !== null) throw unprocessable(refusal, `body.${field}`);
  return cents;
}

const toCustomerWrite = (asked: Schema<'CustomerPapers'>): CustomerWrite => ({
  vatId: asked.vat_id?.trim(),
  billTo: asked.bill_to?.trim(),
  contact: asked.contact?.trim(),
  phone: asked.phone?.trim(),
  paymentTerms: asked.payment_terms?.trim(),
});
