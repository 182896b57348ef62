import type { OrderHead } from './queries/orderQueries';

/** A sales organization and its channel, as 1000/FR. */
export const joinOrganization = (organization: string, channel: string) =>
  [organization, channel].filter((part) => part !== '').join('/');

/** An order's sales organization and channel. */
export const organizationText = (head: OrderHead) => joinOrganization(head.sales_organization, head.channel);

/** Where an order goes, in a line. */
export const addressText = (head: OrderHead) =>
  [head.address_id, head.address].filter((part) => part !== '').join(', ');
