import { eq } from 'drizzle-orm';
import { catalogs, garments, skus } from '../db/schema';
import { buildWorkbook } from './buildSpreadsheet';
import type { TestApp } from './buildTestApp';
import type { Rows } from './catalogUpload';
import { type buildCatalog, buildUser } from './factories';

/** An operation that takes a batch of garments. */
export type BatchName = 'uploadGarments' | 'editGarments' | 'deleteGarments';

type Catalog = Awaited<ReturnType<typeof buildCatalog>>;

/** An admin who sends batches of garments. */
export type GarmentBatch = Awaited<ReturnType<typeof buildGarmentBatch>>;

/** Builds an admin who sends batches of garments and checks the result. */
export async function buildGarmentBatch(t: TestApp) {
  const admin = await buildUser(t.db, { roles: ['admin'] });

  const send = (name: BatchName, body: Record<string, string>, ...contents: Buffer[]) =>
    t.as(admin).call(name, {
      body,
      files: contents.map((content) => ({ field: 'file_path', filename: 'batch.xlsx', content })),
    });

  const sendRows = (
    name: BatchName,
    of: Pick<Catalog, 'id'>[],
    rows: Rows,
    more: Record<string, string> = {},
  ) => send(name, { catalog_ids: of.map(({ id }) => id).join(','), ...more }, buildWorkbook(rows));

  /** All the data of a catalog in the tables. */
  async function contentOf(catalog: Catalog) {
    return {
      catalog: await t.db.select().from(catalogs).where(eq(catalogs.id, catalog.id)),
      garments: await t.db
        .select()
        .from(garments)
        .where(eq(garments.catalogId, catalog.id))
        .orderBy(garments.id),
      skus: await t.db.select().from(skus).where(eq(skus.catalogId, catalog.id)).orderBy(skus.id),
    };
  }

  return {
    admin,
    send,
    sendRows,
    contentOf,
    async done(name: BatchName, of: Catalog[], rows: Rows, more: Record<string, string> = {}) {
      expect((await sendRows(name, of, rows, more)).json).toMatchObject({ status: 'success' });
    },
    async preview(catalog: Catalog) {
      const answer = await t.as(admin).call('getCatalog', { params: { catalog_id: String(catalog.id) } });
      return answer.json.garments;
    },
    /** Sends a file that must be refused with these lines and change nothing. */
    async refused(
      name: BatchName,
      of: Catalog[],
      rows: Rows,
      lines: string[],
      more: Record<string, string> = {},
    ) {
      const before = await Promise.all(of.map(contentOf));
      const { json } = await sendRows(name, of, rows, more);
      const found = (json.errors ?? []).map(({ row, column, message }) => `${row} ${column}: ${message}`);
      expect(found).toEqual(lines);
      expect(json.status).toBe('error');
      expect(json.error).toMatch(/^The file has \d+ bad rows?, nothing was changed\.$/);
      expect(await Promise.all(of.map(contentOf))).toEqual(before);
    },
  };
}
