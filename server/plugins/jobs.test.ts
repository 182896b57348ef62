import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../test/testDatabase';
import { until } from '../test/until';
import { type RunningJobs, startJobs, type WorkOptions } from './jobs';

const quiet = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const options: WorkOptions<{ name: string }> = {
  retryLimit: 3,
  retryDelaySeconds: 1,
  expireSeconds: 60,
  pollSeconds: 0.05,
  onGivenUp: async () => undefined,
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const hosts: RunningJobs[] = [];

async function startHost() {
  const host = await startJobs({ pool: database.pool, log: quiet, maintenanceSeconds: 1 });
  hosts.push(host);
  return host;
}

interface JobRow extends Record<string, unknown> {
  state: string;
  data: unknown;
  retry_count: number;
  wait: number;
}

/** The jobs of a queue as they are kept, with the seconds until the next try. */
async function jobsOf(queue: string) {
  const found = await database.db.execute<JobRow>(sql`
    select state, data, retry_count, extract(epoch from start_after - now())::float8 as wait
    from pgboss.job where name = ${queue} order by created_on`);
  return found.rows;
}

const statesOf = async (queue: string) => (await jobsOf(queue)).map((job) => job.state);

beforeAll(async () => {
  database = await openTestDatabase();
});

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

afterAll(() => database.close());

test('hosts that start at the same time on an empty database do not disturb each other', async () => {
  const started = await Promise.all([startHost(), startHost(), startHost()]);
  await Promise.all(
    started.flatMap((host) => [
      host.work('together-a', async () => undefined, options),
      host.work('together-b', async () => undefined, options),
    ]),
  );
  const queues = await database.db.execute(sql`select name from pgboss.queue where name like 'together-%'`);
  expect(queues.rows).toHaveLength(4);
});

test('a job exists exactly when the transaction that queued it commits', async () => {
  const host = await startHost();
  const done: string[] = [];
  await host.work('commits', async ({ name }: { name: string }) => void done.push(name), options);

  await expect(
    database.db.transaction(async (tx) => {
      await host.enqueue(tx, 'commits', { name: 'rolled back' });
      expect((await tx.execute(sql`select from pgboss.job where name = 'commits'`)).rows).toHaveLength(1);
      throw new Error('something went wrong');
    }),
  ).rejects.toThrow('something went wrong');
  expect(await jobsOf('commits')).toEqual([]);

  let seenBefore: string[] = ['unknown'];
  await database.db.transaction(async (tx) => {
    await host.enqueue(tx, 'commits', { name: 'committed' });
    // Another connection, such as a worker's, does not see it yet.
    seenBefore = await statesOf('commits');
  });
  expect(seenBefore).toEqual([]);
  await until(() => done.length > 0);
  expect(done).toEqual(['committed']);
});

test('what a job carries arrives as it was given', async () => {
  const host = await startHost();
  const data = { name: `O'Neil $1 $2 \\ "ñ" 衣服`, list: [1, 'two', { three: null }], none: null };
  const arrived: unknown[] = [];
  await host.work('carries', async (given) => void arrived.push(given), options);
  await host.enqueue(database.db, 'carries', data);
  await until(() => arrived.length > 0);
  expect(arrived).toEqual([data]);
});

test('while a job with the same key waits, another one is not added', async () => {
  const host = await startHost();
  // The queue is there, but nobody works on it any more.
  await host.work('keyed', async () => undefined, options);
  await host.stop();
  const other = await startHost();
  await other.enqueue(database.db, 'keyed', { name: 'first' }, { singletonKey: 'a' });
  await other.enqueue(database.db, 'keyed', { name: 'second' }, { singletonKey: 'a' });
  await other.enqueue(database.db, 'keyed', { name: 'third' }, { singletonKey: 'b' });
  await other.enqueue(database.db, 'keyed', { name: 'fourth' });
  expect((await jobsOf('keyed')).map((job) => job.data)).toEqual([
    { name: 'first' },
    { name: 'third' },
    { name: 'fourth' },
  ]);
});

test('a job for a queue that does not exist is refused rather than lost', async () => {
  const host = await startHost();
  await expect(host.enqueue(database.db, 'nowhere', {})).rejects.toThrow('nowhere');
});

test('a failed job waits longer before each new try', async () => {
  const host = await startHost();
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error('not yet');
  };
  await host.work('waits', work, { ...options, retryDelaySeconds: 600 });
  await host.enqueue(database.db, 'waits', {});
  await until(async () => (await statesOf('waits'))[0] === 'retry');
  const [first] = await jobsOf('waits');
  expect(first?.wait).toBeGreaterThan(500);
  expect(first?.wait).toBeLessThan(1300);

  await database.db.execute(sql`update pgboss.job set start_after = now() where name = 'waits'`);
  await until(async () => (await jobsOf('waits'))[0]?.retry_count === 1 && tries === 2);
  await until(async () => (await statesOf('waits'))[0] === 'retry');
  const [second] = await jobsOf('waits');
  expect(second?.wait).toBeGreaterThan(1100);
  expect(second?.wait).toBeLessThan(2500);
});

