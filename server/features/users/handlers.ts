import { message } from '../../../src/domain/language/message';
import { accessRules, scopeOf } from '../../../src/domain/access/accessRules';
import { localPasswordRefusal } from '../../../src/domain/access/localPasswords';
import { managesUser, mayChangeRoles } from '../../../src/domain/access/ownership';
import type { Role } from '../../../src/domain/access/roleOptions';
import { normaliseSapId } from '../../../src/domain/people';
import { type MailInput, mailTask } from '../../background/mail';
import { queueNotice } from '../../background/securityNotice';
import { startTask } from '../../background/tasks';
import { findCatalogIds } from '../../db/catalogs';
import { createOnce } from '../../db/createOnce';
import { hasErpDocuments } from '../../db/erpDocuments';
import type { Db } from '../../db/openDatabase';
import { endSessionsOf } from '../../db/sessions';
import { lockAgentsExclusive, lockAgentsShared, lockOwnAgentRole } from '../../db/users';
import { assertConfirmed } from '../../identity/confirmation';
import { recordSecurityEvent } from '../../http/log';
import { deleteLinks } from '../../identity/oneTimeLinks';
import type { Context, Handler } from '../../http/operation';
import { forbidden, notFound, readName, refuse, Refusal, unauthorized } from '../../core/problems';
import { closeAccount, writeRoles } from './account';
import { changeCatalogs, setCatalog } from './catalogs';
import { createUsers } from './createUsers';
import { setAgents } from './customerSteps';
import { findUser, selectAgents, selectCustomers, selectCustomersOfAgent } from './queries';
import { assertMayGrant, findGrantor, nothing, orNull, refuseTaken } from './userData';
import {
  findVisibleUser,
  type KnownUser,
  lockManagedUser,
  lockVisibleUser,
  presentUser,
} from './visibleUsers';
import {
  hasBeenUsed,
  insertUser,
  replaceAgents,
  replaceCatalogs,
  setLanguage,
  writeUser,
} from './writeQueries';
import { losesRight, may } from '../../../src/domain/access/rights';

export const getUser: Handler<'getUser'> = async ({ db, user, params, query }) =>
  presentUser(
    user,
    await findVisibleUser(db, user, params.id, {
      numOrders: query.include_num_orders,
      addresses: query.include_addresses,
      salesOrganizations: query.include_salesorg,
    }),
  );

export const getMe: Handler<'getMe'> = async ({ db, user }) => {
  const found = await findUser(db, user.dbId, { numOrders: true, addresses: true, salesOrganizations: true });
  // The account was closed between the session's check and this.
  if (found === null) throw unauthorized();
  return {
    ...presentUser(user, found),
    capabilities: Object.keys(accessRules),
    ...((await hasErpDocuments(db)) && { has_erp_documents: true }),
    ...(user.mustAddFactor === true ? { must_add_factor: true } : {}),
  };
};

export const setMyLanguage: Handler<'setMyLanguage'> = async ({ db, user, body }) => {
  await setLanguage(db, user.dbId, body.language);
  return { status: 'success' };
};

export const listCustomers: Handler<'listCustomers'> = async ({ db, user, query }) => {
  const agentId = scopeOf(user.roles, 'listCustomers') === 'any' ? null : user.dbId;
  const customers = await selectCustomers(db, agentId, {
    numOrders: query.include_num_orders,
    addresses: query.include_addresses,
    salesOrganizations: query.include_salesorg,
  });
  return customers.map((customer) => presentUser(user, customer));
};

export const listAgents: Handler<'listAgents'> = async ({ db, user }) =>
  (await selectAgents(db)).map((agent) => presentUser(user, agent));

export const listCustomersOfAgent: Handler<'listCustomersOfAgent'> = async ({ db, user, params }) => {
  const agent = await findVisibleUser(db, user, params.id);
  const isAny = scopeOf(user.roles, 'listCustomersOfAgent') === 'any';
  if (!isAny && agent.dbId !== user.dbId) throw notFound('user');
  const customers = await selectCustomersOfAgent(db, agent.dbId);
  return customers.map((customer) => presentUser(user, customer));
};

/**
 * The account has no password, so nobody can sign in until one is chosen through the invitation link or set by staff.
 */
