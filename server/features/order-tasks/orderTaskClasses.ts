import type { OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import type { TaskClass } from '../../background/taskDefinition';
import type { OrderTaskInput } from './queries';

/** The tasks that change orders wait for each other, as do those that make files; neither waits for the other. */
export const orderTaskClasses = {
  send: { class: 'SendOrders', queue: 'orders' },
  finish: { class: 'FinishOrders', queue: 'orders' },
  service_date: { class: 'DateOrders', queue: 'orders' },
  delete: { class: 'DeleteOrders', queue: 'orders' },
  restore: { class: 'RestoreOrders', queue: 'orders' },
  excel: { class: 'ExcelsOfOrders', queue: 'order-files' },
  pdf: { class: 'PdfsOfOrders', queue: 'order-files' },
} as const satisfies Record<OrderTaskAction, TaskClass<OrderTaskInput>>;
