import { createRandom } from '../random';
import { buildAssortment } from './assortment';
import { buildOrders } from './orders';
import { buildPeople } from './people';
import type { BrandRows } from './rows';

/** The size of a brand, and the moment its dates are relative to. */
export interface BrandSize {
  garments: number;
  customers: number;
  orders: number;
  now: Date;
}

/** A complete invented brand as table rows: the same size and moment always give the same rows. */
export function buildBrand({ garments, customers, orders, now }: BrandSize): BrandRows {
  // Each part has its own random sequence, so that more garments do not change the customers.
  const assortment = buildAssortment({ garments, now }, createRandom('assortment'));
  const people = buildPeople({ customers, catalogs: assortment.catalogs, now }, createRandom('people'));
  const world = { ...assortment, ...people };
  return { ...world, ...buildOrders({ orders, now }, world, createRandom('orders')) };
}
