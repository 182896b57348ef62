import {
  CheckCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FileExcelOutlined,
  FilePdfOutlined,
  HistoryOutlined,
  SendOutlined,
  TableOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { createElement, type FunctionComponent } from 'react';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { type OrderActionKey, orderActions } from '../../../domain/statuses/orderActions';

/** What an entry of the row menu does: it leads somewhere, or it does something. */
type OrderHandler =
  { readonly href: (order: OrderSummary) => string } | { readonly run: (order: OrderSummary) => void };

/** The table of what the entries do. */
export interface OrderHandlers {
  readonly of: { readonly [key in OrderActionKey]?: OrderHandler };
  /** Entries that this server cannot answer. */
  readonly hidden: readonly OrderActionKey[];
  /** An entry that the table does not know. */
  readonly onUnknown: (name: string) => void;
}

const icons: Readonly<Record<OrderActionKey, FunctionComponent>> = {
  order: TableOutlined,
  changeAddress: EditOutlined,
  delete: DeleteOutlined,
  downloadFullPdf: FilePdfOutlined,
  send: SendOutlined,
  downloadOrderPdf: FilePdfOutlined,
  viewConfirmation: CheckCircleOutlined,
  unlock: UnlockOutlined,
  downloadXls: FileExcelOutlined,
  history: HistoryOutlined,
  copy: CopyOutlined,
};

/** The row menu of an order for a person with these roles. */
export function menuEntries(
  order: OrderSummary,
  roles: readonly Role[],
  { of, hidden, onUnknown }: OrderHandlers,
): NonNullable<MenuProps['items']> {
  return orderActions(order, roles)
    .filter(({ key }) => !hidden.includes(key))
    .map(({ key, label }) => {
      const handler = of[key];
      const entry = { key, icon: createElement(icons[key]), danger: key === 'delete' };
      if (handler !== undefined && 'href' in handler) {
        return { ...entry, label: createElement(Link, { to: handler.href(order) }, label) };
      }
      return { ...entry, label, onClick: () => (handler ? handler.run(order) : onUnknown(label)) };
    });
}
