import { screen } from '@testing-library/react';
import { serveOrder } from '../test/serveOrder';
import { buildCatalog } from '../test/factories/buildCatalog';
import { buildOrder } from '../test/factories/buildOrder';
import { buildOrderSummary } from '../test/factories/buildOrderSummary';
import { buildUser } from '../test/factories/buildUser';
import { mockApi, mockServer } from '../test/mockApi';
import { mockOrderList } from '../test/mockOrderList';
import { renderApp } from '../test/render';

/** A server without the field supports only the specified calls. */
const admin = buildUser({ roles: ['admin'], capabilities: undefined });

/** The URLs of all requests from now on. */
function watchCalls(): string[] {
  const asked: string[] = [];
  mockServer.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  return asked;
}

afterEach(() => mockServer.events.removeAllListeners());

const optional =
  /\/(presence|tasks|figures|check_stock|views|customer_groups|find|invitation|reupload_preview|overview|garments)\b/;

it('the order list makes no call that the server does not support', async () => {
  mockOrderList(buildOrderSummary({ name: 'Spring windows' }));
  const asked = watchCalls();
  const { user } = renderApp('/admin/orders/list', { user: admin });
  await screen.findByText('Spring windows');
  expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'spring');
  await screen.findByRole('option', { name: /Spring windows/ });
  expect(asked.filter((path) => optional.test(path))).toEqual([]);
});

it('the customers list makes no call that the server does not support', async () => {
  mockApi('listCustomers', [buildUser({ name: 'Casa Lisboa' })]);
  mockApi('listAgents', []);
  mockApi('listAllCatalogs', [buildCatalog()]);
  const asked = watchCalls();
  const { user } = renderApp('/admin/users/list', { user: admin });
  await screen.findByText('Casa Lisboa');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Groups' })).not.toBeInTheDocument();
  expect(asked.filter((path) => optional.test(path))).toEqual([]);
});

it('the line sheet makes no call that the server does not support', async () => {
  const { order } = serveOrder(buildOrder());
  const asked = watchCalls();
  renderApp(`/linesheet/${order.id}`, { user: admin });
  await screen.findByRole('heading', { level: 1, name: order.name });
  expect(asked.filter((path) => optional.test(path))).toEqual([]);
});
