import type { RunningTask, TaskOutcome, TaskWork } from '../background/taskWork';

/** What tasks are given here. */
export type NamedInput = { name: string };

let lanes = 0;

/** A class of work, in a lane of its own unless one is named. */
export function workOf(
  run: (task: RunningTask<NamedInput>) => Promise<TaskOutcome>,
  lane?: string,
): TaskWork<NamedInput> {
  lanes += 1;
  return { class: `Class ${lanes}`, lane: lane ?? `lane ${lanes}`, run };
}

/** Work that does nothing. */
export const doNothing = async () => ({});

/** A promise that the test ends. */
export function held() {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release };
}
