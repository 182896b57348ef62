import { type CustomerTaskAction, mayChangeManyCustomers } from './customerTasks';
import type { Role } from './roleOptions';

it.each<[Role, CustomerTaskAction, boolean]>([
  ['admin', 'catalogs', true],
  ['agent', 'catalogs', true],
  ['agent', 'agents', true],
  ['agent', 'pricelist', true],
  ['wls', 'catalogs', false],
  ['app', 'pricelist', false],
])('%s may change %s of many customers: %s', (role, action, may) => {
  expect(mayChangeManyCustomers([role], action)).toBe(may);
});
