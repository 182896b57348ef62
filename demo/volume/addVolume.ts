import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/openDatabase';
import * as schema from '../../server/db/schema';
import { addGarment, brandName, picturesOf } from '../brand/assortment';
import { type Design, designLine, Generics } from '../brand/designs';
import { demoAccounts } from '../brand/people';
import { type AssortmentRows, emptyAssortment, emptyPeople, type PeopleRows } from '../brand/rows';
import { daysFrom, deliveryOf, seasonsAround } from '../brand/seasons';
import { countries } from '../brand/countries';
import { insertBrand, insertHistories, insertRows, reserveIds } from '../insertBrand';
import { createRandom } from '../random';
import type { SeedSize } from './seedArguments';
import { createVolumeOrders, loadBuyers, loadOffers, writeLargeOrder } from './volumeOrders';

const ordersAtOnce = 2_500;
/** The number of lines in the demo customer's order from a volume catalog. */
const largeOrderLines = 2_000;

/** What was added. */
export interface Volume {
  customers: number;
  garments: number;
  cells: number;
  orders: number;
  lines: number;
  /** The demo customer's order from the new catalog. */
  largeOrderId: number | null;
}

/** Adds volume to a demo database in one transaction; `onProgress` is called with the progress. */
export async function addVolume(
  db: Db,
  size: SeedSize,
  { now, onProgress }: { now: Date; onProgress: (progress: string) => void },
): Promise<Volume> {
  return db.transaction(async (tx) => {
    const volume: Volume = {
      customers: size.customers,
      garments: 0,
      cells: 0,
      orders: 0,
      lines: 0,
      largeOrderId: null,
    };
    const catalogId = size.garments > 0 ? await addCatalog(tx, size.garments, now, volume) : null;
    if (catalogId !== null)
      onProgress(`Catalog with ${count(volume.garments)} garments and ${count(volume.cells)} cells added.`);
    if (size.customers > 0) {
      await addCustomers(tx, size.customers, now);
      onProgress(`${count(size.customers)} customers added.`);
    }
    await addOrders(tx, { orders: size.orders, catalogId, now, onProgress }, volume);
    await insertHistories(tx, now);
    return volume;
  });
}

const count = (number: number) => number.toLocaleString('en');

async function addCatalog(tx: Db, garments: number, now: Date, volume: Volume): Promise<number> {
  const rows = buildCatalog(garments, now);
  const {
    catalogs: [catalogId = 0],
  } = await insertBrand(tx, {
    ...rows,
    ...emptyPeople(),
    orders: [],
    orderLines: [],
  });
  volume.garments = rows.garments.length;
  volume.cells = rows.skus.length;
  await tx.execute(sql`
    insert into ${schema.userCatalogs} (user_id, catalog_id)
    select ${schema.users.id}, ${catalogId} from ${schema.users}
    where ${schema.users.closedAt} is null
      and ('agent' = any(${schema.users.roles}) or ${schema.users.email} = ${demoAccounts.customer})`);
  return catalogId;
}

async function addCustomers(tx: Db, customers: number, now: Date): Promise<void> {
  const agents = await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(and(sql`'agent' = any(${schema.users.roles})`, isNull(schema.users.closedAt)));
  const catalogs = await tx
    .select({ id: schema.catalogs.id })
    .from(schema.catalogs)
    .where(and(eq(schema.catalogs.isCurrent, true), isNull(schema.catalogs.archivedAt)));
  const rows = buildCustomers({
    ids: await reserveIds(tx, schema.users, customers),
    agents: agents.map(({ id }) => id),
    catalogs: catalogs.map(({ id }) => id),
    now,
  });
  await insertRows(tx, schema.users, rows.users);
  await insertRows(tx, schema.userAddresses, rows.userAddresses);
  await insertRows(tx, schema.userSalesOrganizations, rows.userSalesOrganizations);
  await insertRows(tx, schema.agentCustomers, rows.agentCustomers);
  await insertRows(tx, schema.userCatalogs, rows.userCatalogs);
}

