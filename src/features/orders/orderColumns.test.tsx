import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '../../domain/money';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockOrderList } from '../../test/mockOrderList';
import { cellsOf, customersShown, rowsOf } from '../../test/tableRows';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/orders/list';

const customer = (name: string) => ({ id: name, name, addresses: [], sales_organizations: [] });

describe('a row', () => {
  const address = { sap_id: '0000104712', name1: 'Harbour store', address: '1 Quay, Porto' };
  const order = buildOrderSummary({
    id: '7/a',
    name: 'Spring windows',
    customer: { id: '9', name: 'Casa Lisboa', addresses: [address], sales_organizations: [] },
    finished: true,
    catalog: { id: '2', name: 'Women Main', season: 'SS26', currency: 'USD' },
    seller: { id: '3', name: 'Ana Ferreira' },
    sales_organization: '1000',
    channel: 'FR',
    address_id: '0000104712',
    items_count: 1234,
    total_price: 98_765.4,
    currency: 'USD',
    created: 1_790_000_000,
  });

  it('has every documented column', async () => {
    mockOrderList(order);
    renderApp(route);
    await screen.findByText('Casa Lisboa');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Customer',
      'Status',
      'Catalog',
      'Agent',
      'SO',
      'Ship',
      'Items',
      'Amount',
      'Created',
      'Actions',
    ]);
    expect(cellsOf(rowsOf('Orders')[0])).toEqual([
      'Casa Lisboa',
      'finished',
      'Women Main Spring windows',
      'Ana Ferreira',
      '1000/FR',
      '104712',
      new Intl.NumberFormat().format(1234),
      formatMoney(9_876_540, 'USD'),
      new Date(1_790_000_000_000).toLocaleDateString(),
      '',
    ]);
    expect(screen.getByTitle('Harbour store, 1 Quay, Porto, 0000104712')).toBeVisible();
  });

  it('links to the customer and to the line sheet', async () => {
    mockOrderList(order);
    renderApp(route, { user: buildUser({ roles: ['agent'] }) });
    expect(await screen.findByRole('link', { name: 'Casa Lisboa' })).toHaveAttribute('href', '/admin/user/9');
    expect(screen.getByRole('link', { name: 'Women Main' })).toHaveAttribute('href', '/linesheet/7%2Fa');
  });

  it('begins with its name and its catalog for a shop, whose own name is nowhere', async () => {
    mockOrderList(order);
    renderApp(route, { user: buildUser({ roles: ['wls'] }) });
    const link = await screen.findByRole('link', { name: 'Spring windows' });
    expect(link).toHaveAttribute('href', '/linesheet/7%2Fa');
    expect(within(link).getByText('Spring windows', { selector: 'strong' })).toBeVisible();
    expect(cellsOf(rowsOf('Orders')[0]).slice(0, 3)).toEqual(['Spring windows', 'Women Main', 'finished']);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).not.toContain('Customer');
    expect(screen.queryByText('Casa Lisboa')).not.toBeInTheDocument();
  });

  it('leaves unknown values empty, and shows the id of a deleted address', async () => {
    mockOrderList(
      buildOrderSummary({ seller: null, sales_organization: '', channel: '', address_id: '0000999999' }),
    );
    renderApp(route);
    await screen.findByTitle('0000999999');
    expect(cellsOf(rowsOf('Orders')[0]).slice(3, 6)).toEqual(['', '', '999999']);
  });

  it.each([
    [0, 'open', 'open'],
    [1, 'In the ERP', 'in SAP'],
    [2, 'Sent', 'sent'],
    [3, 'sent', 'sent'],
    [99, 'Error', 'refused'],
    [7, 'Unknown', 'unknown'],
  ])('of status %i says %s, in short %s', async (sap_status, label, word) => {
    mockOrderList(buildOrderSummary({ sap_status }));
    renderApp(`${route}?status=every`);
    expect(await screen.findByTitle(label)).toHaveTextContent(word);
  });
});

describe('sort', () => {
  const orders = [
    buildOrderSummary({
      customer: customer('Bea'),
      items_count: 9,
      total_price: 100,
      created: 1_780_000_000,
    }),
    buildOrderSummary({
      customer: customer('ada'),
      items_count: 10,
      total_price: 90,
      created: 1_790_000_000,
      finished: true,
    }),
    buildOrderSummary({
      customer: customer('Cy'),
      items_count: 8,
      total_price: 1000,
      created: 1_770_000_000,
      sap_status: 2,
    }),
  ];

  it.each([
    ['Customer', ['ada', 'Bea', 'Cy']],
    ['Status', ['Bea', 'ada', 'Cy']],
    ['Items', ['Cy', 'Bea', 'ada']],
    ['Amount', ['ada', 'Bea', 'Cy']],
    ['Created', ['Cy', 'Bea', 'ada']],
  ])('by %s', async (name, sorted) => {
    mockOrderList(...orders);
    const app = renderApp(`${route}?status=all`);
    await screen.findByText('3 orders');
    expect(customersShown()).toEqual(['Bea', 'ada', 'Cy']);
    await app.user.click(screen.getByRole('columnheader', { name }));
    await waitFor(() => expect(customersShown()).toEqual(sorted));
    expect(app.place()).toBe(`${route}?status=all&sort=${name.toLowerCase()}`);
    await app.user.click(screen.getByRole('columnheader', { name }));
    await waitFor(() => expect(customersShown()).toEqual([...sorted].reverse()));
    expect(app.place()).toBe(`${route}?status=all&sort=-${name.toLowerCase()}`);
    await app.user.click(screen.getByRole('columnheader', { name }));
    await waitFor(() => expect(customersShown()).toEqual(['Bea', 'ada', 'Cy']));
  });
});
