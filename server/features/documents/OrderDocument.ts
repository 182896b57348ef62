import type { Brand } from './Brand';
import type { OrderedSku, OrderHead } from './queries/orderQueries';

/** An order with all that it holds, as its documents are made from it. */
export interface OrderDocument {
  brand: Brand;
  head: OrderHead;
  skus: OrderedSku[];
}
