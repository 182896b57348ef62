import { deleteSavedSet, findSavedSet, saveSet } from '../../db/savedSets';
import type { Handler } from '../../http/operation';
import { selectOrderViews, setStart, views } from './queries';

export const listOrderViews: Handler<'listOrderViews'> = async ({ db, user }) => ({
  views: await selectOrderViews(db, user),
});

export const saveOrderView: Handler<'saveOrderView'> = async ({ db, user, body }) => {
  const { id, name, query, is_shared: isShared } = body;
  const saved = await db.transaction((tx) => saveSet(tx, views, user, id, { name, query, isShared }));
  return { status: 'success', id: String(saved) };
};

export const deleteOrderView: Handler<'deleteOrderView'> = async ({ db, user, body }) => {
  await db.transaction((tx) => deleteSavedSet(tx, views, user, body.id));
  return { status: 'success' };
};

export const setStartOrderView: Handler<'setStartOrderView'> = async ({ db, user, body: { id } }) => {
  await db.transaction(async (tx) => {
    const view = id === null ? null : await findSavedSet(tx, views, user, id);
    await setStart(tx, user.dbId, view?.id ?? null);
  });
  return { status: 'success' };
};
