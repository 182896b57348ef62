import { eq, sql } from 'drizzle-orm';
import { tasks } from '../db/schema';
import { buildTaskHosts } from '../test/buildTaskHosts';
import { buildUser } from '../test/factories';
import { doNothing, held, type NamedInput, definitionOf } from '../test/taskDefinition';
import { openTestDatabase } from '../test/testDatabase';
import { until } from '../test/until';
import { startTask } from './tasks';
import type { TaskDefinition } from './taskDefinition';

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

const queue = (definition: TaskDefinition<NamedInput>) =>
  startTask(database.db, hosts.env, definition, { input: { name: 'one' }, createdBy });

/** The connections that hold the hosts' queues. */
const queueConnections = sql`select pid from pg_stat_activity
  where application_name = 'linedesk tasks' and datname = current_database()`;

describe('a host that was killed', () => {
  /** Leaves a task as a kill does: started this many times, with nobody working on it. */
  const abandon = (id: string, attempts = 1) =>
    database.db
      .update(tasks)
      .set({ status: 'WIP', progress: 40, attempts })
      .where(eq(tasks.id, Number(id)));

  test('leaves its task to the next one', async () => {
    const definition = definitionOf(doNothing);
    const id = await queue(definition);
    await abandon(id);
    hosts.start([definition]);
    expect(await hosts.ended(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('repeatedly in the middle of a task fails it with a message', async () => {
    const run = jest.fn(doNothing);
    const definition = definitionOf(run);
    const id = await queue(definition);
    await abandon(id, 3);
    hosts.start([definition]);
    expect((await hosts.ended(id)).error).toBe(
      'The server was stopped in the middle of this task again and again; nothing more was tried.',
    );
    expect(run).not.toHaveBeenCalled();
  });

  test('but continues to run has no second effect', async () => {
    const gates = [held(), held()];
    const effects: number[] = [];
    let begun = 0;
    const definition = definitionOf(async ({ signal }) => {
      const run = begun;
      begun += 1;
      await gates[run]?.promise;
      if (run === 0) expect(signal.aborted).toBe(true);
      return { apply: async () => void effects.push(run) };
    });
    const id = await queue(definition);
    hosts.start([definition]);
    await until(() => begun === 1);
    // The first host loses the queue, and the second takes over the task while the first is still working.
    await database.db.execute(sql`select pg_terminate_backend(pid) from (${queueConnections}) lost`);
    hosts.start([definition]);
    await until(() => begun === 2);
    gates[1]?.release();
    expect((await hosts.ended(id)).status).toBe('done');
    const done = await hosts.findTask(id);
    gates[0]?.release();
    await hosts.stop();
    // The first one's effect was rolled back with its transaction.
    expect(effects[0]).toBe(1);
    expect(await hosts.findTask(id)).toEqual(done);
  });
});

test('broken connections end neither the host nor its tasks', async () => {
  const done: string[] = [];
  const definition = definitionOf(async ({ input }) => {
    done.push(input.name);
    await database.db.execute(sql`select pg_terminate_backend(pid) from (${queueConnections}) lost`);
    return {};
  });
  hosts.start([definition]);
  for (let count = 1; count <= 3; count += 1) {
    expect(await hosts.ended(await queue(definition))).toMatchObject({ status: 'done', attempts: 1 });
    expect(done).toHaveLength(count);
  }
});

test('stopping waits for a task that ends soon, and starts no other', async () => {
  const gate = held();
  let begun = false;
  const definition = definitionOf(async () => {
    begun = true;
    await gate.promise;
    return {};
  });
  const id = await queue(definition);
  const next = await queue(definition);
  const host = hosts.start([definition]);
  await until(() => begun);
  const stopped = host.stop();
  gate.release();
  await stopped;
  expect((await hosts.findTask(id)).status).toBe('done');
  expect(await hosts.findTask(next)).toMatchObject({ status: 'created', attempts: 0 });
});

test('stopping returns a long task to the queue without counting the try', async () => {
  const aborted: boolean[] = [];
  const definition = definitionOf(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        aborted.push(signal.aborted);
        if (aborted.length > 1) return resolve({});
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  const id = await queue(definition);
  const host = hosts.start([definition], { patienceMs: 10 });
  await until(() => aborted.length === 1);
  await host.stop();
  expect(await hosts.findTask(id)).toMatchObject({ status: 'created', attempts: 0 });
  hosts.start([definition]);
  expect(await hosts.ended(id)).toMatchObject({ status: 'done', attempts: 1 });
});
