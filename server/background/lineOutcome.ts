import type { Schema } from '../core/call';
import { Problem, Refusal } from '../core/problems';
import { NothingToDo } from './orderTasks';

/** What a task over many says of one of them: what happened, why in a sentence, and what the file made of it is called. */
export interface LineOutcome {
  outcome: Schema<'OrderOutcome'>;
  reason: string | null;
  fileName?: string;
}

/** What became of one; whatever is neither a rule nor a matter of sight is thrown on, to be tried again. */
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
