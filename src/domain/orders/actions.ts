import { type OperationId, mayCall } from '../access/accessRules';
import type { Role } from '../access/roleOptions';
import { orderDocuments } from '../documents';
import { type Message, message } from '../language/message';
import { keysOf, mapValues } from '../records';
import { unlockOrderRefusal } from './refusals';
import { sapStatus } from './statuses';
import { may } from '../access/rights';

type ActionableOrder = { sap_status: number; items_count: number; note?: string };

/** Whom and what the row menu is for: an order, a person's roles, and a host with or without optional calls. */
interface Offer {
  order: ActionableOrder;
  roles: readonly Role[];
  has: (operation: OperationId) => boolean;
}

interface ActionDefinition {
  label: Message;
  /** The call that the person's roles must allow. */
  operation: OperationId;
  isOffered: (offer: Offer) => boolean;
}

const isOpen = ({ order }: Offer) => order.sap_status === sapStatus.open;

/** An order that the ERP answered with an error may be sent again too (contract.md). */
const isSendable = ({ order }: Offer) =>
  order.items_count > 0 && (order.sap_status === sapStatus.open || order.sap_status === sapStatus.error);

const actions = {
  order: { label: message('Order'), operation: 'getOrder', isOffered: isOpen },
  changeAddress: {
    label: message('Change address/channel'),
    operation: 'updateOrderAddress',
    isOffered: isOpen,
  },
  delete: { label: message('Delete order'), operation: 'deleteOrder', isOffered: isOpen },
  unlock: {
    label: message('Unlock order'),
    operation: 'unlockOrder',
    isOffered: ({ order }) => unlockOrderRefusal(order) === null,
  },
  send: { label: message('Send to the ERP'), operation: 'sendOrder', isOffered: isSendable },
  ...mapValues(orderDocuments, (kind, operation): ActionDefinition => ({
    label: kind.label,
    operation,
    isOffered: ({ order, has }) => kind.isOffered(order, has),
  })),
  inLanguage: {
    label: message('Download in another language'),
    operation: 'downloadOrderOnlyPdf',
    // A shop's documents are in its own language; hosts without languages know English alone.
    isOffered: ({ roles, has }) => may(roles, 'orderForOthers') && has('setMyLanguage'),
  },
  documents: {
    label: message('Documents and notes'),
    operation: 'setOrderPapers',
    // Hosts without notes omit the field; customers can write nothing else there.
    isOffered: ({ order, roles, has }) =>
      (order.note !== undefined && has('setOrderNote')) ||
      (may(roles, 'seeStaffNotes') && has('getOrderPapers')),
  },
  history: {
    label: message('History'),
    operation: 'listOrderEvents',
    isOffered: ({ has }) => has('listOrderEvents'),
  },
  copy: { label: message('Create copy'), operation: 'copyOrder', isOffered: () => true },
} satisfies Record<string, ActionDefinition>;

/** The name of an entry of an order's row menu (spec 2 'Row menu'); a document has that of its call. */
export type OrderActionKey = keyof typeof actions;

/** An entry of an order's row menu with the text a person reads (spec 2 'Row menu'). */
export type OrderAction = { readonly key: OrderActionKey; readonly label: Message };

const definitions: Readonly<Record<OrderActionKey, ActionDefinition>> = actions;

/**
 * The row menu of an order, top to bottom, without what the person's roles may not call and what the host does not have;
 * items_count in pieces (spec 2 'Row menu', spec 4).
 */
export function orderActions(
  order: ActionableOrder,
  roles: readonly Role[],
  has: Offer['has'],
): OrderAction[] {
  return keysOf(definitions)
    .filter((key) => mayCall(roles, definitions[key].operation))
    .filter((key) => definitions[key].isOffered({ order, roles, has }))
    .map((key) => ({ key, label: definitions[key].label }));
}
