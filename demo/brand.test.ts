import { buildBrand } from './brand';

const now = new Date('2026-11-21T09:00:00Z');
const size = { garments: 640, customers: 60, orders: 400, now };
const brand = buildBrand(size);
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

it('is the same whenever it is built for the same moment, and counts its ids from 1', () => {
  expect(buildBrand(size)).toEqual(brand);
  for (const rows of [brand.users, brand.catalogs, brand.garments, brand.skus, brand.orders]) {
    expect(idsOf(rows)).toEqual(rows.map((_, index) => index + 1));
  }
});

it.each([
  ['none', { garments: 0, customers: 1, orders: 0 }],
  ['a few', { garments: 24, customers: 3, orders: 20 }],
  ['more', { garments: 1200, customers: 200, orders: 900 }],
])('has as many garments, customers and orders as asked for: %s', (_which, wanted) => {
  const other = buildBrand({ ...wanted, now });
  expect(other.garments).toHaveLength(wanted.garments);
  expect(other.users.filter(({ roles }) => roles.includes('wls'))).toHaveLength(wanted.customers);
  expect(other.orders).toHaveLength(wanted.orders);
  expect(new Set(other.users.map(({ email }) => email.toLowerCase())).size).toBe(other.users.length);
});
