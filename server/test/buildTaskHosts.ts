import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { inEnglish, inWords } from '../../src/domain/language/wording';
import { readReason, wordLine } from '../core/taskLines';
import type { OpenDatabase } from '../db/openDatabase';
import { tasks } from '../db/schema';
import type { Repeating } from '../core/repeat';
import { startTasks } from '../background/tasks';
import type { TaskParts, TaskDefinition } from '../background/taskDefinition';
import type { FileLocation } from '../files/filesOf';
import { until } from './until';

const quiet = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };

/** Hosts that run tasks, quickly and with few retries; their files are the app's or their own. */
export function buildTaskHosts(database: Pick<OpenDatabase, 'db' | 'pool'>, appLocation?: FileLocation) {
  const env = appLocation ?? { dataDir: mkdtempSync(path.join(tmpdir(), 'linedesk-tasks-')) };
  const { dataDir } = env;
  const hosts: Repeating[] = [];

  async function findTask(id: string | number | undefined) {
    const [task] = await database.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, Number(id)));
    if (task === undefined) throw new Error(`There is no task ${id}.`);
    return task;
  }

  return {
    env,
    findTask,
    start(definitions: TaskDefinition<unknown>[], parts: Partial<TaskParts> = {}) {
      const quick = { log: quiet, pollSeconds: 0.05, retrySeconds: [0.05, 0.05] };
      const host = startTasks({ database, env, ...quick, ...parts }, definitions);
      hosts.push(host);
      return host;
    },
    /** Resolves with a task once it is done or has failed, in English. */
    async ended(id: string | number | undefined) {
      await until(async () => ['done', 'failed'].includes((await findTask(id)).status));
      const { error, errors, ...task } = await findTask(id);
      return {
        ...task,
        error: error === null ? null : inWords(inEnglish, readReason(error)),
        errors: errors && errors.map((line) => wordLine(inEnglish, line)),
      };
    },
    /** A file as uploaded by a request. */
    async upload(filename: string, content: string | Buffer) {
      await mkdir(path.join(dataDir, 'tmp'), { recursive: true });
      const file = path.join(await mkdtemp(path.join(dataDir, 'tmp', 'upload-')), '0');
      await writeFile(file, content);
      return { filename, path: file };
    },
    async stop() {
      await Promise.all(hosts.splice(0).map((host) => host.stop()));
    },
    async close() {
      await this.stop();
      if (appLocation === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
