import { sql } from 'drizzle-orm';
import { renameSync, rmSync } from 'node:fs';
import { startJobs } from '../../plugins/jobs';
import { buildErp, recordedLog } from '../../test/buildErp';
import { until } from '../../test/until';
import { sendQueue } from './sendQueue';
import { submitOrder } from './submitOrder';

let erp: Awaited<ReturnType<typeof buildErp>>;

beforeAll(async () => {
  erp = await buildErp();
});

afterEach(() => erp.clear());

afterAll(() => erp.close());

describe('after a kill', () => {
  test('before the job ran, the next start does it', async () => {
    const { id, key } = await erp.buildWaitingOrder();
    const dead = await startJobs({ pool: erp.pool, log: recordedLog });
    await dead.enqueue(erp.db, sendQueue, { key });
    await dead.stop();
    expect(erp.filesIn('out')).toEqual([]);

    await erp.startHost();
    await erp.jobsEnded();
    expect(erp.filesIn('out')).toEqual([`${key}.json`]);
    expect(await erp.statusOf(id)).toBe(1);
  });

  test.each(['still there', 'taken by the ERP'])(
    'after the file was written and before that was recorded, the file is not written again (%s)',
    async (place) => {
      const { id, key } = await erp.buildWaitingOrder();
      await submitOrder(erp.db, await erp.openDrop(), { key });
      if (place === 'taken by the ERP') rmSync(erp.at('out', `${key}.json`));
      const written = erp.filesIn('out');
      const dead = await startJobs({ pool: erp.pool, log: recordedLog });
      await dead.enqueue(erp.db, sendQueue, { key });
      await dead.stop();
      await erp.db.execute(sql`
        update pgboss.job set state = 'active', started_on = now() - interval '1 hour'
        where name = ${sendQueue} and state = 'created'`);

      await erp.startHost();
      await erp.jobsEnded();
      expect(erp.filesIn('out')).toEqual(written);
      expect(await erp.statusOf(id)).toBe(1);
      erp.answer(key, { status: 'accepted', erp_number: '5' });
      await until(async () => (await erp.statusOf(id)) === 2);
    },
  );

  test('between an answer and its move to done, it takes effect once', async () => {
    await erp.startHost();
    const { id, key } = await erp.buildWaitingOrder();
    erp.answer(key, { status: 'accepted', erp_number: '5' });
    await until(() => erp.filesIn('in', 'done').length > 0);
    await erp.stopHosts();
    const before = await erp.findOrder(id);
    expect(before.sapStatus).toBe(2);
    renameSync(erp.at('in', 'done', `${key}.json`), erp.at('in', `${key}.json`));

    await erp.startHost();
    await until(() => erp.filesIn('in', 'done').length > 0);
    expect(await erp.findOrder(id)).toEqual(before);
  });

  test('after the answer, a job that comes once more does nothing', async () => {
    const jobs = await erp.startHost();
    const { id, key } = await erp.buildWaitingOrder();
    erp.answer(key, { status: 'accepted', erp_number: '5' });
    await until(async () => (await erp.statusOf(id)) === 2);
    await jobs.enqueue(erp.db, sendQueue, { key });
    await erp.jobsEnded();
    expect(erp.filesIn('out')).toEqual([]);
    expect(await erp.statusOf(id)).toBe(2);
  });
});
