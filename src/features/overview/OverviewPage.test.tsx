import { act, screen, waitFor, within } from '@testing-library/react';
import type { OverviewTile } from '../../api';
import { secondText } from '../../lib/dates';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { nora, row, rowsByTile } from '../../test/overviewRows';
import { renderApp, type Rendered } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import '../../test/plainFrame';
import { drawChart } from './drawChart';

jest.mock('./drawChart');
jest.mock('../../lib/downloadSpreadsheet');

const route = '/admin/overview';
const allOpen = `${route}?open=status,catalogs,drops,places,slow_garments,slow_colors,late,stock`;

function open(place = route, roles: ('admin' | 'agent' | 'wls')[] = ['admin'], timeZone?: string) {
  const calls = mockApi('getOverview', ({ params }) => {
    const [, rows = []] = Object.entries(rowsByTile).find(([tile]) => tile === params.tile) ?? [];
    return { rows, ...(timeZone !== undefined && { time_zone: timeZone }) };
  });
  mockApi('listAgents', [buildUser({ id: '11', name: 'Nora' }), buildUser({ id: '12', name: 'Omar' })]);
  return { calls, ...renderApp(place, { user: buildUser({ id: '1', roles }) }) };
}

const chartOf = async (title: string) =>
  within(await screen.findByRole('region', { name: title })).findByRole('img');

/** Shows the table of a figure. */
async function openTable({ user }: Pick<Rendered, 'user'>, title: string) {
  await chartOf(title);
  await user.click(screen.getByRole('button', { name: `Table of ${title}` }));
  return within(screen.getByRole('table', { name: title }));
}

const orders = '/admin/orders/list?status=every&current=false&catalogs=';

type Within = Awaited<ReturnType<typeof openTable>>;

/** Waits until the links of a table lead to these orders. */
const expectLinks = (table: Within, filters: readonly string[]) =>
  waitFor(() =>
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      filters.map((filter) => `${orders}${filter}`),
    ),
  );

it('adds up the newest season in the currency with the most pieces', async () => {
  const { calls } = open();
  const totals = await screen.findByText('5 orders');
  expect(totals.closest('p')).toHaveTextContent('5 orders+25%25 pieces+56%€1,000.30+56%');
  await waitFor(() => expect(totals).toHaveAttribute('href'));
  expect(totals).toHaveAttribute('href', `${orders}51%2C52`);
  const asked = calls.filter(({ params }) => params.tile === 'sellers');
  expect(asked).toMatchObject([{ query: { season: 'AW26' } }]);
});

it('shows the time of its oldest figure when the server’s replica lags', async () => {
  const at = new Date();
  at.setHours(10, 42, 13, 0);
  const behind: { [Tile in OverviewTile]?: number } = { sizes: 30, garments: 60 };
  mockApi('listAgents', []);
  mockApi('getOverview', ({ params }) => {
    const [, rows = []] = Object.entries(rowsByTile).find(([tile]) => tile === params.tile) ?? [];
    const [, seconds] = Object.entries(behind).find(([tile]) => tile === params.tile) ?? [];
    return { rows, ...(seconds !== undefined && { as_of: at.getTime() / 1000 + 60 - seconds }) };
  });
  renderApp(route, { user: buildUser({ roles: ['admin'] }) });
  expect(await screen.findByText(`Figures as of ${secondText(at.getTime() / 1000)}`)).toBeVisible();
  expect(secondText(at.getTime() / 1000)).toMatch(/10:42:13/);
});

it('shows no time when its figures are current', async () => {
  open();
  await screen.findByText('5 orders');
  await chartOf('By agent');
  expect(screen.queryByText(/as of/)).not.toBeInTheDocument();
});

it('describes each chart', async () => {
  open(allOpen);
  expect(await chartOf('By agent')).toHaveAccessibleName(
    'By agent, pieces. Nora: AW26 20, AW25 8; Omar: AW26 5, AW25 8; No agent: AW26 1, AW25 8.',
  );
  expect(await chartOf('By day')).toHaveAccessibleName(
    'By day, cumulative, pieces. Totals so far: AW26 25, AW25 16.',
  );
  expect(await chartOf('By catalog')).toHaveAccessibleName(
    'By catalog, pieces. Women: AW26 10; Men: AW26 10.',
  );
  expect(await chartOf('Stock short of orders')).toHaveAccessibleName(
    'Stock short of orders, pieces. WJM123000M Jumper: Ordered 10, In stock 4.',
  );
  expect(await chartOf('Customers yet to order')).toHaveAccessibleName(
    'Customers yet to order, pieces. Bea: AW25 9.',
  );
  const drops = within(screen.getByRole('region', { name: 'By drop' }));
  expect(await drops.findByText('No order matches these filters.')).toBeVisible();
});

