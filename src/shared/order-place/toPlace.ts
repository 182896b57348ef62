import type { PlaceChoices } from './placeChoices';

/** The chosen place as a request says it; what is unset is left out. */
export function toPlace({ address, salesOrganization }: PlaceChoices) {
  return {
    ...(address !== null && { address }),
    ...(salesOrganization !== null && {
      sales_organization: salesOrganization.sales_organization,
      channel: salesOrganization.channel,
    }),
  };
}
