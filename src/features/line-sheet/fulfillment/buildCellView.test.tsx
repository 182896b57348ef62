import { act, screen, waitFor, within } from '@testing-library/react';
import type { FulfillmentLine, OrderFulfillment } from '../../../api';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi } from '../../../test/mockApi';
import { cell, coatCell, openLineSheet, selectedCells, takenBy, total } from '../../../test/openLineSheet';

const day = Date.UTC(2027, 0, 15) / 1000;
const lineOf = (sku: string, line: Partial<FulfillmentLine>): FulfillmentLine => ({
  ...{ sku, ordered: 0, confirmed: null, confirmed_day: null, reason: '' },
  ...{ shipped: 0, cancelled: 0, to_come: 0 },
  ...line,
});
const short = {
  ordered: 7,
  confirmed: 5,
  cancelled: 2,
  shipped: 3,
  to_come: 2,
  reason: 'Only 5 could be made.',
};
const lines = [
  lineOf('WJM123000L', short),
  lineOf('WJM123010S', { ordered: 4, to_come: 4 }),
  lineOf('WJM123000M', { confirmed: 1, shipped: 1 }),
  lineOf('WJM200000S', { confirmed: 2, to_come: 2 }),
  lineOf('WJM999000S', { confirmed: 3, shipped: 3 }),
];
const answer = { lines, shipments: [], invoices: [], confirmation: { number: 'C1', day } };
const sent = { sap_status: 2, lines: { WJM123: { WJM123000L: 7, WJM123010S: 4 } }, items_count: 11 };
const prices = { WJM123000L: 40, WJM123010S: 50 };
const shop = buildUser({ capabilities: ['getOrderFulfillment'] });

async function openSent(search = '', fulfillment: OrderFulfillment = answer) {
  mockApi('getOrderFulfillment', fulfillment);
  return openLineSheet({ ...sent, line_prices: prices, total_price: 480 }, search, shop);
}

const tool = () => within(screen.getByRole('group', { name: 'Cells show' })).getByRole('button');
const coat = () => within(screen.getByRole('article', { name: 'Wool coat' }));

it('shows what is confirmed in place of what is ordered, in cells and totals, and keeps it in the URL', async () => {
  const { user, place } = await openSent();
  expect(await screen.findByRole('group', { name: 'Cells show' })).toBeVisible();
  expect(coatCell('Black', 'L')).toHaveValue('7');
  expect(total()).toBe('11 pieces€480.00');
  expect(screen.queryByRole('article', { name: 'Silk skirt' })).not.toBeInTheDocument();

  await user.click(tool());
  expect(await screen.findByRole('menuitem', { name: 'Ordered ✓' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Confirmed' }));
  await waitFor(() => expect(coatCell('Black', 'L')).toHaveValue('5'));
  expect(place()).toMatch(/\?cells=confirmed$/);
  expect(tool()).toHaveTextContent('Confirmed');
  expect(coatCell('Black', 'L')).toHaveAccessibleName(
    /Wool coat 1001, .*Black.*, .*L.*, Ordered 7, confirmed 5, shipped 3, 2 to come, Only 5 could be made\.$/,
  );
  expect(coatCell('Black', 'L')).toHaveAttribute(
    'title',
    'Ordered 7, confirmed 5, shipped 3, 2 to come. Only 5 could be made.',
  );
  expect(coatCell('Black', 'L').parentElement).toHaveTextContent('/7');
  expect(coatCell('Ecru', 'S')).toHaveValue('–');
  expect(coatCell('Ecru', 'S')).toHaveAccessibleName(/Ordered 4, not confirmed yet, shipped 0, 4 to come$/);
  expect(coatCell('Black', 'M')).toHaveValue('1');
  expect(coat().getByRole('row', { name: /Black/ })).toHaveTextContent(/6$/);
  expect(coat().getByText('6 pieces')).toBeVisible();
  expect(cell(/Silk skirt 1002, Black, S/)).toHaveValue('2');
  expect(screen.getByText('No longer in the catalog, and without a cell: WJM999000S: 3')).toBeVisible();
  expect(total()).toBe('11 pieces confirmed€290.00');
  expect(within(screen.getByRole('table', { name: 'Drops' })).getAllByRole('row')).toHaveLength(2);

  await user.click(tool());
  await user.click(await screen.findByRole('menuitem', { name: 'Ordered' }));
  await waitFor(() => expect(coatCell('Black', 'L')).toHaveValue('7'));
  expect(place()).not.toContain('cells');
});

it.each([
  ['shipped', '3', '0', '7 pieces shipped', 'Shipped'],
  ['to_come', '2', '4', '8 pieces to come', 'To come'],
])('shows from a link what is %s, and prints it', async (number, black, ecru, pieces, name) => {
  await openSent(`?cells=${number}`);
  await waitFor(() => expect(coatCell('Black', 'L')).toHaveValue(black));
  expect(coatCell('Ecru', 'S')).toHaveValue(ecru);
  expect(total()).toContain(pieces);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.querySelector<HTMLElement>('body > main');
  expect(paper).toHaveTextContent(name);
  expect(paper).toHaveTextContent(pieces);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it.each(['confirmed', 'shipped', 'to_come'])('marks in what is %s only what is open', async (number) => {
  const whole = lineOf('WJM200000S', { ordered: 2, confirmed: 2, shipped: 2 });
  await openSent(`?cells=${number}`, { ...answer, lines: [...lines.slice(0, 3), whole] });
  const open = () => [...document.querySelectorAll<HTMLElement>('[data-open] input')];
  await waitFor(() => expect(open().map((one) => one.dataset.sku)).toEqual(['WJM123000L', 'WJM123010S']));
});

it('is read by keyboard: each cell of the order, also without stock, with a note on why it differs', async () => {
  const { user } = await openSent('?cells=to_come');
  await waitFor(() => expect(coatCell('Black', 'M')).toHaveValue('0'));
  const note = () => document.querySelector('[data-fulfillment]');
  await user.click(coatCell('Black', 'S'));
  expect(note()).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(coatCell('Black', 'M')).toHaveFocus();
  expect(note()).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(coatCell('Black', 'L')).toHaveFocus();
  expect(note()).toHaveTextContent('Ordered 7, confirmed 5, shipped 3, 2 to come Only 5 could be made.');
  await user.keyboard('{Escape}');
  expect(note()).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  expect(selectedCells().length).toBeGreaterThan(1);
  expect(takenBy('copy')).toMatch(/\t\t2\n4/);
  expect(within(screen.getByRole('group', { name: 'Selection' })).getByText('6 pieces')).toBeVisible();
});

it('says in the legend what stands below a number', async () => {
  const { user } = await openSent('?cells=shipped');
  await waitFor(() => expect(coatCell('Black', 'L')).toHaveValue('3'));
  await user.click(screen.getByRole('button', { name: 'Legend' }));
  expect(screen.getByText('Shows 5, where 7 were ordered')).toBeVisible();
});

it('is not offered before the ERP has said anything, nor of an open order', async () => {
  const { unmount } = await openSent('?cells=shipped', { ...answer, confirmation: null, lines: [] });
  expect(coatCell('Black', 'L')).toHaveValue('7');
  expect(screen.queryByRole('group', { name: 'Cells show' })).not.toBeInTheDocument();
  unmount();
  await openLineSheet({}, '?cells=shipped', shop);
  expect(coatCell('Black', 'L')).toHaveValue('2');
  expect(screen.queryByRole('group', { name: 'Cells show' })).not.toBeInTheDocument();
});