it('loads a figure on demand, and has it open when somebody comes back', async () => {
  const { calls, user, place } = open();
  await chartOf('By agent');
  const tilesAsked = () => new Set(calls.map(({ params }) => params.tile));
  expect(tilesAsked()).toEqual(
    new Set(['seasons', 'catalogs', 'days', 'sizes', 'garments', 'colors', 'sellers']),
  );
  const status = within(screen.getByRole('region', { name: 'By status' }));
  expect(status.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  await user.click(status.getByRole('button', { name: 'By status', expanded: false }));
  expect(await status.findByRole('img')).toHaveAccessibleName(/^By status, pieces/);
  expect(place()).toBe(`${route}?open=status`);
  await user.click(status.getByRole('button', { name: 'By status', expanded: true }));
  expect(status.queryByRole('img')).not.toBeInTheDocument();
  expect(place()).toBe(route);
});

it('shows a placeholder until a chart is drawn', async () => {
  const undrawn: (() => void)[] = [];
  jest.mocked(drawChart).mockImplementationOnce((_element, _data, { onDrawn }) => {
    undrawn.push(onDrawn);
    return () => undefined;
  });
  open();
  await chartOf('By agent');
  const waiting = () => screen.queryAllByRole('status', { name: 'Loading' });
  expect(waiting()).toHaveLength(1);
  act(() => undrawn.forEach((draw) => draw()));
  expect(waiting()).toEqual([]);
});

it('shows every figure in a table, with links to its orders', async () => {
  const table = await openTable(open(), 'By agent');
  expect(rowsOf('By agent').map(cellsOf)).toEqual([
    ['Nora', '3', '20', '€800.50', '8', '€320.00'],
    ['Omar', '2', '5', '€200.00', '8', '€320.00'],
    ['No agent', '1', '1', '€400.50', '8', '€320.00'],
  ]);
  await expectLinks(table, ['51%2C52&agents=11', '51%2C52&agents=12', '51%2C52&agents=none']);
  expect(screen.getByRole('button', { name: 'Table of By agent' })).toBePressed();
});

it.each([
  ['By drop', 'drops=Drop+1', 'drops=none'],
  ['Size curve', 'sizes=M'],
  ['Slow colors', 'colors=000+Ecru'],
])('links a figure of “%s” to its orders', async (title, ...expected) => {
  mockApi('listAgents', []);
  const ofTile: Record<string, Parameters<typeof row>[0][]> = {
    seasons: [{ id: 'AW26' }],
    catalogs: [{ id: '51' }],
    drops: [{ id: 'Drop 1', label: 'Drop 1' }, { id: '' }],
    sizes: [
      { id: 'M', label: 'M' },
      { id: 'L', label: 'L', pieces: 0, before_pieces: 4 },
    ],
    slow_colors: [
      { id: '000 Ecru', label: '000 Ecru' },
      { id: '310', label: '310', pieces: 0 },
    ],
  };
  mockApi('getOverview', ({ params }) => ({
    rows: (ofTile[String(params.tile)] ?? []).map((one) => row({ orders: null, ...one })),
  }));
  const app = renderApp(allOpen, { user: buildUser({ roles: ['admin'] }) });
  const filters = expected.map((filter) => `51&${filter}`);
  await expectLinks(await openTable(app, title), filters);
});

it.each([
  ['admin', '/admin/garment/WJM123?season=AW26'],
  ['wls', '/admin/orders/list?status=every&current=false&catalogs=51%2C52&garments=WJM123'],
] as const)('leads %s from a garment to %s', async (role, href) => {
  rowsByTile.garments = [row({ id: 'WJM123', label: 'WJM123 Jumper', orders: null })];
  await openTable(open(route, [role]), 'Top garments');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'WJM123 Jumper' })).toHaveAttribute('href', href),
  );
});

it('shows what its figures are compared with', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-02-06T10:00:00Z'));
  const { user } = open();
  const change = await screen.findByText('+400%');
  expect(change.parentElement).toHaveTextContent('5 orders+400%');
  expect(screen.getByText('Compared with AW25 5 days after its first order')).toBeVisible();
  await user.hover(change);
  expect(await screen.findByText('Compared with AW25 5 days after its first order: 1 order')).toBeVisible();
  clock.mockRestore();
});

it('links a day to its orders, but not one of the season before', async () => {
  await expectLinks(await openTable(open(), 'By day'), [
    '51%2C52&created_after=2026-02-01Z&created_before=2026-02-02Z',
    '51%2C52&created_after=2026-02-05Z&created_before=2026-02-06Z',
  ]);
});

