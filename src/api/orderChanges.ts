import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { mergeOrderList } from '../domain/orders/mergeOrderList';
import { type ApiRequest, answerOf } from './baseQuery';
import type { ApiProblem } from './problem';
import { type SendOptions, sendQuery } from './sendWhole';

/** How an endpoint is asked again; set per endpoint in `api.ts`. */
interface ChangesOptions extends SendOptions {
  /** Asks only for the orders that were changed since the answer that the page has. */
  changes?: 'orders';
}

/** A host answers these to an address that it, or a proxy before it, can't take. */
const tooLong = [400, 414, 422, 431];

/**
 * `sendQuery`, extended for lists of orders: when the page has one, the host is asked only for what was changed since,
 * and that is put into the list. Whenever that can't be sure to be the same as the whole list, all of it is read.
 */
export const changesQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem, ChangesOptions> = async (
  request,
  api,
  options,
) => {
  const { changes, ...rest } = options ?? {};
  const had = changes === undefined ? undefined : answerOf(api);
  if (!isOrderList(had) || had.as_of === undefined) return sendQuery(request, api, rest);

  const params = { ...request.params, changed_since: had.as_of };
  const answer = await sendQuery({ ...request, params }, api, rest);
  if (answer.error !== undefined) {
    const isTooLong = tooLong.some((status) => status === answer.error.status);
    return isTooLong ? sendQuery(request, api, rest) : answer;
  }
  // Without `gone` it is the whole list.
  if (!isOrderList(answer.data) || answer.data.gone === undefined) return answer;
  const merged = mergeOrderList(had, answer.data);
  return merged === null ? sendQuery(request, api, rest) : { ...answer, data: Object.freeze(merged) };
};

/** What is read here of a list of orders. */
interface OrderList {
  orders: { id: string; created: number }[];
  as_of?: string;
  gone?: string[];
}

function isOrderList(answer: unknown): answer is OrderList {
  return typeof answer === 'object' && answer !== null && 'orders' in answer && Array.isArray(answer.orders);
}
