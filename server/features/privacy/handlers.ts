import { sql } from 'drizzle-orm';
import { message } from '../../../src/domain/language/message';
import { Download } from '../../core/call';
import { forbidden, notFound, Refusal } from '../../core/problems';
import { handOverIfNeeded, hasOtherAdmin } from '../../db/handover';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { lockAgentsExclusive } from '../../db/users';
import { filesOf } from '../../files/filesOf';
import { recordSecurityEvent } from '../../http/log';
import type { Context, Handler } from '../../http/operation';
import { countTry } from '../../identity/tryLimits';
import { tooManyTries } from '../../core/problems';
import { erasePerson, lockPerson, refuseWaiting } from './erasePerson';
import { exportPerson } from './exportPerson';
import { selectDeletedUsers } from './queries';
import { may } from '../../../src/domain/access/rights';
import { holdsRight } from '../../db/holdsRight';

/** How many exports a person may make in 15 minutes: one of an agent with many orders takes the database a while. */
const exportsAllowed = 30;

async function limitExports(context: Pick<Context<'exportMyData'>, 'db' | 'user' | 'now' | 'log' | 'ip'>) {
  const { db, user, now } = context;
  const used = await countTry(db, [{ key: `export:${user.id}`, allowed: exportsAllowed }], now());
  if (used === null) return;
  recordSecurityEvent(context, { event: 'data_export_limited' });
  throw tooManyTries('exports', used.until, now());
}

export const exportMyData: Handler<'exportMyData'> = async (context) => {
  const { db, env, user, now } = context;
  const { dbId: id, email, roles } = user;
  await limitExports(context);
  const zip = await exportPerson(db, filesOf(env), {
    id,
    email,
    seesStaffNotes: may(roles, 'seeStaffNotes'),
    at: now(),
  });
  recordSecurityEvent(context, { event: 'data_exported', target: user.id });
  return new Download('my_data.zip', 'application/zip', zip);
};

export const exportUserData: Handler<'exportUserData'> = async (context) => {
  const { db, env, params, now } = context;
  const id = toId(params.id);
  const found = await db.execute<{ email: string }>(sql`select email from users where id = ${id}`);
  const [person] = found.rows;
  if (person === undefined) throw notFound('user');
  await limitExports(context);
  const zip = await exportPerson(db, filesOf(env), { ...person, id, seesStaffNotes: true, at: now() });
  recordSecurityEvent(context, { event: 'data_exported', target: params.id });
  return new Download(`data_of_user_${id}.zip`, 'application/zip', zip);
};

export const listDeletedUsers: Handler<'listDeletedUsers'> = async ({ db }) => ({
  users: await selectDeletedUsers(db),
});

export const eraseUser: Handler<'eraseUser'> = async (context) => {
  const { db, env, user, body, now } = context;
  const { id: target, handover = [] } = body;
  const at = now();
  const wasClosed = await db.transaction(async (tx) => {
    await lockAgentsExclusive(tx);
    const person = await lockPerson(tx, toId(target));
    if (person === null) throw notFound('user');
    if (person.dbId === user.dbId) throw forbidden(message('You cannot erase your own account.'));
    if (!person.isClosed) {
      if (may(person.roles, 'administer') && !(await hasOtherAdmin(tx, person.dbId))) {
        throw new Refusal(message('The last admin cannot be deleted.'));
      }
      const to = await findSuccessors(tx, handover);
      await handOverIfNeeded(tx, person, { actorId: user.dbId, to, at });
    }
    await refuseWaiting(tx, person);
    await erasePerson(tx, env, person, at);
    return person.isClosed;
  });
  if (handover.length > 0 && !wasClosed) {
    recordSecurityEvent(context, { event: 'account_handed_over', target, successors: handover });
  }
  if (!wasClosed) recordSecurityEvent(context, { event: 'account_closed', target });
  recordSecurityEvent(context, { event: 'account_erased', target, by: 'admin' });
  return { status: 'success' };
};

/** The agents with these wire ids, in order; 404 when one has no account, refused with a message when one is no agent. */
async function findSuccessors(db: Db, wireIds: readonly string[]) {
  const { rows } = await db.execute<{ dbId: number; name: string; isAgent: boolean }>(sql`
    select id::float8 as "dbId", name, ${holdsRight(sql`roles`, 'haveCustomers')} as "isAgent" from users
    where closed_at is null and id = any(${sql.param(wireIds.map(toId))}::bigint[])`);
  return wireIds.map((wireId) => {
    const found = rows.find(({ dbId }) => String(dbId) === wireId);
    if (found === undefined) throw notFound('user');
    if (!found.isAgent) throw new Refusal(message('{name} is not an agent.', { name: found.name }));
    return found;
  });
}
