import type { OrderSummary } from '../../../api';
import { type PlaceDraft, type PlacedCustomer, placeChoices } from '../../../domain/addresses/placeChoices';
import { salesOrganizationText } from '../../../domain/addresses/salesOrganizationText';

/** Where an order goes now, as a draft that says so. */
export function placeDraftOf({ address_id, sales_organization, channel }: OrderSummary): PlaceDraft {
  const isSold = sales_organization + channel !== '';
  return {
    address: address_id === '' ? null : address_id,
    salesOrganization: isSold ? { sales_organization, channel } : null,
  };
}

/** What an order's place can be changed to: what the customer has, and what the order has already. */
export function placesOffered(order: OrderSummary, customer: PlacedCustomer) {
  const { addresses, salesOrganizations } = placeChoices({}, customer);
  const now = placeDraftOf(order);
  const allAddresses = [...addresses];
  if (now.address && !addresses.some(({ sap_id }) => sap_id === now.address)) {
    const known = customer.addresses?.find(({ sap_id }) => sap_id === now.address);
    allAddresses.push(known ?? { sap_id: now.address, name1: '', address: '' });
  }
  const allOrganizations = [...salesOrganizations];
  if (now.salesOrganization) {
    const text = salesOrganizationText(now.salesOrganization);
    if (!salesOrganizations.some((one) => salesOrganizationText(one) === text)) {
      allOrganizations.push(now.salesOrganization);
    }
  }
  return { addresses: allAddresses, salesOrganizations: allOrganizations };
}
