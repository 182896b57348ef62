import { screen } from '@testing-library/react';
import type { Role } from '../domain/access/roleOptions';
import { orderDocuments } from '../domain/documents';
import { keysOf } from '../domain/records';
import { buildOrderSummary } from './factories/buildOrderSummary';
import { buildUser } from './factories/buildUser';
import { renderApp } from './render';
import './plainFrame';

/** The order list with all orders, and with those that the ERP refused. */
export const route = '/admin/orders/list?status=all&current=false';
export const errorRoute = '/admin/orders/list?status=error&current=false';

/** An order that can be sent to the ERP, and the same one refused. */
export const sendable = buildOrderSummary({
  id: '7',
  name: 'Spring windows',
  items_count: 12,
  total_price: 600,
  address_id: '0000104711',
  service_date: 4_000_000_000,
});
export const refused = { ...sendable, sap_status: 99, erp_message: 'Customer is blocked' };

/** Opens the list, and the menu of that order in it. */
export async function openOrderMenu(place = route, role: Role = 'admin', calls: readonly string[] = []) {
  const user = buildUser({ roles: [role] });
  const app = renderApp(place, { user: { ...user, capabilities: [...(user.capabilities ?? []), ...calls] } });
  await app.user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
  return app;
}

/** Chooses an entry of that menu, which may be a document that not all servers have. */
export async function chooseAction(name: string, place?: string) {
  const app = await openOrderMenu(place, 'admin', keysOf(orderDocuments));
  await app.user.click(screen.getByRole('menuitem', { name }));
  return app;
}
