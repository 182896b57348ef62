import { staleAfter } from './emptyApi';
import type { EndpointRules } from './endpointRules';

const refreshesWebhooks = { invalidatesTags: staleAfter<unknown>(() => ['webhooks']) };

/** The webhooks that tell other systems of orders, and their messages. */
export const webhookEndpoints = {
  listWebhooks: { providesTags: ['webhooks'] },
  createWebhook: refreshesWebhooks,
  endWebhook: refreshesWebhooks,
  listWebhookDeliveries: { providesTags: ['webhooks'] },
  resendWebhookDelivery: refreshesWebhooks,
} satisfies EndpointRules;
