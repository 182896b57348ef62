import { message } from '../../../src/domain/language/message';
import { isolated } from '../../../src/domain/text/isolated';
import {
  addressOptions,
  placeChoices,
  type PlaceDraft,
  placeDraftOf,
} from '../../../src/domain/orders/place';
import { salesOrganizationText } from '../../../src/domain/orders/salesOrganizationText';
import type { Db } from '../../db/openDatabase';
import type { FoundOrder, OrderRow } from '../../db/orders';
import type { Schema } from '../../core/call';
import { Refusal } from '../../core/problems';
import type { CustomerRow } from './peopleQueries';
import { findLastPlace } from './queries';

/** Where an order goes and the sales organization and channel that sell it in the ERP; '' if unset. */
export type Place = { addressId: string; salesOrganization: string; channel: string };

/** The place of an order that has none yet. */
const nowhere: Place = { addressId: '', salesOrganization: '', channel: '' };

/**
 * The place chosen for a customer's order; omitted parts stay as they are. A new address must be one that is
 * offered for the customer, and a new sales organization and channel must belong together and to the customer;
 * otherwise it is refused with a message. What the order already has may have left the customer's lists since.
 */
export function placeOf(customer: CustomerRow, chosen: Chosen, present = nowhere): Place {
  const place = {
    addressId: chosen.address ?? present.addressId,
    salesOrganization: chosen.sales_organization ?? present.salesOrganization,
    channel: chosen.channel ?? present.channel,
  };
  if (place.addressId !== present.addressId) refuseForeignAddress(customer, place.addressId);
  const isNew = place.salesOrganization !== present.salesOrganization || place.channel !== present.channel;
  if (isNew) refuseForeignSalesOrganization(customer, place);
  return place;
}

/**
 * The place of a new order; what the request leaves out is as in the customer's last order of the brand, else the only
 * one. `own` is the place of the order that is copied for the same customer, which comes first.
 */
export async function placeOfNewOrder(
  tx: Db,
  customer: CustomerRow,
  asked: Chosen & { catalogId: string; own?: PlaceDraft },
): Promise<Place> {
  const { address, ...usual } = await findUsualPlace(tx, customer, asked);
  const present = { ...nowhere, addressId: address };
  const namesSeller = asked.sales_organization !== undefined || asked.channel !== undefined;
  return placeOf(customer, asked, namesSeller ? present : { ...present, ...toColumns(usual) });
}

/** Where a new order of this customer goes, and who sells it, unless somebody chooses; '' where nothing decides. */
export async function findUsualPlace(
  db: Db,
  customer: CustomerRow,
  { catalogId, own = {} }: { catalogId: string; own?: PlaceDraft },
): Promise<Schema<'OrderPlace'>> {
  const last = await findLastPlace(db, Number(customer.id), Number(catalogId));
  const { address, salesOrganization } = placeChoices(own, customer, placeDraftOf(last));
  const { sales_organization = '', channel = '' } = salesOrganization ?? {};
  return { address: address ?? '', sales_organization, channel };
}

const toColumns = ({ sales_organization, channel }: Omit<Schema<'OrderPlace'>, 'address'>) => ({
  salesOrganization: sales_organization,
  channel,
});

/**
 * What is shown of an order's customer, and may be chosen for it. Those who see the order but do not own the customer
 * get no more of the customer's addresses and sales organizations than the order's own.
 */
export function customerShownWith<Customer extends Schema<'OrderCustomer'>>(
  order: Pick<OrderRow, 'address_id' | 'sales_organization' | 'channel'>,
  customer: Customer,
  isTheirs: boolean,
): Customer {
  if (isTheirs) return customer;
  const { address_id, sales_organization, channel } = order;
  return {
    ...customer,
    addresses: customer.addresses.filter(({ sap_id }) => sap_id === address_id),
    sales_organizations: customer.sales_organizations.filter(
      (one) => one.sales_organization === sales_organization && one.channel === channel,
    ),
  };
}

/** The current place of an order. */
export const placeOfOrder = (order: FoundOrder): Place => ({
  addressId: order.address_id,
  salesOrganization: order.sales_organization,
  channel: order.channel,
});

type Chosen = Pick<Schema<'CreateOrderRequest'>, 'address' | 'sales_organization' | 'channel'>;

function refuseForeignAddress(customer: CustomerRow, address: string) {
  const isAmong = (addresses: { sap_id: string }[]) => addresses.some(({ sap_id }) => sap_id === address);
  if (address === '' || isAmong(addressOptions(customer))) return;
  throw new Refusal(
    isAmong(customer.addresses)
      ? message("The address {address} is {customer} itself, which orders of channel FR don't go to.", {
          address,
          customer: isolated(customer.name),
        })
      : message('The address {address} is not one of {customer}.', {
          address,
          customer: isolated(customer.name),
        }),
  );
}

function refuseForeignSalesOrganization(customer: CustomerRow, { salesOrganization, channel }: Place) {
  if (salesOrganization + channel === '') return;
  const isTheirs = customer.sales_organizations.some(
    (one) => ['', one.sales_organization].includes(salesOrganization) && ['', one.channel].includes(channel),
  );
  if (isTheirs) return;
  const named = salesOrganizationText({ sales_organization: salesOrganization, channel });
  throw new Refusal(
    message('The sales organization {organization} is not one of {customer}.', {
      organization: named,
      customer: isolated(customer.name),
    }),
  );
}
