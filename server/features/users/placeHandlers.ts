import { message } from '../../../src/domain/language/message';
import { addressFaults, toAddress } from '../../../src/domain/customerPlaces';
import { refuse, Refusal } from '../../core/problems';
import type { Handler } from '../../http/operation';
import {
  addSalesOrganizations,
  deleteAddresses,
  deleteSalesOrganization,
  findUsedAddress,
  saveAddresses,
  selectAddressIds,
} from './placeQueries';
import { lockManagedUser } from './visibleUsers';

const maxAddresses = 1000;

/**
 * Staff add, change and remove addresses and sales organizations of a customer. Documents of an order read the address
 * that it goes to, so such an address stays.
 */
export const changeUserPlaces: Handler<'changeUserPlaces'> = async ({ db, user, body }) => {
  const { addresses = [], removed_addresses: removed = [], sales_organizations: organizations = [] } = body;
  for (const { address } of addresses) refuse(addressFaults.address(address));
  await db.transaction(async (tx) => {
    const { dbId } = await lockManagedUser(tx, user, body.id);
    const used = await findUsedAddress(tx, dbId, removed);
    if (used !== undefined)
      throw new Refusal(
        message('An order goes to the address {address}, so it can’t be removed.', { address: used }),
      );
    await deleteAddresses(tx, dbId, removed);
    const known = await selectAddressIds(tx, dbId);
    const entered = addresses.map((address) => toAddress(address, known));
    const byId = new Map(entered.map((address) => [address.sap_id, address]));
    if (new Set([...known, ...byId.keys()]).size > maxAddresses)
      throw new Refusal(message('A customer can have at most 1,000 addresses.'));
    await saveAddresses(tx, dbId, [...byId.values()]);
    for (const organization of body.removed_sales_organizations ?? [])
      await deleteSalesOrganization(tx, dbId, organization);
    await addSalesOrganizations(tx, dbId, organizations);
  });
  return { status: 'success' };
};
