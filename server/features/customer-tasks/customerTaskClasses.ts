import type { CustomerTaskAction } from '../../../src/domain/access/customerTasks';
import type { TaskClass } from '../../background/taskDefinition';
import type { CustomerTaskInput } from './queries';

/** They share a queue, as two of them may change the same customers. */
export const customerTaskClasses = {
  catalogs: { class: 'EnableCatalogs', queue: 'customers' },
  agents: { class: 'SetAgents', queue: 'customers' },
  pricelist: { class: 'SetPriceLists', queue: 'customers' },
} as const satisfies Record<CustomerTaskAction, TaskClass<CustomerTaskInput>>;
