import { addressOptions } from './addressOptions';
import { preselected } from './preselected';
import { salesOrganizationText } from './salesOrganizationText';

/** An address to which a customer's orders may go. */
export interface PlaceAddress {
  readonly sap_id: string;
  readonly name1: string;
  readonly address: string;
}

/** A sales organization with its channel, by their codes. */
export interface PlaceSeller {
  readonly sales_organization: string;
  readonly channel: string;
}

/** Where an order is to go, as the person entered it: undefined was not touched, null was cleared. */
export interface PlaceDraft {
  readonly address?: string | null;
  readonly salesOrganization?: PlaceSeller | null;
}

/** What is offered, and what of it is chosen: by the person, or because there is only one. */
export interface PlaceChoices {
  readonly addresses: readonly PlaceAddress[];
  /** The SAP id of the chosen address. */
  readonly address: string | null;
  readonly salesOrganizations: readonly PlaceSeller[];
  readonly salesOrganization: PlaceSeller | null;
}

/** As much of a customer as their places need. */
export interface PlacedCustomer {
  readonly sap_id?: string | null;
  readonly addresses?: readonly PlaceAddress[];
  readonly sales_organizations?: readonly PlaceSeller[];
}

/** The addresses and sales organizations for a new order of this customer (spec 2 'New order'). */
export function placeChoices(draft: PlaceDraft, customer: PlacedCustomer): PlaceChoices {
  const salesOrganizations = customer.sales_organizations ?? [];
  const addresses = addressOptions({
    sap_id: customer.sap_id ?? null,
    addresses: customer.addresses ?? [],
    sales_organizations: salesOrganizations,
  });
  const sapIds = addresses.map(({ sap_id }) => sap_id);
  return {
    addresses,
    address: chosen(draft.address, sapIds, (a, b) => a === b),
    salesOrganizations,
    salesOrganization: chosen(
      draft.salesOrganization,
      salesOrganizations,
      (a, b) => salesOrganizationText(a) === salesOrganizationText(b),
    ),
  };
}

function chosen<Option>(
  entered: Option | null | undefined,
  options: readonly Option[],
  isSame: (a: Option, b: Option) => boolean,
): Option | null {
  if (entered === undefined) return preselected(options) ?? null;
  if (entered === null) return null;
  return options.find((option) => isSame(option, entered)) ?? null;
}
