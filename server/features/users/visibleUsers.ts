import { message } from '../../../src/domain/language/message';
import { managesUser, ownsUser, seesUser } from '../../../src/domain/access/ownership';
import type { Role } from '../../../src/domain/access/roleOptions';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import type { Schema, Viewer } from '../../core/call';
import { forbidden, notFound, Refusal } from '../../core/problems';
import { findUser, lockUser, selectUsersById, type UserExtras, type UserRow } from './queries';
import { may, rolesOfNew } from '../../../src/domain/access/rights';

/** A user with both the database id and the wire id. */
export type KnownUser = UserRow & { dbId: number };

/** The user with this wire id; 404 when there is none or this person may not see them. */
export async function findVisibleUser(db: Db, viewer: Viewer, wireId: string, extras?: UserExtras) {
  return visible(viewer, wireId, (id) => findUser(db, id, extras));
}

/** The same, locked until the transaction ends. */
export async function lockVisibleUser(db: Db, viewer: Viewer, wireId: string) {
  return visible(viewer, wireId, (id) => lockUser(db, id));
}

/**
 * The user with this wire id, locked, if this person may change their data; otherwise 403 if they may see them, else
 * 404.
 */
export async function lockManagedUser(db: Db, viewer: Viewer, wireId: string) {
  const user = await lockVisibleUser(db, viewer, wireId);
  if (!managesUser(viewer, user))
    throw forbidden(message("You are not allowed to change this person's account."));
  return user;
}

/**
 * The users with these wire ids, in order and without duplicates; 404 when one is unknown or this person may not see
 * them.
 */
export async function findVisibleUsers(
  db: Db,
  viewer: Viewer,
  wireIds: readonly string[],
): Promise<KnownUser[]> {
  const asked = [...new Set(wireIds)];
  const found = await selectUsersById(db, asked.map(toId));
  const byId = new Map(found.map((user) => [user.id, user]));
  return asked.map((wireId) => {
    const user = byId.get(wireId);
    if (user === undefined || !seesUser(viewer, user)) throw notFound('user');
    return { ...user, dbId: Number(user.id) };
  });
}

/** The agents with these wire ids, in order; refused with a message when one is not an agent. */
export async function findAgents(db: Db, viewer: Viewer, wireIds: readonly string[]): Promise<KnownUser[]> {
  const agents = await findVisibleUsers(db, viewer, wireIds);
  const other = agents.find((agent) => !may(agent.roles, 'haveCustomers'));
  if (other !== undefined) throw new Refusal(message('{name} is not an agent.', { name: other.name }));
  return agents;
}

/**
 * A user as the contract shows them to this person: in full to themselves, to a customer's agents and to admins;
 * another agent with name and email only. What was not requested is left out.
 */
export function presentUser(viewer: { id: string; roles: readonly Role[] }, user: UserRow): Schema<'User'> {
  if (!ownsUser(viewer, user)) return presentColleague(user);
  const { language, num_orders, addresses, sales_organizations, ...always } = user;
  return {
    ...always,
    num_catalogs: user.catalogs.length,
    ...(language === null ? {} : { language }),
    ...(num_orders === null ? {} : { num_orders }),
    ...(addresses === null ? {} : { addresses }),
    ...(sales_organizations === null ? {} : { sales_organizations }),
  };
}

async function visible(
  viewer: Viewer,
  wireId: string,
  find: (id: number) => Promise<UserRow | null>,
): Promise<KnownUser> {
  const dbId = toId(wireId);
  const found = await find(dbId);
  if (found === null || !seesUser(viewer, found)) throw notFound('user');
  return { ...found, dbId };
}

/**
 * What the contract requires of every user, blank except for their identity; a colleague is visible because they are an
 * agent.
 */
const presentColleague = ({ id, name, email }: UserRow): Schema<'User'> => ({
  id,
  name,
  email,
  roles: rolesOfNew.agent,
  sap_id: null,
  catalogs: [],
  num_catalogs: 0,
  agents: [],
  extra_info: '',
  warehouse: '',
  pricelist: null,
  is_wholesale: true,
});
