import { seasonBefore } from '../../../src/domain/catalogs/seasons';
import { fromCents } from '../../../src/domain/money';
import { mergeSizes } from '../../../src/domain/sizes/sizeOrder';
import { orderScopeOf } from '../../db/orders';
import { toId } from '../../db/schema';
import { notFound } from '../../core/problems';
import type { Schema, Viewer } from '../../core/call';
import type { ReaderLocale } from '../../core/languages';
import type { Env } from '../../core/env';
import type { Context, Handler } from '../../http/operation';
import type { OverviewFilter, Tile, TileRow } from './countedQueries';
import { type GarmentSumRow, selectGarments, sumGarment } from './garmentQueries';
import { lineTiles } from './lineQueries';
import { orderTiles } from './orderQueries';

const tiles: Record<Schema<'OverviewTile'>, Tile> = { ...orderTiles, ...lineTiles };

export const getOverview: Handler<'getOverview'> = async ({ reader, user, params, query, env, locale }) => {
  const filter = toFilter(user, query, env, locale);
  const { result, asOf } = await reader.figures((db) => tiles[params.tile](db, filter));
  return { rows: result.map(presentRow), ...presentMoment(asOf), time_zone: env.timeZone };
};

export const getGarmentOrders: Handler<'getGarmentOrders'> = async ({
  reader,
  user,
  params,
  query,
  env,
  locale,
}) => {
  const { season } = query;
  const filter = { ...toFilter(user, { season }, env, locale), before: null };
  const { result, asOf } = await reader.figures(async (db) => {
    const everywhere = await selectGarments(db, params.reference, locale.language);
    const shown = everywhere.filter((one) => season === undefined || one.season === season);
    return { everywhere, shown, figures: await sumGarment(db, filter, shown) };
  });
  const { everywhere, shown, figures } = result;
  const [newest] = shown;
  if (newest === undefined) throw notFound('garment');
  return {
    generic: params.reference,
    number: newest.number,
    name: newest.name,
    seasons: [...new Set(everywhere.map((one) => one.season))],
    catalogs: shown.map(({ catalog_id: id, catalog_name: name, currency, ...one }) => ({
      id,
      name,
      season: one.season,
      currency,
    })),
    colors: [...new Set(figures.cells.map(({ color }) => color))],
    ...(figures.color_names !== null && { color_names: figures.color_names }),
    sizes: shown
      .map((one) => one.sizes)
      .reduce(mergeSizes)
      .filter((size) => figures.cells.some((cell) => cell.size === size)),
    cells: figures.cells,
    statuses: figures.statuses.map(presentSum),
    customers: figures.customers.map(presentSum),
    stocks: figures.stocks,
    ...(figures.to_come !== null && { to_come: figures.to_come }),
    ...presentMoment(asOf),
  };
};

function toFilter(
  user: Viewer,
  { season, catalogs, seller }: Context<'getOverview'>['query'],
  { timeZone }: Env,
  { language }: ReaderLocale,
): OverviewFilter {
  return {
    scope: orderScopeOf(user, 'getOverview'),
    season: season ?? null,
    before: season === undefined ? null : seasonBefore(season),
    catalogIds: catalogs?.split(',').map(toId) ?? null,
    sellerId: seller === undefined ? null : toId(seller),
    timeZone,
    language,
  };
}

const presentMoment = (asOf: Date | null) =>
  asOf === null ? {} : { as_of: Math.floor(asOf.getTime() / 1000) };

const presentSum = ({ cents, ...sum }: GarmentSumRow): Schema<'GarmentSum'> => ({
  ...sum,
  amount: fromCents(cents),
});

const presentRow = ({ cents, before_cents, ...row }: TileRow): Schema<'OverviewRow'> => ({
  ...row,
  amount: fromCents(cents),
  before_amount: fromCents(before_cents),
});
