import type { KeyScope } from '../../../domain/access/apiKeys';
import { type Message, message } from '../../../domain/language/message';

/** What each scope of an API key allows. */
export const scopeTexts: Readonly<Record<KeyScope, Message>> = {
  read_orders: message('Read orders'),
  write_fulfillment: message('Send confirmations, deliveries and invoices'),
  write_stock: message('Upload stock'),
  write_catalogs: message('Upload and change catalogs'),
};