it("counts and links days in the brand's time zone", async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-02-07T03:00:00Z'));
  const app = open(route, ['admin'], 'America/New_York');
  await app.user.hover(await screen.findByText('+400%'));
  expect(await screen.findByText(/^Compared with AW25 5 days after its first order/)).toBeVisible();
  clock.mockRestore();
  const table = await openTable(app, 'By day');
  await waitFor(() => expect(table.getAllByRole('link')).toHaveLength(2));
  const [first] = table
    .getAllByRole('link')
    .map((link) => new URLSearchParams(link.getAttribute('href') ?? ''));
  expect(first?.get('created_after')).toBe('2026-02-01[America/New_York]');
  expect(first?.get('created_before')).toBe('2026-02-02[America/New_York]');
});

it("opens a bar's orders on click", async () => {
  const { user, place } = open(allOpen);
  const [drawing] = Array.from((await chartOf('By status')).children).slice(-1);
  await waitFor(() => expect(screen.getByText('5 orders')).toHaveAttribute('href'));
  mockApi('listOrders', { status: 'success', orders: [] });
  await user.click(drawing ?? document.body);
  await waitFor(() => expect(place()).toBe('/admin/orders/list?status=error&current=false&catalogs=51%2C52'));
});

it('downloads a table, with numbers as numbers', async () => {
  const { user } = open(allOpen);
  await chartOf('Stock short of orders');
  await user.click(screen.getByRole('button', { name: 'Download Stock short of orders' }));
  expect(downloadSpreadsheet).toHaveBeenCalledWith('AW26_Stock_short_of_orders.xlsx', [
    ['Sku', 'Ordered', 'In stock', 'Short'],
    ['WJM123000M Jumper', 10, 4, 6],
  ]);
  await chartOf('By agent');
  await user.click(screen.getByRole('button', { name: 'Download By agent' }));
  expect(downloadSpreadsheet).toHaveBeenLastCalledWith('AW26_By_agent_EUR.xlsx', [
    ['Agent', 'Orders', 'Pieces', 'Amount (EUR)', 'Pieces AW25', 'Amount AW25 (EUR)'],
    ['Nora', 3, 20, 800.5, 8, 320],
    ['Omar', 2, 5, 200, 8, 320],
    ['No agent', 1, 1, 400.5, 8, 320],
  ]);
});

it('stores the filters in the URL, and compares nothing with chosen catalogs', async () => {
  const { calls, user, place } = open(`${route}?seller=11&catalogs=51&show=amount`);
  expect(await chartOf('By agent')).toHaveAccessibleName(
    /^By agent, amount in EUR. Nora: AW26 €800.50; Omar/,
  );
  expect(calls.filter(({ params }) => params.tile === 'garments')).toMatchObject([
    { query: { season: 'AW26', seller: '11', catalogs: '51' } },
  ]);
  expect(screen.queryByRole('region', { name: 'Customers yet to order' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('5 orders')).toHaveAttribute('href', `${orders}51&agents=11`));
  await user.click(screen.getByText('GBP'));
  expect(place()).toBe(`${route}?seller=11&catalogs=51&show=amount&currency=GBP`);
  expect(await screen.findByText('£99.00')).toBeVisible();
});

it('shows customers only what concerns them', async () => {
  open(route, ['wls']);
  await chartOf('By day');
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'By day',
    'Size curve',
    'Top garments',
    'By status',
    'By drop',
  ]);
  expect(screen.queryByRole('combobox', { name: 'Agent' })).not.toBeInTheDocument();
});

it('shows a load failure in a tile, and can retry', async () => {
  let isDown = true;
  mockApi('getOverview', ({ params: { tile } }) => {
    if (tile === 'sellers' && isDown) return networkFailure();
    return { rows: tile === 'sellers' ? [nora] : tile === 'seasons' ? [row({ id: 'AW26' })] : [] };
  });
  mockApi('listAgents', []);
  const { user } = renderApp(route);
  const tile = within(await screen.findByRole('region', { name: 'By agent' }));
  expect(await tile.findByText(/The server could not be reached/)).toBeVisible();
  isDown = false;
  await user.click(tile.getByRole('button', { name: 'Try again' }));
  expect(await tile.findByRole('img')).toHaveAccessibleName(/Nora/);
});

it('has an empty state without orders', async () => {
  mockApi('getOverview', { rows: [] });
  renderApp(route);
  expect(await screen.findByText('There are no orders yet.')).toBeVisible();
});

it.each([
  ['is missing', problem(404, 'There is no such call.'), 'The overview isn’t available on this server.'],
  ['fails', networkFailure(), /could not be reached/],
])('reports when the call %s', async (_what, answer, sentence) => {
  mockApi('getOverview', answer);
  renderApp(route);
  expect(await screen.findByText(sentence)).toBeVisible();
});
