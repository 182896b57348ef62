import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import { scopeOf } from '../../../src/domain/access/accessRules';
import { ownsUser } from '../../../src/domain/access/ownership';
import { defaultWarehouse } from '../../../src/domain/constants';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import type { Viewer } from '../../core/call';
import { forbidden, notFound, Refusal } from '../../core/problems';
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  findSeller,
  insertAgentOf,
  insertCustomer,
  type SellerRow,
} from './peopleQueries';
import { may, rolesOfNew } from '../../../src/domain/access/rights';

/** The customer with this wire id, if this person may order for them; otherwise 404. */
export async function findOwnCustomer(db: Db, user: Viewer, wireId: string): Promise<CustomerRow> {
  const customer = await findCustomer(db, toId(wireId));
  if (customer === null || !ownsUser(user, customer)) throw notFound('customer');
  return customer;
}

/**
 * The seller of an order created by link: the caller, unless an admin names another. Agents may name only themselves
 * (403); a person who is neither agent nor admin is refused with a message.
 */
export async function findLinkSeller(db: Db, user: Viewer, wireId: string = user.id): Promise<SellerRow> {
  if (wireId !== user.id && scopeOf(user.roles, 'createOrderLink') !== 'any') {
    throw forbidden(message('You can create order links only as their seller.'));
  }
  const seller = await findSeller(db, toId(wireId));
  if (seller === null) throw notFound('seller');
  if (!may(seller.roles, 'sellOrders')) {
    throw new Refusal(message('{name} is not an agent.', { name: isolated(seller.name) }));
  }
  return seller;
}

/** The customer of an order link, as entered in the form. */
interface LinkCustomer {
  name: string;
  email: string;
  isWholesale: boolean;
}

/**
 * The seller's customer with this email; an unknown email becomes their new customer, without a password. Somebody
 * else's customer is refused without saying whose it is. `isNew` says that they were just created.
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
    throw new Refusal(message("An order for this email can't be created by you."));
  }
  return { customer, isNew: made !== null };
}

/** Null when the same customer was created concurrently. */
async function makeCustomer(db: Db, seller: SellerRow, { name, email, isWholesale }: LinkCustomer, at: Date) {
  const isAgent = may(seller.roles, 'haveCustomers');
  const id = await insertCustomer(db, {
    name,
    email,
    isWholesale,
    roles: rolesOfNew.customer,
    warehouse: isAgent ? seller.warehouse : defaultWarehouse,
    createdAt: at,
  });
  if (id === null) return null;
  if (isAgent) await insertAgentOf(db, id, Number(seller.id));
  return findCustomer(db, id);
}
