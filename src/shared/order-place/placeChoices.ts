import type { SalesOrganization, UserAddress } from '../../api';
import { addressOptions } from '../../domain/addresses/addressOptions';
import { preselected } from '../../domain/addresses/preselected';
import { salesOrganizationText } from '../../domain/addresses/salesOrganizationText';

/** Where an order is to go, as the person entered it: undefined was not touched, null was cleared. */
export interface PlaceDraft {
  readonly address?: string | null;
  readonly salesOrganization?: SalesOrganization | null;
}

/** What is offered, and what of it is chosen: by the person, or because there is only one. */
export interface PlaceChoices {
  readonly addresses: readonly UserAddress[];
  /** The SAP id of the chosen address. */
  readonly address: string | null;
  readonly salesOrganizations: readonly SalesOrganization[];
  readonly salesOrganization: SalesOrganization | null;
}

/** As much of a customer as their places need. */
export interface PlacedCustomer {
  readonly sap_id?: string | null;
  readonly addresses?: readonly UserAddress[];
  readonly sales_organizations?: readonly SalesOrganization[];
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
