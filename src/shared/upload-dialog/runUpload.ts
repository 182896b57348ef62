import { failureOf, isApiProblem, listenToUpload, type TaskStartedResult } from '../../api';
import type { AppDispatch } from '../../lib/redux';
import { showAlert } from '../alert-bar/alertSlice';
import { uploadAnswered, type UploadKind, uploadProgressed, uploadStarted } from './uploadSlice';
import './uploadListener';
import { joinLines, uploadTexts } from './uploadTexts';

/** One call of an upload. */
export interface UploadPart {
  /** What is sent, by its own identity. */
  readonly form: object;
  /** Bytes of its files. */
  readonly bytes: number;
  readonly send: () => Promise<{ data?: TaskStartedResult; error?: unknown }>;
}

/**
 * Sends the parts of an upload one after the other, and tells what was refused; its tasks are polled from then on (spec
 * 4). Answers whether any task has started.
 */
export const runUpload =
  (kind: UploadKind, parts: readonly UploadPart[]) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    dispatch(uploadStarted({ kind }));
    const taskIds: string[] = [];
    const lines: string[] = [];
    let sentBefore = 0;
    for (const part of parts) {
      listenToUpload(part.form, (sent, total) => {
        const sentOfPart = total === 0 ? 0 : (sent / total) * part.bytes;
        dispatch(uploadProgressed({ kind, sent: sentBefore + sentOfPart }));
      });
      const outcome = await part.send();
      const answer = outcome.data;
      const taskId = answer?.status === 'error' ? undefined : answer?.task_id;
      if (taskId !== undefined) taskIds.push(taskId);
      if (answer?.status !== 'success' || taskId === undefined) {
        const wrong = answer?.errors?.length ? answer.errors : [failureOf(outcome) ?? unsaid];
        lines.push(...wrong);
        dispatch(
          showAlert({
            message: refusalText(kind, taskId !== undefined, outcome.error, wrong),
            severity: 'error',
          }),
        );
      }
      sentBefore += part.bytes;
    }
    dispatch(uploadAnswered({ kind, taskIds, lines }));
    return taskIds.length > 0;
  };

const unsaid = 'The server did not say which task it has started.';

function refusalText(
  kind: UploadKind,
  hasStarted: boolean,
  error: unknown,
  lines: readonly string[],
): string {
  const texts = uploadTexts[kind];
  if (hasStarted) return `Failed to upload ${joinLines(lines)}`;
  const isUnreachable = isApiProblem(error) && error.status === 'network';
  return isUnreachable && texts.unreachable !== undefined
    ? texts.unreachable
    : texts.refused(joinLines(lines));
}
