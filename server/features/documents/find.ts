import { ownsCatalog } from '../../../src/domain/access/ownsCatalog';
import { ownsOrder } from '../../../src/domain/access/ownsOrder';
import { scopeOf } from '../../../src/domain/access/scopeOf';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/ids';
import type { Viewer } from '../../operation';
import { forbidden, notFound } from '../../plugins/problems';
import { type CatalogHead, findCatalogHead } from './queries/catalogQueries';
import { findOrderHead, type OrderHead } from './queries/orderQueries';

/** The living order of a wire id, as its documents head it; 404 when it is not this person's to see. */
export async function findOwnOrderHead(db: Db, user: Viewer, wireId: string): Promise<OrderHead> {
  const id = toId(wireId);
  const head = id === null ? null : await findOrderHead(db, id);
  if (head === null || !ownsOrder(user, head)) throw notFound('order');
  return head;
}

/** The catalog of a wire id and the price list to show it by: sight as in `getCatalog`. */
export async function findSeenCatalog(
  db: Db,
  user: Viewer,
  wireId: string,
  asked: string,
): Promise<{ head: CatalogHead; pricelist: string | null }> {
  const id = toId(wireId);
  const head = id === null ? null : await findCatalogHead(db, id, user.dbId);
  if (head === null || !isSeenBy(user, head)) throw notFound('catalog');
  if (asked === '') return { head, pricelist: null };
  if (!user.roles.includes('admin') && asked !== head.pricelist) {
    throw forbidden(`The price list ${asked} is not yours to see.`);
  }
  return { head, pricelist: asked };
}

function isSeenBy({ roles }: Viewer, head: CatalogHead): boolean {
  if (scopeOf(roles, 'getCatalog') === 'any') return true;
  return ownsCatalog({ roles, catalogs: head.enabled ? [head.id] : [] }, head);
}
