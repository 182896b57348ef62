import type { Change, Row, Snapshot } from './Records';

/** The caller's id; '' for nobody. */
type Caller = string;

const isOf = (before: Snapshot, table: string, key: string) => before.get(`${table} ${key}`);

/**
 * What a call may change, a second time and independent of the host's own rules (spec 6): admins everything, and they
 * alone erase people; agents their customers, with everything of theirs, the orders of those or that they sell, and
 * their own views and groups; customers their orders, and everybody their password. `before` says who was who when the
 * call was made.
 */
export function mayChange(caller: Caller, before: Snapshot, after: Snapshot, change: Change): boolean {
  const row = change.after ?? change.before;
  if (row === null) return true;
  const roles = isOf(before, 'users', caller)?.roles ?? [];
  if (roles.includes('admin')) return true;
  const isNew = change.before === null;
  const isAgent = roles.includes('agent');
  const ownsUser = (id: string) =>
    isAgent &&
    (isOf(before, 'agent_customers', `${caller} ${id}`) !== undefined || isAdded(before, after, id));

  switch (row.table) {
    case 'sessions':
      // Anyone who knows a password may start a session.
      return isNew || row.a === caller || ownsUser(row.a);
    case 'users':
      if (row.b !== (change.before?.b ?? '')) return false;
      return row.a === caller ? keepsRoles(change) : ownsUser(row.a);
    case 'order_news_seen':
      return row.a === caller;
    case 'user_catalogs':
    case 'user_addresses':
    case 'user_sales_organizations':
    case 'agent_customers':
    case 'customer_papers':
      return ownsUser(row.a);
    case 'orders':
      return ownsOrder(change.before ?? row);
    case 'order_views':
    case 'order_view_starts':
    case 'customer_groups':
      return isAgent && (change.before ?? row).a === caller;
    case 'customer_group_members': {
      const group = isOf(before, 'customer_groups', row.a) ?? isOf(after, 'customer_groups', row.a);
      return isAgent && group?.a === caller;
    }
    case 'order_papers':
    case 'order_lines':
    case 'order_events':
    case 'order_versions':
    case 'order_version_lines':
    case 'order_proposals':
    case 'order_proposal_lines':
    case 'webhook_deliveries': {
      const order = isOf(before, 'orders', row.a) ?? isOf(after, 'orders', row.a);
      return order !== undefined && ownsOrder(order);
    }
    case 'tasks':
      // Agents start tasks over their orders.
      return isNew && isAgent && row.a === caller;
    default:
      return false;
  }

  function ownsOrder(order: Row): boolean {
    if (isAgent && (order.b === caller || ownsUser(order.a))) return true;
    return order.a === caller && (isAgent || roles.includes('wls'));
  }
}

/** Only admins change their own roles. */
const keepsRoles = ({ before, after }: Change) => String(before?.roles) === String(after?.roles);

/** Somebody created by this very call. */
const isAdded = (before: Snapshot, after: Snapshot, id: string) =>
  isOf(before, 'users', id) === undefined && isOf(after, 'users', id) !== undefined;
