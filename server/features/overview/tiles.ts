import type { Db } from '../../db/openDatabase';
import type { Schema } from '../../core/call';
import type { OverviewFilter, TileRow } from './countedQueries';
import {
  sumByDrop,
  sumBySize,
  sumShortStock,
  sumSlowColors,
  sumSlowGarments,
  sumTopColors,
  sumTopGarments,
} from './lineQueries';
import {
  sumByCatalog,
  sumByDay,
  sumByPlace,
  sumBySeason,
  sumBySeller,
  sumByStatus,
  sumLateCustomers,
} from './orderQueries';

/** How each tile is added up: one query. */
export const tiles: Record<Schema<'OverviewTile'>, (db: Db, filter: OverviewFilter) => Promise<TileRow[]>> = {
  seasons: sumBySeason,
  days: sumByDay,
  status: sumByStatus,
  sellers: sumBySeller,
  catalogs: sumByCatalog,
  drops: sumByDrop,
  places: sumByPlace,
  garments: sumTopGarments,
  slow_garments: sumSlowGarments,
  colors: sumTopColors,
  slow_colors: sumSlowColors,
  sizes: sumBySize,
  late: sumLateCustomers,
  stock: sumShortStock,
};
