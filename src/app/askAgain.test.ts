import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { api } from '../api';
import { mockApi, problem } from '../test/mockApi';
import { startApp } from './start';
import { makeStore } from './store';

const selectMe = api.endpoints.getMe.select();

it('leads back to the login whoever returns to a page that asks nothing, after a 401 was told there', async () => {
  mockApi('getMe', problem(401, 'Please sign in.'));
  const store = makeStore();
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/admin/orders/list', '/login'],
  });
  const stop = startApp(store, router);
  // The answer comes while the login is on its way, where a 401 leads nowhere.
  await waitFor(() => expect(selectMe(store.getState()).isError).toBe(true));
  expect(router.state.location.pathname).toBe('/login');

  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?from=/admin/orders/list'));
  expect(router.state.location.pathname).toBe('/login');
  stop();
});
