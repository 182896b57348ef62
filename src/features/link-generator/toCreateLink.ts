import type { CreateOrderLinkRequest } from '../../api';
import type { LinkValues } from './linkDraftSlice';

/** The request of a form without faults; the seller is who fills it in (spec 2 'Link generator'). */
export function toCreateLink(values: LinkValues, seller: string): CreateOrderLinkRequest {
  return {
    customer_name: values.customerName.trim(),
    customer_email: values.customerEmail.trim(),
    seller,
    is_wholesale: values.isWholesale,
    send_email: values.sendEmail,
    catalog: values.catalog,
  };
}
