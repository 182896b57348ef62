import { api, isApiProblem, type Order, refusalOf, type UpdateOrderRequest } from '../../../api';
import { toCents } from '../../../domain/money';
import { flattenLines, groupLines } from '../../../domain/orders/lines';
import { withChanges } from '../../../domain/orders/proposals';
import { editOrderRefusal } from '../../../domain/orders/refusals';
import type { SavedPrices } from '../../../domain/orders/totals';
import type { AppDispatch, RootState } from '../../../lib/redux';
import type { SheetBase } from './edits';
import type { SaveFailure, ServerSheet, SheetInFlight, SheetName } from './Sheet';
import { message } from '../../../domain/language/message';
import { language } from '../../../languages/useT';

/** The part of an order that the line sheet edits; its garments stay in the API cache. */
export function fromOrder(order: Order): ServerSheet {
  const refusal = editOrderRefusal(order);
  const prices = Object.fromEntries(
    order.garments.map(({ generic, wh_price, drop }) => [generic, { price: toCents(wh_price) ?? 0, drop }]),
  );
  return {
    orderId: order.id,
    version: order.version,
    finished: order.finished,
    refusal: refusal && language.get().t(refusal),
    lines: groupLines(flattenLines(order.lines)),
    wanted: order.wanted,
    serviceDate: order.service_date,
    // Frozen, so that Redux Toolkit does not freeze them recursively.
    prices: Object.freeze(prices),
    savedPrices: savedPrices(order),
  };
}

/** What its customer proposes for an order, which is edited like the order in any state. */
export function fromProposal(order: Order): ServerSheet {
  const server = fromOrder(order);
  const { version, changes, wanted } = order.proposal ?? { ...server, changes: [] };
  const lines = groupLines(withChanges(flattenLines(order.lines), changes));
  return { ...server, version, lines, wanted, ordered: server.lines, refusal: null };
}

/** The saved prices of the lines; optional in the contract. */
function savedPrices({ lines, line_prices }: Order): SavedPrices | undefined {
  if (line_prices === undefined) return undefined;
  const result: Record<string, SavedPrices[string]> = {};
  for (const [sku, quantity] of Object.entries(flattenLines(lines))) {
    const saved = line_prices[sku];
    const price = saved === undefined ? null : toCents(saved);
    if (price !== null) result[sku] = { quantity, price };
  }
  return Object.freeze(result);
}

/** The request body of a save: the full order, and the version it is based on. */
export function toUpdate(
  orderId: string,
  content: SheetBase & { readonly takesPrices?: boolean },
): UpdateOrderRequest {
  return {
    id: orderId,
    lines: flattenLines(content.lines),
    wanted: [...content.wanted],
    service_date: content.serviceDate,
    version: content.version,
    // Only servers that support `take_prices` report saved prices.
    ...(content.takesPrices && { take_prices: true }),
  };
}

/** The outcome of a save. */
type SaveOutcome =
  | { kind: 'saved'; version?: number; totalPrice?: number }
  /** Version conflict: somebody else has saved, nothing was written. */
  | { kind: 'stale' }
  | { kind: 'failed'; failure: SaveFailure };

/** Spec 8. The page retries automatically all the same. */
const offlineText = message('Could not save the order, please try again later');
const serverText = message(
  'The server could not save the order. What you enter is kept in this browser, and saved as soon as it can be.',
);
const stale = 409;
const sessionEnded = 401;
/** Statuses worth a retry: the server is busy, or a read met a conflict. */
const passing = [200, 408, stale, 429];

/** Sends the full order, or what is proposed for it, once. */
export async function sendSheet(
  dispatch: AppDispatch,
  { orderId, ordered }: SheetName,
  content: SheetInFlight,
): Promise<SaveOutcome> {
  const update = toUpdate(orderId, content);
  // Untracked, so that the cache does not retain the body of every save.
  const { data, error } = await (ordered === undefined
    ? dispatch(api.endpoints.updateOrder.initiate({ updateOrderRequest: update }, { track: false }))
    : dispatch(saveProposal(update)));
  if (isApiProblem(error) && error.status === stale) return { kind: 'stale' };
  if (error !== undefined) return { kind: 'failed', failure: failureOfCall(error) };

  const refusal = refusalOf(data);
  if (refusal !== null) return { kind: 'failed', failure: { kind: 'refused', message: refusal } };
  return { kind: 'saved', version: data.version, totalPrice: data.total_price };
}

const saveProposal = ({ id, lines, wanted, version }: UpdateOrderRequest) =>
  api.endpoints.saveOrderProposal.initiate(
    { saveOrderProposalRequest: { id, lines, wanted, version } },
    { track: false },
  );

/** Classifies the error of a save. */
export function failureOfCall(error: unknown): SaveFailure {
  const { t } = language.get();
  if (!isApiProblem(error)) return { kind: 'server', message: t(serverText) };
  const { status, detail } = error;
  if (status === sessionEnded) return { kind: 'session', message: detail };
  if (status === 'network') return { kind: 'offline', message: t(offlineText) };
  const isPassing = typeof status !== 'number' || status >= 500 || passing.includes(status);
  return isPassing ? { kind: 'server', message: t(serverText) } : { kind: 'refused', message: detail };
}

const selectMe = api.endpoints.getMe.select();

/** The signed-in user's id, or ''. */
export function userIdOf({ api: cache }: RootState): string {
  return cache === undefined ? '' : (selectMe({ api: cache }).data?.id ?? '');
}
