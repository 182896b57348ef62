import type { OrderSummary } from '../../../api';
import type { Role } from '../../../domain/access/roleOptions';
import { type OrderActionKey, orderActions } from '../../../domain/statuses/orderActions';
import type { ActionMenuEntry } from '../../../ui/action-menu/MenuPopup';

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

/** The row menu of an order for a person with these roles. */
export function menuEntries(
  order: OrderSummary,
  roles: readonly Role[],
  { of, hidden, onUnknown }: OrderHandlers,
): ActionMenuEntry[] {
  return orderActions(order, roles)
    .filter(({ key }) => !hidden.includes(key))
    .map(({ key, label }): ActionMenuEntry => {
      const handler = of[key];
      if (handler === undefined) return { key, label, onSelect: () => onUnknown(label) };
      if ('href' in handler) return { key, label, href: handler.href(order) };
      return { key, label, onSelect: () => handler.run(order) };
    });
}
