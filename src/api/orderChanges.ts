import { mergeOrderList } from '../domain/orders/mergeOrderList';
import type { ApiRequest, Call } from './request';

/** A host answers these to an address that it, or a proxy before it, can't take. */
const tooLong = [400, 414, 422, 431];

/**
 * For lists of orders: when the page has one, the host is asked only for what was changed since, and that is put into
 * the list. Whenever that can't be sure to be the same as the whole list, all of it is read.
 */
export async function readChanges(had: unknown, request: ApiRequest, call: Call): ReturnType<Call> {
  if (!isOrderList(had) || had.as_of === undefined) return call(request);
  const params = { ...request.params, changed_since: had.as_of };
  const answer = await call({ ...request, params });
  const { error } = answer;
  if (error !== undefined) return tooLong.some((status) => status === error.status) ? call(request) : answer;
  // Without `gone` it is the whole list.
  if (!isOrderList(answer.data) || answer.data.gone === undefined) return answer;
  const merged = mergeOrderList(had, answer.data);
  return merged === null ? call(request) : { ...answer, data: Object.freeze(merged) };
}

/** What is read here of a list of orders. */
interface OrderList {
  orders: { id: string; created: number }[];
  as_of?: string;
  gone?: string[];
}

function isOrderList(answer: unknown): answer is OrderList {
  return typeof answer === 'object' && answer !== null && 'orders' in answer && Array.isArray(answer.orders);
}
