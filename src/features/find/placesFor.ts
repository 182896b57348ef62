import { mayCall, type OperationId } from '../../domain/access/accessRules';
import { mayOpen, menuFor, type PageKey } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import type { Found } from './found';

const ways: readonly { page: PageKey; label: string; query?: string; call?: OperationId }[] = [
  { page: 'newOrderLink', label: 'Link generator' },
  { page: 'bulkAdd', label: 'Bulk add customers' },
  { page: 'orderList', label: 'Finished orders', query: '?status=finished' },
  { page: 'orderList', label: 'Refused orders', query: '?status=error&current=false', call: 'sendOrder' },
  { page: 'customerList', label: 'Customers without SAP ID', query: '?without_sap_id=true' },
];

/** The pages of the menu, and what else can be gone to at once, for a person with these roles. */
export function placesFor(roles: readonly Role[], hasOverview: boolean): Found[] {
  const pages = menuFor(roles).flatMap((group) =>
    group.entries
      .filter(({ page }) => page !== 'overview' || hasOverview)
      .map(({ page, name }) => place(name, group.label, paths[page].pattern)),
  );
  const more = ways
    .filter(({ page, call }) => mayOpen(roles, page) && (call === undefined || mayCall(roles, call)))
    .map(({ page, label, query = '' }) => place(label, '', paths[page].pattern + query));
  return [...pages, ...more];
}

const place = (label: string, detail: string, href: string): Found => ({
  kind: 'page',
  id: href,
  label,
  detail,
  href,
});

/** The ways to begin an order for the first customers among what was found. */
export function newOrdersFor(found: readonly Found[], roles: readonly Role[]): Found[] {
  if (!mayOpen(roles, 'newOrderFor')) return [];
  return found
    .filter(({ kind }) => kind === 'customer')
    .slice(0, 3)
    .map(({ id, label, detail }) => ({
      kind: 'action',
      id,
      label: `New order for ${label}`,
      detail,
      href: paths.newOrderFor.href(id),
    }));
}
