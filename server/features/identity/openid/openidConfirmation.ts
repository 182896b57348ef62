import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';
import type { Viewer } from '../../../core/call';
import { recordSecurityEvent } from '../../../http/log';
import { findSession } from '../../../identity/sessions';
import { renewConfirmed } from '../../../identity/confirmation';
import { methodsOf } from '../second-factor/factors';
import type { SignInContext } from '../beginSession';
import { failedAddress, loginAddress } from './loginAddress';
import { clockToleranceSeconds, type OpenidClient } from './openidClient';
import { refused } from './openidSignIn';
import { findLinked, followProviderSession } from './queries';
import type { Identity, OpenidVisit } from './visit';

type Confirms = NonNullable<OpenidVisit['confirms']>;

interface OwnSession {
  tokenHash: Buffer;
  user: Viewer;
}

/** The session of this browser; null without one. */
export async function findOwnSession({
  db,
  env,
  now,
  session: { tokenHash },
}: SignInContext): Promise<OwnSession | null> {
  const found = tokenHash === null ? null : await findSession(db, env, tokenHash, now());
  return tokenHash === null || found === null ? null : { tokenHash, user: found.viewer };
}

/** What a visit remembers of the session that it confirms. */
export const sessionKey = ({ tokenHash }: OwnSession) => tokenHash.toString('hex');

/**
 * Confirms the session in which the visit was begun, if the same person has re-authenticated at the provider meanwhile;
 * otherwise nothing changes. Returns where the browser goes.
 */
export async function finishConfirmation(
  context: SignInContext,
  client: OpenidClient,
  visit: { identity: Identity | OpenidFailure; from: string | null; confirms: Confirms },
): Promise<string> {
  const { identity, from, confirms } = visit;
  const provider = client.provider.id;
  const own = await findOwnSession(context);
  if (own === null || sessionKey(own) !== confirms.session)
    return refused(context, client, { failure: 'expired', from });
  const failure =
    typeof identity === 'string' ? identity : await confirm(context, own, { identity, confirms });
  if (failure === null) return loginAddress({ confirmed: provider }, from);
  const { user } = own;
  recordSecurityEvent({ ...context, user }, { event: 'confirmation_refused', provider, reason: failure });
  return failedAddress(client, { failure, from });
}

/** Confirms a session, or answers why it does not. */
async function confirm(
  context: SignInContext,
  { tokenHash, user }: OwnSession,
  { identity, confirms }: { identity: Identity; confirms: Confirms },
): Promise<OpenidFailure | null> {
  const { db, now } = context;
  const { provider, subject, sessionId, authenticatedAt } = identity;
  if ((await findLinked(db, provider.id, subject))?.id !== user.dbId) return 'another_person';
  const earliest = confirms.since - clockToleranceSeconds;
  const latest = now().getTime() / 1000 + clockToleranceSeconds;
  const isNew = authenticatedAt !== null && authenticatedAt >= earliest && authenticatedAt <= latest;
  if (!isNew) return 'not_asked';
  if ((await methodsOf(db, user.dbId)).length > 0) return 'second_factor';
  await followProviderSession(db, tokenHash, { provider: provider.id, sessionId });
  return (await renewConfirmed({ ...context, user })) ? null : 'expired';
}
