import type { Db } from '../../db/openDatabase';
import { toId } from '../../db/schema';
import type { Viewer } from '../../core/call';
import type { Handler } from '../../http/operation';
import { forbidden, notFound } from '../../core/problems';
import {
  countOwnViews,
  deleteView,
  findOrderView,
  insertOrderView,
  selectOrderViews,
  setStart,
  updateOrderView,
} from './queries';

const maxViews = 100;

export const listOrderViews: Handler<'listOrderViews'> = async ({ db, user }) => ({
  views: await selectOrderViews(db, user.dbId),
});

export const saveOrderView: Handler<'saveOrderView'> = async ({ db, user, body }) => {
  const { id, name, query, is_shared: isShared } = body;
  return db.transaction(async (tx) => {
    // The error must not reveal whether a view exists that the person may not see.
    const view = id === undefined ? null : await findChangeable(tx, user, id);
    if (isShared && !user.roles.includes('admin')) throw forbidden();
    if (view !== null) {
      await updateOrderView(tx, view.id, { name, query, isShared });
      return { status: 'success', id: String(view.id) };
    }
    if ((await countOwnViews(tx, user.dbId)) >= maxViews)
      return { status: 'error', error: `You have ${maxViews} views already. Delete one first.` };
    const made = await insertOrderView(tx, user.dbId, { name, query, isShared });
    return { status: 'success', id: String(made) };
  });
};

export const deleteOrderView: Handler<'deleteOrderView'> = async ({ db, user, body }) =>
  db.transaction(async (tx) => {
    const view = await findChangeable(tx, user, body.id);
    await deleteView(tx, view.id);
    return { status: 'success' };
  });

export const setStartOrderView: Handler<'setStartOrderView'> = async ({ db, user, body }) =>
  db.transaction(async (tx) => {
    const view = body.id === null ? null : await findSeen(tx, user, body.id);
    await setStart(tx, user.dbId, view?.id ?? null);
    return { status: 'success' };
  });

/** The view of this wire id; 404 for those who may not see it. */
async function findSeen(db: Db, user: Viewer, wireId: string) {
  const id = toId(wireId);
  const view = id === null ? null : await findOrderView(db, user.dbId, id);
  if (view === null) throw notFound('view');
  return view;
}

/** The view of this wire id, if it is the person's own, or for everybody and they are an admin. */
async function findChangeable(db: Db, user: Viewer, wireId: string) {
  const view = await findSeen(db, user, wireId);
  if (view.ownerId !== user.dbId && !user.roles.includes('admin')) throw forbidden();
  return view;
}
