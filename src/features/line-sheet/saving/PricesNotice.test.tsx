import { screen, waitFor, within } from '@testing-library/react';
import { networkFailure } from '../../../test/mockApi';
import { cell, coatCell, openLineSheet, savedLine, type SheetUser, total } from '../../../test/openLineSheet';

/** Two coats that were saved at 45.00 and cost 50.00 today, and a skirt at 20.00. */
const repriced = {
  lines: { WJM123: { WJM123000L: 2 }, WJM200: { WJM200000S: 1 } },
  line_prices: { WJM123000L: 45, WJM200000S: 20 },
};
const notice = () => screen.queryByRole('button', { name: /changed since/ });

async function enter(user: SheetUser, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

it('shows prices changed since the last save, and totals at the saved prices', async () => {
  const { user } = await openLineSheet(repriced);
  expect(total()).toBe('3 pieces€110.00');
  await user.click(screen.getByRole('button', { name: '1 price changed since: +€10.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 price changed since: +€10.00' }));
  dialog.getByRole('row', { name: 'Wool coat 1001 €45.00 €50.00 2 +€10.00' });
});

it('takes the new prices on request, which saves the order', async () => {
  const { user, server } = await openLineSheet(repriced);
  await user.click(screen.getByRole('button', { name: /changed since/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take the new prices' }));
  await savedLine();
  await waitFor(() => expect(total()).toBe('3 pieces€120.00'));
  expect(server.saves).toMatchObject([{ take_prices: true }]);
  expect(server.order.line_prices).toEqual({ WJM123000L: 50, WJM200000S: 20 });
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
});

it('takes them when the browser is online again', async () => {
  const { user, server } = await openLineSheet(repriced);
  server.fates.push(networkFailure());
  await user.click(screen.getByRole('button', { name: /changed since/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Take/ }));
  await waitFor(() => expect(server.saves).toHaveLength(2), { timeout: 4000 });
  expect(server.saves[1]).toMatchObject({ take_prices: true });
  await savedLine();
});

it('reprices a changed quantity, but no other line', async () => {
  const { user, server } = await openLineSheet(repriced);
  await enter(user, cell('Silk skirt 1002, Black, S'), '3');
  await user.tab();
  await savedLine();
  expect(total()).toBe('5 pieces€150.00');
  expect(server.order.line_prices).toMatchObject({ WJM123000L: 45 });
  expect(notice()).toBeVisible();

  await enter(user, coatCell('Black', 'L'), '3');
  await user.tab();
  await savedLine();
  expect(total()).toBe('6 pieces€210.00');
  expect(notice()).not.toBeInTheDocument();
});

it("fetches the order again when the server's total differs", async () => {
  const { user, server } = await openLineSheet(repriced);
  // The catalog changes while the sheet is open.
  const garments = server.order.garments.map((garment) => ({ ...garment, wh_price: garment.wh_price + 1 }));
  server.order = { ...server.order, garments };
  await enter(user, cell('Silk skirt 1002, Black, S'), '2');
  await user.tab();
  await waitFor(() => expect(total()).toBe('4 pieces€132.00'));
  expect(screen.getByRole('button', { name: '1 price changed since: +€12.00' })).toBeVisible();
  await savedLine();
});

it('is hidden if the server reports no saved prices, or the order is sent', async () => {
  const first = await openLineSheet({ lines: repriced.lines });
  expect(total()).toBe('3 pieces€120.00');
  expect(notice()).not.toBeInTheDocument();
  first.unmount();
  await openLineSheet({ ...repriced, sap_status: 2, items_count: 3, total_price: 110 });
  expect(total()).toBe('3 pieces€110.00');
  expect(notice()).not.toBeInTheDocument();
});
