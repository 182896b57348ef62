import { selectAlert } from '../../../shared/alert-bar/alertSlice';
import { mockApi, problem } from '../../../test/mockApi';
import { isSaved, openSaver, until, fakeSaverClock } from '../../../test/openSaver';
import { conflictsResolved, savedInOtherTab, selectConflicts, selectSheet } from './lineSheetSlice';
import { saveNow, saveUnsaved } from './saver';

const S = 'WJM123000S';
const M = 'WJM123000M';
const L = 'WJM123000L';

fakeSaverClock();

describe('a version conflict', () => {
  it('rebases our edits onto what somebody else saved', async () => {
    const sheet = await openSaver({ version: 4 });
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

  it('is resolved after the Save button without any edits', async () => {
    const sheet = await openSaver();
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
      const sheet = await openSaver();
      sheet.server.change({ [S]: 9, [M]: 9 });
      sheet.enter(S, 1);
      sheet.enter(L, 4);
      const { dispatch, getState } = sheet.store;
      await until(() => selectConflicts(getState()).length > 0 && sheet.server.quantities()[L] === 4);
      expect(selectConflicts(getState())).toEqual([{ sku: S, mine: 1, theirs: 9 }]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sheet.server.quantities()).toEqual({ [S]: 9, [M]: 9, [L]: 4 });
      expect(sheet.saveState()).toEqual({ kind: 'unsaved', changes: 1 });
      let outcome: boolean | null = null;
      void dispatch(saveUnsaved()).then((isDone) => (outcome = isDone));
      await until(() => outcome !== null);
      expect(outcome).toBe(false);
      expect(sheet.alerts).toEqual(['Not everything is saved: please choose first which changes to keep.']);

      const choices = selectConflicts(getState()).map((conflict) => ({ ...conflict, isMine }));
      dispatch(conflictsResolved({ orderId: sheet.server.order.id, choices }));
      await until(isSaved(sheet));
      expect(sheet.server.quantities()).toEqual({ [S]: expected, [M]: 9, [L]: 4 });
    },
  );

  it('leaves no save in flight when there is nothing newer to fetch and another tab saves the same', async () => {
    const sheet = await openSaver();
    const { dispatch, getState } = sheet.store;
    sheet.server.fates.push(problem(409, 'This order was changed.'));
    sheet.enter(S, 1);
    await until(() => sheet.server.fates.length === 0);
    // The order is read again; the next try comes after a second.
    await jest.advanceTimersByTimeAsync(300);
    sheet.server.change({ [S]: 1 });
    const { orderId = '', base } = selectSheet(getState()) ?? {};
    if (base === undefined) throw new Error('The sheet is open.');
    const theirs = { ...base, lines: { WJM123: { [S]: 1 } }, version: base.version + 1 };
    dispatch(savedInOtherTab({ orderId, base: theirs, finished: false }));
    await until(isSaved(sheet));
    expect(sheet.server.quantities()).toEqual({ [S]: 1 });
  });

  it('waits when the newer version cannot be fetched', async () => {
    const sheet = await openSaver();
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
  it('shows its message, and waits for another change', async () => {
    const sheet = await openSaver();
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

  it('fetches the order again, and drops skus removed from the catalog', async () => {
    const sheet = await openSaver();
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

  it('includes 4xx responses of the contract', async () => {
    const sheet = await openSaver();
    sheet.server.fates.push(problem(404, 'This order does not exist.'));
    sheet.enter(S, 1);
    await until(() => sheet.alerts.length > 0);
    expect(sheet.saveState()).toMatchObject({ kind: 'refused', message: 'This order does not exist.' });
  });
});
