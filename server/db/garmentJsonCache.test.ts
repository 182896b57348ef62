import { eq } from 'drizzle-orm';
import { buildCatalog } from '../test/factories';
import { openTestDatabase } from '../test/testDatabase';
import { type GzipChunk, PrecompressedJson } from '../core/precompressedJson';
import { GarmentJsonCache, type SheetView } from './garmentJsonCache';
import { loadGarments } from './garments';
import { presentGarments } from './presentGarment';
import { garments } from './schema';

let t: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => (t = await openTestDatabase()));
afterAll(() => t.close());

const nobody: ReadonlySet<string> = new Set();
const viewOf = (catalogId: number): SheetView => ({
  catalogId,
  currency: 'EUR',
  pricelist: null,
  warehouse: '0001',
  language: 'en',
  plainLanguage: null,
});
const catalogOf = (size: number) =>
  buildCatalog(t.db, {
    garments: Array.from({ length: size }, (_, index) => ({ generic: `G${String(10_000 + index)}` })),
  });
const find = async (sheets: GarmentJsonCache, catalogId: number) => {
  const view = viewOf(catalogId);
  return sheets.find(t.db, await sheets.keyOf(t.db, view), view);
};
const jsonOf = (pieces: readonly GzipChunk[]): unknown =>
  JSON.parse(`[${new PrecompressedJson(pieces, '""').toPlain()}]`);

test('the JSON equals the presented garments, with the named ones changed', async () => {
  const { id } = await catalogOf(20);
  const ready = await find(new GarmentJsonCache(), id);
  const presented = presentGarments(await loadGarments(t.db, viewOf(id)), { currency: 'EUR' });
  expect(jsonOf(ready.chunksWith(nobody, (garment) => garment))).toEqual(
    JSON.parse(JSON.stringify(presented)),
  );
  const changed = ready.chunksWith(new Set(['G10008', 'G10019']), (one) => ({ ...one, name: 'Größe' }));
  const names = (jsonOf(changed) as { name: string }[]).map(({ name }) => name);
  expect(names.flatMap((name, index) => (name === 'Größe' ? [index] : []))).toEqual([8, 19]);
  // Chunks without ordered garments are shared by all orders.
  expect(changed[0]).toBe(ready.chunksWith(nobody, (garment) => garment)[0]);
  expect(changed[1]).not.toBe(ready.chunksWith(nobody, (garment) => garment)[1]);
});

test('concurrent requests load a sheet once; it is reloaded when its data changes', async () => {
  const { id } = await catalogOf(3);
  const sheets = new GarmentJsonCache();
  const [first, second] = await Promise.all([find(sheets, id), find(sheets, id)]);
  expect(first.chunksWith(nobody, (one) => one)[0]).toBe(second.chunksWith(nobody, (one) => one)[0]);
  await t.db.update(garments).set({ name: 'Changed' }).where(eq(garments.catalogId, id));
  expect(JSON.stringify(jsonOf((await find(sheets, id)).chunksWith(nobody, (one) => one)))).toContain(
    'Changed',
  );
  expect(sheets.size.sheets).toBe(2);
});

test('memory is bounded: the least recently used sheets are evicted', async () => {
  const ids = [(await catalogOf(5)).id, (await catalogOf(5)).id, (await catalogOf(5)).id];
  const [first = 0, second = 0, third = 0] = ids;
  const measured = new GarmentJsonCache();
  await find(measured, first);
  const sheets = new GarmentJsonCache(measured.size.bytes * 2.5);
  for (const id of [first, second, first, third]) await find(sheets, id);
  expect(sheets.size.sheets).toBe(2);
  expect(sheets.size.bytes).toBeLessThanOrEqual(measured.size.bytes * 2.5);
  const load = jest.spyOn(t.db, 'select');
  await find(sheets, first);
  expect(load).not.toHaveBeenCalled();
  await find(sheets, second);
  expect(load).toHaveBeenCalled();
  load.mockRestore();
});

test('a sheet that failed to load is loaded by the next request', async () => {
  const { id } = await catalogOf(2);
  const sheets = new GarmentJsonCache();
  const broken = jest.spyOn(t.db, 'select').mockImplementationOnce(() => {
    throw new Error('The connection broke.');
  });
  await expect(find(sheets, id)).rejects.toThrow('The connection broke.');
  broken.mockRestore();
  expect(sheets.size).toEqual({ sheets: 0, bytes: 0 });
  expect(jsonOf((await find(sheets, id)).chunksWith(nobody, (one) => one))).toHaveLength(2);
});
