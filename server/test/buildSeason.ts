import type { Db } from '../db/openDatabase';
import { buildCatalog, buildOrder, buildUser } from './factories';

type User = Awaited<ReturnType<typeof buildUser>>;

/** An order of `buildSeason`, to sum by hand; a piece costs 40. */
export interface SeasonOrder {
  id: string;
  season: string;
  currency: string;
  customer: User;
  seller: User | null;
  day: string;
  lines: Record<string, number>;
  status: number;
  finished: boolean;
  organization: string;
  catalog: string;
}

/** Inserts a season with the one before, in two currencies, of two agents; also orders that no figure counts. */
export async function buildSeason(db: Db) {
  const orders: SeasonOrder[] = [];
  const admin = await buildUser(db, { roles: ['admin'] });
  const nora = await buildUser(db, { roles: ['agent'], name: 'Nora' });
  const omar = await buildUser(db, { roles: ['agent'], name: 'Omar' });
  const ana = await buildUser(db, { agents: [nora], name: 'Ana' });
  const bea = await buildUser(db, { agents: [nora], name: 'Bea' });
  const cleo = await buildUser(db, { agents: [omar], name: 'Cleo' });
  const dora = await buildUser(db, { agents: [omar], name: 'Dora', closedAt: new Date() });
  const garments = [
    { generic: 'WJM123', drop: 'Drop 1', withStocks: true, stock: 10 },
    { generic: 'WJM124', drop: 'Drop 2', name: 'Cotton shirt', sizes: ['36', '38'], colors: ['000'] },
    { generic: 'WJM125', name: 'Linen trousers', sizes: ['10', '8'], colors: ['000'] },
  ];
  const catalogs = {
    euro: await buildCatalog(db, { season: 'AW26', garments }),
    dollar: await buildCatalog(db, { season: 'AW26', currency: 'USD', garments }),
    before: await buildCatalog(db, { season: 'AW25', garments }),
    returns: await buildCatalog(db, { season: 'AW26', catalogType: 'return', garments }),
  };

  const order = async (
    catalog: keyof typeof catalogs,
    customer: User,
    day: string,
    lines: Record<string, number>,
    more: { seller?: User; status?: number; finished?: boolean; organization?: string } = {},
  ) => {
    const { seller = null, status = 0, finished = false, organization = '' } = more;
    const createdAt = new Date(`${day}T12:00:00Z`);
    const place = { salesOrganization: organization };
    const made = {
      customer,
      seller,
      catalog: catalogs[catalog],
      lines,
      sapStatus: status,
      finished,
      createdAt,
    };
    const { id: orderId } = await buildOrder(db, { ...made, ...place });
    const { season, currency, id } = catalogs[catalog];
    orders.push({
      id: String(orderId),
      season,
      currency,
      customer,
      seller,
      day,
      lines,
      status,
      finished,
      organization,
      catalog: String(id),
    });
  };
  await order(
    'euro',
    ana,
    '2026-02-01',
    { WJM123000M: 3, WJM12400036: 2 },
    { seller: nora, organization: 'ES01' },
  );
  await order('euro', ana, '2026-02-01', { WJM123310S: 5 }, { seller: nora, finished: true });
  await order(
    'euro',
    cleo,
    '2026-02-04',
    { WJM123000M: 12 },
    { seller: omar, status: 2, organization: 'FR01' },
  );
  await order('dollar', cleo, '2026-02-03', { WJM123000M: 7 }, { seller: omar, status: 1 });
  await order('dollar', bea, '2026-02-09', { WJM12400038: 1 }, { status: 99 });
  await order('before', ana, '2025-01-20', { WJM123000M: 4 }, { seller: nora, status: 3 });
  await order(
    'before',
    bea,
    '2025-01-23',
    { WJM123000L: 9 },
    { seller: nora, status: 3, organization: 'ES01' },
  );
  await order('before', cleo, '2025-01-21', { WJM12400036: 6 }, { seller: omar, status: 3 });
  await order('before', dora, '2025-01-21', { WJM12400036: 8 }, { seller: omar, status: 3 });
  // None of these counts.
  await buildOrder(db, { customer: ana, catalog: catalogs.returns, lines: { WJM123000M: 90 } });
  await buildOrder(db, {
    customer: ana,
    catalog: catalogs.euro,
    lines: { WJM123000M: 91 },
    archivedAt: new Date(),
  });
  return { admin, nora, omar, ana, bea, cleo, catalogs, orders };
}
