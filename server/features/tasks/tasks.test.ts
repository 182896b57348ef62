import { eq, sql } from 'drizzle-orm';
import type { RunningTask, TaskDefinition } from '../../background/taskDefinition';
import { startTask } from '../../background/tasks';
import { message } from '../../../src/domain/language/message';
import { badRowsSentence, formatRowError } from '../../../src/domain/spreadsheet/rowErrors';
import { Refusal } from '../../core/problems';
import { tasks } from '../../db/schema';
import { buildTaskHosts } from '../../test/buildTaskHosts';
import { buildTestApp, everyRole, type TestApp } from '../../test/buildTestApp';
import { buildUser } from '../../test/factories';

type Input = { fails: boolean };

const badRows = Array.from({ length: 25 }, (_, index) => ({
  row: index + 2,
  column: 'sku',
  message: message('is required'),
}));
const lines = badRows.map(formatRowError);

const definition: TaskDefinition<Input> = {
  class: 'UploadStock',
  queue: 'test',
  async run({ input, files }: RunningTask<Input>) {
    if (input.fails) throw new Refusal(badRowsSentence(badRows), { errors: badRows });
    return { errors: files.map(({ filename }) => `${filename}: was left out`) };
  },
};

let t: TestApp;
let hosts: ReturnType<typeof buildTaskHosts>;
let admin: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  t = await buildTestApp();
  hosts = buildTaskHosts(t.database, t.env);
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterEach(async () => {
  await hosts.stop();
  await t.db.delete(tasks);
});
afterAll(async () => {
  await hosts.close();
  await t.close();
});

const queue = async (input: Input, filenames: string[] = []) =>
  startTask(t.db, t.env, definition, {
    input,
    createdBy: admin.id,
    files: await Promise.all(filenames.map((name) => hosts.upload(name, 'content'))),
  });

const list = async () => (await t.as(admin).call('listTasks')).json.tasks;
const statusOf = async (id: string) =>
  (await t.as(admin).call('getTaskStatus', { params: { id } })).json.details;
const retry = (id: string) => t.as(admin).call('retryTask', { params: { id } });

test('a catalog’s tasks are those that update it', async () => {
  const of = (catalogId: number) =>
    startTask(
      t.db,
      t.env,
      { class: 'UpdateCatalog', queue: 'test' },
      { input: { catalogId }, createdBy: admin.id },
    );
  await queue({ fails: false });
  const [seven, seventy] = [await of(7), await of(70)];
  const listOf = async (catalog: string) => {
    const { json } = await t.as(admin).call('listTasks', { query: { catalog } });
    return json.tasks.map(({ task_id }) => task_id);
  };
  expect(await listOf('7')).toEqual([seven]);
  expect(await listOf('70')).toEqual([seventy]);
  expect(await listOf('cat_7')).toEqual([]);
  expect(await list()).toHaveLength(3);
});

test('a task that waits, and one that was done', async () => {
  const id = await queue({ fails: false }, ['a.jpg']);
  expect(await statusOf(id)).toEqual({ status: 'created', progress: 0, error: null });
  hosts.start([definition]);
  await hosts.ended(id);
  expect(await statusOf(id)).toEqual({ status: 'done', progress: 100, error: null });
  expect(await list()).toEqual([
    {
      task_id: id,
      class: 'UploadStock',
      status: 'done',
      progress: 100,
      error: null,
      errors: ['a.jpg: was left out'],
      errors_count: 1,
      can_retry: false,
      created: expect.any(Number),
      finished_at: expect.any(Number),
    },
  ]);
});

test('a failed task says why, with every line when it is requested alone', async () => {
  const id = await queue({ fails: true }, ['a.xlsx']);
  hosts.start([definition]);
  await hosts.ended(id);
  const error = 'The file has 25 bad rows, nothing was changed.';
  expect(await statusOf(id)).toEqual({
    status: 'failed',
    progress: 0,
    error: [error, ...lines].join('\n'),
  });
  expect(await list()).toMatchObject([
    { status: 'failed', error, errors: lines.slice(0, 20), errors_count: 25, can_retry: true },
  ]);
  const file = await t.as(admin).call('downloadTaskErrors', { params: { id } });
  expect(file.headers['content-disposition']).toContain(`filename="task_${id}_errors.txt"`);
  expect(file.raw.toString()).toBe(`\ufeff${lines.map((line) => `${line}\r\n`).join('')}`);
});

