import { ownsUser } from '../../../src/domain/access/ownership';
import { scopeOf } from '../../../src/domain/access/accessRules';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/ids';
import type { Viewer } from '../../http/operation';
import { forbidden, notFound, Refusal } from '../../http/problems';
import { type CustomerRow, findCustomer } from './queries/customers';
import { findSeller, type SellerRow } from './queries/sellers';

/** The customer of a wire id whom this person may order for; else 404. */
export async function findOwnCustomer(db: Db, user: Viewer, wireId: string): Promise<CustomerRow> {
  const id = toId(wireId);
  const customer = id === null ? null : await findCustomer(db, id);
  if (customer === null || !ownsUser(user, customer)) throw notFound('customer');
  return customer;
}

/**
 * Who sells an order that is made by link: the caller, unless an admin names another. Agents may name only themselves
 * (403); whoever neither sells nor manages is refused in words.
 */
export async function findLinkSeller(db: Db, user: Viewer, wireId: string = user.id): Promise<SellerRow> {
  if (wireId !== user.id && scopeOf(user.roles, 'createOrderLink') !== 'any') {
    throw forbidden('You can create order links only as their seller.');
  }
  const id = toId(wireId);
  const seller = id === null ? null : await findSeller(db, id);
  if (seller === null) throw notFound('seller');
  if (!seller.roles.includes('agent') && !seller.roles.includes('admin')) {
    throw new Refusal(`${seller.name} is not an agent.`);
  }
  return seller;
}
