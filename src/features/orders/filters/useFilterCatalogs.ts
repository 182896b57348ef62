import { useGetMeQuery, useListAllCatalogsQuery, useListCatalogsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';

/** The catalogs that a person may filter by: all for staff, their own for customers. */
export function useFilterCatalogs({ skip = false }: { skip?: boolean } = {}) {
  const roles = useGetMeQuery().data?.roles ?? [];
  const seesAll = mayCall(roles, 'listAllCatalogs');
  const all = useListAllCatalogsQuery(undefined, { skip: skip || !seesAll });
  const own = useListCatalogsQuery(undefined, { skip: skip || seesAll });
  return seesAll ? all : own;
}
