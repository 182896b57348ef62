import type { Schema } from '../core/call';
import { Problem, Refusal } from '../core/problems';
import { NothingToDo } from './orderTasks';

/** The outcome of one item of a bulk task, with the reason as a sentence and the name of the file made of it. */
export interface LineOutcome {
  outcome: Schema<'OrderOutcome'>;
  reason: string | null;
  fileName?: string;
}

/** Runs `act` and returns its outcome; errors other than refusals and missing access are rethrown, to be retried. */
export async function outcomeOf(act: () => Promise<{ fileName?: string }>): Promise<LineOutcome> {
  try {
    return { outcome: 'done', reason: null, ...(await act()) };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', reason: error.error };
    if (error instanceof NothingToDo) return { outcome: 'skipped', reason: error.message };
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { outcome: error.status === 404 ? 'skipped' : 'refused', reason: error.detail };
  }
}
