import { useCallback } from 'react';
import { Provider } from 'react-redux';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NextPathContext } from '../lib/useUrlState';
import { ColorScheme } from './ColorScheme';
import type { AppStore } from './store';

interface Props {
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
}

/** The routes with their providers: the store, and the path the router is navigating to. */
export function App({ store, router }: Props) {
  const readHeading = useCallback(() => {
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname;
  }, [router]);
  return (
    <Provider store={store}>
      <ColorScheme>
        <NextPathContext value={readHeading}>
          <RouterProvider router={router} />
        </NextPathContext>
      </ColorScheme>
    </Provider>
  );
}
