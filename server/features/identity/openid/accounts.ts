import { rolesFromProvider } from '../../../../src/domain/access/openid';
import type { OpenidFailure } from '../../../../src/domain/access/openidFailures';
import type { Db } from '../../../db/openDatabase';
import { endSessionsOf } from '../../../db/sessions';
import { hasOrdersOrCustomers, hasOtherAdmin } from '../../../db/handover';
import { lockAgentsExclusive } from '../../../db/users';
import type { SecurityEvent } from '../../../http/log';
import { toRoles } from '../../../core/toRoles';
import {
  findByEmail,
  findLinked,
  hasClosedAccount,
  hasLink,
  insertLink,
  insertPerson,
  writeRoles,
} from './queries';
import type { Identity } from './visit';
import { may } from '../../../../src/domain/access/rights';

/** An account, or why there is none; and what was done to find out. */
export interface Found {
  account: { id: number } | OpenidFailure;
  events: SecurityEvent[];
}

interface Account {
  id: number;
  roles: string[];
  closedAt: Date | null;
}

/**
 * The account of somebody who has come back from a provider: the one linked to theirs there, else the one with their
 * verified email, which is linked from then on, else a new one if the provider may make some. Gives it the roles of the
 * provider.
 */
export async function accountOf(db: Db, identity: Identity, now: Date): Promise<Found> {
  return db.transaction(async (tx) => {
    const mayLoseAgent = identity.roles !== null && !may(identity.roles, 'haveCustomers');
    if (mayLoseAgent) await lockAgentsExclusive(tx);
    const events: SecurityEvent[] = [];
    const found =
      (await findLinked(tx, identity.provider.id, identity.subject)) ??
      (await linkedByEmail(tx, identity, { now, events }));
    if (typeof found === 'string') return { account: found, events };
    if (found.closedAt !== null) return { account: 'unknown', events };
    const isRefused = !(await giveRoles(tx, found, identity, events));
    return { account: isRefused ? 'no_role' : { id: found.id }, events };
  });
}

async function linkedByEmail(
  db: Db,
  identity: Identity,
  { now, events }: { now: Date; events: SecurityEvent[] },
): Promise<Account | OpenidFailure> {
  const { provider, subject, email } = identity;
  if (email === null) return 'unverified';
  const account = (await findByEmail(db, email)) ?? (await newAccount(db, { ...identity, email }, events));
  if (typeof account === 'string') return account;
  // An address that was given to somebody else at the provider must not open the account of who had it before, and no
  // provider may open what is another one's by calling an address verified.
  if (await hasLink(db, account.id)) return 'other_account';
  await insertLink(db, { provider: provider.id, subject, userId: account.id, createdAt: now });
  events.push({ event: 'openid_linked', person: String(account.id), provider: provider.id });
  return account;
}

async function newAccount(
  db: Db,
  { provider, email, name, roles }: Identity & { email: string },
  events: SecurityEvent[],
): Promise<Account | OpenidFailure> {
  if (provider.newPeople === 'refuse' || (await hasClosedAccount(db, email))) return 'unknown';
  if (roles === null || roles.length === 0) return 'no_role';
  const created = await insertPerson(db, { name: name ?? email, email, roles });
  if (created !== null) events.push({ event: 'account_created', target: String(created), roles });
  // Somebody else may have created it meanwhile.
  return (await findByEmail(db, email)) ?? 'unknown';
}

/** Gives an account the roles of the provider; false for somebody who has none there, and is signed out everywhere. */
async function giveRoles(
  db: Db,
  account: Account,
  identity: Identity,
  events: SecurityEvent[],
): Promise<boolean> {
  if (identity.roles === null) return true;
  const from = toRoles(account.roles);
  const to = rolesFromProvider(identity.roles, {
    isLastAdmin: may(from, 'administer') && !(await hasOtherAdmin(db, account.id)),
    isNeededAsAgent: may(from, 'haveCustomers') && (await hasOrdersOrCustomers(db, account.id)),
  });
  if (to.join() === from.join()) return to.length > 0;
  await endSessionsOf(db, account.id, null);
  if (to.length === 0) return false;
  await writeRoles(db, account.id, to);
  events.push({ event: 'roles_changed', target: String(account.id), from, to });
  return true;
}
