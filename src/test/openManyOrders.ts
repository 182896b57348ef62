import { screen } from '@testing-library/react';
import type { OrderSummary, OrderTaskReport, OrderTaskSummary } from '../api';
import type { Role } from '../domain/access/roleOptions';
import { buildOrderSummary } from './factories/buildOrderSummary';
import { buildUser, optionalCalls } from './factories/buildUser';
import { mockApi, problem } from './mockApi';
import { mockOrderList } from './mockOrderList';
import { renderApp } from './render';
import './plainFrame';

/** The list of orders, sorted by customer. */
export const route = '/admin/orders/list?current=false&sort=customer';

const complete = { address_id: '0000104711', items_count: 10, total_price: 100, service_date: 4_000_000_000 };

/** An order with everything that the ERP requires. */
export const buildCompleteOrder = (id: string, change: Partial<OrderSummary> = {}) =>
  buildOrderSummary({
    id,
    name: `Order ${id}`,
    customer: {
      id: `c${id}`,
      name: `Shop ${id}`,
      sap_id: '0000104711',
      addresses: [],
      sales_organizations: [],
    },
    ...complete,
    ...change,
  });

/** The checkbox of an order of that name. */
export const tick = (id: string) =>
  screen.findByRole('checkbox', { name: `Select Order ${id} of Shop ${id}` });
/** The bar of the selected orders. */
export const bar = () => screen.findByRole('region', { name: 'Selected orders' });

/** Mocks a server that completes order tasks immediately, with these outcomes by order id. */
export function mockOrderTasks(outcomes: Record<string, OrderTaskReport['orders'][number]['outcome']> = {}) {
  const tasks: OrderTaskSummary[] = [];
  const reports = new Map<string, OrderTaskReport>();
  mockApi('listOrderTasks', () => ({ tasks: [...tasks] }));
  const started = mockApi('startOrderTask', ({ body }) => {
    const { action, orders } = Object(body);
    const task_id = String(tasks.length + 1);
    const lines = orders.map((id: string): OrderTaskReport['orders'][number] => {
      const outcome = outcomes[id] ?? 'done';
      const reason = outcome === 'done' ? null : `The reason of ${id}, in full.`;
      return { id, name: `Order ${id}`, customer: `Shop ${id}`, outcome, reason };
    });
    const count = (what: string) => lines.filter((line: { outcome: string }) => line.outcome === what).length;
    const task = {
      task_id,
      action,
      status: 'done' as const,
      progress: 100,
      error: null,
      created: 1_790_000_000,
    };
    const counts = { done: count('done'), refused: count('refused'), skipped: count('skipped') };
    tasks.unshift({ ...task, count: lines.length, ...counts });
    reports.set(task_id, { ...task, orders: lines });
    return { status: 'success', task_id };
  });
  mockApi(
    'getOrderTask',
    ({ params }) => reports.get(params.id ?? '') ?? problem(404, 'There is no such task.'),
  );
  return { tasks, started };
}

/** Opens the list with these orders, all of one state. */
export async function openList(orders: OrderSummary[], role: Role = 'admin') {
  const status = orders[0]?.sap_status === 99 ? '&status=error' : '';
  const list = mockOrderList(...orders);
  const app = renderApp(route + status, { user: buildUser({ roles: [role], capabilities: optionalCalls }) });
  await screen.findByText(`${orders.length} order${orders.length === 1 ? '' : 's'}`, { selector: 'span' });
  return { ...app, ...list };
}
