import { inWords } from '../../../../src/domain/language/wording';
import { browserText } from '../../../../src/domain/access/browser';
import type { Schema } from '../../../core/call';
import { openCountries } from '../../../core/countries';
import { notFound } from '../../../core/problems';
import type { Db } from '../../../db/openDatabase';
import { endSessionsOf } from '../../../db/sessions';
import { assertConfirmed } from '../../../identity/confirmation';
import { recordSecurityEvent } from '../../../http/log';
import type { Context, Handler } from '../../../http/operation';
import { deleteSessionOf, findAccountId, selectSessions } from './queries';

export const listSessions: Handler<'listSessions'> = async (context) => ({
  status: 'success',
  sessions: await presentSessions(context, context.user.dbId),
});

export const endSession: Handler<'endSession'> = async (context) => {
  const { db, user, body, session, log, ip } = context;
  await assertConfirmed(context);
  await endOne(db, user.dbId, body.id, session);
  recordSecurityEvent({ log, ip, user }, { event: 'sessions_ended', target: user.id, by: 'owner' });
  return { status: 'success' };
};

export const endOtherSessions: Handler<'endOtherSessions'> = async (context) => {
  const { db, user, session, log, ip } = context;
  await assertConfirmed(context);
  await db.transaction((tx) => endSessionsOf(tx, user.dbId, session.tokenHash));
  recordSecurityEvent({ log, ip, user }, { event: 'sessions_ended', target: user.id, by: 'owner' });
  return { status: 'success' };
};

export const listSessionsOfUser: Handler<'listSessionsOfUser'> = async (context) => ({
  status: 'success',
  sessions: await presentSessions(context, await accountOf(context.db, context.params.id)),
});

export const endSessionsOfUser: Handler<'endSessionsOfUser'> = async (context) => {
  const { db, user, body, session } = context;
  const userId = await accountOf(db, body.id);
  if (userId === user.dbId) await assertConfirmed(context);
  if (body.session_id !== undefined) await endOne(db, userId, body.session_id, session);
  // The caller's own session is one of these only if it is their own account.
  else await db.transaction((tx) => endSessionsOf(tx, userId, session.tokenHash));
  const by = userId === user.dbId ? 'owner' : 'staff';
  recordSecurityEvent(context, { event: 'sessions_ended', target: String(userId), by });
  return { status: 'success' };
};

/** Ends one session of a person, and clears its cookie if it is the caller's; 404 if it is not theirs. */
async function endOne(db: Db, userId: number, wireId: string, own: Context<'endSession'>['session']) {
  const ended = await deleteSessionOf(db, userId, wireId);
  if (ended === null) throw notFound('session');
  if (own.tokenHash?.equals(ended) === true) own.end();
}

async function accountOf(db: Db, wireId: string): Promise<number> {
  const id = await findAccountId(db, wireId);
  if (id === null) throw notFound('user');
  return id;
}

type Asking = Pick<Context<'listSessions'>, 'db' | 'env' | 'now' | 'session' | 't'>;

async function presentSessions({ db, env, now, session: own, t }: Asking, userId: number) {
  const countryOf = await openCountries(env.countryFile);
  const found = await selectSessions(db, userId, now());
  return found.map((session): Schema<'Session'> => ({
    id: session.publicId,
    is_current: own.tokenHash?.equals(session.tokenHash) === true,
    method: methodOf(session.method),
    has_second_factor: session.hasSecondFactor,
    browser: inWords(t, browserText(session.userAgent)),
    address: session.address,
    country: countryOf(session.address),
    created: toSeconds(session.createdAt),
    last_seen: toSeconds(session.lastSeenAt),
    expires: toSeconds(session.expiresAt),
  }));
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** The table's check admits no other. */
const methodOf = (method: string): Schema<'Session'>['method'] =>
  method === 'passkey' || method === 'openid' ? method : 'password';
