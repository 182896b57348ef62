import { screen, waitFor, within } from '@testing-library/react';
import { mockApi } from '../../test/mockApi';
import { coatCell, openLineSheet, savedLine, type SheetUser } from '../../test/openLineSheet';

describe('leaving', () => {
  const back = () => screen.getAllByRole('link', { name: /back to orders/i })[0];
  const leave = async (user: SheetUser) => {
    const link = back();
    if (link) await user.click(link);
  };

  it('leaves immediately when everything is saved', async () => {
    const { user, place } = await openLineSheet();
    mockApi('listOrders', { status: 'success', orders: [] });
    mockApi('listCatalogs', []);
    await leave(user);
    await waitFor(() => expect(place()).toMatch(/^\/admin\/orders\/list/));
  });

  it('waits for a save in flight', async () => {
    const { user, place, server } = await openLineSheet();
    mockApi('listOrders', { status: 'success', orders: [] });
    mockApi('listCatalogs', []);
    const release = server.hold();
    await user.type(coatCell('Black', 'S'), '3');
    await leave(user);
    expect(place()).toMatch(/^\/linesheet/);
    release();
    await waitFor(() => expect(place()).toMatch(/^\/admin\/orders\/list/));
    expect(server.quantities()).toMatchObject({ WJM123000S: 3 });
  });

  it('warns when a save does not complete', async () => {
    const { user, place, server } = await openLineSheet();
    mockApi('listOrders', { status: 'success', orders: [] });
    mockApi('listCatalogs', []);
    server.fates.push({ refuse: 'The sku is unknown.' });
    await user.type(coatCell('Black', 'S'), '3');
    await leave(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    dialog.getByText('Not saved yet (1 change): The sku is unknown.');
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(place()).toMatch(/^\/linesheet/);

    await leave(user);
    const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(place()).toMatch(/^\/admin\/orders\/list/));
  });

  it('makes the browser warn before the page is closed', async () => {
    const { user, server } = await openLineSheet();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    const release = server.hold();
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    expect(close()).toBe(true);
    release();
    await savedLine();
    await waitFor(() => expect(close()).toBe(false));
  });
});
