import { scopeOf } from '../../../src/domain/access/accessRules';
import { ownsUser } from '../../../src/domain/access/ownership';
import { defaultWarehouse } from '../../../src/domain/constants';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import type { Viewer } from '../../http/operation';
import { forbidden, notFound, Refusal } from '../../http/problems';
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  findSeller,
  insertAgentOf,
  insertCustomer,
  type SellerRow,
} from './peopleQueries';

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

/** Whom an order link is for, as the form names them. */
interface LinkCustomer {
  name: string;
  email: string;
  isWholesale: boolean;
}

/**
 * The seller's customer of an email; an unknown one becomes their new customer, without a password. Somebody else's
 * customer is refused without a word of whose it is. `isNew` says that they were made just now.
 */
export async function findLinkCustomer(
  db: Db,
  seller: SellerRow,
  wanted: LinkCustomer,
  at: Date,
): Promise<{ customer: CustomerRow; isNew: boolean }> {
  const known = await findCustomerByEmail(db, wanted.email);
  const made = known === null ? await makeCustomer(db, seller, wanted, at) : null;
  const customer = known ?? made ?? (await findCustomerByEmail(db, wanted.email));
  if (customer === null || !ownsUser(seller, customer)) {
    throw new Refusal("An order for this email can't be created by you.");
  }
  return { customer, isNew: made !== null };
}

/** Null when somebody made the same customer at this very moment. */
async function makeCustomer(db: Db, seller: SellerRow, { name, email, isWholesale }: LinkCustomer, at: Date) {
  const isAgent = seller.roles.includes('agent');
  const id = await insertCustomer(db, {
    name,
    email,
    isWholesale,
    roles: ['wls'],
    warehouse: isAgent ? seller.warehouse : defaultWarehouse,
    createdAt: at,
  });
  if (id === null) return null;
  if (isAgent) await insertAgentOf(db, id, Number(seller.id));
  return findCustomer(db, id);
}
