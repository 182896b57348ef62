import { type Repeating, repeat } from '../plugins/repeat';
import { doTask } from './doTask';
import { claimTask, deleteOldTasks, isLaneDue, type Lane } from './queries';
import { takeLane } from './takeLane';
import type { TaskParts } from './TaskParts';
import type { TaskWork } from './TaskWork';
import { sweepUploads } from './uploads';

const sweepSeconds = 3600;

/**
 * Works on the tasks of these classes until stopped, one lane beside the other. Any number of hosts may: a lane
 * is worked on by one of them at a time, and by another one as soon as that is gone.
 */
export function startTasks(parts: TaskParts, works: readonly TaskWork<unknown>[]): Repeating {
  const { database, env, log, pollSeconds = 1, patienceMs = 10_000 } = parts;
  const { db, pool } = database;
  const byClass = new Map(works.map((work) => [work.class, work]));
  const stopping = new AbortController();
  let isEnding = false;

  /** Does what is due in a lane, task by task. */
  async function work(lane: Lane): Promise<void> {
    if (!(await isLaneDue(db, lane))) return;
    const right = await takeLane(pool, lane.name);
    if (right === null) return;
    const signal = AbortSignal.any([right.lost, stopping.signal]);
    try {
      while (!isEnding && !signal.aborted) {
        const task = await claimTask<unknown>(db, lane);
        if (task === null) break;
        await doTask(parts, byClass.get(task.class), task, { signal, stopping: stopping.signal });
      }
    } finally {
      await right.release();
    }
  }

  const lanes = new Map(works.map(({ lane, inOrder = true }) => [lane, { name: lane, inOrder }]));
  const loops = [...lanes.values()].map((lane) =>
    repeat({
      pass: () => work(lane),
      seconds: pollSeconds,
      onError: (error) => log.error({ err: error, lane: lane.name }, 'tasks could not be worked on'),
    }),
  );
  const sweeping = repeat({
    async pass() {
      await deleteOldTasks(db);
      await sweepUploads(db, env);
    },
    seconds: sweepSeconds,
    onError: (error) => log.error({ err: error }, 'old uploads could not be removed'),
  });

  return {
    async stop() {
      isEnding = true;
      const patience = setTimeout(() => stopping.abort(), patienceMs);
      await Promise.all([sweeping, ...loops].map((loop) => loop.stop()));
      clearTimeout(patience);
    },
  };
}
