import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './baseQuery';
import {
  type Catalog,
  type CommandResult,
  generatedApi,
  type SetCatalogForUserApiArg,
  type SetCatalogForUsersApiArg,
  type SetCatalogVisibilityApiArg,
  type SetOrderNoteApiArg,
  type SetUserRolesApiArg,
  type User,
} from './endpoints.gen';
import { listTag } from './emptyApi';
import { refusalOf } from './problem';

type OnStarted<Arg> = TypedMutationOnQueryStarted<CommandResult, Arg, typeof baseQuery>;

const { endpoints, util } = generatedApi;

/** Optimistic update: shows a user's roles as chosen before the server has answered; reverts on refusal. */
export const patchRoles: OnStarted<SetUserRolesApiArg> = async (
  { setUserRolesRequest: { id, roles } },
  { dispatch, getState, queryFulfilled },
) => {
  const shown = util.selectCachedArgsForQuery(getState(), 'getUser').filter((arg) => arg.id === id);
  const patches = shown.map((arg) =>
    dispatch(
      util.updateQueryData('getUser', arg, (user) => {
        user.roles = roles;
      }),
    ),
  );
  if (!(await isDone(queryFulfilled))) patches.forEach((patch) => patch.undo());
};

/** Shows saved notes of an order on its line sheet. */
export const patchNotes: OnStarted<SetOrderNoteApiArg> = async (
  { orderNoteRequest: { id, ...notes } },
  { dispatch, queryFulfilled },
) => {
  if (!(await isDone(queryFulfilled))) return;
  const show = () =>
    dispatch(util.updateQueryData('getOrder', { id }, (order) => Object.assign(order, notes)));
  show();
  // An answer still under way may have the previous notes.
  await dispatch(util.getRunningQueryThunk('getOrder', { id }));
  show();
};

/**
 * Writes the effect of a catalog's toggle into every cached list of users and the user's own page, to avoid fetching
 * thousands of users after each cell. A list that is being fetched may have the previous state, so it is fetched again.
 */
export const patchUserLists: OnStarted<SetCatalogForUserApiArg> = async (
  { catalogForUserRequest: { catalog_id, user_id, action } },
  { dispatch, getState, queryFulfilled },
) => {
  if (!(await isDone(queryFulfilled))) return;

  const change = (users: User[]) => {
    const user = users.find(({ id }) => id === user_id);
    if (user !== undefined) setCatalog(user, catalog_id, action === 'enable');
  };
  const state = getState();
  const customers = util.selectCachedArgsForQuery(state, 'listCustomers');
  const ofAgents = util.selectCachedArgsForQuery(state, 'listCustomersOfAgent');
  const agents = util.selectCachedArgsForQuery(state, 'listAgents');
  customers.forEach((arg) => dispatch(util.updateQueryData('listCustomers', arg, change)));
  ofAgents.forEach((arg) => dispatch(util.updateQueryData('listCustomersOfAgent', arg, change)));
  agents.forEach((arg) => dispatch(util.updateQueryData('listAgents', arg, change)));
  const shown = util.selectCachedArgsForQuery(state, 'getUser').filter(({ id }) => id === user_id);
  shown.forEach((arg) => dispatch(util.updateQueryData('getUser', arg, (user) => change([user]))));

  const isBeingAsked = [
    ...customers.map((arg) => endpoints.listCustomers.select(arg)(state)),
    ...ofAgents.map((arg) => endpoints.listCustomersOfAgent.select(arg)(state)),
    ...agents.map((arg) => endpoints.listAgents.select(arg)(state)),
  ].some(({ status }) => status === 'pending');
  if (isBeingAsked) dispatch(util.invalidateTags([listTag('users')]));
};

/** The same for many users, so that their boxes don't flicker back until the lists are refetched. */
export const patchNamedUsers: OnStarted<SetCatalogForUsersApiArg> = async (
  { catalogForUsersRequest: { catalog_id, user_ids, action } },
  { dispatch, getState, queryFulfilled },
) => {
  if (!(await isDone(queryFulfilled))) return;
  const named = new Set(user_ids);
  const change = (users: User[]) => {
    for (const user of users) if (named.has(user.id)) setCatalog(user, catalog_id, action === 'enable');
  };
  for (const arg of util.selectCachedArgsForQuery(getState(), 'listCustomers')) {
    dispatch(util.updateQueryData('listCustomers', arg, change));
  }
  for (const arg of util.selectCachedArgsForQuery(getState(), 'listAgents')) {
    dispatch(util.updateQueryData('listAgents', arg, change));
  }
};

function setCatalog(user: User, catalogId: string, isEnabled: boolean) {
  const others = user.catalogs.filter((id) => id !== catalogId);
  user.catalogs = isEnabled ? [...others, catalogId] : others;
  user.num_catalogs = user.catalogs.length;
}

/** Optimistic update: shows a catalog's toggles as set before the server has answered; reverts on refusal (spec 4). */
export const patchVisibility: OnStarted<SetCatalogVisibilityApiArg> = async (
  { catalogVisibilityRequest: { id, ...flags } },
  { dispatch, queryFulfilled },
) => {
  const change = (catalogs: Catalog[]) => {
    const catalog = catalogs.find((one) => one.id === id);
    if (catalog !== undefined) Object.assign(catalog, flags);
  };
  const patches = [
    dispatch(util.updateQueryData('listAllCatalogs', undefined, change)),
    dispatch(util.updateQueryData('listCatalogs', undefined, change)),
  ];
  if (!(await isDone(queryFulfilled))) patches.forEach((patch) => patch.undo());
};

/** Whether a pending command succeeds: it is neither refused nor fails. */
export async function isDone(answer: Promise<{ data: CommandResult }>): Promise<boolean> {
  try {
    return refusalOf((await answer).data) === null;
  } catch {
    return false;
  }
}
