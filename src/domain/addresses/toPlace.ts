import type { PlaceDraft } from './placeChoices';

/** The chosen place as a request says it; what is unset is left out. */
export function toPlace({ address, salesOrganization }: PlaceDraft) {
  return {
    ...(address && { address }),
    ...(salesOrganization && {
      sales_organization: salesOrganization.sales_organization,
      channel: salesOrganization.channel,
    }),
  };
}
