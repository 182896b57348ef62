import type { OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import type { TaskClass } from '../../background/taskWork';
import type { OrderTaskInput } from './queries';

/** The tasks that change orders wait for each other, as do those that make files; neither waits for the other. */
export const orderTaskClasses = {
  send: { class: 'SendOrders', lane: 'orders' },
  finish: { class: 'FinishOrders', lane: 'orders' },
  service_date: { class: 'DateOrders', lane: 'orders' },
  delete: { class: 'DeleteOrders', lane: 'orders' },
  restore: { class: 'RestoreOrders', lane: 'orders' },
  excel: { class: 'ExcelsOfOrders', lane: 'order-files' },
  pdf: { class: 'PdfsOfOrders', lane: 'order-files' },
} as const satisfies Record<OrderTaskAction, TaskClass<OrderTaskInput>>;
