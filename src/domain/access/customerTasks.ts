import { mayCall, type OperationId } from './accessRules';
import type { Role } from './roleOptions';

/** What a task over many customers changes of each of them (api.md 'Customer tasks'). */
export type CustomerTaskAction = 'catalogs' | 'agents' | 'pricelist';

/** The call that does the same to one customer, whose rights and rules hold for a task too. */
const callsOfOne: Readonly<Record<CustomerTaskAction, OperationId>> = {
  catalogs: 'setCatalogForUsers',
  agents: 'setUserAgents',
  pricelist: 'updateUser',
};

/** Whether a person with these roles may change this of many customers; of which, ownership decides. */
export function mayChangeManyCustomers(roles: readonly Role[], action: CustomerTaskAction): boolean {
  return mayCall(roles, 'startCustomerTask') && mayCall(roles, callsOfOne[action]);
}

/** The most customers of one task. */
export const maxCustomersOfTask = 5000;
