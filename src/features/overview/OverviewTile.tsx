import {
  BarChartOutlined,
  DownloadOutlined,
  DownOutlined,
  RightOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { Button, Card, Skeleton, Tooltip } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type GetOverviewApiArg, type OverviewRow, useGetOverviewQuery } from '../../api';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { FailureNote } from '../../shared/load-failure/LoadFailure';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { maxBars, toCharts } from './chartData';
import styles from './OverviewTile.module.css';
import { type LinkGround, rowHref } from './rowLinks';
import { figuresOf, rowText, type TileGround, type TileSpec } from './tiles';
import { TileTable } from './TileTable';
import { english, useT } from '../../languages/useT';

const TileChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './TileChart')).TileChart,
);

/** What the figures are of, and their links. */
export interface OverviewGround extends TileGround, LinkGround {
  readonly filter: Omit<GetOverviewApiArg, 'tile'>;
}

interface Figures {
  spec: TileSpec;
  ground: OverviewGround;
}

interface Props extends Figures {
  isOpen?: boolean;
  /** Opens or closes it; without, it stays open. */
  onToggle?: (isOpen: boolean) => void;
}

/** A figure of the season as a chart, a table, or a download. */
export function OverviewTile({ spec, ground, isOpen = true, onToggle }: Props) {
  const t = useT();
  const [isTable, setTable] = useState(false);
  const { notify } = useNotices();
  const { currentData, isError, error, refetch } = useGetOverviewQuery(
    { tile: spec.tile, ...ground.filter },
    { refetchOnMountOrArgChange: true, skip: !isOpen },
  );
  const { currency } = ground;
  const rows = useMemo(
    () => currentData?.rows.filter((row) => row.currency === currency || row.currency === ''),
    [currentData, currency],
  );
  const hasRows = rows !== undefined && rows.length > 0;
  const title = t(isTable ? spec.title : (spec.chartTitle ?? spec.title));
  const handleDownload = () =>
    downloadTile(spec, rows ?? [], ground).catch(() => notify(t('The file could not be made.'), 'error'));

  return (
    <Card
      role="region"
      aria-label={t(spec.title)}
      size="small"
      className={styles.tile}
      data-wide={isTable || spec.chart !== 'bars' || undefined}
      data-closed={!isOpen || undefined}
      title={
        <h2>
          {onToggle === undefined ? (
            title
          ) : (
            <Button
              type="text"
              className={styles.toggle}
              aria-expanded={isOpen}
              icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
              onClick={() => onToggle(!isOpen)}
            >
              {title}
            </Button>
          )}
        </h2>
      }
      extra={
        isOpen && (
          <>
            <Tooltip title={isTable ? t('Chart') : t('Table')}>
              <Button
                type="text"
                aria-label={t('Table of {title}', { title: spec.title })}
                aria-pressed={isTable}
                disabled={!hasRows}
                icon={isTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
                onClick={() => setTable(!isTable)}
              />
            </Tooltip>
            <Tooltip title={t('Download excel')}>
              <Button
                type="text"
                aria-label={t('Download {title}', { title: spec.title })}
                disabled={!hasRows}
                icon={<DownloadOutlined aria-hidden />}
                onClick={() => void handleDownload()}
              />
            </Tooltip>
          </>
        )
      }
    >
      {isOpen && (
        <div className={styles.content} data-short={isError || rows?.length === 0 || undefined}>
          {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
          {rows === undefined && !isError && <TileSkeleton />}
          {rows?.length === 0 && <p className={styles.quiet}>{t(spec.empty)}</p>}
          {hasRows && isTable && <TileTable spec={spec} rows={rows} ground={ground} />}
          {hasRows && !isTable && <Drawing spec={spec} rows={rows} ground={ground} />}
        </div>
      )}
    </Card>
  );
}

const TileSkeleton = () => {
  const t = useT();
  return (
    <div role="status" aria-label={t('Loading')} className={styles.skeleton}>
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    </div>
  );
};

function Drawing({ spec, rows, ground }: Figures & { rows: readonly OverviewRow[] }) {
  const t = useT();
  const navigate = useNavigate();
  const [isDrawn, setDrawn] = useState(false);
  const handleDrawn = useCallback(() => setDrawn(true), []);
  const charts = useMemo(
    () =>
      toCharts(t, spec, rows, ground).map((data) => {
        // A line chart is cumulative; the table has the single days.
        const hrefs = spec.chart === 'line' ? [] : data.rows.map((row) => rowHref(spec.tile, row, ground));
        const handlePick = (index: number) => {
          const href = hrefs[index];
          if (href) void navigate(href);
        };
        return { data, onPick: hrefs.some((href) => href !== null) ? handlePick : null };
      }),
    [t, spec, rows, ground, navigate],
  );
  const widest = Math.max(...charts.map(({ data }) => data.rows.length));
  return (
    <>
      {!isDrawn && <TileSkeleton />}
      <div className={styles.charts}>
        {charts.map(({ data, onPick }) => (
          <div key={data.part} className={styles.chart} style={{ flexGrow: data.rows.length + 3 }}>
            <TileChart
              data={data}
              hasLegend={data.rows.length === widest}
              onPick={onPick}
              onDrawn={handleDrawn}
            />
          </div>
        ))}
      </div>
      {spec.chart === 'bars' && rows.length > maxBars && (
        <p className={styles.quiet}>
          {t('The first {bars}; the table has {rows, plural, one {# row} other {# rows}}.', {
            bars: maxBars,
            rows: rows.length,
          })}
        </p>
      )}
    </>
  );
}

/** Downloads a tile's table as an .xlsx file, which is in English. */
async function downloadTile(spec: TileSpec, rows: readonly OverviewRow[], ground: TileGround): Promise<void> {
  const { t } = english;
  const figures = figuresOf(spec, ground, rows);
  const name = `${ground.season} ${t(spec.title)} ${rows[0]?.currency ?? ''}`.trim().replaceAll(' ', '_');
  await downloadSpreadsheet(`${name}.xlsx`, [
    // The numbers are without currency.
    [
      t(spec.what),
      ...figures.map(({ key, title }) =>
        key.includes('amount') ? `${t(title)} (${ground.currency})` : t(title),
      ),
    ],
    ...rows.map((row) => [
      spec.tile === 'days' ? row.label : rowText(t, spec, row),
      ...figures.map(({ value }) => value(row)),
    ]),
  ]);
}
