import type { OverviewRow, OverviewTile } from '../../api';
import { paths } from '../../lib/paths';
import { ordersHref } from '../../shared/order-list-link/ordersHref';

/** What the links of all rows have in common. */
export interface LinkGround {
  /** The catalogs that the figures are from: those of the season, or the chosen ones, in the currency. */
  readonly catalogs: readonly string[];
  /** The name of the chosen agent; '' for all. */
  readonly seller: string;
  /** Whether the person may open a customer's page. */
  readonly opensUsers: boolean;
}

const listedStates = ['open', 'finished', 'in_sap', 'sent', 'error'];

/** The page with the orders behind a row, where the order list can show just these; null where it can't. */
export function rowHref(tile: OverviewTile, row: OverviewRow, ground: LinkGround): string | null {
  const { catalogs, seller, opensUsers } = ground;
  switch (tile) {
    case 'status':
      return listedStates.includes(row.id) ? ordersHref({ catalogs, status: row.id, words: [seller] }) : null;
    case 'catalogs':
      return ordersHref({ catalogs: catalogs.filter((id) => id === row.id), words: [seller] });
    case 'sellers':
      return row.label === '' ? null : ordersHref({ catalogs, words: [row.label] });
    case 'places':
      return row.label === '' ? null : ordersHref({ catalogs, words: [seller, row.label] });
    case 'late':
      return opensUsers ? paths.userDetail.href(row.id) : null;
    default:
      return null;
  }
}
