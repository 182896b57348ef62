import type { CustomerTaskAction } from '../../../src/domain/access/customerTasks';
import type { TaskClass } from '../../background/taskWork';
import type { CustomerTaskInput } from './queries';

/** They wait for each other: two of them may change the same customers. */
export const customerTaskClasses = {
  catalogs: { class: 'EnableCatalogs', lane: 'customers' },
  agents: { class: 'SetAgents', lane: 'customers' },
  pricelist: { class: 'SetPriceLists', lane: 'customers' },
} as const satisfies Record<CustomerTaskAction, TaskClass<CustomerTaskInput>>;
