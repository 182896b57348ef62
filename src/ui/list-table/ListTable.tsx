import { Flex, Skeleton, Table } from 'antd';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useHasCards } from '../../lib/useMediaQuery';
import { emptyRoles, type ListColumn, rowRoles, type ShownRow, shownIn, tableColumns } from './listColumns';
import { ListFrame } from './ListFrame';
import styles from './ListTable.module.css';
import { RowsContext } from './RowsInView';
import type { Selection } from './selection';
import { SortMenu } from './SortMenu';
import type { Sort } from './sortRows';
import { AllTick, RowTick } from './Ticks';
import type { Translate } from '../../domain/language/wording';
import { useLanguage } from '../../languages/useT';

/** The props of a `ListTable`. */
export interface ListTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  /** Must be referentially stable: a new array re-renders every row in view. */
  columns: readonly ListColumn<Row>[];
  /** Already sorted: see `sortRows`. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** The page has a menu for the sort of its cards. */
  hasOwnSortMenu?: boolean;
  /** A row's card on a narrow window; without it, as with a few short columns, rows stay rows. */
  card?: (row: Row) => ReactNode;
  /** The table is as tall as its rows, up to this many pixels, instead of filling the available height. */
  maxHeight?: number;
  /** Cards too scroll in the table, which fills its space in a dialog: the page below doesn't scroll. */
  isInDialog?: boolean;
  density?: 'compact' | 'comfortable';
  /** The page that a click on a row opens, where there is one. */
  rowHref?: (row: Row) => string;
  /** The rows are not known yet. */
  isLoading?: boolean;
  /** More rows are on their way, and come below these: how many there are is not known, and all can't be selected. */
  isStreaming?: boolean;
  /** The rows are those of the previous request while the next one is under way. */
  isStale?: boolean;
  /** Lets people select rows, each named for screen readers. Must be referentially stable. */
  selection?: { readonly of: Selection; readonly nameOf: (row: Row) => string; readonly all: string };
  /** Whenever it changes, the table scrolls back to the top. */
  scrollKey?: string;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
}

