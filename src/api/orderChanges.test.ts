import { configureStore } from '@reduxjs/toolkit';
import { buildOrderSummary } from '../test/factories/buildOrderSummary';
import { mockApi, problem } from '../test/mockApi';
import { api } from './api';

const orderOf = (created: number) => buildOrderSummary({ id: `o${created}`, created, version: 1 });
const [newest, middle, oldest] = [orderOf(300), orderOf(200), orderOf(100)] as const;
const list = { status: 'success' as const, orders: [newest, middle, oldest], as_of: 'a' };
const changes = (orders: typeof list.orders, gone: string[] = []) => ({
  status: 'success' as const,
  orders,
  gone,
  as_of: 'b',
});
describe('refetching a list', () => {
  function start(...answers: Parameters<typeof mockApi<'listOrders'>>[1][]) {
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) =>
        defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    });
    let asked = 0;
    const calls = mockApi('listOrders', () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined || typeof answer === 'function') throw new Error('There is no such answer.');
      return answer;
    });
    const watched = store.dispatch(api.endpoints.listOrders.initiate({ finished: true }));
    return { calls, watched };
  }

  it('requests only the changes, and preserves unchanged orders', async () => {
    const later = { ...middle, version: 2 };
    const { calls, watched } = start(list, changes([later]), { ...changes([]), as_of: 'c' });
    await watched;
    expect((await watched.refetch()).data?.orders).toEqual([newest, later, oldest]);
    expect((await watched.refetch()).data).toEqual({
      status: 'success',
      orders: [newest, later, oldest],
      as_of: 'c',
    });
    expect(calls.map(({ query }) => query)).toEqual([
      { finished: 'true' },
      { finished: 'true', changed_since: 'a' },
      { finished: 'true', changed_since: 'b' },
    ]);
  });

  it.each([
    ['answers the full list', [{ ...list, orders: [oldest] }]],
    [
      'answers what can not be put into the list',
      [changes([{ ...middle, created: 1 }]), { ...list, orders: [oldest] }],
    ],
    ['does not take the question', [problem(422, 'Too long'), { ...list, orders: [oldest] }]],
  ])('takes the full list when the server %s', async (_what, answers) => {
    const { watched } = start(list, ...answers);
    await watched;
    expect((await watched.refetch()).data?.orders).toEqual([oldest]);
  });

  it('requests the full list from a server without change tracking', async () => {
    const { as_of: _asOf, ...plain } = list;
    const { calls, watched } = start(plain);
    await watched;
    await watched.refetch();
    expect(calls.map(({ query }) => query)).toEqual([{ finished: 'true' }, { finished: 'true' }]);
  });

  it("keeps the cached list when the server can't be reached", async () => {
    const { watched } = start(list, problem(503, 'Not ready'));
    await watched;
    expect(await watched.refetch()).toMatchObject({ isError: true, data: { orders: list.orders } });
  });
});
