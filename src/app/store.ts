import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { listenerMiddleware, rootReducer } from '../lib/redux';

const reducer = rootReducer.inject(api);

/** Mutes the warnings of slow development checks: they walk the whole state, with tens of thousands of cells. */
const patience = { warnAfter: Number.POSITIVE_INFINITY };

/** A new store with the API, the listeners, and every slice that has been loaded. */
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
  // Lets polling pause while the page is hidden, and queries ask again when the connection is back.
  setupListeners(store.dispatch);
  return store;
}

/** The store of the app. */
export type AppStore = ReturnType<typeof makeStore>;
