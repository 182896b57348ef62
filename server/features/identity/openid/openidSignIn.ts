import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';
import { queueNotice } from '../../../background/securityNotice';
import { deleteSession } from '../../../db/sessions';
import { recordSecurityEvent } from '../../../http/log';
import { giveBackTry } from '../../../identity/tryLimits';
import type { SignInContext } from '../beginSession';
import { signIn } from '../signIn';
import { accountOf } from './accounts';
import { type Failed, failedAddress, loginAddress, startsFrom } from './loginAddress';
import type { OpenidClient } from './openidClient';
import type { Identity } from './visit';

/**
 * Signs in who has come back from a provider; returns where the browser goes: to the page that the person wanted, to the
 * second step, or to the login with a failure.
 */
export async function finishSignIn(
  context: SignInContext,
  client: OpenidClient,
  { identity, from }: { identity: Identity | OpenidFailure; from: string | null },
): Promise<string> {
  const { db, ip, now } = context;
  if (typeof identity === 'string') return refused(context, client, { failure: identity, from });
  const { account, events } = await accountOf(db, identity, now());
  for (const event of events) recordSecurityEvent({ ...context, user: null }, event);
  if (typeof account === 'string') return refused(context, client, { failure: account, from });
  const happened = new Set(events.map(({ event }) => event));
  if (happened.has('openid_linked') && !happened.has('account_created')) {
    await queueNotice(db, context, { what: 'company_linked', userId: account.id });
  }
  await giveBackTry(db, startsFrom(ip));
  return letIn(context, { userId: account.id, identity, from });
}

async function letIn(
  context: SignInContext,
  { userId, identity, from }: { userId: number; identity: Identity; from: string | null },
): Promise<string> {
  const { provider, sessionId, hasSecondFactor } = identity;
  const ofProvider = { openidProvider: provider.id, openidSessionId: sessionId };
  // What the provider has said stays true whatever changes here.
  const answer = await signIn(
    context,
    { userId, method: 'openid', hasSecondFactor, ...ofProvider },
    async () => {},
  );
  if (answer.status !== 'second_factor') return loginAddress({ signed_in: provider.id }, from);
  // The browser's former session may be another person's.
  const { db, session } = context;
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  session.end();
  return loginAddress({ second_factor: 'asked' }, from);
}

/** Records that nobody is signed in, and returns where the browser goes. */
export function refused(context: SignInContext, client: OpenidClient, outcome: Failed): string {
  const { provider } = client;
  recordSecurityEvent(
    { ...context, user: null },
    { event: 'openid_refused', provider: provider.id, reason: outcome.failure },
  );
  return failedAddress(client, outcome);
}
