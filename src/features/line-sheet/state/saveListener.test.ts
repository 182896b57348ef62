import { setImmediate } from 'node:timers';
import { api, signedOut } from '../../../api';
import { makeStore } from '../../../app/store';
import { selectAlert, showAlert } from '../../../shared/alert-bar/alertSlice';
import { buildGarment } from '../../../test/factories/buildGarment';
import { buildOrder } from '../../../test/factories/buildOrder';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem, rawAnswer } from '../../../test/mockApi';
import { startAppListening } from '../../../lib/redux';
import { serveOrder } from '../../../test/serveOrder';
import {
  clashesResolved,
  quantityEntered,
  selectClashes,
  selectSaveState,
  selectSheet,
  serviceDateChosen,
} from './lineSheetSlice';
import './openListener';
import './saveListener';
import { saveNow, saveOnRequest, saveUnsaved } from './saveNow';

const S = 'WJM123000S';
const M = 'WJM123000M';
const L = 'WJM123000L';
const saveFailure = 'Could not save the order, please try again later';

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] }),
);

async function openOrder(overrides: Parameters<typeof buildOrder>[0] = {}) {
  mockApi('getMe', buildUser());
  const garments = [buildGarment({ generic: 'WJM123' }), buildGarment({ generic: 'WJM200' })];
  const server = serveOrder(buildOrder({ garments, ...overrides }));
  const store = makeStore();
  const alerts: string[] = [];
  const stop = startAppListening({
    actionCreator: showAlert,
    effect: ({ payload }) => void alerts.push(payload.message),
  });
  stops.push(stop, () => store.dispatch(signedOut()));
  await store.dispatch(api.endpoints.getMe.initiate());
  await store.dispatch(api.endpoints.getOrder.initiate({ id: server.order.id }));
  await until(() => selectSheet(store.getState()) !== null);
  const enter = (sku: string, quantity: number | null) => store.dispatch(quantityEntered({ sku, quantity }));
  const saveState = () => selectSaveState(store.getState());
  return { store, server, alerts, enter, saveState };
}

const stops: (() => void)[] = [];

afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  // A saver that waits finds out that it has nothing to do.
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
});

