import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { type WebhookEvent, webhookEvents } from '../../../src/domain/orders/webhookEvents';
import { queueSends } from '../../background/webhooks';
import { notFound, refuse, Refusal } from '../../core/problems';
import { wordReason } from '../../core/taskLines';
import { toId } from '../../db/schema';
import { recordSecurityEvent } from '../../http/log';
import type { Handler } from '../../http/operation';
import { assertConfirmed } from '../../identity/confirmation';
import {
  countWebhooks,
  deleteWebhook,
  hasWebhook,
  insertWebhook,
  reopenDelivery,
  selectDeliveries,
  selectWebhooks,
} from './queries';
import { newSecret, secretText } from './signature';
import { needsHttps, readWebhookUrl, webhookUrlRefusal } from './webhookUrl';

/** Each event is sent once to each of them. */
const maxWebhooks = 20;

export const listWebhooks: Handler<'listWebhooks'> = async ({ db }) => ({
  webhooks: (await selectWebhooks(db)).map(({ id, events, creator, createdAt, endedAt, ...webhook }) => ({
    ...webhook,
    id: String(id),
    events: toEvents(events),
    created_by: creator,
    created: toSeconds(createdAt),
    ended: endedAt === null ? null : toSeconds(endedAt),
  })),
});

/** The answer alone has the secret. */
export const createWebhook: Handler<'createWebhook'> = async (context) => {
  const { db, env, user, body, now } = context;
  const url = readWebhookUrl(body.url);
  if (url === null) throw new Refusal(needsHttps);
  refuse(webhookUrlRefusal(url, env.webhooksPrivate));
  await assertConfirmed(context);
  if ((await countWebhooks(db)) >= maxWebhooks)
    throw new Refusal(message('There can be at most {count, number} webhooks.', { count: maxWebhooks }));
  const secret = newSecret();
  const { events } = body;
  const id = await insertWebhook(db, {
    ...{ url: url.href, secret, events, createdBy: user.dbId, createdAt: now() },
  });
  if (id === null)
    throw new Refusal(message('There is already a webhook for {url}.', { url: isolated(url.href) }));
  recordSecurityEvent(context, { event: 'webhook_created', target: String(id), events });
  return { status: 'success', id: String(id), secret: secretText(secret) };
};

export const endWebhook: Handler<'endWebhook'> = async (context) => {
  const { db, body } = context;
  await assertConfirmed(context);
  if (!(await deleteWebhook(db, body.id))) throw notFound('webhook');
  recordSecurityEvent(context, { event: 'webhook_ended', target: body.id, by: 'admin' });
  return { status: 'success' };
};

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async ({ db, params, query, t }) => {
  const id = toId(params.id);
  if (!(await hasWebhook(db, id))) throw notFound('webhook');
  const { status, limit = 100 } = query;
  const found = await selectDeliveries(db, id, { status, limit });
  return { deliveries: found.map((one) => ({ ...one, error: wordReason(t, one.error) })) };
};

/** Of two concurrent calls the second is refused. */
export const resendWebhookDelivery: Handler<'resendWebhookDelivery'> = async ({ db, body }) => {
  const id = toId(body.id);
  const outcome = await db.transaction(async (tx) => {
    const reopened = await reopenDelivery(tx, id);
    if (reopened === 'reopened') await queueSends(tx, [id]);
    return reopened;
  });
  if (outcome === null) throw notFound('delivery');
  if (outcome === 'ended') throw new Refusal(message('The receiver has ended this webhook.'));
  if (outcome === 'waiting') throw new Refusal(message('This message is still being sent.'));
  return { status: 'success' };
};

const toEvents = (stored: readonly string[]): WebhookEvent[] =>
  webhookEvents.filter((event) => stored.includes(event));

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
