import type { OrderTaskSummary } from '../../../api';
import { ProgressLine } from '../../../ui/progress-line/ProgressLine';
import { doingText } from './taskTexts';

/** The tasks over many orders that are under way. */
export function TaskLines({ tasks }: { tasks: readonly OrderTaskSummary[] }) {
  return (
    <div role="status">
      {tasks.map(({ task_id, action, count, progress }) => (
        <ProgressLine
          key={task_id}
          text={`${doingText(action, count)}, done ${progress}%. You can leave this page meanwhile.`}
          percent={progress}
        />
      ))}
    </div>
  );
}
