import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type Location } from 'react-router-dom';
import { api, signedOut, type User } from '../api';
import { AntPreset } from '../app/AntPreset';
import { App } from '../app/App';
import { startApp, startListeners } from '../app/start';
import { routes } from '../app/routes';
import { type AppStore, makeStore } from '../app/store';
import { atTestEnd } from './atTestEnd';
import { buildUser } from './factories/buildUser';
import { mockApi, type MockAnswer, problem } from './mockApi';

// Checks pointer events once per element, not on each event: with Ant Design's styles jsdom is slow at this.
const lightly = { pointerEventsCheck: PointerEventsCheckLevel.EachTarget };

/** The result of rendering. */
export interface Rendered extends RenderResult {
  store: AppStore;
  user: UserEvent;
  /** The current URL: path and search. */
  place: () => string;
  /** Navigates. */
  navigate: (to: string) => Promise<void>;
  /** Goes back in the history. */
  back: () => Promise<void>;
  /** Opens the page anew at the current entry of the history, as a browser does on reload. */
  reload: () => Rendered;
}

interface Options {
  /** The signed-in user or the failure that `getMe` answers, or when; null is nobody (401), default an admin. */
  user?: User | MockAnswer | (() => Promise<User>) | null;
  /** The clock, for tests with fake timers. */
  advanceTimers?: (ms: number) => void;
}

/** The whole app at a route, with the real store, router, guards and shell. */
export function renderApp(route: string, options: Options = {}): Rendered {
  return renderRoutes(routes, route, options, startApp);
}

/** One element inside the real store, a router and the theme, at a route; links lead nowhere. */
export function renderWithStore(element: ReactElement, options: Options & { route?: string } = {}): Rendered {
  const page = { path: '*', element: <AntPreset>{element}</AntPreset> };
  return renderRoutes([page], options.route ?? '/', options, (_store, router) => startListeners(router));
}

let stopLast = () => {};

function stop() {
  stopLast();
  stopLast = () => {};
}

function renderRoutes(
  tree: typeof routes,
  route: string | Location,
  options: Options,
  start: typeof startApp,
): Rendered {
  const { user = buildUser({ name: 'Ada Admin', roles: ['admin'] }), advanceTimers } = options;
  mockApi('getMe', user ?? problem(401, 'Please sign in.'));
  const store = makeStore();
  const router = createMemoryRouter(tree, { initialEntries: [route] });
  stop();
  stopLast = start(store, router);
  atTestEnd(() => {
    stop();
    // Unsaved changes of one test must not be sent to the next test's server, nor late answers reach its listeners.
    store.dispatch(signedOut());
    store.dispatch(api.util.resetApiState());
  });
  const result = render(<App store={store} router={router} />);
  const place = () => router.state.location.pathname + router.state.location.search;
  return {
    ...result,
    store,
    user: userEvent.setup(advanceTimers ? { ...lightly, advanceTimers } : lightly),
    place,
    navigate: (to) => router.navigate(to),
    back: () => router.navigate(-1),
    reload: () => {
      result.unmount();
      return renderRoutes(tree, router.state.location, { ...options, user }, start);
    },
  };
}
