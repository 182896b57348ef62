import {
  api,
  type StartCustomerTaskRequest,
  useHas,
  useListCustomerTasksQuery,
  useStartCustomerTaskMutation,
} from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { useStableCallback } from '../../../lib/useStableCallback';
import { askAgainMs, useManyTasks } from '../../../shared/many-tasks/useManyTasks';

/** Starts tasks over many customers, and polls them while there are any. Whoever leaves the page finds them again. */
export function useCustomerTasks(personId: string) {
  const skip = !useHas('listCustomerTasks');
  const tasks = useListCustomerTasksQuery(undefined, { skip }).currentData?.tasks;
  const dispatch = useAppDispatch();
  const [startTask] = useStartCustomerTaskMutation();
  const { start: startOne, ...watched } = useManyTasks({
    tasks,
    keptKey: `customer-tasks:${personId}`,
    onEnded: () => dispatch(api.util.invalidateTags(['users', 'catalogs'])),
  });
  useListCustomerTasksQuery(undefined, {
    skip,
    pollingInterval: watched.running.length > 0 ? askAgainMs : 0,
    skipPollingIfUnfocused: true,
  });
  const start = useStableCallback<[Omit<StartCustomerTaskRequest, 'key'>], Promise<boolean>>((request) =>
    startOne((key) => startTask({ startCustomerTaskRequest: { ...request, key } })),
  );
  return { ...watched, start };
}
