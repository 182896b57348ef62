import { isolated } from '../../domain/text/isolated';
import { mayCall, type OperationId } from '../../domain/access/accessRules';
import { mayOpen, menuFor, type PageKey } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { paths } from '../../lib/paths';
import type { Found } from './found';
import { message, type Message } from '../../domain/language/message';
import type { Translate } from '../../domain/language/wording';

/**
 * The links to the order list are not made by its codec: shared with the search, it would come as a chunk of its own, and
 * the list load 0.3 KB more.
 */
const shortcuts: readonly { page: PageKey; label: Message; query?: string; call?: OperationId }[] = [
  { page: 'newOrderLink', label: message('Link generator') },
  { page: 'bulkAdd', label: message('Bulk add customers') },
  { page: 'orderList', label: message('Finished orders'), query: '?status=finished' },
  {
    page: 'orderList',
    label: message('Refused orders'),
    query: '?status=error&current=false',
    call: 'sendOrder',
  },
  { page: 'customerList', label: message('Customers without SAP ID'), query: '?without_sap_id=true' },
  { page: 'deletedUsers', label: message('Deleted users') },
];

/** The pages that are nothing without an optional call of the host. */
const needs: Readonly<Partial<Record<PageKey, OperationId>>> = {
  overview: 'getOverview',
  deletedUsers: 'listDeletedUsers',
};

/** The pages of the menu and some shortcuts, for a person with these roles on a host with these optional calls. */
export function pageResults(t: Translate, roles: readonly Role[], optionalCalls: readonly string[]): Found[] {
  const has = (page: PageKey) => needs[page] === undefined || optionalCalls.includes(needs[page]);
  const pages = menuFor(roles).flatMap((group) =>
    group.entries
      .filter(({ page }) => has(page))
      .map(({ page, name }) => toFound(t(name), t(group.label), paths[page].pattern)),
  );
  const more = shortcuts
    .filter(
      ({ page, call }) => has(page) && mayOpen(roles, page) && (call === undefined || mayCall(roles, call)),
    )
    .map(({ page, label, query = '' }) => toFound(t(label), '', paths[page].pattern + query));
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
export function newOrdersFor(t: Translate, found: readonly Found[], roles: readonly Role[]): Found[] {
  if (!mayOpen(roles, 'newOrderFor')) return [];
  return found
    .filter(({ kind }) => kind === 'customer')
    .slice(0, 3)
    .map(({ id, label, detail }) => ({
      kind: 'action',
      id,
      label: t('New order for {name}', { name: isolated(label) }),
      detail,
      href: paths.newOrderFor.href(id),
    }));
}
