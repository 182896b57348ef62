import { failureOf } from '../../api';

/** What came of the creation of an order. */
export type OrderOutcome =
  | { readonly kind: 'created'; readonly orderId: string; readonly title: string; readonly customer: string }
  | { readonly kind: 'failed'; readonly message: string };

/** What the server's answer to the creation of an order means, for an order of this title for this customer. */
export function orderOutcome(
  answer: { data?: { order_id?: string }; error?: unknown },
  order: { title: string; customer: string },
): OrderOutcome {
  const failure = failureOf(answer);
  const orderId = answer.data?.order_id;
  if (failure !== null) return { kind: 'failed', message: failure };
  if (orderId === undefined) {
    return { kind: 'failed', message: 'The server did not say which order it created.' };
  }
  return { kind: 'created', orderId, ...order };
}
