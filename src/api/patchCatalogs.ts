import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './baseQuery';
import {
  type Catalog,
  type CommandResult,
  generatedApi,
  type SetCatalogVisibilityApiArg,
} from './endpoints.gen';
import { isDone } from './isDone';

type OnStarted<Arg> = TypedMutationOnQueryStarted<CommandResult, Arg, typeof baseQuery>;

const { util } = generatedApi;

/** A catalog's toggles stand as set before the server has answered, and as before when it says no (spec 4). */
export const showVisibilityAtOnce: OnStarted<SetCatalogVisibilityApiArg> = async (
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
