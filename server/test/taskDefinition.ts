import type { RunningTask, TaskOutcome, TaskDefinition } from '../background/taskDefinition';

/** The input of tasks in these tests. */
export type NamedInput = { name: string };

let queues = 0;

/** A task definition, in its own queue unless one is named. */
export function definitionOf(
  run: (task: RunningTask<NamedInput>) => Promise<TaskOutcome>,
  queue?: string,
): TaskDefinition<NamedInput> {
  queues += 1;
  return { class: `Class ${queues}`, queue: queue ?? `queue ${queues}`, run };
}

/** A task that does nothing. */
export const doNothing = async () => ({});

/** A promise that the test resolves. */
export function held() {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release };
}
