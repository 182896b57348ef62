import type { OverviewRow, OverviewTile } from '../../api';
import { paths } from '../../lib/paths';
import type { GarmentHref } from '../../shared/garment-link/useGarmentHref';
import { dayIn, daysAfter, none, type OrderFilters } from '../../shared/order-list-link/orderFilters';
import { toStatusChoice } from '../../shared/order-list-link/orderListUrl';
import { ordersHref } from '../../shared/order-list-link/ordersHref';

/** The common data of all rows' links. */
export interface LinkGround {
  /** The catalogs of the figures: the season's or the chosen ones, in the currency. */
  readonly catalogs: readonly string[];
  /** The id of the chosen agent; none for all. */
  readonly agents: readonly string[];
  /** Whether the person may open a customer's page. */
  readonly opensUsers: boolean;
  readonly season: string;
  readonly garmentHref: GarmentHref;
  /** The time zone of the days. */
  readonly timeZone: string;
}

/** The link of a row: the list of its orders, a customer's or a garment's page; null if there is none. */
export function rowHref(tile: OverviewTile, row: OverviewRow, ground: LinkGround): string | null {
  const { catalogs, agents, opensUsers, season, garmentHref, timeZone } = ground;
  switch (tile) {
    case 'status': {
      const status = toStatusChoice(row.id);
      // The list's 'open' filter includes finished orders.
      if (status === undefined || status === 'open') return null;
      return ordersHref({ catalogs, agents }, status);
    }
    case 'catalogs':
      return ordersHref({ catalogs: catalogs.filter((id) => id === row.id), agents });
    case 'sellers':
      return ordersHref({ catalogs, agents: [row.id || none] });
    case 'places':
      return ordersHref({ catalogs, agents, channels: [row.id || none] });
    case 'days':
      // A day of the season before has no orders in this one.
      return row.orders === 0
        ? null
        : ordersHref({
            catalogs,
            agents,
            created: [row.label, daysAfter(row.label, 1)].map((day) => dayIn(timeZone, day)),
          });
    case 'drops':
      return lineHref(row, ground, { drops: [row.id || none] });
    case 'shipped':
      return ordersHref({ catalogs, agents, drops: [row.id || none] }, 'sent');
    case 'garments':
    case 'slow_garments':
      return garmentHref?.(row.id, season) ?? lineHref(row, ground, { garments: [row.id] });
    case 'colors':
    case 'slow_colors':
      return lineHref(row, ground, { colors: [row.id] });
    case 'sizes':
      return lineHref(row, ground, { sizes: [row.id] });
    case 'late':
      return opensUsers ? paths.userDetail.href(row.id) : null;
    default:
      return null;
  }
}

/** Rows with orders only in the season before have no link. */
function lineHref(row: OverviewRow, { catalogs, agents }: LinkGround, line: OrderFilters): string | null {
  return row.pieces === 0 ? null : ordersHref({ catalogs, agents, ...line });
}