async function addOrders(
  tx: Db,
  {
    orders,
    catalogId,
    now,
    onProgress,
  }: { orders: number; catalogId: number | null; now: Date; onProgress: (progress: string) => void },
  volume: Volume,
): Promise<void> {
  const ground = { buyers: await loadBuyers(tx), offers: await loadOffers(tx), now };
  const write = createVolumeOrders(ground, orders);
  for (let at = 0; at < orders; at += ordersAtOnce) {
    const ids = await reserveIds(tx, schema.orders, Math.min(ordersAtOnce, orders - at));
    const written = ids.map((id, index) => write(at + index, id));
    await insertOrders(tx, written, volume);
    onProgress(`${count(volume.orders)} of ${count(orders)} orders added.`);
  }
  const demoCustomer = await findDemoCustomer(tx);
  const buyer = ground.buyers.find(({ id }) => id === demoCustomer);
  if (catalogId === null || buyer === undefined) return;
  const [id = 0] = await reserveIds(tx, schema.orders, 1);
  const lines = Math.min(largeOrderLines, volume.cells);
  await insertOrders(
    tx,
    [writeLargeOrder(ground, { id, buyer, catalogId, lines, name: 'Volume order' })],
    volume,
  );
  volume.largeOrderId = id;
}

async function insertOrders(
  tx: Db,
  written: readonly ReturnType<typeof writeLargeOrder>[],
  volume: Volume,
): Promise<void> {
  const lines = written.flatMap((one) => one.lines);
  await insertRows(
    tx,
    schema.orders,
    written.map(({ order }) => order),
  );
  await insertRows(tx, schema.orderLines, lines);
  volume.orders += written.length;
  volume.lines += lines.length;
}

async function findDemoCustomer(tx: Db): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(and(eq(schema.users.email, demoAccounts.customer), isNull(schema.users.closedAt)));
  return row?.id;
}

/** The data from the database that new customers need. */
interface CustomerGround {
  /** An id for each new customer. */
  ids: readonly number[];
  agents: readonly number[];
  catalogs: readonly number[];
  now: Date;
}

/** A shop for each id, each with an address, a sales organization and an agent. */
function buildCustomers({ ids, agents, catalogs, now }: CustomerGround): PeopleRows {
  const random = createRandom(`customers ${ids[0] ?? 0}`);
  const rows = emptyPeople();
  for (const userId of ids) {
    const country = random.pick(countries);
    const city = random.pick(country.cities);
    const name = `${random.pick(country.names)} ${userId}`;
    // Above all numbers of the demo's customers.
    const sapId = String(2_000_000_000 + userId);
    rows.users.push({
      id: userId,
      name,
      email: `shop${userId}@volume.test`,
      passwordHash: null,
      roles: ['wls'],
      sapId,
      extraInfo: '',
      warehouse: country.warehouse,
      pricelist: country.pricelist,
      isWholesale: true,
      language: null,
      createdAt: daysFrom(now, -random.int(1, 900)),
      closedAt: null,
    });
    const address = `${random.pick(country.streets)}, ${city}, ${country.code}`;
    rows.userAddresses.push({ userId, position: 0, sapId, name1: name, address });
    const { salesOrganization, channel } = country;
    rows.userSalesOrganizations.push({ userId, position: 0, salesOrganization, channel });
    if (agents.length > 0) rows.agentCustomers.push({ agentId: random.pick(agents), customerId: userId });
    rows.userCatalogs.push(...catalogs.map((catalogId) => ({ userId, catalogId })));
  }
  return rows;
}

const sevenSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];
const basicColors = ['900', '010', '540', '830', '020'];

/** One current catalog of any size in the newest season: each garment in 5 colors and 7 sizes, without gaps. */
function buildCatalog(count: number, now: Date): AssortmentRows {
  const random = createRandom('volume');
  const season = seasonsAround(now)[3];
  const half = season.startsWith('SS') ? 'SS' : 'AW';
  // Separate generics, so that the demo's garments keep their pictures.
  const generics = new Generics();
  const women = Math.ceil(count / 2);
  const designs = [
    ...designLine({ line: 'women', half, count: women, initial: 'V' }, generics, random),
    ...designLine({ line: 'men', half, count: count - women, initial: 'U' }, generics, random),
  ].map(withoutGaps);

  const rows = emptyAssortment();
  const catalog = {
    id: 1,
    name: `Volume ${season}`,
    brand: brandName,
    season,
    catalogType: 'initial',
    drop: 'Drop 1',
    serviceDate: deliveryOf(season),
    isCurrent: true,
    wlsEnabled: true,
    lsEnabled: true,
    currency: 'EUR',
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
  rows.catalogs.push(catalog);
  for (const design of designs) addGarment(rows, catalog, { ...design, withStocks: false });
  rows.extraPictures.push(...designs.flatMap(picturesOf));
  return rows;
}

function withoutGaps(design: Design): Design {
  const colors = [...new Set([...design.colors, ...basicColors])].slice(0, 5);
  const sizes = design.sizes.length >= 7 ? design.sizes.slice(0, 7) : sevenSizes;
  return { ...design, colors, sizes, gaps: new Set() };
}
