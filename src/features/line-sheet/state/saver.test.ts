import { api } from '../../../api';
import { makeStore } from '../../../app/store';
import { networkFailure, problem, rawAnswer } from '../../../test/mockApi';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { ended, isSaved, openSaver, until, fakeSaverClock } from '../../../test/openSaver';
import { serviceDateChosen } from './lineSheetSlice';
import { saveNow, saveOnRequest, saveUnsaved } from './saver';

const S = 'WJM123000S';
const M = 'WJM123000M';
const L = 'WJM123000L';
const noConnection = 'Could not save the order, please try again later';
const serverFailure =
  'The server could not save the order. What you enter is kept in this browser, and saved as soon as it can be.';

fakeSaverClock();

describe('saving', () => {
  it('sends the full order after an edit, with its base version', async () => {
    const sheet = await openSaver({
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

  it('has one request in flight, and sends edits made meanwhile in one request', async () => {
    const sheet = await openSaver();
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
    expect(sheet.server.maxConcurrentSaves).toBe(1);
    expect(sheet.server.saves[1]).toMatchObject({ version: 2, service_date: 1_900_000_000 });
    expect(sheet.server.quantities()).toEqual({ [S]: 2, [M]: 5, [L]: 6 });
  });

  it('collects simultaneous edits', async () => {
    const sheet = await openSaver();
    sheet.enter(S, 1);
    sheet.enter(M, 2);
    await until(isSaved(sheet));
    expect(sheet.server.saves).toHaveLength(1);
  });
});

describe('a failing network', () => {
  it('is retried with increasing delays, and reported once', async () => {
    const sheet = await openSaver();
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
    expect(sheet.alerts).toEqual([noConnection]);
  });

  it('is retried immediately when the browser is online again', async () => {
    const sheet = await openSaver();
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

  it('is retried immediately when the browser was online before a save had failed', async () => {
    const sheet = await openSaver();
    const release = sheet.server.hold();
    sheet.server.fates.push(networkFailure());
    sheet.enter(S, 1);
    await until(() => sheet.server.saves.length === 1);
    const wentOnline = Date.now();
    window.dispatchEvent(new Event('online'));
    release();
    await until(isSaved(sheet));
    expect(Date.now() - wentOnline).toBeLessThan(1000);
  });

  it('reports the next failure after a success', async () => {
    const sheet = await openSaver();
    sheet.server.fates.push(networkFailure());
    sheet.enter(S, 1);
    await until(isSaved(sheet));
    sheet.server.fates.push(networkFailure());
    sheet.enter(S, 2);
    await until(isSaved(sheet));
    expect(sheet.alerts).toEqual([noConnection, noConnection]);
  });

  it('loses nothing when only the response is lost', async () => {
    const sheet = await openSaver();
    sheet.server.fates.push('cut');
    sheet.enter(S, 1);
    await until(() => sheet.saveState().kind === 'offline');
    sheet.enter(S, 2);
    sheet.enter(M, 3);
    await until(isSaved(sheet));
    expect(sheet.server.quantities()).toEqual({ [S]: 2, [M]: 3 });
    expect(sheet.alerts).toEqual([noConnection]);
  });

  it.each([
    ['a server fault', problem(503, 'Not now.')],
    ['an answer that is none', rawAnswer(200, '<html>')],
  ])('includes %s', async (_name, fate) => {
    const sheet = await openSaver();
    sheet.server.fates.push(fate);
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length > 0);
    expect(sheet.saveState()).toEqual({ kind: 'unsaved', changes: 1 });
    await until(isSaved(sheet));
    expect(sheet.alerts).toEqual([serverFailure]);
  });
});

it('waits for a new session, and saves once the order is opened again', async () => {
  const sheet = await openSaver();
  sheet.server.fates.push(problem(401, 'Please sign in.'));
  sheet.enter(S, 1);
  await until(() => sheet.saveState().kind === 'unsaved' && sheet.server.saves.length === 1);
  sheet.enter(M, 2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sheet.server.saves).toHaveLength(1);

  const { id } = sheet.server.order;
  await ended(sheet.store.dispatch(api.endpoints.getOrder.initiate({ id }, { forceRefetch: true })));
  await until(isSaved(sheet));
  expect(sheet.server.quantities()).toEqual({ [S]: 1, [M]: 2 });
  expect(sheet.alerts).toEqual([]);
});

describe('saveOnRequest', () => {
  it("sends even an unchanged order, between 'Saving changes' and 'Order saved'", async () => {
    const sheet = await openSaver();
    const done = sheet.store.dispatch(saveOnRequest());
    expect(sheet.alerts).toEqual(['Saving changes']);
    await until(isSaved(sheet));
    await until(() => sheet.alerts.length === 2);
    await done;
    expect(sheet.alerts).toEqual(['Saving changes', 'Order saved']);
    expect(sheet.server.saves).toHaveLength(1);
  });

  it('shows the reason, and reports an ongoing failure each time', async () => {
    const sheet = await openSaver();
    sheet.server.fates.push(...Array.from({ length: 20 }, networkFailure));
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length === 1);
    void sheet.store.dispatch(saveOnRequest());
    await until(() => sheet.alerts.length === 3);
    expect(sheet.alerts).toEqual([noConnection, 'Saving changes', noConnection]);
  });
});

describe('saveUnsaved', () => {
  it('waits for its own order, regardless of other stores', async () => {
    const sheet = await openSaver();
    const release = sheet.server.hold();
    sheet.enter(S, 3);
    let outcome: boolean | undefined;
    void sheet.store.dispatch(saveUnsaved()).then((isDone) => (outcome = isDone));
    await until(() => sheet.server.saves.length === 1);
    makeStore().dispatch(showAlert({ message: 'Elsewhere', severity: 'info' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(outcome).toBeUndefined();
    release();
    await until(() => outcome === true);
  });

  it('sends nothing when everything is saved', async () => {
    const sheet = await openSaver();
    await expect(sheet.store.dispatch(saveUnsaved())).resolves.toBe(true);
    expect(sheet.server.saves).toHaveLength(0);
  });

  it('waits for unsaved changes, and returns whether they were saved', async () => {
    const sheet = await openSaver();
    sheet.enter(S, 1);
    let outcome: boolean | null = null;
    void sheet.store.dispatch(saveUnsaved()).then((isDone) => (outcome = isDone));
    await until(() => outcome !== null);
    expect(outcome).toBe(true);
    expect(sheet.server.quantities()).toEqual({ [S]: 1 });
  });
});

it('returns false when no order is open', async () => {
  await expect(makeStore().dispatch(saveNow())).resolves.toBe(false);
});
