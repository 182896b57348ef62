import type { CreateOrderRequest } from '../../api';
import { orderNameFault } from '../../shared/order-name/orderNameFault';
import { toPlace } from '../../shared/order-place/toPlace';
import type { NewOrderChoices } from './choices';

/** What is missing, in words for the person; null when all is there. */
export interface NewOrderFaults {
  readonly title: string | null;
  readonly catalog: string | null;
}

export function faultsOf(title: string, { catalog }: NewOrderChoices): NewOrderFaults {
  return {
    title: orderNameFault(title),
    catalog: catalog === null ? 'Please select a catalog.' : null,
  };
}

/** The request of a form without faults, or null; without a customer the order is the caller's own. */
export function toCreateOrder(
  title: string,
  choices: NewOrderChoices,
  customer: string | undefined,
): CreateOrderRequest | null {
  if (title.trim() === '' || choices.catalog === null) return null;
  return {
    ...(customer !== undefined && { customer }),
    title: title.trim(),
    catalog: choices.catalog.id,
    ...toPlace(choices),
  };
}
