import { readFileSync } from 'node:fs';
import path from 'node:path';
import { count } from 'drizzle-orm';
import { catalogs, garmentPrices, garments, skus, stocks } from '../db/schema';
import { buildWorkbook } from './buildSpreadsheet';
import type { TestApp } from './buildTestApp';
import { buildUser } from './factories';

/** The rows of a sheet, the header first. */
export type Rows = Parameters<typeof buildWorkbook>[0];

/** The columns that a catalog file must have. */
export const requiredColumns = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];

/** A valid catalog file. */
export const goodRows: Rows = [requiredColumns, ['WJM123', 'Coat', 0, 'S', 40, 'EUR']];

/** A file from e2e/fixtures. */
export const fixtureOf = (name: string) => readFileSync(path.join(__dirname, '../../e2e/fixtures', name));

let made = 0;

/** The fields of an upload form, with a unique name. */
export function buildForm(fields: Record<string, string> = {}): Record<string, string> {
  made += 1;
  return { name: `Upload ${made}`, season: 'AW26', ...fields };
}

/** An admin who uploads catalogs. */
export type CatalogUpload = Awaited<ReturnType<typeof buildCatalogUpload>>;

/** Builds an admin who uploads catalogs and checks the result. */
export async function buildCatalogUpload(t: TestApp) {
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const send = (fields: Record<string, string>, ...contents: Buffer[]) =>
    t.as(admin).call('uploadCatalog', {
      body: fields,
      files: contents.map((content) => ({ field: 'catalog_path', filename: 'catalog.xlsx', content })),
    });
  const countRows = () =>
    Promise.all(
      [catalogs, garments, skus, stocks, garmentPrices].map(
        async (table) => (await t.db.select({ rows: count() }).from(table))[0]?.rows,
      ),
    );
  return {
    admin,
    send,
    sendRows: (rows: Rows, fields: Record<string, string> = {}) =>
      send(buildForm(fields), buildWorkbook(rows)),
    async preview(catalogId: string | undefined, query: Record<string, string> = {}) {
      const params = { catalog_id: catalogId ?? '' };
      return (await t.as(admin).call('getCatalog', { params, query })).json;
    },
    /** Runs `act`, and fails if a table has more or fewer rows afterwards. */
    async changingNothing<Result>(act: () => Promise<Result>): Promise<Result> {
      const before = await countRows();
      const result = await act();
      expect(await countRows()).toEqual(before);
      return result;
    },
  };
}
