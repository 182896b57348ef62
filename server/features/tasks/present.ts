import type { Schema } from '../../http/operation';
import type { TaskRow, TaskState } from './queries';

/** The most characters that the contract lets an error have. */
const longestError = 1_000_000;
const longestLine = 5000;

/** A task as its list shows it. */
export function presentTask({ finished_at, errors, ...task }: TaskRow): Schema<'Task'> {
  return {
    ...task,
    ...(finished_at === null ? {} : { finished_at }),
    errors: errors.map((line) => line.slice(0, longestLine)),
  };
}

/** A task as polling shows it: why it failed, with every bad row or file as far as an answer can hold them. */
export function presentTaskDetails({ status, progress, error, errors }: TaskState): Schema<'TaskDetails'> {
  return { status, progress, error: error === null ? null : joinLines([error, ...errors]) };
}

function joinLines(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= longestError ? text : text.slice(0, text.lastIndexOf('\n', longestError));
}
