import { message } from '../../../src/domain/language/message';
import type { RowError, RowNote } from '../../../src/domain/spreadsheet/rowErrors';
import { ownsCatalog } from '../../../src/domain/access/ownership';
import { startedBy, startTask } from '../../background/tasks';
import { authorisePriceList, findCatalogIds, findSeenCatalog, selectEnabledIds } from '../../db/catalogs';
import { createOnce } from '../../db/createOnce';
import { nameLanguageOf } from '../../db/names';
import { sheetTag } from '../../db/garmentJsonCache';
import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import { NotModified, type Schema } from '../../core/call';
import type { Context, Handler, Pictures } from '../../http/operation';
import { hashFile } from '../../files/hashFile';
import { checkSpreadsheet, requiredSpreadsheet } from '../../files/requiredSpreadsheet';
import { notFound, Refusal } from '../../core/problems';
import { PrecompressedJson, withGarments } from '../../core/precompressedJson';
import { toCatalogUpdate, toNewCatalog } from './catalogForms';
import { refuseTakenName, reuploadTask } from './catalogTasks';
import {
  checkGarments,
  importGarments,
  presentNotes,
  readGarmentFile,
  refuseRows,
  removeGarments,
} from './import/importGarments';
import { previewGarments, rolledBack } from './import/previewGarments';
import {
  type CatalogNumbers,
  countOrders,
  findCatalog,
  insertCatalog,
  isCatalogNameTaken,
  lockCatalogName,
  lockCatalogs,
  selectCatalogs,
  selectNumbers,
  updateCatalog,
} from './queries';
import { may } from '../../../src/domain/access/rights';

export const listCatalogs: Handler<'listCatalogs'> = async ({ db, user }) => {
  const enabled = await selectEnabledIds(db, user.dbId);
  const viewer = { roles: user.roles, catalogs: enabled.map(String) };
  return (await selectCatalogs(db)).filter((catalog) => ownsCatalog(viewer, catalog));
};

export const listAllCatalogs: Handler<'listAllCatalogs'> = async ({ db, user, pictures }) => {
  const catalogs = await selectCatalogs(db);
  // Agents learn nothing about other agents' customers and orders, not even how many there are.
  if (!may(user.roles, 'seeFiguresOfCatalogs')) return catalogs;
  return presentWithNumbers(catalogs, await selectNumbers(db), pictures);
};

