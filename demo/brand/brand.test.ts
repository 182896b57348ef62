import { isSeason } from '../../src/domain/catalogs/seasons';
import { priceLists } from '../../src/domain/constants';
import { toEan } from '../../src/domain/ean';
import { parseSku } from '../../src/domain/sku';
import { buildBrand } from './brand';
import { countBy } from './groupBy';

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

describe('catalogs', () => {
  it('are twelve in four seasons and all types, the newest two seasons current', () => {
    expect(brand.catalogs).toHaveLength(12);
    expect(brand.catalogs.every(({ season }) => isSeason(season))).toBe(true);
    const current = (isCurrent: boolean) =>
      new Set(brand.catalogs.filter((one) => one.isCurrent === isCurrent).map(({ season }) => season));
    expect([current(false), current(true)]).toEqual([new Set(['AW25', 'SS26']), new Set(['AW26', 'SS27'])]);
    expect(new Set(brand.catalogs.map((one) => one.catalogType))).toEqual(
      new Set(['initial', 'repo', 'return']),
    );
    expect([...countBy(brand.catalogs, (one) => one.currency)]).toEqual([
      ['EUR', 11],
      ['GBP', 1],
    ]);
  });

  it.each([
    ['2026-03-01', ['SS25', 'AW25', 'SS26', 'AW26']],
    ['2026-07-01', ['AW25', 'SS26', 'AW26', 'SS27']],
    ['2027-01-31', ['SS26', 'AW26', 'SS27', 'AW27']],
  ])('follow the year: on %s they are of %j', (day, seasons) => {
    const other = buildBrand({ garments: 12, customers: 1, orders: 0, now: new Date(day) });
    expect([...new Set(other.catalogs.map(({ season }) => season))]).toEqual(seasons);
  });

  it('have several drops each', () => {
    for (const catalog of brand.catalogs) {
      const drops = new Set(
        brand.garments.filter(({ catalogId }) => catalogId === catalog.id).map(({ drop }) => drop),
      );
      expect([catalog.name, drops.size >= 2]).toEqual([catalog.name, true]);
    }
  });
});

describe('garments', () => {
  it('have unique names in their catalog, and recur in others', () => {
    const keys = brand.garments.map(({ catalogId, generic }) => `${catalogId} ${generic}`);
    expect(new Set(keys).size).toBe(keys.length);
    const names = brand.garments.map(({ catalogId, name, generic }) => `${catalogId} ${generic[0]} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(brand.garments.map(({ generic }) => generic)).size).toBeLessThan(brand.garments.length);
    expect(brand.garments.every(({ generic }) => /^[WMA][A-Z]{2}\d{3}$/.test(generic))).toBe(true);
  });

  it('have texts, two to five colors and realistic prices', () => {
    const colors = countBy(brand.garmentColors, ({ garmentId }) => garmentId);
    const isPrinted = (cents: number) => [0, 50, 90].includes(cents % 100);
    const isGood = (garment: (typeof brand.garments)[number]) => {
      const { number, name, collection, madeIn, composition, description, largeDescription } = garment;
      const { whPriceCents, rtPriceCents } = garment;
      const factor = rtPriceCents / whPriceCents;
      const isDescribed = [
        number,
        name,
        collection,
        madeIn,
        composition,
        description,
        largeDescription,
      ].every((text) => text !== '');
      const count = colors.get(garment.id) ?? 0;
      const isPriced = isPrinted(whPriceCents) && isPrinted(rtPriceCents) && factor > 2.3 && factor < 2.7;
      return isDescribed && isPriced && count >= 2 && count <= 5;
    };
    expect(brand.garments.filter((garment) => !isGood(garment))).toEqual([]);
  });

  it('have sizes in letters, numbers, waists and one size', () => {
    const runs = new Set(brand.garments.map(({ sizes }) => `${sizes[0]}-${sizes.at(-1)}`));
    expect([...runs]).toEqual(expect.arrayContaining(['XS-XL', '34-46', '28-36', 'ONE SIZE-ONE SIZE']));
  });

  it('have prices on most price lists', () => {
    const lists = countBy(brand.garmentPrices, ({ pricelist }) => pricelist);
    expect(new Set(lists.keys())).toEqual(new Set(priceLists));
    for (const count of lists.values()) {
      expect(count).toBeGreaterThan(brand.garments.length * 0.75);
      expect(count).toBeLessThan(brand.garments.length);
    }
  });

  it('have extra pictures of some colors, of those they come in', () => {
    const colors = new Set(
      brand.garmentColors.map(
        ({ garmentId, number }) => `${brand.garments[garmentId - 1]?.generic} ${number}`,
      ),
    );
    const pictures = brand.extraPictures.map(({ generic, color }) => `${generic} ${color}`);
    expect(pictures.length).toBeGreaterThan(300);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every((picture) => colors.has(picture))).toBe(true);
    expect(new Set(brand.extraPictures.map(({ count }) => count))).toEqual(new Set([1, 2, 3]));
  });
});

describe('skus', () => {
  it('are those of their garment, color and size, and some are not made', () => {
    const garments = new Map(brand.garments.map((garment) => [garment.id, garment]));
    const isGood = ({ sku, garmentId, catalogId, color, size }: (typeof brand.skus)[number]) => {
      const garment = garments.get(garmentId);
      const parts = parseSku(sku);
      return (
        parts?.generic === garment?.generic &&
        parts?.color === color &&
        parts?.size === size &&
        garment?.catalogId === catalogId &&
        garment.sizes.includes(size)
      );
    };
    expect(brand.skus.filter((sku) => !isGood(sku))).toEqual([]);
    const cells = brand.garmentColors.reduce(
      (sum, { garmentId }) => sum + (garments.get(garmentId)?.sizes.length ?? 0),
      0,
    );
    expect(brand.skus.length).toBeLessThan(cells * 0.98);
    expect(brand.skus.length).toBeGreaterThan(cells * 0.85);
  });

  it('have an EAN of their own, the same in every catalog', () => {
    const eans = new Map(brand.skus.map(({ sku, ean }) => [sku, ean]));
    expect(brand.skus.filter(({ sku, ean }) => eans.get(sku) !== ean)).toEqual([]);
    expect(new Set(eans.values()).size).toBe(eans.size);
    expect([...eans.values()].filter((ean) => !ean?.startsWith('2') || toEan(ean) !== ean)).toEqual([]);
  });

  it('of repositions, and of no other catalogs, have stock: none, little or much, in two warehouses', () => {
    const types = new Map(brand.catalogs.map(({ id, catalogType }) => [id, catalogType]));
    const isTracked = (garment: { catalogId: number }) => types.get(garment.catalogId) === 'repo';
    expect(brand.garments.filter((garment) => garment.withStocks !== isTracked(garment))).toEqual([]);
    const stocked = brand.stocks.filter(({ warehouse }) => warehouse === '0001').map(({ sku }) => sku);
    expect(new Set(stocked).size).toBe(stocked.length);
    const repo = brand.skus.filter(({ catalogId }) => types.get(catalogId) === 'repo').map(({ sku }) => sku);
    expect(new Set(stocked)).toEqual(new Set(repo));
    expect(new Set(brand.stocks.map(({ warehouse }) => warehouse))).toEqual(new Set(['0001', '0002']));
    const amounts = brand.stocks.map(({ quantity }) => quantity);
    expect([amounts.includes(0), amounts.includes(3), Math.max(...amounts) > 50]).toEqual([true, true, true]);
  });
});
