import { useGetMeQuery, useListAllCatalogsQuery, useListCatalogsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';

/** The catalogs whose orders a person may look for: staff all of them, customers theirs. */
export function useFilterCatalogs() {
  const roles = useGetMeQuery().data?.roles ?? [];
  const seesAll = mayCall(roles, 'listAllCatalogs');
  const all = useListAllCatalogsQuery(undefined, { skip: !seesAll });
  const own = useListCatalogsQuery(undefined, { skip: seesAll });
  return seesAll ? all : own;
}