test('more lines than a response can hold are cut after a complete one', async () => {
  const id = await queue({ fails: true });
  await t.db
    .update(tasks)
    .set({
      status: 'failed',
      error: 'Bad rows.',
      errors: Array.from({ length: 3000 }, () => 'x'.repeat(499)),
    })
    .where(eq(tasks.id, Number(id)));
  const { error } = await statusOf(id);
  expect(error?.length).toBeGreaterThan(999_000);
  expect(error).toMatch(/\nx{499}$/);
});

test('the list has the latest 200, the newest first', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 202; index += 1) ids.push(await queue({ fails: false }));
  expect((await list()).map(({ task_id }) => task_id)).toEqual(ids.slice(2).reverse());
});

test('tasks without a creator are not listed', async () => {
  const id = await startTask(t.db, t.env, definition, { input: { fails: true }, createdBy: null });
  hosts.start([definition]);
  await hosts.ended(id);
  expect(await list()).toEqual([]);
  for (const name of ['getTaskStatus', 'retryTask', 'downloadTaskErrors'] as const)
    expect((await t.as(admin).call(name, { params: { id } })).status).toBe(404);
});

describe('retryTask', () => {
  test('retries a failed task once, with the same files', async () => {
    const id = await queue({ fails: true }, ['a.xlsx']);
    hosts.start([definition]);
    await hosts.ended(id);
    await hosts.stop();
    await t.db
      .update(tasks)
      .set({ input: { fails: false } })
      .where(eq(tasks.id, Number(id)));
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'success']);
    expect(await statusOf(id)).toEqual({ status: 'created', progress: 0, error: null });
    hosts.start([definition]);
    expect(await hosts.ended(id)).toMatchObject({ status: 'done', errors: ['a.xlsx: was left out'] });
  });

  test('refuses a task that has not failed', async () => {
    const id = await queue({ fails: false });
    expect((await retry(id)).json).toEqual({
      status: 'error',
      error: 'Only a task that has failed can be done again.',
    });
  });

  test('refuses a task whose files were deleted', async () => {
    const id = await queue({ fails: true }, ['a.xlsx']);
    await t.db
      .update(tasks)
      .set({ status: 'failed', finishedAt: sql`now() - interval '8 days'` })
      .where(eq(tasks.id, Number(id)));
    expect((await retry(id)).json).toEqual({
      status: 'error',
      error: 'The files of this task are no longer kept; upload them again.',
    });
    expect(await list()).toMatchObject([{ can_retry: false }]);
  });
});

describe.each(['getTaskStatus', 'retryTask', 'downloadTaskErrors'] as const)('%s', (name) => {
  test.each(['0', '999999', 'tsk_5d0e', '1e3'])('responds 404 for the task %s', async (id) => {
    expect((await t.as(admin).call(name, { params: { id } })).status).toBe(404);
  });
});

test.each(
  (['listTasks', 'getTaskStatus', 'retryTask', 'downloadTaskErrors'] as const).flatMap((name) =>
    everyRole.map((role) => [name, role, role === 'admin' ? 200 : 403] as const),
  ),
)('%s by %s answers %i', async (name, role, status) => {
  const id = await queue({ fails: true });
  const caller = await buildUser(t.db, { roles: [role] });
  expect((await t.as(caller).call(name, { params: { id } })).status).toBe(status);
  expect((await t.anonymous.call(name, { params: { id } })).status).toBe(401);
});

test('why a task has failed is worded for each who asks; only the frame of its rows is always English', async () => {
  const refusing: TaskDefinition<Input> = {
    ...definition,
    run: async () => {
      throw new Refusal(message('Save {name}', { name: 'Coat' }), {
        errors: [
          { row: 2, column: 'sku', message: message('Save') },
          { row: 3, column: 'sku', message: 'as it is' },
          { row: 4, column: '', message: message('Save') },
        ],
      });
    },
  };
  const id = await queue({ fails: true });
  hosts.start([refusing]);
  await hosts.ended(id);
  const details = async (language: string) => {
    const headers = { 'accept-language': language };
    const { json } = await t.as(admin).call('getTaskStatus', { params: { id }, headers });
    const listed = await t.as(admin).call('listTasks', { headers });
    const [{ error = null, errors = [] } = {}] = listed.json.tasks;
    expect(json.details.error).toBe([error, ...errors].join('\n'));
    return [error, ...errors];
  };
  const rows = (word: string) => [
    `Row 2, column sku: ${word}`,
    'Row 3, column sku: as it is',
    `Row 4: ${word}`,
  ];
  expect(await details('en')).toEqual(['Save Coat', ...rows('Save')]);
  expect(await details('en-XA')).toEqual(['[Såvé  ·Coat]', ...rows('[Såvé ·]')]);
});
