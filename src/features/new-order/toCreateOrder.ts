import type { CreateOrderRequest } from '../../api';
import { toPlace } from '../../domain/addresses/toPlace';
import type { NewOrderValues } from './newOrderSlice';

/** The request of a form without faults; without a customer the order is the caller's own. */
export function toCreateOrder(values: NewOrderValues, customer: string | undefined): CreateOrderRequest {
  return {
    ...(customer !== undefined && { customer }),
    title: values.title.trim(),
    catalog: values.catalog,
    ...toPlace(values),
  };
}
