import { normaliseSapId } from '../people';
import { salesOrganizationText } from './salesOrganizationText';

const frenchChannel = 'FR';

/**
 * The addresses to choose from for an order: all of the customer's, but with a sales organization of channel
 * FR not the one whose SAP ID is the customer's own, unless none would be left (spec 2 'New order').
 */
export function addressOptions<Address extends { sap_id: string }>(customer: {
  sap_id?: string | null;
  addresses?: readonly Address[];
  sales_organizations?: readonly { channel: string }[];
}): Address[] {
  const all = [...(customer.addresses ?? [])];
  const ownSapId = normaliseSapId(customer.sap_id ?? null);
  const isFrench = customer.sales_organizations?.some(({ channel }) => channel === frenchChannel);
  if (isFrench !== true || ownSapId === null) return all;

  const others = all.filter((address) => normaliseSapId(address.sap_id) !== ownSapId);
  return others.length > 0 ? others : all;
}

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

/** The place of an order as entered: undefined if untouched, null if cleared. */
export interface PlaceDraft {
  readonly address?: string | null;
  readonly salesOrganization?: PlaceSeller | null;
}

/** The fields of a customer that determine their places. */
export interface PlacedCustomer {
  readonly sap_id?: string | null;
  readonly addresses?: readonly PlaceAddress[];
  readonly sales_organizations?: readonly PlaceSeller[];
}

/**
 * The addresses, by SAP id, and sales organizations for a new order of this customer, with the selected ones: chosen
 * by the person, else as in their last order, both only if still offered, else the only one (spec 2 'New order').
 */
export function placeChoices(draft: PlaceDraft, customer: PlacedCustomer, last: PlaceDraft = {}) {
  const salesOrganizations = customer.sales_organizations ?? [];
  const addresses = addressOptions(customer);
  const sapIds = addresses.map(({ sap_id }) => sap_id);
  return {
    addresses,
    address: chosen([draft.address, last.address], sapIds, (sapId) => sapId),
    salesOrganizations,
    salesOrganization: chosen(
      [draft.salesOrganization, last.salesOrganization],
      salesOrganizations,
      salesOrganizationText,
    ),
  };
}

/** The current place of an order, as a draft. */
export const placeDraftOf = (order: PlaceSeller & { readonly address_id: string }): PlaceDraft => ({
  address: order.address_id || undefined,
  salesOrganization: salesOrganizationText(order) === '' ? undefined : order,
});

/** The first of the wanted options that is offered; null if the person, whose wish is the first, has cleared it. */
function chosen<Option>(
  [entered, ...others]: readonly (Option | null | undefined)[],
  options: readonly Option[],
  textOf: (option: Option) => string,
): Option | null {
  if (entered === null) return null;
  const texts = [entered, ...others].flatMap((option) => option ?? []).map(textOf);
  const offered = texts.flatMap((text) => options.find((option) => textOf(option) === text) ?? []);
  return offered[0] ?? preselected(options) ?? null;
}

/** The default selection: the only option, if there is exactly one (spec 2 'New order'). */
export function preselected<Option>(options: readonly Option[]): Option | undefined {
  return options.length === 1 ? options[0] : undefined;
}

/**
 * The chosen place as request fields. Empty ones are left out, or sent as '' with `sendsEmpty`: a server fills in what is
 * left out.
 */
export function toPlace({ address, salesOrganization }: PlaceDraft, sendsEmpty = false) {
  const empty = { sales_organization: '', channel: '' };
  return {
    ...(address ? { address } : sendsEmpty && { address: '' }),
    ...(salesOrganization ? codesOf(salesOrganization) : sendsEmpty && empty),
  };
}

const codesOf = ({ sales_organization, channel }: PlaceSeller) => ({ sales_organization, channel });
