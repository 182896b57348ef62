import { ownsCatalog } from '../../../src/domain/access/ownsCatalog';
import { ownsUser } from '../../../src/domain/access/ownsUser';
import { scopeOf } from '../../../src/domain/access/scopeOf';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/ids';
import type { Viewer } from '../../operation';
import { notFound } from '../../plugins/problems';
import { findCatalog, findCustomer } from './queries/newOrder';

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
