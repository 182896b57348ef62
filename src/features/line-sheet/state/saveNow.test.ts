import { makeStore } from '../../../app/store';
import { networkFailure } from '../../../test/mockApi';
import { isSaved, openSaver, until } from '../../../test/openSaver';
import { saveNow, saveOnRequest, saveUnsaved } from './saveNow';

const S = 'WJM123000S';
const saveFailure = 'Could not save the order, please try again later';

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

  it('says why not, and tells of a failure that goes on each time it is asked', async () => {
    const sheet = await openSaver();
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
    const sheet = await openSaver();
    await expect(sheet.store.dispatch(saveUnsaved())).resolves.toBe(true);
    expect(sheet.server.saves).toHaveLength(0);
  });

  it('waits for what is not saved, and tells whether it was', async () => {
    const sheet = await openSaver();
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
