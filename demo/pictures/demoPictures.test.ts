import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { catalogs, extraPictures, garments, settings } from '../../server/db/schema';
import { filesOf } from '../../server/files/filesOf';
import { PictureStore } from '../../server/features/images/pictureStore';
import { registerImages } from '../../server/features/images/registerImages';
import { buildCatalog } from '../../server/test/factories';
import { openTestDatabase } from '../../server/test/testDatabase';
import { brandName } from '../brand/assortment';
import { fillDemo } from '../fillDemo';
import { addOwnGarments, adoptBrand, findOwnGenerics } from '../ownGarments';
import { demoPictures } from './demoPictures';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let dataDir = '';
let app: FastifyInstance;
let store: PictureStore;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await fillDemo(db, { garments: 24, customers: 1, orders: 0, now: new Date('2026-11-21T09:00:00Z') });
  const catalog = await buildCatalog(db, {
    garments: [{ generic: 'DEMO01', name: 'Merino crew-neck jumper', colors: ['540', '300'] }],
  });
  await addOwnGarments(db, [catalog.id]);
  await db.insert(extraPictures).values([
    { generic: 'DEMO01', color: '540', count: 3 },
    { generic: 'DEMO01', color: '300', count: 1 },
  ]);
  await buildCatalog(db, {
    brand: brandName,
    garments: [{ generic: 'THEIRS', name: 'Merino crew-neck jumper', colors: ['540'] }],
  });
  dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-data-'));
  store = new PictureStore(filesOf({ dataDir }), demoPictures(db));
  app = Fastify();
  await registerImages(app, store);
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (address: string) => app.inject(`/images/${address}.jpg`);

async function made(address: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await ask(address);
  expect([address, statusCode]).toEqual([address, 200]);
  return rawPayload;
}

it.each([
  ['garments/DEMO01', 790, 1080],
  ['garments/DEMO01_300_1', 790, 1080],
  ['thumbnails/DEMO01', 240, 328],
  ['colors/DEMO01_300', 120, 120],
])('%s.jpg is a JPEG of %ix%i', async (address, width, height) => {
  expect(await sharp(await made(address)).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

it('shows a different view on each picture, the same ones after a restart', async () => {
  const names = ['DEMO01', 'DEMO01_540_1', 'DEMO01_540_2', 'DEMO01_540_3', 'DEMO01_300_1'];
  const pictures = await Promise.all(names.map((name) => made(`thumbnails/${name}`)));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(names.length);
  expect(await demoPictures(database.db).make('thumbnails', 'DEMO01')).toEqual(pictures[0]);
});

it('shows the main picture in the first color, the others in theirs', async () => {
  const middleOf = async (address: string) => {
    const middle = { left: 345, top: 500, width: 100, height: 100 };
    // sharp computes a picture's statistics from its whole input.
    const cut = await sharp(await made(address))
      .extract(middle)
      .toBuffer();
    return (await sharp(cut).stats()).channels.map(({ mean }) => mean);
  };
  const [navyRed = 0, , navyBlue = 0] = await middleOf('garments/DEMO01');
  expect(navyBlue).toBeGreaterThan(navyRed);
  const [red = 0, , blue = 0] = await middleOf('garments/DEMO01_300_1');
  expect(red).toBeGreaterThan(blue * 2);
});

it('has a picture of every garment that the demo is filled with', async () => {
  const { db } = database;
  const rows = await db
    .selectDistinct({ generic: garments.generic })
    .from(garments)
    .innerJoin(catalogs, eq(catalogs.id, garments.catalogId))
    .where(eq(catalogs.brand, brandName));
  const generics = rows.map(({ generic }) => generic).filter((generic) => generic !== 'THEIRS');
  expect(generics.length).toBeGreaterThan(10);
  for (const generic of generics) await made(`thumbnails/${generic}`);
});

it.each([
  ['a garment of an uploaded catalog', 'garments/THEIRS'],
  ['its thumbnail', 'thumbnails/THEIRS'],
  ['its swatch', 'colors/THEIRS_540'],
  ['a garment that nobody knows', 'garments/NOBODY'],
  ['a color it does not come in', 'colors/DEMO01_900'],
  ['one picture more than there are', 'garments/DEMO01_300_2'],
])('responds 404 for %s', async (_what, address) => {
  expect((await ask(address)).statusCode).toBe(404);
});

it('misses the pictures of uploaded garments alone', async () => {
  expect(await store.countMissing(['DEMO01', 'THEIRS'])).toBe(1);
});

it('marks its garments as its own in demos filled before they were marked', async () => {
  const { db } = database;
  const before = await findOwnGenerics(db);
  await adoptBrand(db);
  expect(await findOwnGenerics(db)).toEqual(before);
  await db.delete(settings).where(eq(settings.key, 'demo_garments'));
  expect((await ask('thumbnails/DEMO01_540_9')).statusCode).toBe(404);
  await adoptBrand(db);
  expect(await findOwnGenerics(db)).toContain('THEIRS');
});
