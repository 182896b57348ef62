import type { OrderedSku, OrderHead } from '../queries';

/** All that an order's documents are made from. */
export interface OrderDocument {
  head: OrderHead;
  skus: OrderedSku[];
}
