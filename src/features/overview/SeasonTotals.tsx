import { ordersText, piecesText } from '../../domain/orders/counts';
import { Flex, Tooltip, Typography } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { api, type GetOverviewApiArg, useGetOverviewQuery } from '../../api';
import { formatAmount } from '../../languages/money';
import { today } from '../../domain/dates';
import { secondText } from '../../lib/dates';
import { useAppSelector } from '../../lib/redux';
import { ordersHref } from '../../shared/order-list-link/ordersHref';
import type { OverviewGround } from './OverviewTile';
import { changeText, sumSeason, type Totals } from './seasonTotals';
import styles from './SeasonTotals.module.css';
import { tileSpecs } from './tiles';
import { useT } from '../../languages/useT';

/** The season's totals, each compared with the season before up to the same day. */
export function SeasonTotals({ ground }: { ground: OverviewGround }) {
  const t = useT();
  const { before, currency, filter, catalogs, agents, timeZone } = ground;
  const age = useFiguresAge(filter);
  const { currentData } = useGetOverviewQuery({ tile: 'days', ...filter });
  const days = currentData?.rows.filter((row) => row.currency === currency);
  const sums = days && sumSeason(days, today(timeZone) * 1000);
  const href = ordersHref({ catalogs, agents });

  const season = before ?? '';
  const compared = sums?.isAllOfBefore
    ? t('Compared with all of {season}', { season })
    : t('Compared with {season} {days, plural, one {# day} other {# days}} after its first order', {
        season,
        days: sums?.day ?? 0,
      });
  const figure = (of: keyof Totals, text: (value: number) => string, to: string | null = null) => {
    // Reserves a line for each on a phone; its key keeps what is shown then from moving over from its place.
    if (sums === undefined) {
      return (
        <span key={`${of} to come`} className={styles.figure}>
          &nbsp;
        </span>
      );
    }
    const change = before === null ? null : changeText(sums.now[of], sums.before[of]);
    return (
      <span className={styles.figure}>
        {to === null ? text(sums.now[of]) : <Link to={to}>{text(sums.now[of])}</Link>}
        {change !== null && (
          <Tooltip title={t('{compared}: {figure}', { compared, figure: text(sums.before[of]) })}>
            <Typography.Text type="secondary" className={styles.change} tabIndex={0}>
              {change}
            </Typography.Text>
          </Tooltip>
        )}
      </span>
    );
  };
  return (
    <Flex wrap gap="0 32px" align="baseline" component="p" className={styles.totals} role="status">
      {figure('orders', (orders) => t(ordersText(orders)), href)}
      {figure('pieces', (pieces) => t(piecesText(pieces)))}
      {figure('amount', (value) => formatAmount(value, currency))}
      {before !== null && (
        <Typography.Text type="secondary" className={styles.than}>
          {sums === undefined ? <>&nbsp;</> : sums.before.orders + sums.before.pieces > 0 && compared}
        </Typography.Text>
      )}
      {age !== null && (
        <Typography.Text type="secondary">
          {t('Figures as of {time}', { time: secondText(age) })}
        </Typography.Text>
      )}
    </Flex>
  );
}

/**
 * The time of the oldest shown figure, in epoch seconds, if the server reads from a database replica that lags behind;
 * null if all figures are current.
 */
function useFiguresAge(filter: Omit<GetOverviewApiArg, 'tile'>): number | null {
  const answers = useMemo(
    () => tileSpecs.map(({ tile }) => api.endpoints.getOverview.select({ tile, ...filter })),
    [filter],
  );
  return useAppSelector((state) => {
    const times = answers.flatMap((select) => select(state).data?.as_of ?? []);
    return times.length === 0 ? null : Math.min(...times);
  });
}
