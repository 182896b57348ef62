import { Skeleton } from 'antd';
import { useMemo } from 'react';
import {
  isApiProblem,
  type OverviewRow,
  useGetMeQuery,
  useGetOverviewQuery,
  useHas,
  useHasErpDocuments,
  useListAgentsQuery,
} from '../../api';
import { scopeOf } from '../../domain/access/accessRules';
import { mayOpen } from '../../domain/access/pageRules';
import type { Role } from '../../domain/access/roleOptions';
import { seasonBefore } from '../../domain/catalogs/seasons';
import { paths } from '../../lib/paths';
import { useUrlState } from '../../lib/useUrlState';
import { useGarmentHref } from '../../shared/garment-link/useGarmentHref';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { OverviewFilters } from './OverviewFilters';
import styles from './OverviewPage.module.css';
import { type OverviewGround, OverviewTile } from './OverviewTile';
import { changedView, overviewCodec, type OverviewView } from './overviewView';
import { SeasonTotals } from './SeasonTotals';
import { tileSpecs } from './tiles';
import { useT } from '../../languages/useT';

const nobody: readonly Role[] = [];
const nothing: readonly OverviewRow[] = [];

/** The overview: each figure is a tile, with common filters. Customers see a part of the tiles. */
export function OverviewPage() {
  const t = useT();
  const [view, setView] = useUrlState(overviewCodec);
  const hasCall = useHas('getOverview');
  const { data, isError, error, refetch } = useGetOverviewQuery(
    { tile: 'seasons' },
    { skip: !hasCall, refetchOnMountOrArgChange: true },
  );
  const seasons = useMemo(() => [...new Set((data?.rows ?? nothing).map(({ id }) => id))], [data]);
  const isMissing = !hasCall || (data === undefined && isApiProblem(error) && error.status === 404);
  const season = view.season ?? seasons[0];
  const change = (changed: Partial<OverviewView>) =>
    setView(changedView(view, changed), { keepsScroll: true });

  return (
    <PageFrame title={t('Overview')}>
      {data === undefined && !isError && !isMissing && (
        <div role="status" aria-label={t('Loading')}>
          <Skeleton active />
        </div>
      )}
      {data === undefined && isError && !isMissing && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {(isMissing || (data !== undefined && season === undefined)) && (
        <EmptyState
          text={isMissing ? t('The overview isn’t available on this server.') : t('There are no orders yet.')}
        >
          <ButtonLink to={paths.orderList.href()}>{t('Orders')}</ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && season !== undefined && (
        <SeasonView
          view={view}
          season={season}
          seasons={seasons}
          rows={data.rows}
          timeZone={data.time_zone ?? 'UTC'}
          onChange={change}
        />
      )}
    </PageFrame>
  );
}

interface SeasonProps {
  view: OverviewView;
  season: string;
  seasons: readonly string[];
  /** The totals of each season. */
  rows: readonly OverviewRow[];
  timeZone: string;
  onChange: (change: Partial<OverviewView>) => void;
}

function SeasonView({ view, season, seasons, rows, timeZone, onChange }: SeasonProps) {
  const t = useT();
  const roles = useGetMeQuery().data?.roles ?? nobody;
  const seesAll = scopeOf(roles, 'getOverview') === 'any';
  const sellers = useListAgentsQuery(undefined, { skip: !seesAll }).data;
  const inSeason = useGetOverviewQuery({ tile: 'catalogs', season }).currentData?.rows ?? nothing;
  const { seller, catalogs, measure } = view;

  const currencies = useMemo(() => {
    const ofSeason = rows.filter(({ id }) => id === season).sort((a, b) => b.pieces - a.pieces);
    return ofSeason.map((row) => row.currency);
  }, [rows, season]);
  const currency = currencies.find((one) => one === view.currency) ?? currencies[0] ?? '';
  // Chosen catalogs have no counterpart in the season before.
  const before = catalogs.length === 0 ? seasonBefore(season) : null;
  const opensUsers = mayOpen(roles, 'userDetail');
  const garmentHref = useGarmentHref();
  const hasToCome = useHasErpDocuments();
  const ground = useMemo((): OverviewGround => {
    const counting = inSeason.filter(
      (row) => row.currency === currency && (catalogs.length === 0 || catalogs.includes(row.id)),
    );
    return {
      ...{ season, before, currency, measure, opensUsers, garmentHref, timeZone },
      catalogs: counting.map(({ id }) => id),
      agents: seller === null ? [] : [seller],
      filter: {
        season,
        ...(seller !== null && { seller }),
        ...(catalogs.length > 0 && { catalogs: catalogs.join(',') }),
      },
    };
  }, [inSeason, season, before, currency, measure, seller, catalogs, opensUsers, garmentHref, timeZone]);
  const specs = tileSpecs.filter(
    // The tile of customers who have not ordered needs the season before.
    (spec) =>
      (opensUsers || spec.isForAll) &&
      (before !== null || spec.tile !== 'late') &&
      (hasToCome || !spec.needsErpDocuments),
  );

  return (
    <>
      <OverviewFilters
        view={view}
        season={season}
        currency={currency}
        seasons={seasons.includes(season) ? seasons : [season, ...seasons]}
        currencies={currencies}
        catalogs={inSeason}
        sellers={seesAll ? (sellers ?? []) : null}
        onChange={onChange}
      />
      <SeasonTotals ground={ground} />
      <div className={styles.tiles}>
        {specs
          .filter(({ isOnDemand }) => !isOnDemand)
          .map((spec) => (
            <OverviewTile key={spec.tile} spec={spec} ground={ground} />
          ))}
      </div>
      <h2>{t('More figures')}</h2>
      <div className={styles.tiles}>
        {specs
          .filter(({ isOnDemand }) => isOnDemand)
          .map((spec) => (
            <OverviewTile
              key={spec.tile}
              spec={spec}
              ground={ground}
              isOpen={view.open.includes(spec.tile)}
              onToggle={(isOpen) =>
                onChange({
                  open: isOpen ? [...view.open, spec.tile] : view.open.filter((tile) => tile !== spec.tile),
                })
              }
            />
          ))}
      </div>
    </>
  );
}
