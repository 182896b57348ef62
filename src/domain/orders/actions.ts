import { sapStatus } from './statuses';
import { type OperationId, mayCall } from '../access/accessRules';
import { isStaff, type Role } from '../access/roleOptions';
import { unlockOrderRefusal } from './refusals';

const actions = {
  order: { label: 'Order', operation: 'getOrder' },
  changeAddress: { label: 'Change address/channel', operation: 'updateOrderAddress' },
  delete: { label: 'Delete order', operation: 'deleteOrder' },
  downloadFullPdf: { label: 'Download full PDF', operation: 'downloadOrderPdf' },
  send: { label: 'Send to the ERP', operation: 'sendOrder' },
  downloadOrderPdf: { label: 'Download order PDF', operation: 'downloadOrderOnlyPdf' },
  viewConfirmation: { label: 'View order confirmation', operation: 'getOrderConfirmation' },
  unlock: { label: 'Unlock order', operation: 'unlockOrder' },
  downloadXls: { label: 'Download XLS', operation: 'downloadOrderExcel' },
  documents: { label: 'Documents and notes', operation: 'setOrderPapers' },
  history: { label: 'History', operation: 'listOrderEvents' },
  copy: { label: 'Create copy', operation: 'copyOrder' },
} as const satisfies Record<string, { label: string; operation: OperationId }>;

/** The name of an entry of an order's row menu (spec 2 'Row menu'). */
export type OrderActionKey = keyof typeof actions;

/** An entry of an order's row menu with the text a person reads (spec 2 'Row menu'). */
export type OrderAction = { readonly key: OrderActionKey; readonly label: string };

type ActionableOrder = { sap_status: number; items_count: number; note?: string };

/**
 * The row menu of an order, top to bottom, without what the person's roles may not call; items_count in
 * pieces (spec 2 'Row menu', spec 4). An order that the ERP answered with an error may be sent again too
 * (contract.md). What has been sent keeps its documents, which people need most then.
 */
export function orderActions(order: ActionableOrder, roles: readonly Role[]): OrderAction[] {
  // Servers without notes omit the field; customers can write nothing else there.
  const documents = order.note !== undefined || isStaff(roles) ? (['documents'] as const) : [];
  return [...actionsOfState(order), 'downloadXls' as const, ...documents, 'history' as const, 'copy' as const]
    .filter((key) => mayCall(roles, actions[key].operation))
    .map((key) => ({ key, label: actions[key].label }));
}

function actionsOfState(order: ActionableOrder): OrderActionKey[] {
  const hasItems = order.items_count > 0;
  const documents = ['downloadOrderPdf', 'viewConfirmation'] as const;
  if (order.sap_status === sapStatus.open) {
    const always: OrderActionKey[] = ['order', 'changeAddress', 'delete', 'downloadFullPdf'];
    return hasItems ? [...always, 'send', ...documents] : always;
  }
  if (unlockOrderRefusal(order) !== null) return [...documents];
  const isRefused = order.sap_status === sapStatus.error;
  return ['unlock', ...(isRefused && hasItems ? (['send'] as const) : []), ...documents];
}