/** Lets the clock and the network go on until something has come true. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (isTrue()) return;
    await jest.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('It never came true.');
}

const isSaved =
  ({ saveState }: { saveState: () => { kind: string } }) =>
  () =>
    saveState().kind === 'saved';

describe('saving', () => {
  it('sends the whole order after an edit, with the version it began from', async () => {
    const sheet = await openOrder({
      version: 4,
      lines: { WJM200: { WJM200000S: 9 } },
      wanted: ['WJM200010'],
    });
    sheet.enter(S, 3);
    expect(sheet.saveState()).toEqual({ kind: 'unsaved', changes: 1 });
    await until(isSaved(sheet));
    expect(sheet.server.saves).toEqual([
      {
        id: sheet.server.order.id,
        lines: { WJM200000S: 9, [S]: 3 },
        wanted: ['WJM200010'],
        service_date: null,
        version: 4,
      },
    ]);
  });

  it('keeps one request in flight, and sends what came meanwhile as one', async () => {
    const sheet = await openOrder();
    const release = sheet.server.hold();
    sheet.enter(S, 1);
    await until(() => sheet.server.saves.length === 1);
    expect(sheet.saveState()).toEqual({ kind: 'saving' });

    sheet.enter(S, 2);
    sheet.enter(M, 5);
    sheet.store.dispatch(serviceDateChosen(1_900_000_000));
    sheet.enter(L, 6);
    await jest.advanceTimersByTimeAsync(5000);
    expect(sheet.server.saves).toHaveLength(1);

    release();
    await until(isSaved(sheet));
    expect(sheet.server.saves).toHaveLength(2);
    expect(sheet.server.mostAtOnce).toBe(1);
    expect(sheet.server.saves[1]).toMatchObject({ version: 2, service_date: 1_900_000_000 });
    expect(sheet.server.quantities()).toEqual({ [S]: 2, [M]: 5, [L]: 6 });
  });

  it('collects edits that come at once', async () => {
    const sheet = await openOrder();
    sheet.enter(S, 1);
    sheet.enter(M, 2);
    await until(isSaved(sheet));
    expect(sheet.server.saves).toHaveLength(1);
  });
});

describe('a network that fails', () => {
  it('is tried again after longer and longer waits, and told of once', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push(networkFailure(), networkFailure(), networkFailure());
    sheet.enter(S, 1);
    await until(() => sheet.server.saves.length === 1 && sheet.saveState().kind === 'offline');
    expect(sheet.saveState()).toEqual({ kind: 'offline', changes: 1 });

    await jest.advanceTimersByTimeAsync(900);
    expect(sheet.server.saves).toHaveLength(1);
    await until(() => sheet.server.saves.length === 2);
    await jest.advanceTimersByTimeAsync(1900);
    expect(sheet.server.saves).toHaveLength(2);
    await until(isSaved(sheet));
    expect(sheet.server.saves).toHaveLength(4);
    expect(sheet.alerts).toEqual([saveFailure]);
  });

  it('is tried at once when the browser is online again', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push(networkFailure(), networkFailure(), networkFailure());
    sheet.enter(S, 1);
    await until(() => sheet.server.fates.length === 0 && sheet.saveState().kind === 'offline');
    await jest.advanceTimersByTimeAsync(100);
    const tries = sheet.server.saves.length;
    const wentOnline = Date.now();
    window.dispatchEvent(new Event('online'));
    await until(isSaved(sheet));
    expect(Date.now() - wentOnline).toBeLessThan(1000);
    expect(sheet.server.saves).toHaveLength(tries + 1);
  });

  it('tells of the next failure after a success', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push(networkFailure());
    sheet.enter(S, 1);
    await until(isSaved(sheet));
    sheet.server.fates.push(networkFailure());
    sheet.enter(S, 2);
    await until(isSaved(sheet));
    expect(sheet.alerts).toEqual([saveFailure, saveFailure]);
  });

  it('loses nothing when the save arrived and its answer did not', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push('cut');
    sheet.enter(S, 1);
    await until(() => sheet.saveState().kind === 'offline');
    sheet.enter(S, 2);
    sheet.enter(M, 3);
    await until(isSaved(sheet));
    expect(sheet.server.quantities()).toEqual({ [S]: 2, [M]: 3 });
    expect(sheet.alerts).toEqual([saveFailure]);
  });

  it.each([
    ['a server fault', problem(503, 'Not now.')],
    ['an answer that is none', rawAnswer(200, '<html>')],
  ])('is as good as %s', async (_name, fate) => {
    const sheet = await openOrder();
    sheet.server.fates.push(fate);
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length > 0);
    expect(sheet.saveState()).toEqual({ kind: 'unsaved', changes: 1 });
    await until(isSaved(sheet));
    expect(sheet.alerts).toEqual([saveFailure]);
  });
});

describe('a stale version', () => {
  it('brings our cells on top of what somebody else has saved', async () => {
    const sheet = await openOrder({ version: 4 });
    sheet.server.change({ WJM200000S: 9 });
    sheet.enter(S, 1);
    await until(isSaved(sheet));
    expect(sheet.server.quantities()).toEqual({ WJM200000S: 9, [S]: 1 });
    expect(selectSheet(sheet.store.getState())?.lines).toEqual({
      WJM123: { [S]: 1 },
      WJM200: { WJM200000S: 9 },
    });
    expect(sheet.server.saves.map(({ version }) => version)).toEqual([4, 5]);
    expect(sheet.alerts).toEqual([]);
  });

  it('is done with when the Save button finds it, though nothing was to be saved', async () => {
    const sheet = await openOrder();
    sheet.server.change({ [S]: 9 });
    let outcome: boolean | null = null;
    void sheet.store.dispatch(saveNow()).then((isDone) => (outcome = isDone));
    await until(() => outcome !== null);
    expect(outcome).toBe(true);
    expect(sheet.saveState()).toEqual({ kind: 'saved' });
    expect(sheet.server.quantities()).toEqual({ [S]: 9 });
  });

  it.each([
    [true, 1],
    [false, 9],
  ])(
    'asks where both have changed a cell, and saves everything else (ours: %s)',
    async (isMine, expected) => {
      const sheet = await openOrder();
      sheet.server.change({ [S]: 9, [M]: 9 });
      sheet.enter(S, 1);
      sheet.enter(L, 4);
      const { dispatch, getState } = sheet.store;
      await until(() => selectClashes(getState()).length > 0 && sheet.server.quantities()[L] === 4);
      expect(selectClashes(getState())).toEqual([{ sku: S, mine: 1, theirs: 9 }]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sheet.server.quantities()).toEqual({ [S]: 9, [M]: 9, [L]: 4 });
      expect(sheet.saveState()).toEqual({ kind: 'unsaved', changes: 1 });
      let outcome: boolean | null = null;
      void dispatch(saveUnsaved()).then((isDone) => (outcome = isDone));
      await until(() => outcome !== null);
      expect(outcome).toBe(false);

      const choices = selectClashes(getState()).map((clash) => ({ ...clash, isMine }));
      dispatch(clashesResolved({ orderId: sheet.server.order.id, choices }));
      await until(isSaved(sheet));
      expect(sheet.server.quantities()).toEqual({ [S]: expected, [M]: 9, [L]: 4 });
    },
  );

  it('waits when what is newer cannot be read', async () => {
    const sheet = await openOrder();
    sheet.server.change({ [M]: 9 });
    mockApi('getOrder', problem(503, 'Not now.'));
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length > 0);
    expect(sheet.saveState()).toEqual({ kind: 'unsaved', changes: 1 });
    mockApi('getOrder', () => sheet.server.order);
    await until(isSaved(sheet));
    expect(sheet.server.quantities()).toEqual({ [S]: 1, [M]: 9 });
  });
});

describe('a refusal', () => {
  it('is shown in its own words, and waits for another change', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push({ refuse: 'The sku is not in the catalog.' });
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length > 0);
    expect(sheet.alerts).toEqual(['The sku is not in the catalog.']);
    expect(selectAlert(sheet.store.getState()).severity).toBe('error');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sheet.server.saves).toHaveLength(1);
    expect(sheet.saveState()).toEqual({
      kind: 'refused',
      changes: 1,
      message: 'The sku is not in the catalog.',
    });

    sheet.enter(M, 2);
    await until(isSaved(sheet));
    expect(sheet.server.quantities()).toEqual({ [S]: 1, [M]: 2 });
  });

  it('reads the order again, and gives up on skus that the catalog has lost', async () => {
    const sheet = await openOrder();
    const [garment] = sheet.server.order.garments;
    if (garment === undefined) throw new Error('There is a garment.');
    const skus = garment.skus.filter(({ sku }) => sku !== S);
    sheet.server.order = { ...sheet.server.order, garments: [{ ...garment, skus }] };
    sheet.server.fates.push({ refuse: `The sku ${S} is not in the catalog.` });
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length === 2);
    expect(sheet.alerts).toEqual([
      `The sku ${S} is not in the catalog.`,
      `No longer in the catalog, so not ordered: ${S}`,
    ]);
    expect(selectSheet(sheet.store.getState())?.lines).toEqual({});
  });

  it('is also what the contract answers with a status of its own', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push(problem(404, 'This order does not exist.'));
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length > 0);
    expect(sheet.saveState()).toMatchObject({ kind: 'refused', message: 'This order does not exist.' });
  });
});

it('waits for the session that has ended, and saves once the order is open again', async () => {
  const sheet = await openOrder();
  sheet.server.fates.push(problem(401, 'Please sign in.'));
  sheet.enter(S, 1);
  await until(() => sheet.saveState().kind === 'unsaved' && sheet.server.saves.length === 1);
  sheet.enter(M, 2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sheet.server.saves).toHaveLength(1);

  const { id } = sheet.server.order;
  await sheet.store.dispatch(api.endpoints.getOrder.initiate({ id }, { forceRefetch: true }));
  await until(isSaved(sheet));
  expect(sheet.server.quantities()).toEqual({ [S]: 1, [M]: 2 });
  expect(sheet.alerts).toEqual([]);
});

describe('saveOnRequest', () => {
  it("sends even an unchanged order, between 'Saving changes' and 'Order saved'", async () => {
    const sheet = await openOrder();
    const done = sheet.store.dispatch(saveOnRequest());
    expect(sheet.alerts).toEqual(['Saving changes']);
    await until(isSaved(sheet));
    await until(() => sheet.alerts.length === 2);
    await done;
    expect(sheet.alerts).toEqual(['Saving changes', 'Order saved']);
    expect(sheet.server.saves).toHaveLength(1);
  });

  it('says why not, and tells of a failure that goes on each time it is asked', async () => {
    const sheet = await openOrder();
    sheet.server.fates.push(...Array.from({ length: 20 }, networkFailure));
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length === 1);
    void sheet.store.dispatch(saveOnRequest());
    await until(() => sheet.alerts.length === 3);
    expect(sheet.alerts).toEqual([saveFailure, 'Saving changes', saveFailure]);
  });
});

describe('saveUnsaved', () => {
  it('sends nothing when everything is saved', async () => {
    const sheet = await openOrder();
    await expect(sheet.store.dispatch(saveUnsaved())).resolves.toBe(true);
    expect(sheet.server.saves).toHaveLength(0);
  });

  it('waits for what is not saved, and tells whether it was', async () => {
    const sheet = await openOrder();
    sheet.enter(S, 1);
    let outcome: boolean | null = null;
    void sheet.store.dispatch(saveUnsaved()).then((isDone) => (outcome = isDone));
    await until(() => outcome !== null);
    expect(outcome).toBe(true);
    expect(sheet.server.quantities()).toEqual({ [S]: 1 });
  });
});

it('knows that nothing can be saved when no order is open', async () => {
  await expect(makeStore().dispatch(saveNow())).resolves.toBe(false);
});
