import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { listenerMiddleware, rootReducer } from '../lib/redux';

const reducer = rootReducer.inject(api);

/** Silences the warnings of slow development checks, which walk the entire state with tens of thousands of cells. */
const patience = { warnAfter: Number.POSITIVE_INFINITY };

/** Creates a store with the API, the listeners, and every slice loaded so far. */
export function makeStore() {
  const store = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        immutableCheck: patience,
        serializableCheck: { ...patience, ignoredPaths: [api.reducerPath] },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(api.middleware),
  });
  // Pauses polling while the page is hidden, and refetches when the connection is back.
  setupListeners(store.dispatch);
  return store;
}

/** The store of the app. */
export type AppStore = ReturnType<typeof makeStore>;
