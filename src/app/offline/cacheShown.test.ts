import { api } from '../../api';
import { buildOrder } from '../../test/factories/buildOrder';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { makeStore } from '../store';
import { cacheShown } from './cacheShown';

it('requests the orders after the person, as the worker clears them for a new person', async () => {
  const order = buildOrder({ id: '7' });
  const person = buildUser();
  const asked: string[] = [];
  mockApi('getMe', async () => {
    asked.push('who');
    await Promise.resolve();
    asked.push('known');
    return person;
  });
  mockApi('getOrder', () => {
    asked.push('order');
    return order;
  });
  const store = makeStore();
  await store.dispatch(api.endpoints.getMe.initiate());
  await store.dispatch(api.endpoints.getOrder.initiate({ id: '7' }));
  asked.length = 0;

  await cacheShown(store);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(asked).toEqual(['who', 'known', 'order']);
});

it('requests nothing when nobody is signed in', async () => {
  const asked = mockApi('getMe', buildUser());
  await cacheShown(makeStore());
  expect(asked).toEqual([]);
});
