import { isolated } from '../../domain/text/isolated';
import { api, type Catalog, type FoundThing, type Garment, type OrderSummary, type User } from '../../api';
import { paths } from '../../lib/paths';
import type { RootState } from '../../lib/redux';
import { wordSearch } from '../../lib/wordSearch';
import type { GarmentHref } from '../../shared/garment-link/useGarmentHref';
import type { Found } from './found';

/** How many matches of a list are ranked; short queries match too many. */
const maxRanked = 500;

const searchOrders = wordSearch<OrderSummary>(({ name, customer, catalog }) => [
  ...[name, customer.name, customer.sap_id ?? ''],
  ...[catalog.name, catalog.season],
]);
const searchCustomers = wordSearch<User>(({ name, email, sap_id }) => [name, email, sap_id ?? '']);
const searchCatalogs = wordSearch<Catalog>(({ name, brand, season }) => [name, brand, season]);
const searchGarments = wordSearch<Garment>(({ generic, number, style_code = '', name }) => [
  ...[generic, number, style_code, name],
]);

const hrefs = {
  order: paths.lineSheet.href,
  customer: paths.userDetail.href,
  catalog: paths.catalogPreview.href,
};

const toFound = (kind: keyof typeof hrefs, id: string, label: string, detail: string): Found => ({
  kind,
  id,
  label,
  detail,
  href: hrefs[kind](id),
});

/** Links to the catalog if there is no garment page. */
const foundGarment = (
  { id, label, detail, catalog_id = '' }: Omit<FoundThing, 'kind'>,
  garmentHref: GarmentHref,
): Found => ({
  kind: 'garment',
  id,
  label,
  detail,
  href: garmentHref?.(id) ?? `${paths.catalogPreview.href(catalog_id)}?q=${encodeURIComponent(id)}`,
});

/** Searches the cached answers for every typed word, leaving out deleted orders. */
export function findLoaded(state: Pick<RootState, 'api'>, typed: string, garmentHref: GarmentHref): Found[] {
  const { endpoints, util } = api;
  const orders = util
    .selectCachedArgsForQuery(state, 'listOrders')
    .filter((query) => query.archived !== true)
    .flatMap((query) =>
      searchOrders(endpoints.listOrders.select(query)(state).data?.orders ?? [], typed).slice(0, maxRanked),
    );
  const customers = util
    .selectCachedArgsForQuery(state, 'listCustomers')
    .flatMap((query) => searchCustomers(endpoints.listCustomers.select(query)(state).data ?? [], typed));
  const catalogs = [
    ...(endpoints.listAllCatalogs.select()(state).data ?? []),
    ...(endpoints.listCatalogs.select()(state).data ?? []),
  ];
  const garments = util.selectCachedArgsForQuery(state, 'getCatalog').flatMap((query) => {
    const { data } = endpoints.getCatalog.select(query)(state);
    if (data === undefined) return [];
    return searchGarments(data.garments, typed)
      .slice(0, maxRanked)
      .map(({ generic, style_code = generic, name }) =>
        foundGarment(
          { id: generic, label: `${style_code} ${isolated(name)}`, detail: data.name, catalog_id: data.id },
          garmentHref,
        ),
      );
  });
  return [
    ...orders.map(({ id, name, customer, catalog }) =>
      toFound('order', id, name, `${isolated(customer.name)} · ${isolated(catalog.name)}`),
    ),
    ...customers
      .slice(0, maxRanked)
      .map(({ id, name, email, sap_id }) => toFound('customer', id, name, `${email} ${sap_id ?? ''}`.trim())),
    ...searchCatalogs(catalogs, typed).map(({ id, name, brand, season }) =>
      toFound('catalog', id, name, `${brand} ${season}`.trim()),
    ),
    ...garments,
  ];
}

/** A result from the server. */
export function fromHost(thing: FoundThing, garmentHref: GarmentHref): Found {
  const { kind, id, label, detail } = thing;
  return kind === 'garment' ? foundGarment(thing, garmentHref) : toFound(kind, id, label, detail);
}
