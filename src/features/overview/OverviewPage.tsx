import { Skeleton } from 'antd';
import { useMemo } from 'react';
import {
  isApiProblem,
  type OverviewRow,
  useGetMeQuery,
  useGetOverviewQuery,
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
import { OverviewTile } from './OverviewTile';
import { changedView, overviewCodec, type OverviewView } from './overviewView';
import type { LinkGround } from './rowLinks';
import { SeasonTotals } from './SeasonTotals';
import { type TileGround, tileSpecs } from './tiles';

const nobody: readonly Role[] = [];
const nothing: readonly OverviewRow[] = [];

/** The overview: each figure is a tile, with common filters. Customers see a part of the tiles. */
export function OverviewPage() {
  const [view, setView] = useUrlState(overviewCodec);
  const { data, isError, error, refetch } = useGetOverviewQuery(
    { tile: 'seasons' },
    { refetchOnMountOrArgChange: true },
  );
  const seasons = useMemo(() => [...new Set((data?.rows ?? nothing).map(({ id }) => id))], [data]);
  const season = view.season ?? seasons[0];
  const isMissing = data === undefined && isApiProblem(error) && error.status === 404;
  const change = (changed: Partial<OverviewView>) =>
    setView(changedView(view, changed), { keepsScroll: true });

  return (
    <PageFrame title="Overview">
      {data === undefined && !isError && (
        <div role="status" aria-label="Loading">
          <Skeleton active />
        </div>
      )}
      {data === undefined && isError && !isMissing && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {(isMissing || (data !== undefined && season === undefined)) && (
        <EmptyState
          text={isMissing ? 'The overview isn’t available on this server.' : 'There are no orders yet.'}
        >
          <ButtonLink to={paths.orderList.href()}>Orders</ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && season !== undefined && (
        <SeasonView view={view} season={season} seasons={seasons} rows={data.rows} onChange={change} />
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
  onChange: (change: Partial<OverviewView>) => void;
}

function SeasonView({ view, season, seasons, rows, onChange }: SeasonProps) {
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
  const filter = useMemo(
    () => ({
      season,
      ...(seller !== null && { seller }),
      ...(catalogs.length > 0 && { catalogs: catalogs.join(',') }),
    }),
    [season, seller, catalogs],
  );
  // Chosen catalogs have no counterpart in the season before.
  const before = catalogs.length === 0 ? seasonBefore(season) : null;
  const ground = useMemo(
    (): TileGround => ({ season, before, currency, measure }),
    [season, before, currency, measure],
  );
  const opensUsers = mayOpen(roles, 'userDetail');
  const garmentHref = useGarmentHref();
  const links = useMemo((): LinkGround => {
    const counting = inSeason.filter(
      (row) => row.currency === currency && (catalogs.length === 0 || catalogs.includes(row.id)),
    );
    const agents = seller === null ? [] : [seller];
    return { catalogs: counting.map(({ id }) => id), agents, opensUsers, season, garmentHref };
  }, [inSeason, currency, catalogs, seller, opensUsers, season, garmentHref]);
  const specs = tileSpecs.filter(
    // The tile of customers who have not ordered needs the season before.
    (spec) => (opensUsers || spec.isForAll) && (before !== null || spec.tile !== 'late'),
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
      <SeasonTotals filter={filter} ground={ground} links={links} />
      <div className={styles.tiles}>
        {specs.map((spec) => (
          <OverviewTile key={spec.tile} spec={spec} filter={filter} ground={ground} links={links} />
        ))}
      </div>
    </>
  );
}
