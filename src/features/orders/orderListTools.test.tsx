import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { saveBlob } from '../../lib/download';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { file, mockApi, networkFailure, problem } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { cellsOf, rowsOf } from '../../test/tableRows';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

jest.mock('../../lib/download', () => ({ saveBlob: jest.fn() }));

const route = '/admin/orders/list';
const orders = [
  buildOrderSummary({ id: '7', name: 'Spring', total_price: 5 }),
  buildOrderSummary({ id: '8', name: 'Summer', total_price: 50, edited: 1_790_100_000 }),
  buildOrderSummary({ id: '9', name: 'Spring again', total_price: 500 }),
];

async function open(search = '', role: Role = 'admin', id = '1') {
  mockOrderList(...orders);
  const app = renderApp(route + search, { user: buildUser({ id, roles: [role] }) });
  await screen.findByText(/^\d orders$/);
  return app;
}

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .join(' ');

describe("'Download list'", () => {
  it('downloads exactly the orders shown, in the order shown', async () => {
    const calls = mockApi('downloadOrderList', file('order_list.xlsx'));
    const { user } = await open('?q=spring&sort=-amount');
    await screen.findByText('2 orders');
    await user.click(screen.getByRole('button', { name: 'Download list' }));
    expect(await screen.findByText('Downloading excel')).toBeVisible();
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'order_list.xlsx'));
    expect(calls.map(({ body }) => body)).toEqual([{ orders: ['9', '7'] }]);
  });

  it.each([
    ['a problem', problem(404, 'There is no such order.'), 'There is no such order.'],
    ['no connection', networkFailure(), /could not be reached/],
  ])('shows the reason after %s', async (_what, answer, sentence) => {
    mockApi('downloadOrderList', answer);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Download list' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('requests nothing when no orders are shown', async () => {
    const calls = mockApi('downloadOrderList', file('order_list.xlsx'));
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('0 orders');
    await user.click(screen.getByRole('button', { name: 'Download list' }));
    expect(await screen.findByText('There is no order to download.')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

it.each<[Role, boolean]>([
  ['admin', true],
  ['agent', true],
  ['wls', false],
])('has a download and a link to the link generator for %s: %s', async (role, isThere) => {
  await open('', role);
  expect(screen.queryAllByRole('button', { name: 'Download list' })).toHaveLength(isThere ? 1 : 0);
  const links = screen.queryAllByRole('link', { name: 'Link generator' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(isThere ? ['/admin/orders/new_link'] : []);
});

describe("'Columns'", () => {
  const button = () => screen.getByRole('button', { name: 'Columns' });

  async function openColumns(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(button());
    const popup = screen.getByRole('dialog', { name: 'Columns' });
    return { popup, agent: within(popup).getByRole('checkbox', { name: 'Agent' }) };
  }

  it('hides a column and sets the row height permanently', async () => {
    const { user, unmount } = await open();
    const { popup, agent } = await openColumns(user);
    const boxes = within(popup).getAllByRole('checkbox');
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await user.click(agent);
    await user.click(within(popup).getByRole('radio', { name: 'Comfortable' }));
    expect(headers()).toBe('Customer Status Catalog SO Ship Items Amount Created Actions');
    await user.keyboard('{Escape}');
    expect(popup).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    unmount();

    const again = await open();
    expect(headers()).not.toContain('Agent');
    const columns = await openColumns(again.user);
    expect(within(columns.popup).getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await again.user.click(columns.agent);
    expect(headers()).toContain('Agent');
  });

  it('offers the column of the last edit, hidden by default', async () => {
    const { user, unmount, place } = await open('?sort=-edited');
    expect(headers()).not.toContain('Edited');
    const { popup } = await openColumns(user);
    await user.click(within(popup).getByRole('checkbox', { name: 'Edited' }));
    expect(headers()).toContain('Created Edited');
    expect(cellsOf(rowsOf('Orders')[0]).at(-2)).toBe(new Date(1_790_100_000_000).toLocaleDateString());
    expect(place()).toBe(`${route}?sort=-edited`);
    unmount();
    await open();
    expect(headers()).toContain('Edited');
  });

  it('changes the columns in the URL, if there are any', async () => {
    const { user, place } = await open('?columns=status,edited');
    expect(headers()).toBe('Customer Status Edited Actions');
    const { popup } = await openColumns(user);
    await user.click(within(popup).getByRole('checkbox', { name: 'Status' }));
    await waitFor(() => expect(place()).toBe(`${route}?columns=edited`));
    expect(headers()).toBe('Customer Edited Actions');
  });

  it('are saved per person', async () => {
    const { user, unmount } = await open();
    await user.click((await openColumns(user)).agent);
    unmount();
    await open('', 'admin', '2');
    expect(headers()).toContain('Agent');
  });

  it('closes on a click outside and on Tab', async () => {
    const { user } = await open();
    const { popup } = await openColumns(user);
    await user.click(screen.getByRole('searchbox'));
    expect(popup).not.toBeInTheDocument();
    const again = await openColumns(user);
    // It takes the focus some time after it has opened.
    await waitFor(() => expect(again.popup).toContainElement(document.querySelector(':focus')));
    act(() => within(again.popup).getByRole('radio', { name: 'Compact' }).focus());
    await user.tab();
    expect(again.popup).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download list' })).toHaveFocus();
  });
});

it('remembers the sort, which a link overrides', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('columnheader', { name: 'Amount' }));
  unmount();
  const again = await open();
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  again.unmount();
  const linked = await open('?sort=-items');
  expect(screen.getByRole('columnheader', { name: 'Items' })).toHaveAttribute('aria-sort', 'descending');
  linked.unmount();

  const last = await open();
  await last.user.click(screen.getByRole('columnheader', { name: 'Amount' }));
  await last.user.click(screen.getByRole('columnheader', { name: 'Amount' }));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'none');
  last.unmount();
  await open();
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'none');
});
