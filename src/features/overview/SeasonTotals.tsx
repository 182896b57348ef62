import { Link } from 'react-router-dom';
import { type OverviewRow, useGetOverviewQuery } from '../../api';
import { secondText } from '../../lib/dates';
import { counted } from '../../lib/numbers';
import { ordersHref } from '../../shared/order-list-link/ordersHref';
import type { LinkGround } from './rowLinks';
import styles from './SeasonTotals.module.css';
import { moneyText, type TileGround } from './tiles';
import { useFiguresAge } from './useFiguresAge';

interface Props {
  filter: { season: string; seller?: string; catalogs?: string };
  ground: TileGround;
  links: LinkGround;
}

/** What all the orders of the filters add up to. Each has one status, so the tile of these has the sum. */
export function SeasonTotals({ filter, ground, links }: Props) {
  const { before, currency } = ground;
  const age = useFiguresAge(filter);
  const { currentData } = useGetOverviewQuery({ tile: 'status', ...filter });
  const rows = currentData?.rows.filter((row) => row.currency === currency);
  const sum = (of: (row: OverviewRow) => number) => (rows ?? []).reduce((total, row) => total + of(row), 0);
  const money = (of: (row: OverviewRow) => number) =>
    moneyText(sum((row) => Math.round(of(row) * 100)) / 100, currency);
  const orders = counted(
    sum((row) => row.orders ?? 0),
    'order',
  );
  const href = ordersHref({ catalogs: links.catalogs, agents: links.agents });
  return (
    <p className={styles.totals} role="status">
      {rows !== undefined && (
        <>
          {href === null ? orders : <Link to={href}>{orders}</Link>}
          <span>
            {counted(
              sum((row) => row.pieces),
              'piece',
            )}
          </span>
          <strong>{money((row) => row.amount)}</strong>
          {before !== null && (
            <span className={styles.soft}>
              {before}:{' '}
              {counted(
                sum((row) => row.before_pieces),
                'piece',
              )}
              , {money((row) => row.before_amount)}
            </span>
          )}
          {age !== null && <span className={styles.soft}>Figures as of {secondText(age)}</span>}
        </>
      )}
    </p>
  );
}
