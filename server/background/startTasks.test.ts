import { message } from '../../src/domain/language/message';
import { badRowsSentence } from '../../src/domain/spreadsheet/rowErrors';
import { eq, sql } from 'drizzle-orm';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../core/problems';
import { settings, tasks } from '../db/schema';
import { startLog } from '../http/log';
import { buildTaskHosts } from '../test/buildTaskHosts';
import { buildUser } from '../test/factories';
import { doNothing, held, type NamedInput, definitionOf } from '../test/taskDefinition';
import { recordLog } from '../test/recordLog';
import { openTestDatabase } from '../test/testDatabase';
import { until } from '../test/until';
import { startTask } from './tasks';
import type { RunningTask, TaskDefinition } from './taskDefinition';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let hosts: ReturnType<typeof buildTaskHosts>;
let createdBy = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  hosts = buildTaskHosts(database);
  createdBy = (await buildUser(database.db, { roles: ['admin'] })).id;
});
afterEach(() => hosts.stop());
afterAll(async () => {
  await hosts.close();
  await database.close();
});

const queue = (definition: TaskDefinition<NamedInput>, name = 'one') =>
  startTask(database.db, hosts.env, definition, { input: { name }, createdBy });

test('a task runs with its input and files, which are removed afterwards', async () => {
  const seen: unknown[] = [];
  const definition = definitionOf(async ({ input, files }) => {
    seen.push(input, ...files.map((file) => [file.filename, readFileSync(file.path, 'utf8')]));
    return { errors: ['second.txt: was left out'] };
  });
  const files = [await hosts.upload('first.txt', 'one'), await hosts.upload('../second.txt', 'two')];
  const id = await startTask(database.db, hosts.env, definition, { input: { name: 'x' }, createdBy, files });
  expect(await hosts.findTask(id)).toMatchObject({ status: 'created', progress: 0, createdBy });
  expect(existsSync(path.join(hosts.env.dataDir, 'uploads', id, '1'))).toBe(true);

  hosts.start([definition]);
  expect(await hosts.ended(id)).toMatchObject({
    status: 'done',
    progress: 100,
    error: null,
    errors: ['second.txt: was left out'],
    finishedAt: expect.any(Date),
  });
  expect(seen).toEqual([{ name: 'x' }, ['first.txt', 'one'], ['../second.txt', 'two']]);
  await until(() => !existsSync(path.join(hosts.env.dataDir, 'uploads', id)));
});

test('a task exists only if the transaction that queued it commits', async () => {
  const definition = definitionOf(doNothing);
  await expect(
    database.db.transaction(async (tx) => {
      await startTask(tx, hosts.env, definition, { input: { name: 'x' }, createdBy });
      throw new Error('something went wrong');
    }),
  ).rejects.toThrow('something went wrong');
  expect(await database.db.select().from(tasks).where(eq(tasks.class, definition.class))).toEqual([]);
});

test('tasks of a queue run one at a time in order, across classes and hosts', async () => {
  const order: string[] = [];
  let running = 0;
  const run = async ({ input }: RunningTask<NamedInput>) => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    order.push(input.name);
    return {};
  };
  const definitions = [definitionOf(run, 'shared'), definitionOf(run, 'shared')];
  const ids: string[] = [];
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    const definition = definitions[Number(name) % 2];
    if (definition !== undefined) ids.push(await queue(definition, name));
  }
  hosts.start(definitions);
  hosts.start(definitions);
  hosts.start(definitions);
  const ended = await Promise.all(ids.map((id) => hosts.ended(id)));
  expect(ended.map(({ status }) => status)).toEqual(Array(6).fill('done'));
  expect(order).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('queues run in parallel', async () => {
  const gate = held();
  const slow = definitionOf(async () => {
    await gate.promise;
    return {};
  });
  const quick = definitionOf(doNothing);
  const slowId = await queue(slow);
  const quickId = await queue(quick);
  hosts.start([slow, quick]);
  expect((await hosts.ended(quickId)).status).toBe('done');
  expect((await hosts.findTask(slowId)).status).not.toBe('done');
  gate.release();
  await hosts.ended(slowId);
});

