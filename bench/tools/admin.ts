import type { User } from '../../src/api';

/** The admin who is signed in to a benchmark's app. */
export const admin: User = {
  id: '1',
  name: 'Ada Admin',
  email: 'admin@demo.test',
  roles: ['admin'],
  sap_id: null,
  catalogs: [],
  num_catalogs: 0,
  agents: [],
  extra_info: '',
  warehouse: '0001',
  pricelist: null,
  is_wholesale: true,
  addresses: [],
  sales_organizations: [],
};
