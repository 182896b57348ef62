import { matchedTexts } from '../../domain/matchedTexts';
import { isolated } from '../../domain/text/isolated';
import { api, type Catalog, type FoundThing, type Garment, type OrderSummary, type User } from '../../api';
import { paths } from '../../lib/paths';
import type { RootState } from '../../lib/redux';
import { foldText, wordSearch } from '../../lib/wordSearch';
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

/** The detail of a result with what was found but is not shown. */
const withMatch = (detail: string, matched = '') =>
  matched === '' ? detail : `${detail} · ${isolated(matched)}`;

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
  const detailOf = (label: string, detail: string, texts: readonly string[]) =>
    withMatch(detail, matchedTexts(typed, `${label} ${detail}`, texts, foldText));
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
      .map(({ generic, number, style_code = generic, name }) => {
        const label = `${style_code} ${isolated(name)}`;
        const detail = detailOf(label, data.name, [generic, number]);
        return foundGarment({ id: generic, label, detail, catalog_id: data.id }, garmentHref);
      });
  });
  return [
    ...orders.map(({ id, name, customer, catalog }) => {
      const detail = `${isolated(customer.name)} · ${isolated(catalog.name)}`;
      return toFound('order', id, name, detailOf(name, detail, [customer.sap_id ?? '', catalog.season]));
    }),
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
  const { kind, id, label, matched } = thing;
  const detail = withMatch(thing.detail, matched);
  return kind === 'garment'
    ? foundGarment({ ...thing, detail }, garmentHref)
    : toFound(kind, id, label, detail);
}
