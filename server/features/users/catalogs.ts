import { message } from '../../../src/domain/language/message';
import { managesUser } from '../../../src/domain/access/ownership';
import { findCatalogIds, selectEnabledIds } from '../../db/catalogs';
import type { Db } from '../../db/openDatabase';
import type { Schema, Viewer } from '../../core/call';
import { forbidden, notFound } from '../../core/problems';
import { findVisibleUsers } from './visibleUsers';
import { replaceCatalogs, setCatalogEnabled } from './writeQueries';
import { may } from '../../../src/domain/access/rights';

/**
 * Enables exactly these catalogs for a user. A new one that is unknown or archived gives 404; one that is already
 * enabled counts as no change, even if it was archived since.
 */
export async function changeCatalogs(db: Db, userId: number, wireIds: readonly string[]): Promise<void> {
  const enabled = await selectEnabledIds(db, userId);
  const isRequested = (id: number) => wireIds.includes(String(id));
  const added = wireIds.filter((wireId) => !enabled.some((id) => String(id) === wireId));
  await replaceCatalogs(db, userId, [...enabled.filter(isRequested), ...(await findCatalogIds(db, added))]);
}

/**
 * Enables or disables a catalog for users, and with `cascade` for the customers of the agents among them; resolves to the
 * ids of those for whom it was otherwise before.
 */
export async function setCatalog(
  db: Db,
  viewer: Viewer,
  { catalog_id, user_ids, action, cascade }: Schema<'CatalogForUsersRequest'>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [catalogId] = await findCatalogIds(tx, [catalog_id]);
    if (catalogId === undefined) throw notFound('catalog');
    const users = await findVisibleUsers(tx, viewer, user_ids);
    if (!users.every((user) => managesUser(viewer, user))) {
      throw forbidden(message('Agents can change the catalogs of their own customers only.'));
    }
    const agents = cascade ? users.filter((user) => may(user.roles, 'haveCustomers')) : [];
    return setCatalogEnabled(tx, {
      catalogId,
      userIds: users.map((user) => user.dbId),
      agentIds: agents.map((agent) => agent.dbId),
      isEnabled: action === 'enable',
    });
  });
}
