import { screen, waitFor, within } from '@testing-library/react';
import type { OrderVersion, OrderVersionWithLines } from '../../../api';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure } from '../../../test/mockApi';
import { cell, coatCell, openLineSheet, total } from '../../../test/openLineSheet';

const shop = buildUser({ capabilities: ['listOrderVersions', 'getOrderVersion'] });
const versionOf = (number: number, values: Partial<OrderVersion> = {}): OrderVersion => ({
  ...{ number, sent_at: 1_789_344_000, accepted_at: 1_789_344_060, items_count: 6, total_price: 180 },
  ...{ service_date: null, address_id: '', wanted: [] },
  ...values,
});
const line = (sku: string, quantity: number) => ({ sku, quantity, wh_price: 40 });
const first: OrderVersionWithLines = {
  ...versionOf(1),
  lines: [line('WJM123000L', 5), line('WJM200000S', 1), line('WJM999000S', 3)],
};
const sent = {
  ...{ sap_status: 2, lines: { WJM123: { WJM123000L: 7, WJM123010S: 4 } }, items_count: 11 },
  ...{ line_prices: { WJM123000L: 40, WJM123010S: 50 }, total_price: 480 },
};

async function openSent(search = '', versions = [versionOf(1), versionOf(2)], overrides: object = {}) {
  mockApi('listOrderVersions', { versions });
  mockApi('getOrderVersion', first);
  return openLineSheet({ ...sent, ...overrides }, search, shop);
}

const tool = () => within(screen.getByRole('group', { name: 'Cells show' })).getByRole('button');

it('shows what has changed since a version, in cells and totals, and keeps it in the URL', async () => {
  const { user, place } = await openSent();
  await screen.findByRole('group', { name: 'Cells show' });
  expect(tool()).toHaveTextContent('Ordered');
  await user.click(tool());
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Ordered ✓',
    'Changes since version 1',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Changes since version 1' }));
  await waitFor(() => expect(tool()).toHaveTextContent('Changes since version 1'));
  expect(place()).toMatch(/\?cells=since-1$/);
  expect(coatCell('Black', 'L')).toHaveValue('7');
  expect(coatCell('Black', 'L')).toHaveAccessibleName(/L.*, was 5, is 7$/);
  expect(coatCell('Black', 'L').parentElement).toHaveTextContent('5');
  expect(coatCell('Ecru', 'S')).toHaveAccessibleName(/, was 0, is 4$/);
  expect(cell(/Silk skirt 1002, Black, S/)).toHaveValue('0');
  expect(cell(/Silk skirt 1002, Black, S/)).toHaveAccessibleName(/, was 1, is 0$/);
  expect(screen.getByText('No longer in the catalog, and without a cell: WJM999000S: 0 (3)')).toBeVisible();
  expect(total().replace(/[\u200e\u2060]/g, '')).toBe('11 pieces (+5, +€300.00 since version 1)€480.00');
  await user.click(screen.getByRole('button', { name: 'Legend' }));
  expect(await screen.findByText('Was 5, is 7')).toBeVisible();
});

it('shows the changed garments only, or all', async () => {
  mockApi('listOrderVersions', { versions: [versionOf(1), versionOf(2)] });
  mockApi('getOrderVersion', { ...first, lines: [line('WJM123000L', 7), line('WJM123010S', 4)] });
  const { user } = await openLineSheet(sent, '?cells=since-1', shop);
  expect(await screen.findByText('No quantity has changed.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Only changed' }));
  await waitFor(() => expect(coatCell('Black', 'L')).toHaveAccessibleName(/L[^,]*$/));
});

it('offers each version that was replaced, the latest first', async () => {
  const { user } = await openSent('', [versionOf(1), versionOf(2), versionOf(3, { accepted_at: null })], {
    sap_status: 1,
  });
  await screen.findByRole('group', { name: 'Cells show' });
  await user.click(tool());
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Ordered ✓',
    'Changes since version 2',
    'Changes since version 1',
  ]);
});

it('says that a version could not be loaded, and shows what is ordered', async () => {
  mockApi('listOrderVersions', { versions: [versionOf(1), versionOf(2)] });
  mockApi('getOrderVersion', networkFailure());
  const { place } = await openLineSheet(sent, '?cells=since-1', shop);
  expect(
    await screen.findByText('The version could not be loaded. Check your connection, and try again.'),
  ).toBeVisible();
  expect(coatCell('Black', 'L')).toHaveValue('7');
  expect(place()).not.toContain('cells');
});

it('is not offered of a first version, nor of an open order', async () => {
  const { unmount } = await openSent('?cells=since-1', [versionOf(1)]);
  expect(coatCell('Black', 'L')).toHaveValue('7');
  expect(screen.queryByRole('group', { name: 'Cells show' })).not.toBeInTheDocument();
  unmount();
  await openSent('?cells=since-1', [versionOf(1), versionOf(2)], { sap_status: 0 });
  expect(screen.queryByRole('group', { name: 'Cells show' })).not.toBeInTheDocument();
});