test('the effect of a task and its status are committed together', async () => {
  const key = 'effect';
  let tries = 0;
  const definition = definitionOf(async () => ({
    async apply(tx) {
      tries += 1;
      await tx.insert(settings).values({ key, value: `try ${tries}` });
      if (tries === 1) throw new Error('the database went away');
    },
  }));
  const id = await queue(definition);
  hosts.start([definition]);
  expect((await hosts.ended(id)).status).toBe('done');
  expect(await database.db.select().from(settings).where(eq(settings.key, key))).toEqual([
    { key, value: 'try 2' },
  ]);
});

test('a refusal fails the task at the first try with its message and lines, which are not logged; its files are retained', async () => {
  const log = recordLog();
  let tries = 0;
  const definition = definitionOf(async () => {
    tries += 1;
    const errors = [{ row: 2, column: 'sku', message: message('is required') }];
    throw new Refusal(badRowsSentence(errors), { errors });
  });
  const files = [await hosts.upload('first.txt', 'one')];
  const id = await startTask(database.db, hosts.env, definition, { input: { name: 'x' }, createdBy, files });
  hosts.start([definition], { log: startLog({ logLevel: 'info' }, log) });
  expect(await hosts.ended(id)).toMatchObject({
    status: 'failed',
    error: 'The file has 1 bad row, nothing was changed.',
    errors: ['Row 2, column sku: is required'],
    finishedAt: expect.any(Date),
  });
  expect(tries).toBe(1);
  expect(existsSync(path.join(hosts.env.dataDir, 'uploads', id, '0'))).toBe(true);
  expect(log.lines).toEqual([expect.stringContaining('task failed')]);
  expect(log.lines[0]).not.toContain('row');
});

test('an unexpected error is retried, and in the end fails the task with a message', async () => {
  let tries = 0;
  const definition = definitionOf(async () => {
    tries += 1;
    throw new Error('secret details');
  });
  const id = await queue(definition);
  hosts.start([definition]);
  expect(await hosts.ended(id)).toMatchObject({
    status: 'failed',
    error: 'Something went wrong on our side, several times; please try again later.',
  });
  expect(tries).toBe(3);
});

test('a task whose files are missing fails with a message', async () => {
  const definition = definitionOf(doNothing);
  const files = [await hosts.upload('first.txt', 'one')];
  const id = await startTask(database.db, hosts.env, definition, { input: { name: 'x' }, createdBy, files });
  rmSync(path.join(hosts.env.dataDir, 'uploads', id), { recursive: true });
  hosts.start([definition]);
  expect((await hosts.ended(id)).error).toBe('The files of this task are no longer kept; upload them again.');
});

test('progress is visible while a task runs, and never 100 before its end', async () => {
  const gate = held();
  const definition = definitionOf(async ({ progress }) => {
    await progress(140);
    await progress(20);
    await gate.promise;
    return {};
  });
  const id = await queue(definition);
  hosts.start([definition]);
  await until(async () => (await hosts.findTask(id)).progress === 99);
  expect((await hosts.findTask(id)).status).toBe('WIP');
  gate.release();
  expect((await hosts.ended(id)).progress).toBe(100);
});

test('uploads that no task needs are removed after an hour, and old tasks are deleted', async () => {
  const definition = definitionOf(doNothing);
  const waiting = await startTask(database.db, hosts.env, definition, {
    input: { name: 'x' },
    createdBy,
    files: [await hosts.upload('first.txt', 'one')],
  });
  const old = await queue(definition);
  await database.db
    .update(tasks)
    .set({ status: 'done', finishedAt: sql`now() - interval '91 days'` })
    .where(eq(tasks.id, Number(old)));
  const folder = (name: string) => path.join(hosts.env.dataDir, 'uploads', name);
  const before = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['999001', '999002', 'notes']) {
    mkdirSync(folder(name));
    writeFileSync(path.join(folder(name), '0'), 'left behind');
  }
  for (const name of [waiting, '999001', 'notes']) utimesSync(path.join(folder(name), '0'), before, before);

  hosts.start([]);
  await until(() => !existsSync(folder('999001')));
  await until(
    async () =>
      (
        await database.db
          .select()
          .from(tasks)
          .where(eq(tasks.id, Number(old)))
      ).length === 0,
  );
  expect(readdirSync(path.join(hosts.env.dataDir, 'uploads'))).toEqual(
    expect.arrayContaining([waiting, '999002', 'notes']),
  );
});