test('a job that failed is tried until it succeeds', async () => {
  const host = await startHost();
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 2) throw new Error('not yet');
  };
  await host.work('again', work, options);
  await host.enqueue(database.db, 'again', {});
  await until(async () => (await statesOf('again'))[0] === 'completed');
  expect(tries).toBe(2);
});

test('a job whose last try failed is given up, with the reason; that too is tried again', async () => {
  const host = await startHost();
  const givenUp: unknown[] = [];
  let tries = 0;
  await host.work(
    'hopeless',
    async () => {
      tries += 1;
      throw new Error(`no luck ${tries}`);
    },
    {
      ...options,
      retryLimit: 1,
      onGivenUp: async (data, reason) => {
        givenUp.push({ data, reason });
        if (givenUp.length === 1) throw new Error('the first record of it failed');
      },
    },
  );
  await host.enqueue(database.db, 'hopeless', { name: 'lost cause' });
  await until(() => givenUp.length === 2);
  expect(tries).toBe(2);
  expect(givenUp[1]).toEqual({ data: { name: 'lost cause' }, reason: 'no luck 2' });
});

test('a job whose host was killed is done by another one, or given up without a reason', async () => {
  const killed = await startHost();
  await killed.work('killed', async () => undefined, options);
  await killed.stop();
  const next = await startHost();
  await next.enqueue(database.db, 'killed', { name: 'first try' });
  await next.enqueue(database.db, 'killed', { name: 'last try' });
  // What a killed host leaves behind: jobs that were begun and never ended.
  await database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now() - interval '1 hour',
      retry_count = case when data ->> 'name' = 'last try' then retry_limit else 0 end
    where name = 'killed'`);
  const done: string[] = [];
  const givenUp: unknown[] = [];
  await next.work('killed', async ({ name }: { name: string }) => void done.push(name), {
    ...options,
    onGivenUp: async (data, reason) => void givenUp.push([data.name, reason]),
  });
  await until(() => done.length > 0 && givenUp.length > 0);
  expect(done).toEqual(['first try']);
  expect(givenUp).toEqual([['last try', null]]);
});

test('stopping finishes the job that runs and begins no other', async () => {
  const host = await startHost();
  let finish = () => undefined as void;
  let begun = 0;
  await host.work(
    'stops',
    () => {
      begun += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    },
    options,
  );
  await host.enqueue(database.db, 'stops', { name: 'first' });
  await host.enqueue(database.db, 'stops', { name: 'second' });
  await until(() => begun === 1);
  const stopped = host.stop();
  finish();
  await stopped;
  expect(begun).toBe(1);
  expect(await statesOf('stops')).toEqual(['completed', 'created']);
});

test('several hosts do each job once', async () => {
  const done: string[] = [];
  const work = async ({ name }: { name: string }) => void done.push(name);
  for (const host of [await startHost(), await startHost()]) await host.work('shared', work, options);
  const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  await Promise.all(names.map((name) => hosts[0]?.enqueue(database.db, 'shared', { name })));
  await until(() => done.length >= 60);
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
  expect(done.toSorted()).toEqual(names.toSorted());
});

test('broken connections end neither the host nor its work', async () => {
  const host = await startHost();
  const done: string[] = [];
  await host.work('survives', async ({ name }: { name: string }) => void done.push(name), options);
  for (const name of ['first', 'second', 'third']) {
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'linedesk jobs' and datname = current_database()`);
    await host.enqueue(database.db, 'survives', { name });
    await until(() => done.includes(name));
  }
  expect(done).toEqual(['first', 'second', 'third']);
});

test('an address will do in place of a pool', async () => {
  const host = await startJobs({ connectionString: database.url, log: quiet });
  hosts.push(host);
  const done = jest.fn(async () => undefined);
  await host.work('by address', done, options);
  await host.enqueue(database.db, 'by address', {});
  await until(() => done.mock.calls.length > 0);
});
