import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore as configureStore } from 'redux-mock-store';
import { api } from '../api';
import { type AppDispatch, listenerMiddleware, rootReducer, type RootState } from '../lib/redux';

const reducer = rootReducer.inject(api);

/** Supports thunks like Redux Toolkit's own store. */
const thunk: Middleware = (store) => (next) => (action) =>
  typeof action === 'function' ? action(store.dispatch, store.getState) : next(action);

type OldMiddleware = NonNullable<Parameters<typeof configureStore>[0]>[number];

/** A middleware with the types of Redux 4, which redux-mock-store uses. */
const forMockStore =
  (middleware: Middleware): OldMiddleware =>
  (store) =>
  (next) =>
    middleware(store)((action) => (isPlain(action) ? next(action) : action));

const createMockStore = configureStore<RootState, AppDispatch>(
  [thunk, listenerMiddleware.middleware, api.middleware].map(forMockStore),
);

/**
 * A store that records actions, for tests of what is dispatched. The actions are reduced into its state too, so that
 * the app's listeners and the API find what they need.
 */
export function mockStore() {
  const store = createMockStore((actions) =>
    actions.reduce(reducer, reducer(undefined, { type: 'started' })),
  );
  return {
    store,
    /** What was dispatched so far, without the API's own calls. */
    dispatched: () => store.getActions().filter(isOurs),
  };
}

const isPlain = (action: unknown): action is UnknownAction => isAction(action);
const isOurs = (action: unknown) => isAction(action) && !/^api\/(?!invalidateTags$)/.test(action.type);
