import type { RunningTask, TaskOutcome, TaskWork } from '../background/taskWork';

/** The input of tasks in these tests. */
export type NamedInput = { name: string };

let lanes = 0;

/** A class of work, in its own lane unless one is named. */
export function workOf(
  run: (task: RunningTask<NamedInput>) => Promise<TaskOutcome>,
  lane?: string,
): TaskWork<NamedInput> {
  lanes += 1;
  return { class: `Class ${lanes}`, lane: lane ?? `lane ${lanes}`, run };
}

/** Work that does nothing. */
export const doNothing = async () => ({});

/** A promise that the test resolves. */
export function held() {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release };
}
