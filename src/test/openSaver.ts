import { setImmediate } from 'node:timers';
import { api, signedOut } from '../api';
import { makeStore } from '../app/store';
import { quantitiesEntered, selectSaveState, selectSheet } from '../features/line-sheet/state/lineSheetSlice';
import '../features/line-sheet/state/openListener';
import '../features/line-sheet/state/saver';
import { startAppListening } from '../lib/redux';
import { showAlert } from '../shared/alert-bar/alertSlice';
import { buildGarment } from './factories/buildGarment';
import { buildOrder } from './factories/buildOrder';
import { buildUser } from './factories/buildUser';
import { mockApi } from './mockApi';
import { serveOrder } from './serveOrder';

const stops: (() => void)[] = [];

/** Closes every open store, as if its tab were closed. */
export const closeTabs = () => stops.splice(0).forEach((stop) => stop());

/** Gives each test of a file the clock that `until` moves, and closes the tabs that it leaves open. */
export function fakeSaverClock(): void {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] }),
  );

  afterEach(async () => {
    closeTabs();
    // Lets a waiting saver notice that it has nothing to do.
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
  });
}

/** An order that is open in a store without a page, the server that holds it, and a clock that only `until` moves. */
export async function openSaver(overrides: Parameters<typeof buildOrder>[0] = {}) {
  const garments = [buildGarment({ generic: 'WJM123' }), buildGarment({ generic: 'WJM200' })];
  const server = serveOrder(buildOrder({ garments, ...overrides }));
  const { store, alerts } = await openTab(server.order.id);
  const enter = (sku: string, quantity: number | null) =>
    store.dispatch(quantitiesEntered([{ sku, quantity }]));
  const saveState = () => selectSaveState(store.getState());
  return { store, server, alerts, enter, saveState };
}

/** Opens an order in a store of its own, as a new tab of this person would. */
export async function openTab(id: string, user = buildUser()) {
  mockApi('getMe', user);
  const store = makeStore();
  const alerts: string[] = [];
  const stop = startAppListening({
    actionCreator: showAlert,
    effect: ({ payload }) => void alerts.push(payload.message),
  });
  stops.push(
    stop,
    () => store.dispatch(signedOut()),
    () => store.dispatch(api.util.resetApiState()),
  );
  await ended(store.dispatch(api.endpoints.getMe.initiate()));
  await ended(store.dispatch(api.endpoints.getOrder.initiate({ id })));
  await until(() => selectSheet(store.getState()) !== null);
  return { store, alerts, sheet: () => selectSheet(store.getState()) };
}

/** Advances the clock and the network until the condition is true. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    if (isTrue()) return;
    await jest.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('It never came true.');
}

/** Advances the clock and the network until a call has ended. */
export async function ended(call: Promise<unknown>): Promise<void> {
  let isEnded = false;
  void call.then(() => (isEnded = true));
  await until(() => isEnded);
}

/** Whether everything is saved. */
export const isSaved =
  ({ saveState }: { saveState: () => { kind: string } }) =>
  () =>
    saveState().kind === 'saved';
