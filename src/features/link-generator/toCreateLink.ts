import type { Catalog, CreateOrderLinkRequest } from '../../api';
import { personFaults } from '../../shared/customer-fields/personFaults';
import type { LinkDraft } from './linkDraftSlice';

/** What is missing, in words for the person; null where nothing is. */
export function faultsOf(draft: LinkDraft, catalog: Catalog | null) {
  return {
    ...personFaults(draft),
    catalog: catalog === null ? 'Please select a catalog.' : null,
  };
}

/** The request of a form without faults; the seller is who fills it in (spec 2 'Link generator'). */
export function toCreateLink(draft: LinkDraft, catalog: Catalog, seller: string): CreateOrderLinkRequest {
  return {
    customer_name: draft.name.trim(),
    customer_email: draft.email.trim(),
    seller,
    is_wholesale: draft.isWholesale,
    send_email: draft.sendsEmail,
    catalog: catalog.id,
  };
}
