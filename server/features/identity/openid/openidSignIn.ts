import { queueNotice } from '../../../background/securityNotice';
import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';
import { recordSecurityEvent } from '../../../http/log';
import { countStepTry, deleteStep, insertStep } from '../../../http/startedSteps';
import { countTry, giveBackTry } from '../../../http/tryLimits';
import type { SignInContext } from '../sessions/beginSession';
import { deleteSession } from '../sessions/queries';
import { signIn } from '../signIn';
import { accountOf } from './accounts';
import { codeWordOf, failureOf } from './failureOf';
import type { OpenidClient } from './openidClient';
import { beginVisit, completeVisit, type Identity } from './visit';

/** How many sign-ins may be begun from one address in 15 minutes without being completed. */
const startsAllowed = 100;

const startsFrom = (ip: string) => `openid-address:${ip}`;

/** Begins a sign-in; returns where the browser goes: to the provider, or back to the login with a failure. */
export async function beginSignIn(
  context: SignInContext,
  client: OpenidClient,
  query: URLSearchParams,
): Promise<string> {
  const { db, env, ip, now, step } = context;
  const from = safePath(query.get('from'));
  const limit = { key: startsFrom(ip), allowed: startsAllowed };
  if ((await countTry(db, [limit], now())) !== null) {
    recordSecurityEvent({ ...context, user: null }, { event: 'sign_in_limited', by: 'address' });
    return failed(client, { failure: 'limited', from });
  }
  const redirectUri = callbackOf(env.publicUrl, client);
  const begun = await beginVisit(client, { redirectUri, from, now: now() }).catch(reportTo(context, client));
  if (typeof begun === 'string') return failed(client, { failure: begun, from });
  const { token, expiresAt } = await insertStep(db, {
    kind: 'openid',
    userId: null,
    data: begun.visit,
    now: now(),
  });
  step.begin(token, expiresAt);
  return begun.address.href;
}

/**
 * Completes the sign-in that this browser has begun; returns where it goes: to the page that the person wanted, to the
 * second step, or to the login with a failure. Each visit can be completed once.
 */
export async function finishSignIn(
  context: SignInContext,
  client: OpenidClient,
  query: URLSearchParams,
): Promise<string> {
  const { db, env, ip, now, step } = context;
  const { tokenHash } = step;
  const begun = await countStepTry(db, { kind: 'openid', tokenHash, now: now() });
  const isFirst = begun !== null && (await deleteStep(db, begun.tokenHash));
  if (!isFirst || begun.data.provider !== client.provider.id) {
    return refused(context, client, { failure: 'expired', from: null });
  }
  step.end();
  const { from } = begun.data;
  const answer = new URL(`${callbackOf(env.publicUrl, client)}?${query}`);
  const identity = await completeVisit(client, { visit: begun.data, answer, now: now() }).catch(
    reportTo(context, client),
  );
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
  const answer = await signIn(context, {
    userId,
    method: 'openid',
    hasSecondFactor,
    openidProvider: provider.id,
    openidSessionId: sessionId,
  });
  const toPage: Record<string, string> = from === null ? {} : { from };
  if (answer.status !== 'second_factor') return login({ signed_in: provider.id, ...toPage });
  // Whoever was signed in in this browser is not who has come back.
  const { db, session } = context;
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  session.end();
  return login({ second_factor: 'asked', ...toPage });
}

const callbackOf = (publicUrl: string, { provider }: OpenidClient) =>
  `${publicUrl}/auth/openid/${provider.id}/callback`;

/** A path of this host, as a link may name it; null for anything that a browser could read as another host. */
const safePath = (from: string | null) =>
  from !== null && from.length <= 2000 && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(from) ? from : null;

const login = (query: Record<string, string>) => `/login?${new URLSearchParams(query)}`;

interface Failed {
  failure: OpenidFailure;
  from: string | null;
}

const failed = ({ provider }: OpenidClient, { failure, from }: Failed) =>
  login({ failure, provider: provider.id, ...(from === null ? {} : { from }) });

function refused(context: SignInContext, client: OpenidClient, outcome: Failed): string {
  const { provider } = client;
  recordSecurityEvent(
    { ...context, user: null },
    { event: 'openid_refused', provider: provider.id, reason: outcome.failure },
  );
  return failed(client, outcome);
}

/** Logs why a visit failed, without any text that the provider has sent, and returns the code for it. */
const reportTo =
  ({ log }: SignInContext, { provider: { id: provider } }: OpenidClient) =>
  (error: unknown): OpenidFailure => {
    log.warn({ provider, code: codeWordOf(error), err: error }, 'a sign-in at an OpenID provider has failed');
    return failureOf(error);
  };
