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
  TranslationOutlined,
  UndoOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { createElement, type FunctionComponent } from 'react';
import type { OrderSummary } from '../../api';
import type { OperationId } from '../../domain/access/accessRules';
import type { Role } from '../../domain/access/roleOptions';
import { orderDocuments } from '../../domain/documents';
import { mapValues } from '../../domain/records';
import { type OrderActionKey, orderActions } from '../../domain/orders/actions';
import { type MenuItems, menuLink } from '../../ui/menus/RowMenu';
import { statusText } from './orderTexts';
import { type Translate } from '../../domain/language/wording';

/** A row menu entry's link or action. */
type OrderHandler =
  | { readonly href: (order: OrderSummary) => string }
  | { readonly run: (order: OrderSummary) => void };

/** The handlers of the entries. */
export interface OrderHandlers {
  readonly of: { readonly [key in OrderActionKey]?: OrderHandler };
  /** Whether the server supports an optional call. */
  readonly has: (operation: OperationId) => boolean;
  readonly onCopy: (order: OrderSummary) => void;
  /** Restores a deleted order. */
  readonly restore: (order: OrderSummary) => void;
  /** Called for an entry without a handler. */
  readonly onUnknown: (name: string) => void;
}

/** The groups of the menu; destructive entries come after all others but the copy, which is always last (spec 2). */
const groups = ['order', 'files', 'about', 'delete', 'copy'] as const;

interface Appearance {
  readonly icon: FunctionComponent<{ 'aria-hidden': boolean }>;
  readonly group: (typeof groups)[number];
}

const fileIcons = { pdf: FilePdfOutlined, txt: FileTextOutlined, xlsx: FileExcelOutlined } as const;

const appearances: Readonly<Record<OrderActionKey, Appearance>> = {
  ...mapValues(orderDocuments, ({ type, opensTab }): Appearance => ({
    icon: opensTab === true ? CheckCircleOutlined : fileIcons[type],
    group: 'files',
  })),
  order: { icon: TableOutlined, group: 'order' },
  changeAddress: { icon: EditOutlined, group: 'order' },
  delete: { icon: DeleteOutlined, group: 'delete' },
  send: { icon: SendOutlined, group: 'order' },
  unlock: { icon: UnlockOutlined, group: 'order' },
  inLanguage: { icon: TranslationOutlined, group: 'files' },
  documents: { icon: FileTextOutlined, group: 'about' },
  history: { icon: HistoryOutlined, group: 'about' },
  copy: { icon: CopyOutlined, group: 'copy' },
};

/** The row menu of a deleted order, which can only be viewed and restored. */
export function archivedEntries(
  order: OrderSummary,
  roles: readonly Role[],
  handlers: OrderHandlers,
  t: Translate,
): MenuItems {
  const icon = createElement(UndoOutlined, { 'aria-hidden': true });
  const history = menuEntries(order, roles, handlers, t).filter((entry) => entry?.key === 'history');
  return [{ key: 'restore', label: t('Restore'), icon, onClick: () => handlers.restore(order) }, ...history];
}

/** The row menu of an order for a person with these roles; for a refused order with the reason. */
export function menuEntries(
  order: OrderSummary,
  roles: readonly Role[],
  { of, has, onUnknown }: OrderHandlers,
  t: Translate,
): MenuItems {
  const entries = orderActions(order, roles, has).map(
    ({ key, label: message }): MenuItems[number] & { key: OrderActionKey } => {
      const label = t(message);
      const icon = createElement(appearances[key].icon, { 'aria-hidden': true });
      const handler = of[key];
      if (handler !== undefined && 'href' in handler) {
        return { ...menuLink({ key, label, icon, to: handler.href(order) }), key };
      }
      const onClick = () => (handler === undefined ? onUnknown(label) : handler.run(order));
      return { key, label, icon, onClick, danger: key === 'delete' };
    },
  );
  const grouped = groups
    .map((group) => entries.filter(({ key }) => appearances[key].group === group))
    .filter((group) => group.length > 0)
    .flatMap((group, index): MenuItems => (index === 0 ? group : [{ type: 'divider' }, ...group]));
  if (!order.erp_message) return grouped;
  return [{ key: 'why', type: 'group', label: t(statusText(order)), children: grouped }];
}
