import path from 'node:path';
import { ownsCatalog } from '../../../src/domain/access/ownsCatalog';
import { scopeOf } from '../../../src/domain/access/scopeOf';
import { toId } from '../../db/ids';
import { loadGarments } from '../../garments/loadGarments';
import type { Handler, Viewer } from '../../operation';
import { forbidden, notFound, Refusal } from '../../plugins/problems';
import { runOnSpreadsheet } from '../../plugins/spreadsheet/runOnSpreadsheet';
import { insertCatalog, insertGarments, isCatalogNameTaken, lockCatalogName } from './importQueries';
import { presentBadRows, presentPreview } from './present';
import { type CatalogViewer, findCatalog, findCatalogViewer, selectCatalogs } from './queries';
import type { CatalogFile } from './readCatalogFile.worker';
import { readUploadForm } from './readUploadForm';

export const listCatalogs: Handler<'listCatalogs'> = async ({ db, user }) => {
  const { catalogs: enabled } = await findCatalogViewer(db, user.dbId);
  const catalogs = await selectCatalogs(db);
  return catalogs.filter((catalog) => ownsCatalog({ roles: user.roles, catalogs: enabled }, catalog));
};

export const listAllCatalogs: Handler<'listAllCatalogs'> = ({ db }) => selectCatalogs(db);

export const getCatalog: Handler<'getCatalog'> = async ({ db, user, params, query }) => {
  const id = toId(params.catalog_id);
  const catalog = id === null ? null : await findCatalog(db, id);
  const viewer = await findCatalogViewer(db, user.dbId);
  const isSeen =
    scopeOf(user.roles, 'getCatalog') === 'any' ||
    (catalog !== null && ownsCatalog({ roles: user.roles, catalogs: viewer.catalogs }, catalog));
  if (id === null || catalog === null || !isSeen) throw notFound('catalog');

  const pricelist = authorisePriceList(user, viewer, query.pl ?? '');
  const garments = await loadGarments(db, { catalogId: id, pricelist, warehouse: viewer.warehouse });
  return presentPreview(catalog, garments);
};

/** Whose price list it is decides who may see its prices; none gives the plain ones. */
function authorisePriceList(user: Viewer, viewer: CatalogViewer, asked: string): string | null {
  if (asked === '') return null;
  if (!user.roles.includes('admin') && asked !== viewer.pricelist) {
    throw forbidden(`The price list ${asked} is not yours to see.`);
  }
  return asked;
}

export const uploadCatalog: Handler<'uploadCatalog'> = async ({ db, body, files, workers }) => {
  const { file, ...form } = readUploadForm(body, files);
  const worker = path.join(__dirname, 'readCatalogFile.worker.ts');
  const read = await runOnSpreadsheet<CatalogFile>(workers, worker, 'readCatalogFile', file.path);
  if ('errors' in read) throw new Refusal(presentBadRows(read.badRows), { errors: read.errors });

  const id = await db.transaction(async (tx) => {
    await lockCatalogName(tx, form);
    if (await isCatalogNameTaken(tx, form)) {
      throw new Refusal(
        `There is already a catalog called ${form.name} in ${form.season}; choose another name or update that one.`,
      );
    }
    const catalogId = await insertCatalog(tx, { ...form, currency: read.currency });
    await insertGarments(tx, catalogId, read.rows);
    return catalogId;
  });
  return { status: 'success', catalog_id: String(id) };
};
