import { type Message, message } from '../../../domain/language/message';
import type { WebhookEvent } from '../../../domain/orders/webhookEvents';

/** What webhooks tell of. */
export const eventTexts: Readonly<Record<WebhookEvent, Message>> = {
  'order.finished': message('Order finished'),
  'order.sent': message('Order sent'),
  'order.refused': message('Order refused'),
  'order.shipped': message('Goods shipped'),
  'order.shipment_reversed': message('Shipment taken back'),
};
