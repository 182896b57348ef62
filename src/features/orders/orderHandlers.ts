import type { OrderSummary } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { type OrderActionKey, orderActions } from '../../domain/statuses/orderActions';
import type { ActionMenuEntry } from '../../ui/action-menu/MenuPopup';

/** What an entry of the row menu does: it leads somewhere, or it does something. */
export type OrderHandler =
  { readonly href: (order: OrderSummary) => string } | { readonly run: (order: OrderSummary) => void };

/** The entries that work. An entry without a handler is not offered. */
export type OrderHandlers = { readonly [key in OrderActionKey]?: OrderHandler };

/** The row menu of an order for a person with these roles. */
export function menuEntries(
  order: OrderSummary,
  roles: readonly Role[],
  handlers: OrderHandlers,
): ActionMenuEntry[] {
  return orderActions(order, roles).flatMap(({ key, label }): ActionMenuEntry[] => {
    const handler = handlers[key];
    if (handler === undefined) return [];
    if ('href' in handler) return [{ key, label, href: handler.href(order) }];
    return [{ key, label, onSelect: () => handler.run(order) }];
  });
}
