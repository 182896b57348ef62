import { useEffect, useEffectEvent } from 'react';
import { type OrderTaskSummary, useDownloadOrderTaskFilesMutation } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { ReportDialog } from './ReportDialog';
import { doneText, makesFiles } from './taskTexts';
import type { SentOrders } from '../sent/useSentOrders';
import type { SkippedOrder } from './SendDialog';
import type { OfferUndo } from './useUndo';

interface Props {
  task: OrderTaskSummary;
  /** Those that were left out when it was started. */
  skipped: readonly SkippedOrder[];
  onSelect: (orderIds: readonly string[]) => void;
  onUndo: OfferUndo;
  onSent: SentOrders['onSent'];
  onDismiss: () => void;
}

/**
 * Tells how a task has ended: by its report, or in one line when it has done everything that was asked, except for
 * sending, which is worth a look. Files are downloaded as soon as they are ready; what was deleted can be restored.
 */
export function EndedTask({ task, skipped, onSelect, onUndo, onSent, onDismiss }: Props) {
  const { task_id, action, status, count, done } = task;
  const isWhole = status === 'done' && done === count && action !== 'send';
  const [download] = useDownloadOrderTaskFilesMutation();
  const { notify, report } = useNotices();

  const tell = useEffectEvent(() => {
    const text = doneText(action, done);
    if (action === 'delete' && done > 0) onUndo(text, { taskId: task_id });
    else if (isWhole) notify(text, 'success');
    if (makesFiles(action) && status === 'done' && done > 0) void report(download({ id: task_id }));
    if (isWhole) onDismiss();
  });
  useEffect(function tellOnce() {
    tell();
  }, []);

  if (isWhole) return null;
  return (
    <ReportDialog task={task} skipped={skipped} onSelect={onSelect} onSent={onSent} onClose={onDismiss} />
  );
}
