import { deleteSession } from '../../db/sessions';
import { recordSecurityEvent } from '../../http/log';
import type { Handler } from '../../http/operation';

/** Ends the session on the server and clears its cookie. */
export const logout: Handler<'logout'> = async ({ db, session, log, ip, user }) => {
  if (session.tokenHash !== null) await deleteSession(db, session.tokenHash);
  session.end();
  recordSecurityEvent({ log, ip, user }, { event: 'sign_out' });
  return { status: 'success' };
};
