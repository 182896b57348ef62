import { ownsCatalog } from '../../../src/domain/access/ownsCatalog';
import { ownsOrder } from '../../../src/domain/access/ownsOrder';
import { ownsUser } from '../../../src/domain/access/ownsUser';
import { scopeOf } from '../../../src/domain/access/scopeOf';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/ids';
import type { Viewer } from '../../operation';
import { notFound } from '../../plugins/problems';
import { findCatalog, findCustomer } from './queries/newOrder';
import { type FoundOrder, findOrder } from './queries/orderRows';

/** The living order of a wire id, locked on demand; 404 when there is none, or it is not this person's to see. */
export async function findOwnOrder(db: Db, user: Viewer, wireId: string, lock = false): Promise<FoundOrder> {
  const id = toId(wireId);
  const order = id === null ? null : await findOrder(db, id, lock);
  if (order === null || !ownsOrder(user, order)) throw notFound('order');
  return order;
}

/** The customer of a wire id whom this person may order for; else 404. */
export async function findOwnCustomer(db: Db, user: Viewer, wireId: string) {
  const id = toId(wireId);
  const customer = id === null ? null : await findCustomer(db, id);
  if (customer === null || !ownsUser(user, customer)) throw notFound('customer');
  return customer;
}

/** The catalog of a wire id, when this person may preview it; else 404. */
export async function findOrderableCatalog(db: Db, user: Viewer, wireId: string) {
  const id = toId(wireId);
  const catalog = id === null ? null : await findCatalog(db, id, user.dbId);
  if (catalog === null) throw notFound('catalog');
  const mayPreview =
    scopeOf(user.roles, 'getCatalog') === 'any' ||
    ownsCatalog({ roles: user.roles, catalogs: catalog.enabled ? [catalog.id] : [] }, catalog);
  if (!mayPreview) throw notFound('catalog');
  return catalog;
}
