import { message } from '../../../src/domain/language/message';
import { givablePriceLists, mayChangeRoles } from '../../../src/domain/access/ownership';
import type { Role } from '../../../src/domain/access/roleOptions';
import { defaultWarehouse } from '../../../src/domain/constants';
import type { Db } from '../../db/openDatabase';
import type { Viewer } from '../../core/call';
import { forbidden, Refusal, unauthorized } from '../../core/problems';
import { findUser } from './queries';
import { may } from '../../../src/domain/access/rights';

/** The caller with what they may give others: admins anything, agents their own warehouse and price list. */
type Grantor = Viewer & { isAdmin: boolean; warehouse: string; pricelist: string | null };

/** What is given: roles, a warehouse and a price list. */
type Given = { roles: readonly Role[]; warehouse: string; pricelist: string | null };

/** The caller with what they may give; an admin's new customers get the default warehouse. */
export async function findGrantor(db: Db, viewer: Viewer): Promise<Grantor> {
  if (may(viewer.roles, 'administer')) {
    return { ...viewer, isAdmin: true, warehouse: defaultWarehouse, pricelist: null };
  }
  const self = await findUser(db, viewer.dbId);
  // The account was closed between the session's check and this.
  if (self === null) throw unauthorized();
  return { ...viewer, isAdmin: false, warehouse: self.warehouse, pricelist: self.pricelist };
}

/** What a user has by default. */
export const nothing: Given = { roles: [], warehouse: '', pricelist: null };

/**
 * Refuses what an agent may not give (403: nothing is dropped silently) and a price list that the brand does not have.
 * An unchanged value is not checked.
 */
export function assertMayGrant(grantor: Grantor, before: Given, after: Given): void {
  if (!mayChangeRoles(grantor, before.roles, after.roles)) {
    throw forbidden(message("Agents can give and take only the role 'Can use WLS'."));
  }
  const isNew = {
    warehouse: after.warehouse !== before.warehouse,
    pricelist: after.pricelist !== before.pricelist,
  };
  if (isNew.warehouse && !grantor.isAdmin && after.warehouse !== grantor.warehouse) {
    throw forbidden(message('You may not assign the warehouse {warehouse}.', { warehouse: after.warehouse }));
  }
  if (!isNew.pricelist || after.pricelist === null) return;
  if (givablePriceLists(grantor).includes(after.pricelist)) return;
  if (grantor.isAdmin)
    throw new Refusal(message('{priceList} is not a price list.', { priceList: after.pricelist }));
  throw forbidden(message('You may not assign the price list {priceList}.', { priceList: after.pricelist }));
}

/** Runs a write; refuses it with a message if its email or SAP id belongs to another open account. */
export async function refuseTaken<Result>(
  user: { email?: string; sapId?: string | null },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    // The unique indexes decide, so that one of two concurrent calls is refused.
    const constraint = constraintOf(error);
    if (constraint === 'users_email_key') {
      throw new Refusal(message('The email {email} belongs to another user.', { email: user.email ?? '' }));
    }
    if (constraint === 'users_sap_id_key') {
      throw new Refusal(message('The SAP id {id} belongs to another user.', { id: user.sapId ?? '' }));
    }
    throw error;
  }
}

/** The trimmed text, or null when it is empty. */
export const orNull = (text: string | null | undefined) => text?.trim() || null;

function constraintOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause) return cause.constraint;
  }
  return null;
}
