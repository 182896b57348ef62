import { makesFiles, type OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import type { TaskClass } from '../../background/taskDefinition';
import type { OrderTaskInput } from './queries';

/** An action whose tasks are not named after it. */
const names: Partial<Record<OrderTaskAction, string>> = { service_date: 'date' };

/** The tasks that change orders wait for each other, as do those that make files; neither waits for the other. */
export function orderTaskClass(action: OrderTaskAction): TaskClass<OrderTaskInput> {
  const name = names[action] ?? action;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return makesFiles(action)
    ? { class: `${title}sOfOrders`, queue: 'order-files' }
    : { class: `${title}Orders`, queue: 'orders' };
}
