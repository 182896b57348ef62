import type { Schema } from '../../operation';
import { Refusal } from '../../plugins/problems';

type Place = Pick<Schema<'CreateOrderRequest'>, 'address' | 'sales_organization' | 'channel'>;

/**
 * Where an order goes and who sells it in the ERP, '' for what is unset; refused in words when it is not one of
 * the customer's addresses, or not one of their sales organizations. What is given must belong together.
 */
export function placeOf(
  customer: Schema<'OrderCustomer'>,
  { address = '', sales_organization = '', channel = '' }: Place,
): { addressId: string; salesOrganization: string; channel: string } {
  if (address !== '' && !customer.addresses.some((one) => one.sap_id === address)) {
    throw new Refusal(`The address ${address} is not one of ${customer.name}.`);
  }
  const isTheirs = customer.sales_organizations.some(
    (one) => ['', one.sales_organization].includes(sales_organization) && ['', one.channel].includes(channel),
  );
  if (sales_organization + channel !== '' && !isTheirs) {
    const named = [sales_organization, channel].filter((part) => part !== '').join('/');
    throw new Refusal(`The sales organization ${named} is not one of ${customer.name}.`);
  }
  return { addressId: address, salesOrganization: sales_organization, channel };
}
