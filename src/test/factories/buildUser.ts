import type { User } from '../../api';
import { nextId } from './nextId';

/** The optional calls of a server. */
export const optionalCalls = [
  ...['getOverview', 'listOrderEvents', 'getOrderPapers', 'findThings', 'reportPresence', 'checkOrderStock'],
  ...['listOrderTasks', 'listOrderViews', 'listCustomerGroups', 'listCustomerTasks', 'listCustomerFigures'],
  ...['sendInvitation', 'previewCatalogUpdate', 'getGarmentOrders', 'listSessions', 'listSessionsOfUser'],
  ...['setOrderNote', 'listDeletedUsers', 'exportUserData', 'retryTask', 'downloadTaskErrors'],
  'changeUserPlaces',
  // That is, its seller.
  'copyOrder',
];

/** Without the calls that give lists checkboxes. */
const ordinaryCalls = optionalCalls.filter((call) => call !== 'listOrderTasks');

/** A customer with one address and one sales organization, unless said otherwise. */
export function buildUser(overrides: Partial<User> = {}): User {
  const id = nextId();
  return {
    id,
    name: `Boutique ${id}`,
    email: `shop${id}@demo.test`,
    roles: ['wls'],
    sap_id: `0000${id}`.padStart(10, '0'),
    catalogs: [],
    num_catalogs: overrides.catalogs?.length ?? 0,
    agents: [],
    extra_info: '',
    warehouse: '0001',
    pricelist: null,
    is_wholesale: true,
    addresses: [{ sap_id: `A${id}`, name1: `Boutique ${id}`, address: '1 Market Street, Porto' }],
    sales_organizations: [{ sales_organization: '1000', channel: '10' }],
    capabilities: [...ordinaryCalls],
    ...overrides,
  };
}