/**
 * Ant Design's table for our lists: it fills the available height, renders only the rows in view but gives assistive
 * technology the full row count, is sorted by its owner, and shows cards on a narrow window, which the page scrolls.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const language = useLanguage();
  const { t } = language;
  const { label, rows, columns, sort = null, onSort, card, maxHeight, rowHref } = props;
  const { isLoading = false, isStreaming = false, isStale = false, rowKey, scrollKey, selection } = props;
  const isNarrow = useHasCards() && card !== undefined;
  const isInPage = isNarrow && maxHeight === undefined && props.isInDialog !== true;
  const density = props.density ?? 'compact';
  const isPartial = isLoading || isStreaming;
  const [header, rowHeight] = sizes[isNarrow ? 'card' : density];
  const [block, setBlock] = useState(firstBlock);
  const onView = useCallback(
    (first: number, end: number) =>
      setBlock((now) => (first >= now.from && end <= now.to ? now : blockAround(first, end))),
    [],
  );
  // There may be fewer rows now.
  const from = Math.min(block.from, Math.max(0, rows.length - spareRows));
  const keyOf = useCallback(({ row }: ShownRow<Row>) => rowKey(row), [rowKey]);
  const shownRow = useMemo(() => shownIn<Row>(language), [language]);
  const blockRows = useMemo(() => rows.slice(from, block.to).map(shownRow), [rows, from, block.to, shownRow]);
  // As a text, so that more rows with figures as long do not make the columns anew.
  const figureLengths = useMemo(
    () => columns.map(({ figureLength }) => figureLength?.(rows) ?? 0).join(' '),
    [columns, rows],
  );
  const shown = useMemo(() => {
    const own = isNarrow
      ? [{ key: 'card', title: label, width: 400, narrowest: 200, isLive: true, render: card }]
      : columns;
    const ticks = selection === undefined ? [] : [ticksColumn(selection, rowKey, isPartial, t)];
    if (isNarrow) return tableColumns([...ticks, ...own], null, language);
    return tableColumns([...ticks, ...own], sort, language, [
      ...ticks.map(() => 0),
      ...figureLengths.split(' ').map(Number),
    ]);
  }, [isNarrow, label, card, columns, sort, selection, rowKey, isPartial, figureLengths, language, t]);

  useLayoutEffect(
    function showToSelection() {
      selection?.of.show(() => rows.map(rowKey));
    },
    [selection, rows, rowKey],
  );

  return (
    <div className={styles.list} data-short={isInPage || maxHeight !== undefined || undefined}>
      {isNarrow && (
        <Flex gap={8} align="center" justify="space-between" className={styles.tools}>
          {selection && (
            <AllTick selection={selection.of} label={selection.all} isLabelled isDisabled={isPartial} />
          )}
          {onSort && !props.hasOwnSortMenu && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
        </Flex>
      )}
      <ListFrame
        label={label}
        // -1: not known.
        rowCount={isStreaming ? -1 : rows.length + 1}
        isBusy={isPartial || isStale}
        hrefOf={rowHref && ((index) => rows[index] && rowHref(rows[index]))}
      >
        <RowsContext value={{ count: rows.length, rowHeight, isInPage, scrollKey, from, onView }}>
          <Table<ShownRow<Row>>
            size={density === 'comfortable' ? 'medium' : 'small'}
            components={rows.length > 0 ? rowRoles : emptyRoles}
            columns={shown.columns}
            dataSource={blockRows}
            rowKey={keyOf}
            pagination={false}
            showHeader={!isNarrow}
            sortDirections={['ascend', 'descend']}
            scroll={{
              // Without rows there is nothing to scroll sideways. If it were unset, Ant Design would mount the whole
              // table anew for the first rows, all in one task.
              x: rows.length > 0 ? shown.width : '100%',
              y: isInPage ? undefined : (maxHeight ?? `calc(100cqh - ${header}px)`),
            }}
            loading={{ ...unspoken, spinning: isStale && !isLoading, delay: 150 }}
            locale={{
              emptyText: isLoading ? (
                <Skeleton active title={false} paragraph={{ rows: 12 }} />
              ) : (
                <div className={styles.empty}>{props.empty}</div>
              ),
            }}
            onHeaderRow={headerRow}
            onRow={(_row, index = 0) => ({
              'aria-rowindex': from + index + 2,
              ...{ 'data-index': from + index },
            })}
            onChange={(_pages, _filters, sorted) => {
              const { columnKey, order } = Array.isArray(sorted) ? (sorted[0] ?? {}) : sorted;
              onSort?.(order ? { key: String(columnKey), descending: order === 'descend' } : null);
            }}
          />
        </RowsContext>
      </ListFrame>
    </div>
  );
}

/** Ant Design's table has the rows in view, and as many more on each side. */
const spareRows = 100;
const blockAround = (first: number, end: number) => ({
  from: Math.max(0, first - spareRows),
  to: end + spareRows,
});
const firstBlock = blockAround(0, 0);

// The frame says that it is busy; elements between a table and its rows must not.
const unspoken = { 'aria-live': undefined, 'aria-busy': undefined };
/** The height of the header in pixels, and the estimated height of a row before it is measured. */
const sizes = { compact: [35, 36], comfortable: [43, 44], card: [0, 64] } as const;
const headerRow = () => ({ role: 'row', 'aria-rowindex': 1 });

function ticksColumn<Row>(
  { of, nameOf, all }: NonNullable<ListTableProps<Row>['selection']>,
  rowKey: (row: Row) => string,
  isPartial: boolean,
  t: Translate,
): ListColumn<Row> {
  return {
    key: 'ticks',
    title: all,
    header: <AllTick selection={of} label={all} isDisabled={isPartial} />,
    width: 44,
    fixed: 'start',
    render: (row) => (
      <RowTick selection={of} rowKey={rowKey(row)} name={t('Select {row}', { row: nameOf(row) })} />
    ),
  };
}
