import { isolated } from '../../domain/text/isolated';
import { mayCall, type OperationId } from '../../domain/access/accessRules';
import { mayOpen, menuFor, type PageKey } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import type { Found } from './found';

/**
 * The links to the order list are not made by its codec: shared with the search, it would come as a chunk of its own, and
 * the list load 0.3 KB more.
 */
const shortcuts: readonly { page: PageKey; label: string; query?: string; call?: OperationId }[] = [
  { page: 'newOrderLink', label: 'Link generator' },
  { page: 'bulkAdd', label: 'Bulk add customers' },
  { page: 'orderList', label: 'Finished orders', query: '?status=finished' },
  { page: 'orderList', label: 'Refused orders', query: '?status=error&current=false', call: 'sendOrder' },
  { page: 'customerList', label: 'Customers without SAP ID', query: '?without_sap_id=true' },
  { page: 'deletedUsers', label: 'Deleted users' },
];

/** The pages that are nothing without an optional call of the host. */
const needs: Readonly<Partial<Record<PageKey, OperationId>>> = {
  overview: 'getOverview',
  deletedUsers: 'listDeletedUsers',
};

/** The pages of the menu and some shortcuts, for a person with these roles on a host with these optional calls. */
export function pageResults(roles: readonly Role[], optionalCalls: readonly string[]): Found[] {
  const has = (page: PageKey) => needs[page] === undefined || optionalCalls.includes(needs[page]);
  const pages = menuFor(roles).flatMap((group) =>
    group.entries
      .filter(({ page }) => has(page))
      .map(({ page, name }) => toFound(name, group.label, paths[page].pattern)),
  );
  const more = shortcuts
    .filter(
      ({ page, call }) => has(page) && mayOpen(roles, page) && (call === undefined || mayCall(roles, call)),
    )
    .map(({ page, label, query = '' }) => toFound(label, '', paths[page].pattern + query));
  return [...pages, ...more];
}

const toFound = (label: string, detail: string, href: string): Found => ({
  kind: 'page',
  id: href,
  label,
  detail,
  href,
});

/** 'New order' actions for the first customers among the results. */
export function newOrdersFor(found: readonly Found[], roles: readonly Role[]): Found[] {
  if (!mayOpen(roles, 'newOrderFor')) return [];
  return found
    .filter(({ kind }) => kind === 'customer')
    .slice(0, 3)
    .map(({ id, label, detail }) => ({
      kind: 'action',
      id,
      label: `New order for ${isolated(label)}`,
      detail,
      href: paths.newOrderFor.href(id),
    }));
}
