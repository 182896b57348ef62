import type { FastifyBaseLogger } from 'fastify';
import { type Message, message } from '../../../src/domain/language/message';
import { inEnglish } from '../../../src/domain/language/wording';
import type { TaskDefinition } from '../../background/taskDefinition';
import { webhookTask } from '../../background/webhooks';
import type { Env } from '../../core/env';
import { storedReason } from '../../core/taskLines';
import type { Db } from '../../db/openDatabase';
import { recordSecurityEvent } from '../../http/log';
import { postMessage, type Reply } from './postMessage';
import { findWaiting, markEnded, markGivenUp, noteAttempt, postponeOthers } from './queries';
import { signedHeaders } from './signature';

/** What a host needs to send messages. */
interface Parts {
  db: Db;
  env: Pick<Env, 'webhooksPrivate'>;
  log: FastifyBaseLogger;
}

const [minute, hour] = [60, 3600];

/** With this status a receiver ends its webhook. */
const gone = 410;

/** Sends the messages of webhooks, each in eight tries over some 28 hours; then it is given up. */
export function webhookTaskDefinition({ db, env, log }: Parts): TaskDefinition<{ delivery: number }> {
  return {
    ...webhookTask,
    retrySeconds: [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour],
    inOrder: false,
    giveUp: ({ delivery }) => markGivenUp(db, delivery),
    async run({ input: { delivery: id }, signal }) {
      const found = await findWaiting(db, id);
      if (found === null) return {};
      const { url, secret, messageId, payload: body, webhookId } = found;
      const headers = signedHeaders(secret, { messageId, time: Math.floor(Date.now() / 1000), body });
      const reply = await postMessage(
        { url: new URL(url), headers, body },
        { allowsPrivate: env.webhooksPrivate, signal },
      );
      const fault = faultOf(reply);
      if (fault === null) return { apply: (tx) => noteAttempt(tx, id, null) };
      await noteAttempt(db, id, storedReason(fault));
      if ('status' in reply && reply.status === gone) {
        if (await db.transaction((tx) => markEnded(tx, webhookId)))
          recordSecurityEvent(
            { log, ip: '', user: null },
            { event: 'webhook_ended', target: String(webhookId), by: 'receiver' },
          );
        return {};
      }
      await postponeOthers(db, webhookId);
      throw new Error(`A webhook did not take a message. ${inEnglish(fault)}`);
    },
  };
}

/** Why a reply does not say that the message was taken. */
function faultOf(reply: Reply): Message | null {
  if ('fault' in reply) return reply.fault;
  const { status } = reply;
  return status >= 200 && status < 300
    ? null
    : message('It answered with status {status}.', { status: String(status) });
}
