import type { CommandResult } from './endpoints.gen';
import { refusalOf } from './problem';

/** Whether a command that is under way does what it should: neither fails nor is refused. */
export async function isDone(answer: Promise<{ data: CommandResult }>): Promise<boolean> {
  try {
    return refusalOf((await answer).data) === null;
  } catch {
    return false;
  }
}
