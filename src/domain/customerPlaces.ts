import { type Message, message } from './language/message';
import { normaliseSapId } from './people';

/** An address of a customer as staff enter it. */
export interface EnteredAddress {
  readonly sap_id: string;
  readonly name1: string;
  readonly address: string;
}

/** A sales organization of a customer with one of its channels, as staff enter them. */
export interface EnteredSalesOrganization {
  readonly sales_organization: string;
  readonly channel: string;
}

const requiring = (fault: Message) => (text: string) => (text.trim() === '' ? fault : null);

/** Why each field of an address can't be taken, or null. */
export const addressFaults = {
  sap_id: requiring(message('Please enter the SAP ID of the address.')),
  address: requiring(message('Please enter the street and the town.')),
};

/** Why each field of a sales organization can't be taken, or null. */
export const salesOrganizationFaults = {
  sales_organization: requiring(message('Please enter the sales organization.')),
  channel: requiring(message('Please enter the channel.')),
};

/** An entered address as it is stored, its SAP ID padded unless it is one of `known` (spec 5). */
export function toAddress<Address extends EnteredAddress>(entered: Address, known: readonly string[]) {
  const sapId = entered.sap_id.trim();
  return {
    sap_id: known.includes(sapId) ? sapId : (normaliseSapId(sapId) ?? ''),
    name1: entered.name1.trim(),
    address: entered.address.trim(),
  };
}
