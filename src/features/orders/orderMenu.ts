import {
  CheckCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FileExcelOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  HistoryOutlined,
  SendOutlined,
  TableOutlined,
  UndoOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { createElement, type FunctionComponent } from 'react';
import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { type OrderActionKey, orderActions } from '~/domain/orders/actions';
import { type MenuItems, menuLink } from '../../ui/menus/RowMenu';
import { statusText } from './orderTexts';

/** A row menu entry's link or action. */
type OrderHandler =
  | { readonly href: (order: OrderSummary) => string }
  | { readonly run: (order: OrderSummary) => void };

/** The handlers of the entries. */
export interface OrderHandlers {
  readonly of: { readonly [key in OrderActionKey]?: OrderHandler };
  /** Entries that this server does not support. */
  readonly hidden: readonly OrderActionKey[];
  readonly onCopy: (order: OrderSummary) => void;
  /** Restores a deleted order. */
  readonly restore: (order: OrderSummary) => void;
  /** Called for an entry without a handler. */
  readonly onUnknown: (name: string) => void;
}

const icons: Readonly<Record<OrderActionKey, FunctionComponent<{ 'aria-hidden': boolean }>>> = {
  order: TableOutlined,
  changeAddress: EditOutlined,
  delete: DeleteOutlined,
  downloadFullPdf: FilePdfOutlined,
  send: SendOutlined,
  downloadOrderPdf: FilePdfOutlined,
  viewConfirmation: CheckCircleOutlined,
  unlock: UnlockOutlined,
  downloadXls: FileExcelOutlined,
  documents: FileTextOutlined,
  history: HistoryOutlined,
  copy: CopyOutlined,
};

/** The groups of the menu; destructive entries come after all others but the copy, which is always last (spec 2). */
const groups: readonly (readonly OrderActionKey[])[] = [
  ['order', 'changeAddress', 'send', 'unlock'],
  ['downloadFullPdf', 'downloadOrderPdf', 'viewConfirmation', 'downloadXls'],
  ['documents', 'history'],
  ['delete'],
  ['copy'],
];

/** The row menu of a deleted order, which can only be viewed and restored. */
export function archivedEntries(
  order: OrderSummary,
  roles: readonly Role[],
  handlers: OrderHandlers,
): MenuItems {
  const icon = createElement(UndoOutlined, { 'aria-hidden': true });
  const history = menuEntries(order, roles, handlers).filter((entry) => entry?.key === 'history');
  return [{ key: 'restore', label: 'Restore', icon, onClick: () => handlers.restore(order) }, ...history];
}

/** The row menu of an order for a person with these roles; for a refused order with the reason. */
export function menuEntries(
  order: OrderSummary,
  roles: readonly Role[],
  { of, hidden, onUnknown }: OrderHandlers,
): MenuItems {
  const entries = orderActions(order, roles)
    // A server may support notes without document details.
    .filter(({ key }) => !hidden.includes(key) || (key === 'documents' && order.note !== undefined))
    .map(({ key, label }): MenuItems[number] & { key: OrderActionKey } => {
      const icon = createElement(icons[key], { 'aria-hidden': true });
      const handler = of[key];
      if (handler !== undefined && 'href' in handler) {
        return { ...menuLink({ key, label, icon, to: handler.href(order) }), key };
      }
      const onClick = () => (handler === undefined ? onUnknown(label) : handler.run(order));
      return { key, label, icon, onClick, danger: key === 'delete' };
    });
  const grouped = groups
    .map((group) => entries.filter(({ key }) => group.includes(key)))
    .filter((group) => group.length > 0)
    .flatMap((group, index): MenuItems => (index === 0 ? group : [{ type: 'divider' }, ...group]));
  if (!order.erp_message) return grouped;
  return [{ key: 'why', type: 'group', label: statusText(order), children: grouped }];
}
