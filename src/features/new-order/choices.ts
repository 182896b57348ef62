import type { Catalog, SalesOrganization, User, UserAddress } from '../../api';
import { addressOptions } from '../../domain/addresses/addressOptions';
import { preselected } from '../../domain/addresses/preselected';
import { sortSeasons } from '../../domain/seasons/sortSeasons';
import { salesOrganizationText } from '../../shared/sales-organization-select/salesOrganizationText';
import type { NewOrderDraft } from './newOrderSlice';

/** What the form offers, and what of it is chosen: by the person, or because there is only one. */
export interface NewOrderChoices {
  readonly catalog: Catalog | null;
  readonly addresses: readonly UserAddress[];
  readonly address: string | null;
  readonly salesOrganizations: readonly SalesOrganization[];
  readonly salesOrganization: SalesOrganization | null;
}

export function choicesOf(
  draft: NewOrderDraft,
  customer: User,
  catalogs: readonly Catalog[],
): NewOrderChoices {
  const salesOrganizations = customer.sales_organizations ?? [];
  const addresses = addressOptions({
    sap_id: customer.sap_id,
    addresses: customer.addresses ?? [],
    sales_organizations: salesOrganizations,
  });
  const sapIds = addresses.map(({ sap_id }) => sap_id);
  return {
    catalog: catalogs.find(({ id }) => id === draft.catalog) ?? null,
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

/** Newest season first, by name within it. */
export function sortCatalogs(catalogs: readonly Catalog[]): Catalog[] {
  const seasons = sortSeasons([...new Set(catalogs.map(({ season }) => season))]);
  return [...catalogs].sort(
    (a, b) => seasons.indexOf(a.season) - seasons.indexOf(b.season) || a.name.localeCompare(b.name),
  );
}
