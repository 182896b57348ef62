import { normaliseSapId } from '../sap-id/normaliseSapId';

const frenchChannel = 'FR';

/**
 * The addresses to choose from for an order: all of the customer's, but with a sales organization of channel
 * FR not the one whose SAP ID is the customer's own, unless none would be left (spec 2 'New order').
 */
export function addressOptions<Address extends { sap_id: string }>(customer: {
  sap_id?: string | null;
  addresses: readonly Address[];
  sales_organizations: readonly { channel: string }[];
}): Address[] {
  const all = [...customer.addresses];
  const ownSapId = normaliseSapId(customer.sap_id ?? null);
  const isFrench = customer.sales_organizations.some(({ channel }) => channel === frenchChannel);
  if (!isFrench || ownSapId === null) return all;

  const others = all.filter((address) => normaliseSapId(address.sap_id) !== ownSapId);
  return others.length > 0 ? others : all;
}