export const createUser: Handler<'createUser'> = async (context) => {
  const { db, env, user, body, now, log, ip, idempotencyKey: key } = context;
  const grantor = await findGrantor(db, user);
  const { email, roles } = body;
  const sapId = normaliseSapId(body.sap_id ?? null);
  const warehouse = orNull(body.warehouse) ?? grantor.warehouse;
  const pricelist = orNull(body.pricelist);
  const name = readName(body.name, 'name', message('The user needs a name.'));
  assertMayGrant(grantor, nothing, { roles, warehouse, pricelist });
  if (body.send_email) refuse(localPasswordRefusal(env.localPasswords, roles));

  const at = now();
  const create = async (tx: Db) => {
    const agentId = await lockOwnAgentRole(tx, user);
    const catalogIds = await findCatalogIds(tx, body.catalogs);
    const userId = await insertUser(tx, {
      name,
      email,
      roles,
      sapId,
      extraInfo: body.extra_info,
      warehouse,
      pricelist,
      isWholesale: body.is_wholesale,
      language: body.language,
      createdAt: at,
    });
    await replaceCatalogs(tx, userId, catalogIds);
    if (agentId !== null && !may(roles, 'orderForOthers')) await replaceAgents(tx, userId, [agentId]);
    const invitation: MailInput = { kind: 'invitation', userId, orderId: null, senderId: user.dbId };
    if (body.send_email) await startTask(tx, env, mailTask, { input: invitation, createdBy: null });
    return { status: 'success' as const, user_id: String(userId) };
  };
  const asked = { user, operation: 'createUser', key, content: body, what: 'user', at } as const;
  const { answer, isNew } = await refuseTaken({ email, sapId }, () =>
    db.transaction((tx) => createOnce(tx, asked, () => create(tx))),
  );
  if (isNew) {
    recordSecurityEvent({ log, ip, user }, { event: 'account_created', target: answer.user_id, roles });
  }
  return answer;
};

export const updateUser: Handler<'updateUser'> = async (context) => {
  const { db, user, body, session, now } = context;
  const { email } = body;
  const sapId = body.sap_id === undefined ? undefined : normaliseSapId(body.sap_id);
  const name =
    body.name === undefined ? undefined : readName(body.name, 'name', message('The user needs a name.'));
  const grantor = await findGrantor(db, user);

  const done = await refuseTaken({ email, sapId }, () =>
    db.transaction(async (tx) => {
      if (body.roles !== undefined && !may(body.roles, 'haveCustomers')) await lockAgentsExclusive(tx);
      const found = await lockManagedUser(tx, user, body.id);
      const hasOtherEmail = email !== undefined && email !== found.email;
      if (hasOtherEmail && found.dbId === user.dbId) await assertConfirmed(context);
      const isNamedByErp = found.sap_id !== null && sapId !== null;
      if (isNamedByErp && name !== undefined && name !== found.name) {
        throw new Refusal(message('The name of a user with a SAP ID cannot be changed.'));
      }
      const after = {
        roles: body.roles ?? found.roles,
        warehouse:
          body.warehouse === undefined ? found.warehouse : (orNull(body.warehouse) ?? grantor.warehouse),
        pricelist: body.pricelist === undefined ? found.pricelist : orNull(body.pricelist),
      };
      assertMayGrant(grantor, found, after);
      if (body.catalogs !== undefined) await changeCatalogs(tx, found.dbId, body.catalogs);
      const handover = { viewer: user, to: body.handover ?? [], at: now() };
      const hasOtherRoles = await writeRoles(tx, found, after.roles, { asking: session.tokenHash, handover });
      const { warehouse, pricelist } = after;
      await writeUser(tx, found.dbId, {
        name,
        email,
        sapId,
        extraInfo: body.extra_info,
        warehouse,
        pricelist,
        language: body.language,
      });
      if (hasOtherEmail) await leaveEmail(tx, context, found);
      return { found, to: after.roles, hasOtherRoles, hasOtherEmail };
    }),
  );
  const { id: target, roles: from } = done.found;
  if (done.hasOtherEmail) recordSecurityEvent(context, { event: 'email_changed', target });
  if (done.hasOtherRoles) recordRoles(context, { target, from, to: done.to, successors: body.handover });
  return { status: 'success' };
};

/**
 * After an account got another email: links sent to the former one and the other sessions end. Both addresses get a mail,
 * unless nobody has ever signed in: then the former one may be a mistyped address of a stranger.
 */
