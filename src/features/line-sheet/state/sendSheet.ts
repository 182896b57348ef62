import { api, isApiProblem, refusalOf } from '../../../api';
import type { AppDispatch } from '../../../lib/redux';
import { saveFailureText } from './notices';
import type { SaveFailure } from './Sheet';
import type { SheetBase } from './SheetContent';
import { toUpdate } from './wire';

/** What became of a save. */
export type SaveOutcome =
  | { kind: 'saved'; version?: number }
  /** Somebody else has saved since: nothing was written. */
  | { kind: 'stale' }
  | { kind: 'failed'; failure: SaveFailure };

const stale = 409;
const sessionEnded = 401;
/** Answers of a server that is there, but not now: worth another try; a conflict that is told of a reading is one too. */
const passing = [200, 408, stale, 429];

/** Sends the whole order once. */
export async function sendSheet(
  dispatch: AppDispatch,
  orderId: string,
  content: SheetBase,
): Promise<SaveOutcome> {
  const updateOrderRequest = toUpdate(orderId, content);
  // Untracked: the cache must not keep the body of every save.
  const save = api.endpoints.updateOrder.initiate({ updateOrderRequest }, { track: false });
  const { data, error } = await dispatch(save);
  if (isApiProblem(error) && error.status === stale) return { kind: 'stale' };
  if (error !== undefined) return { kind: 'failed', failure: failureOfCall(error) };

  const refusal = refusalOf(data);
  if (refusal !== null) return { kind: 'failed', failure: { kind: 'refused', message: refusal } };
  return { kind: 'saved', version: data.version };
}

/** What a call's error means for the saving. */
export function failureOfCall(error: unknown): SaveFailure {
  if (!isApiProblem(error)) return { kind: 'server', message: saveFailureText };
  const { status, detail } = error;
  if (status === sessionEnded) return { kind: 'session', message: detail };
  if (status === 'network') return { kind: 'offline', message: saveFailureText };
  const isPassing = typeof status !== 'number' || status >= 500 || passing.includes(status);
  return isPassing ? { kind: 'server', message: saveFailureText } : { kind: 'refused', message: detail };
}
