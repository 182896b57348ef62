import { eq, inArray } from 'drizzle-orm';
import { buildCatalog } from '../test/factories';
import { openTestDatabase } from '../test/testDatabase';
import { loadGarments } from './garments';
import { presentGarments } from './presentGarment';
import { extraPictures, garmentPrices, garments, pictureTags, skus, stocks } from './schema';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const plain = { pricelist: null, warehouse: '0001', language: 'en' } as const;

async function idOf(catalogId: number, generic: string): Promise<number> {
  const rows = await database.db.select().from(garments).where(eq(garments.catalogId, catalogId));
  const garment = rows.find((row) => row.generic === generic);
  if (garment === undefined) throw new Error(`No garment ${generic}.`);
  return garment.id;
}

describe('loadGarments and presentGarments', () => {
  it('show every field as the contract names it', async () => {
    const catalog = await buildCatalog(database.db, {
      garments: [
        {
          generic: 'FUL001',
          number: '10',
          styleCode: '',
          name: 'Belted coat',
          drop: 'D1',
          collection: 'Atelier',
          madeIn: 'Portugal',
          description: 'Long',
          composition: 'Wool',
          largeDescription: 'A long coat',
          whPriceCents: 4550,
          rtPriceCents: 11995,
          withStocks: true,
          sizes: ['S', 'M'],
          colors: ['000'],
          stock: 7,
        },
      ],
    });
    await database.db.insert(extraPictures).values({ generic: 'FUL001', color: '000', count: 2 });
    await database.db
      .insert(pictureTags)
      .values({ generic: 'FUL001', picture: 'thumbnails/FUL001', tag: 'a1-B_2c3' });
    await database.db.update(stocks).set({ updatedAt: new Date('2026-11-21T13:05:40.9Z') });
    const loaded = await loadGarments(database.db, { ...plain, catalogId: catalog.id });
    const quantities = new Map([['FUL001000M', 12]]);
    expect(presentGarments(loaded, { currency: 'EUR', quantities })).toEqual([
      {
        generic: 'FUL001',
        number: '10',
        name: 'Belted coat',
        drop: 'D1',
        collection: 'Atelier',
        made_in: 'Portugal',
        description: 'Long',
        composition: 'Wool',
        large_description: 'A long coat',
        wh_price: 45.5,
        rt_price: 119.95,
        currency: 'EUR',
        with_stocks: true,
        stock_updated: Date.parse('2026-11-21T13:05:40Z') / 1000,
        sizes: ['S', 'M'],
        colors: [{ number: '000', name: 'Color 000' }],
        skus: [
          { sku: 'FUL001000S', color: '000', size: 'S', stock: 7, quantity: 0 },
          { sku: 'FUL001000M', color: '000', size: 'M', stock: 7, quantity: 12 },
        ],
        pictures: { '000': 2 },
        picture_tags: { 'thumbnails/FUL001': 'a1-B_2c3' },
      },
    ]);
  });

  it('sort by number as people count, and then by generic', async () => {
    const catalog = await buildCatalog(database.db, {
      garments: [
        { generic: 'SRT004', number: 'A1' },
        { generic: 'SRT003', number: '10' },
        { generic: 'SRT002', number: '9' },
        { generic: 'SRT001', number: '10' },
      ],
    });
    const loaded = await loadGarments(database.db, { ...plain, catalogId: catalog.id });
    expect(loaded.map(({ generic }) => generic)).toEqual(['SRT002', 'SRT001', 'SRT003', 'SRT004']);
  });

  it.each([
    ['of the list', '0151', { whPriceCents: 3000, rtPriceCents: 9000 }],
    ['plain for what the list does not say', '0352', { whPriceCents: 3500, rtPriceCents: 10000 }],
    ['plain on another list', '0358', { whPriceCents: 4000, rtPriceCents: 10000 }],
    ['plain without a list', null, { whPriceCents: 4000, rtPriceCents: 10000 }],
  ])('prices are %s', async (_rule, pricelist, prices) => {
    const catalog = await buildCatalog(database.db);
    const garmentId = await idOf(catalog.id, 'WJM123');
    await database.db.insert(garmentPrices).values([
      { garmentId, pricelist: '0151', whPriceCents: 3000, rtPriceCents: 9000 },
      { garmentId, pricelist: '0352', whPriceCents: 3500 },
    ]);
    const loaded = await loadGarments(database.db, { ...plain, catalogId: catalog.id, pricelist });
    expect(loaded).toMatchObject([prices]);
  });

  it.each([
    ['0001', 5],
    ['0003', 0],
  ])('stock is that of warehouse %s: %i', async (warehouse, stock) => {
    const catalog = await buildCatalog(database.db, {
      garments: [{ generic: 'STK001', sizes: ['S'], colors: ['000'] }],
    });
    await database.db
      .insert(stocks)
      .values({ sku: 'STK001000S', warehouse: '0001', quantity: 5 })
      .onConflictDoNothing();
    const [garment] = await loadGarments(database.db, { ...plain, catalogId: catalog.id, warehouse });
    expect(garment?.skus).toMatchObject([{ sku: 'STK001000S', stock }]);
  });

  it('show the age of the oldest stock figure of a garment, when its stock is tracked and known', async () => {
    const garment = { sizes: ['S', 'M'], colors: ['000'], withStocks: true };
    const catalog = await buildCatalog(database.db, {
      garments: [
        { ...garment, generic: 'AGE001' },
        { ...garment, generic: 'AGE002' },
        { ...garment, generic: 'AGE003', withStocks: false },
      ],
    });
    const stockRow = (sku: string, updatedAt: Date, warehouse = '0001') => ({
      sku,
      warehouse,
      quantity: 5,
      updatedAt,
    });
    const [older, newer] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-21T08:00:00Z')];
    await database.db
      .insert(stocks)
      .values([
        stockRow('AGE001000S', newer),
        stockRow('AGE001000M', older),
        stockRow('AGE002000S', older, '0003'),
        stockRow('AGE003000S', newer),
      ]);
    const agesIn = async (warehouse: string) => {
      const loaded = await loadGarments(database.db, { ...plain, catalogId: catalog.id, warehouse });
      return presentGarments(loaded, { currency: 'EUR' }).map((shown) => shown.stock_updated);
    };
    expect(await agesIn('0001')).toEqual([older.getTime() / 1000, null, null]);
    expect(await agesIn('0003')).toEqual([null, older.getTime() / 1000, null]);
  });

  it('leave out what was removed from the catalog, except skus that an order still has', async () => {
    const catalog = await buildCatalog(database.db, {
      garments: [{ generic: 'OUT001', sizes: ['S', 'M'], colors: ['000'] }, { generic: 'OUT002' }],
    });
    const removedSku = catalog.skus.find(({ sku }) => sku === 'OUT001000M');
    const skuOfRemovedGarment = catalog.skus.find(({ sku }) => sku === 'OUT002310L');
    if (removedSku === undefined || skuOfRemovedGarment === undefined)
      throw new Error('The catalog lacks skus.');
    await database.db
      .update(garments)
      .set({ sizes: ['S'] })
      .where(eq(garments.generic, 'OUT001'));
    await database.db
      .update(skus)
      .set({ removedAt: new Date() })
      .where(inArray(skus.id, [removedSku.id]));
    await database.db.update(garments).set({ removedAt: new Date() }).where(eq(garments.generic, 'OUT002'));

    const view = { ...plain, catalogId: catalog.id };
    const shown = presentGarments(await loadGarments(database.db, view), { currency: 'EUR' });
    expect(shown).toMatchObject([{ generic: 'OUT001', sizes: ['S'], skus: [{ sku: 'OUT001000S' }] }]);

    const alsoSkuIds = [removedSku.id, skuOfRemovedGarment.id];
    const held = presentGarments(await loadGarments(database.db, { ...view, alsoSkuIds }), {
      currency: 'EUR',
    });
    expect(held).toMatchObject([
      { generic: 'OUT001', sizes: ['S', 'M'], skus: [{ sku: 'OUT001000S' }, { sku: 'OUT001000M' }] },
      { generic: 'OUT002', skus: [{ sku: 'OUT002310L' }] },
    ]);
  });

  it('list a color that the garment no longer names', () => {
    const garment = {
      id: 1,
      generic: 'WJM123',
      number: '1',
      styleCode: '',
      name: 'Coat',
      drop: '',
      collection: '',
      madeIn: '',
      description: '',
      composition: '',
      largeDescription: '',
      whPriceCents: 1,
      rtPriceCents: 1,
      withStocks: false,
      minQuantity: 0,
      multiple: 0,
      sizes: ['S'],
      colors: [{ number: '000', name: 'Black' }],
      skus: [{ id: 1, sku: 'WJM123310S', color: '310', size: 'S', stock: 0 }],
      stockUpdated: null,
      names: null,
      nameLanguage: null,
      pictures: {},
      pictureTags: {},
    };
    expect(presentGarments([garment], { currency: 'EUR' })).toMatchObject([
      {
        colors: [
          { number: '000', name: 'Black' },
          { number: '310', name: '' },
        ],
      },
    ]);
  });

  it('show a catalog without garments as empty', async () => {
    const catalog = await buildCatalog(database.db, { garments: [] });
    expect(await loadGarments(database.db, { ...plain, catalogId: catalog.id })).toEqual([]);
  });

  it('run one query, however many garments there are', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      generic: `MNY${String(index).padStart(3, '0')}`,
    }));
    const catalog = await buildCatalog(database.db, { garments: many });
    const asked = jest.spyOn(database.pool, 'query');
    expect(await loadGarments(database.db, { ...plain, catalogId: catalog.id })).toHaveLength(30);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
