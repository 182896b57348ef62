import { createRandom } from '../random';
import { buildAssortment } from './assortment';
import { buildOrders } from './orders';
import { buildPeople } from './people';
import type { BrandRows } from './rows';

/** How large a brand is, and the moment that its dates are counted from. */
export interface BrandSize {
  garments: number;
  customers: number;
  orders: number;
  now: Date;
}

/** A whole invented brand as rows of the tables: the same size and moment always give the same rows. */
export function buildBrand({ garments, customers, orders, now }: BrandSize): BrandRows {
  // Each part has its own sequence, so that more garments do not change the customers.
  const assortment = buildAssortment({ garments, now }, createRandom('assortment'));
  const people = buildPeople({ customers, catalogs: assortment.catalogs, now }, createRandom('people'));
  const world = { ...assortment, ...people };
  return { ...world, ...buildOrders({ orders, now }, world, createRandom('orders')) };
}
