import { type OperationId, mayCall } from '../access/accessRules';
import type { Role } from '../access/roleOptions';
import { keysOf } from '../records';

/*
 * What a task over many orders can do to each of them, and the call that does it to one order, whose rights and rules
 * hold for the task too (contract.md 'Order tasks').
 */
const changes = {
  send: 'sendOrder',
  finish: 'finishOrder',
  service_date: 'updateOrder',
  delete: 'deleteOrder',
  restore: 'deleteOrder',
} as const satisfies Record<string, OperationId>;
/** The same for tasks that make a file of each order. */
const files = {
  excel: 'downloadOrderExcel',
  pdf: 'downloadOrderOnlyPdf',
} as const satisfies Record<string, OperationId>;

export type OrderChange = keyof typeof changes;
export type OrderFile = keyof typeof files;
export type OrderTaskAction = OrderChange | OrderFile;

const callsOfOne: Readonly<Record<OrderTaskAction, OperationId>> = { ...changes, ...files };

/** All actions of tasks over many orders. */
export const orderTaskActions = keysOf(callsOfOne);

/** Whether tasks with this action make files and change nothing. */
export const makesFiles = (action: OrderTaskAction): action is OrderFile => action in files;

/** Whether a person with these roles may do this to many orders; which orders, ownership decides. */
export function mayDoToMany(roles: readonly Role[], action: OrderTaskAction): boolean {
  return mayCall(roles, 'startOrderTask') && mayCall(roles, callsOfOne[action]);
}

/** The maximum number of orders in one task. */
export const maxOrdersOfTask = 500;

/** The name of the zip with a task's files. */
export const orderTaskZip = (taskId: string): string => `orders_${taskId}.zip`;
