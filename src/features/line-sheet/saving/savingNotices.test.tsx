import { act, screen, waitFor, within } from '@testing-library/react';
import { copyText } from '../../../lib/clipboard';
import { saveBlob } from '../../../lib/download';
import { mockApi } from '../../../test/mockApi';
import { coatCell, openLineSheet, savedLine, type SheetUser } from '../../../test/openLineSheet';

jest.mock('../../../lib/download', () => ({ saveBlob: jest.fn() }));
jest.mock('../../../lib/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }));

const leftOut = /1 change of yours is not part of this order/;
const choose = async (user: SheetUser, title = 'Changed by both of you') => {
  await user.click(await screen.findByRole('button', { name: 'Choose' }));
  return within(await screen.findByRole('dialog', { name: title }));
};

describe('values that two people have changed', () => {
  async function openConflicting() {
    const app = await openLineSheet();
    app.server.change({ WJM123000S: 9, WJM123010S: 8 });
    // The newer version must not arrive before everything is typed.
    const release = app.server.hold();
    await app.user.type(coatCell('Black', 'S'), '3');
    await app.user.type(coatCell('Ecru', 'S'), '4');
    await app.user.type(coatCell('Ecru', 'M'), '5');
    await app.user.tab();
    release();
    await screen.findByText(/^Somebody else.* has changed 2 values that you changed too/);
    return app;
  }

  it('are chosen one by one, with both values shown', async () => {
    const { user, server } = await openConflicting();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123010M: 5, WJM123000S: 9 }));
    const dialog = await choose(user);
    const black = within(dialog.getByRole('radiogroup', { name: 'Wool coat 1001, Black, S' }));
    expect(dialog.getByRole('button', { name: /Apply/ })).toBeDisabled();
    await user.click(black.getByRole('radio', { name: 'Mine: 3' }));
    await user.click(dialog.getByRole('button', { name: 'Apply 1 of 2' }));
    await screen.findByText(/Somebody else has changed 1 value that you changed too/);
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3, WJM123010S: 8 }));

    const again = await choose(user);
    await user.click(again.getByRole('radio', { name: 'Theirs: 8' }));
    await user.click(again.getByRole('button', { name: 'Apply' }));
    await savedLine();
    expect(coatCell('Ecru', 'S')).toHaveValue('8');
    expect(server.quantities()).toMatchObject({ WJM123000S: 3, WJM123010S: 8, WJM123010M: 5 });
  });

  it('are chosen all at once', async () => {
    const { user, server } = await openConflicting();
    const dialog = await choose(user);
    await user.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await savedLine();
    expect(server.quantities()).toMatchObject({ WJM123000S: 3, WJM123010S: 4 });
  });

  it('are marked, announced as unsaved, and shown with the others present', async () => {
    mockApi('reportPresence', () => ({ others: [{ id: '7', name: 'Nora Lindqvist' }], version: 1 }));
    await openConflicting();
    expect(coatCell('Black', 'S, 10 in stock, changed twice and not saved')).toBeInvalid();
    expect(coatCell('Ecru', 'M')).not.toHaveAccessibleName(/changed twice/);
    await waitFor(() => expect(screen.getAllByText('Not saved yet (2 changes)')).toHaveLength(2));
    expect(
      screen.getByText(/^Somebody else, probably Nora Lindqvist, has changed 2 values that you changed too/),
    ).toBeVisible();
  });

  it('wait indefinitely', async () => {
    const { user } = await openConflicting();
    const dialog = await choose(user);
    await user.click(dialog.getByRole('button', { name: 'Decide later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await screen.findAllByText('Not saved yet (2 changes)');
  });
});

it('asks when a cell was changed while typing in it', async () => {
  const { user, server, store } = await openLineSheet();
  await user.click(coatCell('Ecru', 'S'));
  await user.keyboard('1');
  server.change({ WJM123010S: 7 });
  const { orderReceived } = await import('../state/lineSheetSlice');
  const { fromOrder } = await import('../state/wire');
  act(() => void store.dispatch(orderReceived(fromOrder(server.order))));
  await user.keyboard('2{Enter}');
  const dialog = await choose(user);
  dialog.getByRole('radio', { name: 'Mine: 12' });
  dialog.getByRole('radio', { name: 'Theirs: 7' });
});

describe('conflicting quantities of a closed window', () => {
  async function openBesideClosed() {
    const app = await openLineSheet();
    // Until everything is typed.
    const release = app.server.hold();
    await app.user.type(coatCell('Black', 'S'), '5');
    await app.user.type(coatCell('Ecru', 'S'), '6');
    await app.user.tab();
    const { editsInherited } = await import('../state/lineSheetSlice');
    const edit = (value: number) => ({ value, base: 0, sent: [], seq: 1 });
    const quantities = { WJM123000S: edit(3), WJM123010S: edit(4), WJM123010M: edit(2) };
    const inherited = {
      orderId: app.server.order.id,
      unsaved: { quantities, wanted: {}, serviceDate: null },
    };
    act(() => void app.store.dispatch(editsInherited(inherited)));
    release();
    await screen.findByText(/You have changed 2 values in another window too, and differently/);
    return app;
  }

  it('are asked about, and saved as chosen', async () => {
    const { user, server } = await openBesideClosed();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123010M: 2 }));
    const dialog = await choose(user, 'Changed in two windows');
    const black = within(dialog.getByRole('radiogroup', { name: 'Wool coat 1001, Black, S' }));
    expect(black.getByRole('radio', { name: 'Here: 5' })).not.toBeChecked();
    await user.click(black.getByRole('radio', { name: 'Other window: 3' }));
    await user.click(dialog.getByRole('button', { name: 'Apply 1 of 2' }));
    await screen.findByText(/You have changed 1 value in another window too/);

    const again = await choose(user, 'Changed in two windows');
    await user.click(again.getByRole('radio', { name: 'Here: 6' }));
    await user.click(again.getByRole('button', { name: 'Apply' }));
    await savedLine();
    expect(server.quantities()).toMatchObject({ WJM123000S: 3, WJM123010S: 6, WJM123010M: 2 });
  });

  it("can be copied too once the order can't be changed", async () => {
    const { user, server, store } = await openBesideClosed();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123010M: 2 }));
    server.order = { ...server.order, sap_status: 1 };
    const { orderReceived } = await import('../state/lineSheetSlice');
    const { fromOrder } = await import('../state/wire');
    act(() => void store.dispatch(orderReceived(fromOrder(server.order))));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    const rows = jest.mocked(copyText).mock.lastCall?.[0].split('\n') ?? [];
    expect(rows.map((row) => row.split('\t').slice(0, 3))).toEqual([
      ['Sku', 'What', 'Mine'],
      ['WJM123000S', 'Wool coat 1001, Black, S', '5'],
      ['WJM123000S', 'Wool coat 1001, Black, S', '3'],
      ['WJM123010S', 'Wool coat 1001, Ecru, S', '6'],
      ['WJM123010S', 'Wool coat 1001, Ecru, S', '4'],
    ]);
  });
});

describe('an order that was sent while somebody was typing', () => {
  async function openSent() {
    const app = await openLineSheet();
    app.server.order = { ...app.server.order, sap_status: 1 };
    app.server.fates.push({ refuse: 'This order is in the ERP.' });
    await app.user.type(coatCell('Black', 'S'), '3');
    await app.user.tab();
    await screen.findByText(leftOut);
    return app;
  }

  it('still shows the typed quantities, and lets them be copied', async () => {
    const { user } = await openSent();
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copyText).toHaveBeenCalledWith(
      'Sku\tWhat\tMine\tIn the order\nWJM123000S\tWool coat 1001, Black, S\t3\t0',
    );
  });

  it('lets them be downloaded', async () => {
    const { user } = await openSent();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'not_saved.xlsx'));
  });

  it('discards them only on request', async () => {
    const { user } = await openSent();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard 1 change?' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue(''));
    expect(screen.queryByText(leftOut)).not.toBeInTheDocument();
  });
});
