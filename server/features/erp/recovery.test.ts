import { renameSync, rmSync } from 'node:fs';
import { tasks } from '../../db/schema';
import { buildErp } from '../../test/buildErp';
import { until } from '../../test/until';
import { submitOrder } from './erpTasks';

let erp: Awaited<ReturnType<typeof buildErp>>;

beforeAll(async () => {
  erp = await buildErp();
});

afterEach(() => erp.clear());

afterAll(() => erp.close());

describe('after a kill', () => {
  test('before it was handed over, the next start does it', async () => {
    const { id, key } = await erp.buildWaitingOrder();
    await erp.send(key);
    expect(erp.filesIn('out')).toEqual([]);

    await erp.startHost();
    await erp.sendsEnded();
    expect(erp.filesIn('out')).toEqual([`${key}.json`]);
    expect(await erp.statusOf(id)).toBe(1);
  });

  test.each(['still there', 'taken by the ERP'])(
    'after the file was written and before that was recorded, the file is not written again (%s)',
    async (state) => {
      const { id, key } = await erp.buildWaitingOrder();
      await submitOrder(erp.db, await erp.openDrop(), { key });
      if (state === 'taken by the ERP') rmSync(erp.at('out', `${key}.json`));
      const written = erp.filesIn('out');
      await erp.send(key);
      await erp.db.update(tasks).set({ status: 'WIP', attempts: 1 });

      await erp.startHost();
      await erp.sendsEnded();
      expect(erp.filesIn('out')).toEqual(written);
      expect(await erp.statusOf(id)).toBe(1);
      erp.answer(key, { status: 'accepted', erp_number: '5' });
      await until(async () => (await erp.statusOf(id)) === 2);
    },
  );

  test('between handling an answer and moving it to done, it takes effect once', async () => {
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

  test('after the answer, a repeated task does nothing', async () => {
    await erp.startHost();
    const { id, key } = await erp.buildWaitingOrder();
    erp.answer(key, { status: 'accepted', erp_number: '5' });
    await until(async () => (await erp.statusOf(id)) === 2);
    await erp.send(key);
    await erp.sendsEnded();
    expect(erp.filesIn('out')).toEqual([]);
    expect(await erp.statusOf(id)).toBe(2);
  });
});
