import { salesOrganizationText } from '../../../src/domain/orders/place';
import type { FoundOrder, OrderEvent } from '../../db/orders';
import type { Place } from './placeOf';

type Edit = Extract<OrderEvent, { kind: 'edited' }>['detail']['changes'][number];

/** What of an order's name and place is another than before, for its history. */
export function listEdits(before: Place & { name: string }, after: Place & { name: string }): Edit[] {
  const edits: Edit[] = [
    { field: 'name', from: before.name, to: after.name },
    { field: 'address', from: before.addressId, to: after.addressId },
    { field: 'sales organization', from: salesOrganizationOf(before), to: salesOrganizationOf(after) },
  ];
  return edits.filter(({ from, to }) => from !== to);
}

const salesOrganizationOf = ({ salesOrganization, channel }: Place) =>
  salesOrganizationText({ sales_organization: salesOrganization, channel });

/** Where an order goes at present. */
export const placeOfOrder = (order: FoundOrder): Place => ({
  addressId: order.address_id,
  salesOrganization: order.sales_organization,
  channel: order.channel,
});
