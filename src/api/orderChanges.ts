import { mergeOrderList } from '../domain/orders/mergeOrderList';
import type { ApiRequest, Call } from './request';

/** Statuses of a server or proxy that rejects the URL, for example as too long. */
const tooLong = [400, 414, 422, 431];

/**
 * Refetches a cached list of orders by requesting only what changed since, and merging it. Falls back to the full list
 * whenever the result could differ from it.
 */
export async function readChanges(had: unknown, request: ApiRequest, call: Call): ReturnType<Call> {
  if (!isOrderList(had) || had.as_of === undefined) return call(request);
  const params = { ...request.params, changed_since: had.as_of };
  const answer = await call({ ...request, params });
  const { error } = answer;
  if (error !== undefined) return tooLong.some((status) => status === error.status) ? call(request) : answer;
  // Without `gone` the server sent the full list.
  if (!isOrderList(answer.data) || answer.data.gone === undefined) return answer;
  const merged = mergeOrderList(had, answer.data);
  return merged === null ? call(request) : { ...answer, data: Object.freeze(merged) };
}

/** The fields of an order list that are used here. */
interface OrderList {
  orders: { id: string; created: number }[];
  as_of?: string;
  gone?: string[];
}

function isOrderList(answer: unknown): answer is OrderList {
  return typeof answer === 'object' && answer !== null && 'orders' in answer && Array.isArray(answer.orders);
}
