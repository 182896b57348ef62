import type { Role } from '../../domain/access/roleOptions';
import { orderListHref, type OrderView } from '../../shared/order-list-link/orderListUrl';
import { pageResults } from './pageResults';
import { english } from '../../languages/useT';

it.each<[string, Partial<OrderView>]>([
  ['Finished orders', { status: 'finished', isCurrentOnly: true }],
  ['Refused orders', { status: 'error' }],
])('links to %s as the list itself does', (label, view) => {
  const shortcut = pageResults(english.t, ['admin'], []).find((page) => page.label === label);
  expect(shortcut?.href).toBe(orderListHref(view));
});

it('finds the deleted users for admins only', () => {
  const labelsFor = (role: Role, calls = ['listDeletedUsers']) =>
    pageResults(english.t, [role], calls).map(({ label }) => label);
  expect(labelsFor('admin')).toContain('Deleted users');
  expect(labelsFor('agent')).not.toContain('Deleted users');
  expect(labelsFor('admin', [])).not.toContain('Deleted users');
});