async function leaveEmail(tx: Db, context: Context<'updateUser'>, { dbId: userId, email }: KnownUser) {
  const { user, session } = context;
  await deleteLinks(tx, userId);
  await endSessionsOf(tx, userId, session.tokenHash);
  if (!(await hasBeenUsed(tx, userId))) return;
  const notice = { what: 'email_changed', userId, isByStaff: userId !== user.dbId } as const;
  await queueNotice(tx, context, notice);
  await queueNotice(tx, context, { ...notice, email });
}

export const setUserRoles: Handler<'setUserRoles'> = async ({ db, user, body, session, now, log, ip }) => {
  const from = await db.transaction(async (tx) => {
    if (!may(body.roles, 'haveCustomers')) await lockAgentsExclusive(tx);
    const found = await lockManagedUser(tx, user, body.id);
    if (!mayChangeRoles(user, found.roles, body.roles)) {
      throw forbidden(message("Agents can give and take only the role 'Can use WLS'."));
    }
    const handover = { viewer: user, to: body.handover ?? [], at: now() };
    const asking = session.tokenHash;
    return (await writeRoles(tx, found, body.roles, { asking, handover })) ? found.roles : null;
  });
  if (from !== null) {
    const { id: target, roles: to, handover: successors } = body;
    recordRoles({ log, ip, user }, { target, from, to, successors });
  }
  return { status: 'success' };
};

/** Records changed roles in the security log, and who took over from somebody who is no longer an agent. */
function recordRoles(
  caller: Parameters<typeof recordSecurityEvent>[0],
  change: { target: string; from: readonly Role[]; to: readonly Role[]; successors?: readonly string[] },
) {
  const { target, from, to, successors = [] } = change;
  if (successors.length > 0 && losesRight(from, to, 'haveCustomers')) {
    recordSecurityEvent(caller, { event: 'account_handed_over', target, successors });
  }
  recordSecurityEvent(caller, { event: 'roles_changed', target, from, to });
}

export const setUserAgents: Handler<'setUserAgents'> = async ({ db, user, body, log, ip }) => {
  await db.transaction(async (tx) => {
    await lockAgentsShared(tx);
    await setAgents(tx, user, body);
  });
  const { id: target, agents } = body;
  recordSecurityEvent({ log, ip, user }, { event: 'agents_changed', target, agents });
  return { status: 'success' };
};

export const setUserSapId: Handler<'setUserSapId'> = async ({ db, user, body }) => {
  const sapId = normaliseSapId(body.sap_id);
  await refuseTaken({ sapId }, () =>
    db.transaction(async (tx) => {
      const found = await lockManagedUser(tx, user, body.id);
      await writeUser(tx, found.dbId, { sapId });
    }),
  );
  return { status: 'success' };
};

export const deleteUser: Handler<'deleteUser'> = async ({ db, user, body, now, log, ip }) => {
  const { id: target, handover = [] } = body;
  await db.transaction(async (tx) => {
    await lockAgentsExclusive(tx);
    const found = await lockVisibleUser(tx, user, body.id);
    if (found.dbId === user.dbId) throw forbidden(message('You cannot delete your own account.'));
    if (!managesUser(user, found)) throw forbidden(message('You are not allowed to delete this account.'));
    await closeAccount(tx, found, { viewer: user, to: handover, at: now() });
  });
  if (handover.length > 0) {
    recordSecurityEvent({ log, ip, user }, { event: 'account_handed_over', target, successors: handover });
  }
  recordSecurityEvent({ log, ip, user }, { event: 'account_closed', target });
  return { status: 'success' };
};

export const createUsersInBulk: Handler<'createUsersInBulk'> = async (context) => {
  const { user, log, ip } = context;
  const { created, errors, notes } = await createUsers(context);
  if (errors.length > 0) return { status: 'error', error: errors };
  const targets = created.map(({ id }) => id);
  recordSecurityEvent({ log, ip, user }, { event: 'accounts_created', targets });
  return { status: 'success', users: created, ...(notes.length > 0 && { notes }) };
};

export const setCatalogForUser: Handler<'setCatalogForUser'> = async ({ db, user, body }) => {
  await setCatalog(db, user, { ...body, user_ids: [body.user_id], cascade: false });
  return { status: 'success' };
};

export const setCatalogForUsers: Handler<'setCatalogForUsers'> = async ({ db, user, body }) => ({
  status: 'success',
  changed: await setCatalog(db, user, body),
});
