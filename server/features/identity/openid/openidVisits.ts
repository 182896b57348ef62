import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';
import { recordSecurityEvent } from '../../../http/log';
import { countStepTry, deleteStep, insertStep, stepKind } from '../../../identity/startedSteps';
import { countTry } from '../../../identity/tryLimits';
import type { SignInContext } from '../beginSession';
import { codeWordOf, failureOf } from './failureOf';
import { failedAddress, loginAddress, startsFrom } from './loginAddress';
import type { OpenidClient } from './openidClient';
import { findOwnSession, finishConfirmation, sessionKey } from './openidConfirmation';
import { finishSignIn, refused } from './openidSignIn';
import { beginVisit, completeVisit, type OpenidVisit } from './visit';

const visitStep = stepKind<OpenidVisit>('openid');

/** How many visits an address may begin in 15 minutes without completing a sign-in. */
const startsAllowed = 100;

/**
 * Begins a visit, to sign in, or with `confirm` to confirm this browser's session; returns where the browser goes: to
 * the provider, or back to the login.
 */
export async function beginAtProvider(
  context: SignInContext,
  client: OpenidClient,
  query: URLSearchParams,
): Promise<string> {
  const { db, env, ip, now, step } = context;
  const from = safePath(query.get('from'));
  const own = query.has('confirm') ? await findOwnSession(context) : null;
  if (query.has('confirm') && own === null) return loginAddress({}, from);
  const limit = { key: startsFrom(ip), allowed: startsAllowed };
  if ((await countTry(db, [limit], now())) !== null) {
    recordSecurityEvent({ ...context, user: own?.user ?? null }, { event: 'sign_in_limited', by: 'address' });
    return failedAddress(client, { failure: 'limited', from });
  }
  const purpose =
    own === null ? { from } : { from, confirms: { session: sessionKey(own), since: secondsOf(now()) } };
  const redirectUri = callbackOf(env.publicUrl, client);
  const begun = await beginVisit(client, { redirectUri, purpose, now: now() }).catch(
    reportTo(context, client),
  );
  if (typeof begun === 'string') return failedAddress(client, { failure: begun, from });
  const { token, expiresAt } = await insertStep(db, visitStep, {
    userId: own?.user.dbId ?? null,
    data: begun.visit,
    now: now(),
  });
  step.begin(token, expiresAt);
  return begun.address.href;
}

/** Completes the visit that this browser has begun, once, for what it was begun for; returns where the browser goes. */
export async function finishAtProvider(
  context: SignInContext,
  client: OpenidClient,
  query: URLSearchParams,
): Promise<string> {
  const { db, env, now, step } = context;
  const { tokenHash } = step;
  const begun = await countStepTry(db, visitStep, { tokenHash, now: now() });
  const isFirst = begun !== null && (await deleteStep(db, begun.tokenHash));
  if (!isFirst || begun.data.provider !== client.provider.id) {
    return refused(context, client, { failure: 'expired', from: null });
  }
  step.end();
  const visit = begun.data;
  const answer = new URL(`${callbackOf(env.publicUrl, client)}?${query}`);
  const identity = await completeVisit(client, { visit, answer, now: now() }).catch(
    reportTo(context, client),
  );
  const { from, confirms } = visit;
  return confirms === undefined
    ? finishSignIn(context, client, { identity, from })
    : finishConfirmation(context, client, { identity, from, confirms });
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

const callbackOf = (publicUrl: string, { provider }: OpenidClient) =>
  `${publicUrl}/auth/openid/${provider.id}/callback`;

/** A path of this host, as a link may name it; null for anything that a browser could read as another host. */
const safePath = (from: string | null) =>
  from !== null && from.length <= 2000 && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(from) ? from : null;

/** Logs why a visit failed, without any text that the provider has sent, and returns the code for it. */
const reportTo =
  ({ log }: SignInContext, { provider: { id: provider } }: OpenidClient) =>
  (error: unknown): OpenidFailure => {
    log.warn({ provider, code: codeWordOf(error), err: error }, 'a sign-in at an OpenID provider has failed');
    return failureOf(error);
  };
