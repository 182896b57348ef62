import { ownsUser } from '../../../src/domain/access/ownership';
import { defaultWarehouse } from '../../../src/domain/constants';
import type { Db } from '../../db/openDatabase';
import { Refusal } from '../../http/problems';
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertAgentOf,
  insertCustomer,
} from './queries/customers';
import type { SellerRow } from './queries/sellers';

/** Whom an order link is for, as the form names them. */
export interface LinkCustomer {
  name: string;
  email: string;
  isWholesale: boolean;
}

/**
 * The seller's customer of an e-mail; an unknown one becomes their new customer, without a password. Of somebody
 * else's customer nothing is told but that it won't do. `isNew` says that they were made just now.
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
    throw new Refusal("An order for this e-mail can't be created by you.");
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
