import { eq } from 'drizzle-orm';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { erpDocuments, orders, orderSkuFulfillment } from '../../db/schema';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';

/** What the overview and a garment's page say of deliveries. */
let t: TestApp;
let people: Record<'admin' | 'nora' | 'omar' | 'ana' | 'cleo', { id: number; name: string }>;
let ids: Record<'partly' | 'sent' | 'cleo' | 'dollars' | 'open', string>;
let catalogId: string;

beforeAll(async () => {
  t = await buildTestApp();
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const nora = await buildUser(t.db, { roles: ['agent'] });
  const omar = await buildUser(t.db, { roles: ['agent'] });
  const ana = await buildUser(t.db, { agents: [nora], name: 'Ana' });
  const cleo = await buildUser(t.db, { agents: [omar], name: 'Cleo' });
  people = { admin, nora, omar, ana, cleo };
  const garments = [
    { generic: 'WJM123', drop: 'Drop 1' },
    { generic: 'WJM124', drop: '' },
  ];
  const euro = await buildCatalog(t.db, { season: 'AW26', garments });
  const dollar = await buildCatalog(t.db, { season: 'AW26', currency: 'USD', garments });
  const lines = { WJM123000M: 7, WJM123310S: 3, WJM124000M: 5 };
  const sent = { catalog: euro, sapStatus: sapStatus.sent };
  const made = {
    partly: await buildOrder(t.db, { ...sent, customer: ana, name: 'Partly', lines }),
    sent: await buildOrder(t.db, {
      ...sent,
      customer: ana,
      seller: nora,
      name: 'Sent',
      lines: { WJM123000M: 2 },
    }),
    cleo: await buildOrder(t.db, { ...sent, customer: cleo, name: 'Shipped', lines: { WJM123000M: 4 } }),
    dollars: await buildOrder(t.db, { ...sent, customer: cleo, catalog: dollar, lines: { WJM124000M: 9 } }),
    open: await buildOrder(t.db, { customer: ana, catalog: euro, lines }),
  };
  ids = {
    partly: String(made.partly.id),
    sent: String(made.sent.id),
    cleo: String(made.cleo.id),
    dollars: String(made.dollars.id),
    open: String(made.open.id),
  };
  catalogId = String(euro.id);
  const skuOf = (code: string) => Number(euro.skus.find(({ sku }) => sku === code)?.id);
  await t.db.insert(orderSkuFulfillment).values([
    { orderId: made.partly.id, skuId: skuOf('WJM123000M'), shipped: 4, toCome: 3 },
    // Cancelled, and another size confirmed in its place.
    { orderId: made.partly.id, skuId: skuOf('WJM123310S'), shipped: 0, toCome: 0 },
    { orderId: made.partly.id, skuId: skuOf('WJM123310M'), shipped: 1, toCome: 2 },
    { orderId: made.cleo.id, skuId: skuOf('WJM123000M'), shipped: 4, toCome: 0 },
    // Sent once, and open again.
    { orderId: made.open.id, skuId: skuOf('WJM123000M'), shipped: 5, toCome: 0 },
  ]);
});
afterAll(() => t.close());

const document = () => ({
  ...{ kind: 'delivery', number: '80', revision: 0, orderId: Number(ids.partly) },
  ...{ day: new Date(0), reversed: false },
});

describe('the overview', () => {
  type Row = [string, string, number, number];
  const shipped = async (who: keyof typeof people, query: Record<string, string> = {}) => {
    const { status, json } = await t
      .as(people[who])
      .call('getOverview', { params: { tile: 'shipped' }, query: { season: 'AW26', ...query } });
    expect(status).toBe(200);
    return json.rows.map(({ id, currency, pieces, shipped: out }) => [id, currency, pieces, out]);
  };

  test.each<[keyof typeof people, Row[]]>([
    [
      'admin',
      [
        ['Drop 1', 'EUR', 16, 9],
        ['', 'EUR', 5, 0],
        ['', 'USD', 9, 0],
      ],
    ],
    [
      'nora',
      [
        ['Drop 1', 'EUR', 12, 5],
        ['', 'EUR', 5, 0],
      ],
    ],
    [
      'omar',
      [
        ['Drop 1', 'EUR', 4, 4],
        ['', 'USD', 9, 0],
      ],
    ],
    [
      'ana',
      [
        ['Drop 1', 'EUR', 12, 5],
        ['', 'EUR', 5, 0],
      ],
    ],
  ])('says to %s how much of their sent orders is shipped, by drop', async (who, rows) => {
    expect(await shipped(who)).toEqual(rows);
  });

  test('follows its filters', async () => {
    expect(await shipped('admin', { seller: String(people.nora.id) })).toEqual([['Drop 1', 'EUR', 2, 0]]);
    expect(await shipped('admin', { catalogs: catalogId })).toHaveLength(2);
    expect(await shipped('admin', { season: 'AW25' })).toEqual([]);
  });
});

describe('a garment', () => {
  const toCome = async (who: keyof typeof people, reference = 'WJM123') => {
    const { status, json } = await t.as(people[who]).call('getGarmentOrders', { params: { reference } });
    expect(status).toBe(200);
    return json.to_come;
  };
  const cell = (color: string, size: string, pieces: number) => ({
    color: `${color} Color ${color}`,
    size,
    pieces,
  });

  test('has nothing of it before the ERP has said anything', async () => {
    expect(await toCome('admin')).toBeUndefined();
  });

  describe('from then on', () => {
    beforeAll(() => t.db.insert(erpDocuments).values(document()));

    test.each(['admin', 'nora'] as const)('says to %s what is to come, and in which orders', async (who) => {
      expect(await toCome(who)).toEqual({
        cells: [cell('000', 'M', 5), cell('310', 'M', 2)],
        orders: [
          { id: ids.partly, name: 'Partly', customer: 'Ana', pieces: 5 },
          { id: ids.sent, name: 'Sent', customer: 'Ana', pieces: 2 },
        ],
      });
    });

    test('an agent sees none of others’ orders', async () => {
      expect(await toCome('omar')).toEqual({ cells: [], orders: [] });
      expect((await toCome('omar', 'WJM124'))?.orders.map(({ id }) => id)).toEqual([ids.dollars]);
    });

    test('customers get no figures of garments', async () => {
      const answer = await t.as(people.ana).call('getGarmentOrders', { params: { reference: 'WJM123' } });
      expect(answer.status).toBe(403);
    });

    test('an order that is deleted or not sent does not count', async () => {
      const set = (values: Partial<typeof orders.$inferInsert>) =>
        t.db
          .update(orders)
          .set(values)
          .where(eq(orders.id, Number(ids.partly)));
      const without = [{ id: ids.sent, name: 'Sent', customer: 'Ana', pieces: 2 }];
      await set({ archivedAt: new Date() });
      expect((await toCome('admin'))?.orders).toEqual(without);
      await set({ archivedAt: null, sapStatus: sapStatus.error });
      expect((await toCome('admin'))?.orders).toEqual(without);
      await set({ sapStatus: sapStatus.sent });
    });
  });
});
