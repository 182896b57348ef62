import { eq } from 'drizzle-orm';
import { tasks } from '../db/schema';
import { buildTaskHosts } from '../test/buildTaskHosts';
import { held, type NamedInput, definitionOf } from '../test/taskDefinition';
import { openTestDatabase } from '../test/testDatabase';
import { until } from '../test/until';
import { backOff, type TaskDefinition } from './taskDefinition';
import { startTask } from './tasks';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let hosts: ReturnType<typeof buildTaskHosts>;

beforeAll(async () => {
  database = await openTestDatabase();
  hosts = buildTaskHosts(database);
});
afterEach(() => hosts.stop());
afterAll(async () => {
  await hosts.close();
  await database.close();
});

const queue = (definition: TaskDefinition<NamedInput>, name = 'one') =>
  startTask(database.db, hosts.env, definition, { input: { name }, createdBy: null });

/** A task that never succeeds; the arguments of each `giveUp` call are added to `givenUp`. */
function hopeless(givenUp: unknown[], giveUp: () => Promise<void> = async () => undefined) {
  const definition: TaskDefinition<NamedInput> = {
    ...definitionOf(async () => {
      throw new Error('no luck');
    }),
    async giveUp(input, reason) {
      givenUp.push({ input, reason });
      await giveUp();
    },
  };
  return definition;
}

describe('giving up', () => {
  test('comes after the last try, with the reason', async () => {
    const givenUp: unknown[] = [];
    const definition = hopeless(givenUp);
    const id = await queue(definition, 'lost cause');
    hosts.start([definition]);
    expect(await hosts.ended(id)).toMatchObject({ status: 'failed', error: 'no luck', attempts: 4 });
    expect(givenUp).toEqual([{ input: { name: 'lost cause' }, reason: 'no luck' }]);
  });

  test('is retried until it succeeds, with the same reason', async () => {
    const givenUp: unknown[] = [];
    const definition = hopeless(givenUp, async () => {
      if (givenUp.length < 4) throw new Error('this cannot be told yet');
    });
    const id = await queue(definition);
    hosts.start([definition]);
    expect(await hosts.ended(id)).toMatchObject({ status: 'failed', error: 'no luck' });
    expect(givenUp).toEqual(Array(4).fill({ input: { name: 'one' }, reason: 'no luck' }));
  });

  test('has no reason when a host was killed during the last try', async () => {
    const givenUp: unknown[] = [];
    const definition = hopeless(givenUp);
    const id = await queue(definition);
    await database.db
      .update(tasks)
      .set({ status: 'WIP', attempts: 3 })
      .where(eq(tasks.id, Number(id)));
    hosts.start([definition]);
    expect((await hosts.ended(id)).status).toBe('failed');
    expect(givenUp).toEqual([{ input: { name: 'one' }, reason: null }]);
  });

  test('is left to the next host when this one is stopped meanwhile', async () => {
    const givenUp: unknown[] = [];
    const gate = held();
    const definition = hopeless(givenUp, async () => {
      if (givenUp.length > 1) return;
      await gate.promise;
      throw new Error('the connection was cut');
    });
    const id = await queue(definition);
    const host = hosts.start([definition], { patienceMs: 0 });
    await until(() => givenUp.length === 1);
    const stopped = host.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    gate.release();
    await stopped;
    hosts.start([definition]);
    expect(await hosts.ended(id)).toMatchObject({ status: 'failed', error: 'no luck', attempts: 4 });
    expect(givenUp).toHaveLength(2);
  });
});

describe('a task that waits for its next try', () => {
  const failsFirst = (done: string[], inOrder?: boolean): TaskDefinition<NamedInput> => {
    let tries = 0;
    return {
      ...definitionOf(async ({ input }) => {
        tries += 1;
        if (tries === 1) throw new Error('not yet');
        done.push(input.name);
        return {};
      }),
      inOrder,
    };
  };
  const doThree = async (definition: TaskDefinition<NamedInput>) => {
    const ids = [await queue(definition, '1'), await queue(definition, '2'), await queue(definition, '3')];
    hosts.start([definition], { retrySeconds: [0.5] });
    await Promise.all(ids.map((id) => hosts.ended(id)));
  };

  test('blocks those behind it', async () => {
    const done: string[] = [];
    await doThree(failsFirst(done));
    expect(done).toEqual(['1', '2', '3']);
  });

  test('does not block those behind it where order does not matter', async () => {
    const done: string[] = [];
    await doThree(failsFirst(done, false));
    expect(done).toEqual(['2', '3', '1']);
  });
});

test('each back-off delay is twice the previous one', async () => {
  expect(backOff(8, 7)).toEqual([8, 16, 32, 64, 128, 256, 512]);
  const definition = {
    ...definitionOf(() => Promise.reject(new Error('not yet'))),
    retrySeconds: backOff(600, 2),
  };
  const id = await queue(definition);
  const wait = async () => (await hosts.findTask(id)).startAfter.getTime() - Date.now();
  hosts.start([definition], { retrySeconds: undefined });
  await until(async () => (await hosts.findTask(id)).attempts === 1 && (await wait()) > 0);
  expect(await wait()).toBeGreaterThan(590_000);
  expect(await wait()).toBeLessThan(600_000);
  await database.db
    .update(tasks)
    .set({ startAfter: new Date() })
    .where(eq(tasks.id, Number(id)));
  await until(async () => (await hosts.findTask(id)).attempts === 2 && (await wait()) > 0);
  expect(await wait()).toBeGreaterThan(1_190_000);
});