export const getCatalog: Handler<'getCatalog'> = async (context) => {
  const { db, env, user, params, query, locale, pictures, garmentJson, knownTags } = context;
  // One snapshot, so that the key belongs to the garments.
  const { head, key, garments } = await db.transaction(
    async (tx) => {
      const catalog = await findSeenCatalog(tx, user, params.catalog_id);
      const { id, name, season, currency, warehouse } = catalog;
      const pricelist = authorisePriceList(user, catalog, query.pl);
      const language = nameLanguageOf(catalog, locale.language);
      const view = {
        catalogId: Number(id),
        currency,
        pricelist,
        warehouse,
        language,
        plainLanguage: env.nameLanguage,
      };
      const key = await garmentJson.keyOf(tx, view);
      return { head: { id, name, season, currency }, key, garments: await garmentJson.find(tx, key, view) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // The storage of pictures may be slow; no connection waits for it.
  const missing = may(user.roles, 'seeMissingPictures')
    ? await pictures.findMissing(garments.generics)
    : null;
  const own = JSON.stringify({ ...head, ...(missing !== null && { missing_pictures: missing }) });
  const etag = sheetTag(own, key);
  if (knownTags.includes(etag)) return new NotModified(etag);
  const pieces = garments.chunksWith(new Set(), (garment) => garment);
  return new PrecompressedJson(withGarments(own, pieces), etag);
};

export const uploadCatalog: Handler<'uploadCatalog'> = async (context) => {
  const { db, env, user, body, files, workers, now, idempotencyKey: key, t } = context;
  const form = toNewCatalog(body, env.brandName);
  const file = requiredSpreadsheet(files);
  const read = await readGarmentFile(workers, 'readCatalogFile', file);
  // A new catalog contains only what is in the file, so nothing else can be wrong with it.
  refuseRows(read.errors);
  const create = async (tx: Db) => {
    await lockCatalogName(tx, form);
    if (await isCatalogNameTaken(tx, form)) {
      throw new Refusal(
        message(
          'There is already a catalog called {name} in {season}; choose another name or update that one.',
          { name: form.name, season: form.season },
        ),
      );
    }
    const catalogId = await insertCatalog(tx, { ...form, currency: read.currency ?? '' });
    await importGarments(tx, [catalogId], read, 'add', { movesCodes: body.move_codes === 'true' });
    return { status: 'success' as const, catalog_id: String(catalogId), ...presentNotes(read.notes, t) };
  };
  const content = { body, file: key === null ? null : await hashFile(file) };
  const asked = { user, operation: 'uploadCatalog', key, content, what: 'catalog', at: now() } as const;
  const { answer } = await db.transaction((tx) => createOnce(tx, asked, () => create(tx)));
  return answer;
};

export const reuploadCatalog: Handler<'reuploadCatalog'> = async ({
  db,
  env,
  user,
  body,
  files,
  workers,
}) => {
  const form = toCatalogUpdate(body);
  const { id, season } = await find(db, body.catalog);
  await refuseTakenName(db, { name: form.name, season, id });
  if (files.length > 0) await checkSpreadsheet(workers, files);
  const task_id = await startTask(db, env, reuploadTask, {
    input: { catalogId: id, form },
    ...startedBy(user),
    files,
  });
  return { status: 'success', task_id };
};

/** Changes nothing: an update is applied, or a file only checked, and all of it is rolled back. */
export const previewCatalogUpdate: Handler<'previewCatalogUpdate'> = (call) => {
  const { catalog, action } = call.body;
  return catalog !== undefined && action === undefined ? previewUpdate(call, catalog) : checkFile(call);
};

type PreviewCall = Parameters<Handler<'previewCatalogUpdate'>>[0];

async function previewUpdate({ db, body, files, workers, t }: PreviewCall, catalog: string) {
  const { id } = await find(db, catalog);
  const read = await readGarmentFile(workers, 'readCatalogFile', requiredSpreadsheet(files));
  const preview = await rolledBack(db, async (tx) => {
    if ((await lockCatalogs(tx, [id])).length === 0) throw notFound('catalog');
    return previewGarments(tx, id, read, body.move_codes === 'true');
  });
  return { status: 'success' as const, ...preview, ...presentNotes(read.notes, t) };
}

/** Checks a file for existing catalogs, or for a new one. */
async function checkFile({ db, body, files, workers, t }: PreviewCall) {
  const { catalog } = body;
  const action = catalog === undefined ? 'upload' : body.action;
  const known = catalog === undefined ? [] : await findCatalogs(db, { catalog_ids: catalog });
  const kind = action === 'edit' ? 'readEditFile' : 'readCatalogFile';
  const read = await readGarmentFile(workers, kind, requiredSpreadsheet(files));
  const modes = { upload: 'add', update: 'add or change', edit: editMode(body) } as const;
  await rolledBack(db, async (tx) => {
    const ids = known.length > 0 ? known : [await insertUnnamed(tx, read)];
    await checkGarments(tx, ids, read, modes[action ?? 'upload'], { movesCodes: body.move_codes === 'true' });
    return ids;
  });
  return { status: 'success' as const, ...presentNotes(read.notes, t) };
}

/** The new catalog that a file is checked for, before its form is filled in. */
function insertUnnamed(tx: Db, { errors, currency }: { errors: RowError[]; currency: string | null }) {
  // Without bad rows the currency is valid.
  refuseRows(errors);
  return insertCatalog(tx, { name: '', season: 'AW00', currency: currency ?? '' });
}

export const setCatalogVisibility: Handler<'setCatalogVisibility'> = async ({ db, body }) => {
  const { id } = await find(db, body.id);
  const { wls_enabled: wlsEnabled, ls_enabled: lsEnabled, is_current: isCurrent } = body;
  if (!(await updateCatalog(db, id, { wlsEnabled, lsEnabled, isCurrent }))) throw notFound('catalog');
  return { status: 'success' };
};

export const deleteCatalog: Handler<'deleteCatalog'> = async ({ db, params, query, now }) => {
  const { id, name } = await find(db, params.id);
  if (query.unless_orders === true) {
    const orders = await countOrders(db, id);
    if (orders > 0) {
      throw new Refusal(
        message(
          '{catalog} has {orders, plural, one {1 order, which keeps its} other {{orders} orders, which keep their}} garments when the catalog is deleted.',
          { catalog: name, orders },
        ),
        { orders },
      );
    }
  }
  if (!(await updateCatalog(db, id, { archivedAt: now() }))) throw notFound('catalog');
  return { status: 'success' };
};

export const uploadGarments: Handler<'uploadGarments'> = async ({ db, body, files, workers, t }) => {
  const ids = await findCatalogs(db, body);
  const read = await readGarmentFile(workers, 'readCatalogFile', requiredSpreadsheet(files));
  const movesCodes = body.move_codes === 'true';
  return change({ db, t }, ids, read.notes, (tx) => importGarments(tx, ids, read, 'add', { movesCodes }));
};

export const editGarments: Handler<'editGarments'> = async ({ db, body, files, workers, t }) => {
  const ids = await findCatalogs(db, body);
  const read = await readGarmentFile(workers, 'readEditFile', requiredSpreadsheet(files));
  const mode = editMode(body);
  if (mode === 'change' && read.errors.length === 0 && read.changes === 0) throw new Refusal(noChanges);
  const movesCodes = body.move_codes === 'true';
  return change({ db, t }, ids, read.notes, (tx) => importGarments(tx, ids, read, mode, { movesCodes }));
};

const editMode = ({ override }: { override: 'true' | 'false' }) =>
  override === 'true' ? 'add or change' : 'change';

const noChanges = message(
  'The file changes nothing: none of its rows has a value beside what it is about. Nothing was changed.',
);

export const deleteGarments: Handler<'deleteGarments'> = async ({ db, body, files, workers, t }) => {
  const ids = await findCatalogs(db, body);
  const read = await readGarmentFile(workers, 'readDeleteFile', requiredSpreadsheet(files));
  return change({ db, t }, ids, read.notes, (tx) => removeGarments(tx, ids, read));
};

async function find(db: Db, wireId: string) {
  const id = toId(wireId);
  const catalog = await findCatalog(db, id);
  if (catalog === null) throw notFound('catalog');
  return { ...catalog, id };
}

/** The catalogs of a batch, without duplicates. */
const findCatalogs = (db: Db, { catalog_ids: ids }: { catalog_ids: string }) =>
  findCatalogIds(db, [...new Set(ids.split(','))]);

/**
 * Changes catalogs, locked so that nobody else changes them meanwhile; returns the notes of the file and of the write.
 */
async function change(
  { db, t }: Pick<Context<'editGarments'>, 'db' | 't'>,
  ids: readonly number[],
  notes: readonly RowNote[],
  write: (tx: Db) => Promise<RowNote[] | void>,
): Promise<Schema<'GarmentsResult'>> {
  const more = await db.transaction(async (tx) => {
    if ((await lockCatalogs(tx, ids)).length < ids.length) throw notFound('catalog');
    return write(tx);
  });
  return { status: 'success', ...presentNotes([...(more ?? []), ...notes], t) };
}

/** Catalogs as admins see them: with how many customers see each, its orders, and what it still needs. */
async function presentWithNumbers(
  catalogs: readonly Schema<'Catalog'>[],
  numbers: readonly CatalogNumbers[],
  pictures: Pick<Pictures, 'countMissing'>,
): Promise<Schema<'Catalog'>[]> {
  const byId = new Map(numbers.map((one) => [one.id, one]));
  return Promise.all(
    catalogs.map(async (catalog) => {
      const { num_customers = 0, num_orders = 0, generics = '' } = byId.get(catalog.id) ?? {};
      const missing = await pictures.countMissing(generics.match(/.{6}/g) ?? []);
      return {
        ...catalog,
        num_customers,
        num_orders,
        ...(missing !== null && { num_missing_pictures: missing }),
      };
    }),
  );
}
