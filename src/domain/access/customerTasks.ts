import { mayCall, type OperationId } from './accessRules';
import type { Role } from './roleOptions';

/** The changes that a task makes to many customers (contract.md 'Customer tasks'). */
export type CustomerTaskAction = 'catalogs' | 'agents' | 'pricelist';

/** The call that does the same to one customer; its access rules hold for the task too. */
const callsOfOne: Readonly<Record<CustomerTaskAction, OperationId>> = {
  catalogs: 'setCatalogForUsers',
  agents: 'setUserAgents',
  pricelist: 'updateUser',
};

/** Whether a person with these roles may change this of many customers; ownership decides of which ones. */
export function mayChangeManyCustomers(roles: readonly Role[], action: CustomerTaskAction): boolean {
  return mayCall(roles, 'startCustomerTask') && mayCall(roles, callsOfOne[action]);
}

/** The max number of customers of a task. */
export const maxCustomersOfTask = 5000;
