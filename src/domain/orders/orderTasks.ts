import { type OperationId, mayCall } from '../access/accessRules';
import type { Role } from '../access/roleOptions';

/** What a task over many orders does to each of them (api.md 'Order tasks'). */
export type OrderTaskAction = 'send' | 'finish' | 'service_date' | 'delete' | 'restore' | 'excel' | 'pdf';

/** The call that does the same to one order, whose rights and rules hold for a task too. */
const callsOfOne: Readonly<Record<OrderTaskAction, OperationId>> = {
  send: 'sendOrder',
  finish: 'finishOrder',
  service_date: 'updateOrder',
  delete: 'deleteOrder',
  restore: 'deleteOrder',
  excel: 'downloadOrderExcel',
  pdf: 'downloadOrderOnlyPdf',
};

/** Whether a person with these roles may do this to many orders; which orders, ownership decides. */
export function mayDoToMany(roles: readonly Role[], action: OrderTaskAction): boolean {
  return mayCall(roles, 'startOrderTask') && mayCall(roles, callsOfOne[action]);
}

/** The most orders of one task. */
export const maxOrdersOfTask = 500;
