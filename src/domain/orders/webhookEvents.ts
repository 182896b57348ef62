/** What a webhook can tell of an order (contract.md 'Webhooks'). */
export const webhookEvents = [
  'order.finished',
  'order.sent',
  'order.refused',
  'order.shipped',
  'order.shipment_reversed',
] as const;

/** One of the things that webhooks tell of. */
export type WebhookEvent = (typeof webhookEvents)[number];
