import { type Message, message } from '../../domain/language/message';
import { language } from '../../languages/useT';
import { failureOf, isApiProblem, listenToUpload, type TaskStartedResult } from '../../api';
import { type TaskUpload, taskUploads, type UploadTexts } from '../../domain/uploads/uploads';
import type { AppDispatch } from '../../lib/redux';
import { showAlert } from '../alert-bar/alertSlice';
import { uploadAnswered, uploadProgressed, uploadStarted } from './uploadSlice';

/** One call of an upload. */
export interface UploadPart {
  /** The form to send, known by its identity. */
  readonly form: object;
  /** The size of its files in bytes. */
  readonly bytes: number;
  readonly send: () => Promise<Outcome>;
}

interface Outcome {
  readonly data?: TaskStartedResult;
  readonly error?: unknown;
}

/**
 * Sends the parts of an upload one at a time, and reports refusals; its tasks are then polled (spec 4). Resolves to
 * whether any task has started.
 */
export const runUpload =
  (call: TaskUpload, parts: readonly UploadPart[]) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    dispatch(uploadStarted({ call }));
    const taskIds: string[] = [];
    const lines: string[] = [];
    let sentBefore = 0;
    for (const { form, bytes, send } of parts) {
      const before = sentBefore;
      listenToUpload(form, (sent, total) => {
        dispatch(uploadProgressed({ call, sent: before + (total === 0 ? 0 : (sent / total) * bytes) }));
      });
      const outcome = await send();
      const { taskId, wrong } = answerOf(outcome);
      if (taskId !== undefined) taskIds.push(taskId);
      if (wrong.length > 0) {
        lines.push(...wrong);
        const hasStarted = taskId !== undefined;
        const text = refusalText(call, hasStarted, outcome, wrong);
        dispatch(showAlert({ message: language.get().t(text), severity: 'error' }));
      }
      sentBefore += bytes;
    }
    dispatch(uploadAnswered({ call, taskIds, lines }));
    return taskIds.length > 0;
  };

/** The task that a call has started, and the errors of its files. */
function answerOf(outcome: Outcome): { taskId: string | undefined; wrong: string[] } {
  const { status, task_id, errors = [] } = outcome.data ?? { status: 'error' };
  const taskId = status === 'error' ? undefined : task_id;
  if (status === 'success' && taskId !== undefined) return { taskId, wrong: [] };
  return {
    taskId,
    wrong: errors.length > 0 ? errors : [failureOf(outcome) ?? language.get().t(missingTaskId)],
  };
}

const missingTaskId = message('The server did not say which task it has started.');

/** The maximum number of lines in an alert; the dialog shows all of them. */
const maxListed = 5;

function refusalText(call: TaskUpload, hasStarted: boolean, { error }: Outcome, wrong: string[]): Message {
  const more = wrong.length - maxListed;
  const listed = { named: wrong.slice(0, maxListed) };
  const details = more > 0 ? message('{listed} and {more} more', { listed, more }) : listed;
  if (hasStarted) return message('Failed to upload {details}', { details });
  const { refused, unreachable }: UploadTexts = taskUploads[call].texts;
  const isUnreachable = isApiProblem(error) && error.status === 'network';
  return isUnreachable && unreachable !== undefined ? unreachable : refused(details);
}
