import type { TableColumnsType, TableColumnType } from 'antd';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Row, RowsBody, RowsTable } from './RowsInView';
import type { Message } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';
import type { Language } from '../../languages/useT';
import type { Sort } from './sortRows';

/** A column of a `ListTable`: an Ant Design column with some additions. */
export interface ListColumn<Row> extends Pick<TableColumnType<Row>, 'align' | 'ellipsis' | 'fixed'> {
  readonly key: string;
  readonly title: string | Message;
  /** In pixels. */
  readonly width: number;
  /**
   * A text column gives way to figures, but is never narrower than these pixels. Such columns share the room that is left
   * in proportion to what they miss of their width.
   */
  readonly narrowest?: number;
  /** The width of its widest figure, as `longestText` has it: the column has room for it, as figures are never cut. */
  readonly figureLength?: (rows: readonly Row[]) => number;
  readonly render: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. */
  readonly sortBy?: (row: Row) => string | number;
  /** Whether the header's text is for screen readers only. */
  readonly isTitleHidden?: boolean;
  /** Shown in the header instead of the title. */
  readonly header?: ReactNode;
  /** Whether its cells depend on more than the row, so that they re-render every time. */
  readonly isLive?: boolean;
}

/** A row of a list as it is shown: a cell renders again only for another of them. */
export interface ShownRow<Row> {
  readonly row: Row;
  readonly language: Language;
}

/** Shows rows in a language: the same row is the same shown row. */
export function shownIn<Row extends object>(language: Language): (row: Row) => ShownRow<Row> {
  const shown = new WeakMap<Row, ShownRow<Row>>();
  return (row) => {
    const known = shown.get(row) ?? { row, language };
    shown.set(row, known);
    return known;
  };
}

/**
 * Ant Design's columns with the roles of a table, and their total width in CSS. `lengths` are the widths of the
 * widest figures, by the column's index.
 */
export function tableColumns<Row extends object>(
  columns: readonly ListColumn<Row>[],
  sort: Sort | null,
  { tag, t, isRightToLeft }: Language,
  lengths: readonly number[] = [],
): { columns: TableColumnsType<ShownRow<Row>>; width: string } {
  const minWidths = columns.map(({ title, width, narrowest, isTitleHidden, header: shown }, index) => {
    if (narrowest !== undefined) return `${narrowest}px`;
    const figures = figureWidth(width, lengths[index] ?? 0, index === columns.length - 1);
    // The widths are made for English titles.
    if (tag === 'en' || isTitleHidden || shown !== undefined) return figures;
    return `max(${figures}, ${titleLength(inWords(t, title)).toFixed(1)}ch + ${sorterWidth}px)`;
  });
  const missed = columns.map(({ width, narrowest = width }) => width - narrowest);
  const allMissed = missed.reduce((sum, pixels) => sum + pixels, 0) || 1;
  const rest = `max(0px, 100cqw - ${scrollBar}px - ${minWidths.join(' - ')})`;
  return {
    width: `calc(${minWidths.join(' + ')})`,
    columns: columns.map(
      ({ sortBy, isTitleHidden, isLive, narrowest, header: shown, render, ...column }, index) => ({
        ellipsis: { showTitle: false },
        ...column,
        width:
          narrowest === undefined
            ? minWidths[index]
            : `calc(${narrowest}px + ${rest} * ${((missed[index] ?? 0) / allMissed).toFixed(4)})`,
        title: titleOf(inWords(t, column.title), { shown, isTitleHidden }),
        showSorterTooltip: false,
        sorter: sortBy !== undefined,
        sortOrder:
          sort?.key !== column.key ? null : sort.descending ? ('descend' as const) : ('ascend' as const),
        render: (_value: unknown, { row }: ShownRow<Row>) => render(row),
        shouldCellUpdate: isLive ? undefined : isOther,
        // Ant Design sets 'aria-sort' only on the sorted column.
        onHeaderCell: () => ({
          role: 'columnheader',
          'aria-sort': sortBy === undefined ? undefined : ('none' as const),
          style: edgeOf(index, columns.length, isRightToLeft),
        }),
        // Names, codes and figures, which no translation may change. A text that does not fit is cut at its own end.
        onCell: () => ({
          role: 'cell',
          translate: 'no',
          dir: column.align === undefined ? 'auto' : undefined,
          style: edgeOf(index, columns.length, isRightToLeft),
        }),
      }),
    ),
  };
}

/** What a scroll bar takes at most, in pixels, where it takes room. */
const scrollBar = 16;

/** The padding of a heading, and the arrows of its order, in pixels. */
const sorterWidth = 44;

/** The width of a title, in widths of a figure: letters of East Asia are twice as wide. */
const titleLength = (title: string) =>
  [...title].reduce((length, letter) => length + (/[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 2 : 1), 0);

/** Tabular figures are as wide as a 0; the cell's padding comes on top. */
const figureWidth = (width: number, length: number, isLast: boolean) =>
  length === 0 ? `${width}px` : `max(${width}px, ${length.toFixed(1)}ch + ${isLast ? 26 : 18}px)`;

/**
 * The width of the widest figure of rows, as `longestText` has it: that of the largest or the smallest value, for each unit, such as a
 * currency, since formatting the figures of all rows would take too long.
 */
export function longestFigure<Row>(
  rows: readonly Row[],
  { valueOf, textOf, unitOf = oneUnit }: FigureTexts<Row>,
): number {
  const extremes = new Map<string, { max: Row; min: Row }>();
  for (const row of rows) {
    const unit = unitOf(row);
    const known = extremes.get(unit);
    if (known === undefined) extremes.set(unit, { max: row, min: row });
    else if (valueOf(row) > valueOf(known.max)) known.max = row;
    else if (valueOf(row) < valueOf(known.min)) known.min = row;
  }
  const texts = [...extremes.values()].flatMap(({ max, min }) => [textOf(max), textOf(min)]);
  return longestText(texts);
}

/** The width of the widest text, in widths of a figure; 0 without any. */
export const longestText = (texts: readonly string[]): number =>
  texts.reduce((longest, text) => Math.max(longest, figuresOf(text)), 0);

/** Signs between figures are about half as wide as these, and capitals, as in US$, wider. */
const figuresOf = (text: string) =>
  text.length - 0.4 * (text.match(/[\s.,'’/]/g)?.length ?? 0) + 0.4 * (text.match(/[A-Z]/g)?.length ?? 0);

/** A figure of a row: its value, the text that shows it, and what it counts. */
export interface FigureTexts<Row> {
  readonly valueOf: (row: Row) => number;
  readonly textOf: (row: Row) => string;
  readonly unitOf?: (row: Row) => string;
}

const oneUnit = () => '';

function titleOf(title: string, { shown, isTitleHidden }: { shown?: ReactNode; isTitleHidden?: boolean }) {
  if (shown !== undefined) return <HeaderOnly>{shown}</HeaderOnly>;
  return isTitleHidden ? <span className="visually-hidden">{title}</span> : title;
}

const isOther = (row: unknown, before: unknown) => row !== before;

/**
 * Padding at the first and the last column, where the scroll bar overlays the rows; by sides, as a cell has the direction
 * of its text.
 */
const edgeOf = (index: number, count: number, isRightToLeft: boolean) => ({
  [isRightToLeft ? 'paddingRight' : 'paddingLeft']: index === 0 ? edge : undefined,
  [isRightToLeft ? 'paddingLeft' : 'paddingRight']: index === count - 1 ? edge : undefined,
});
const edge = 16;

const InHeader = createContext(false);

/** Ant Design measures columns with a hidden copy of the titles, which must not be focusable. */
const HeaderOnly = ({ children }: { children: ReactNode }) => (use(InHeader) ? children : null);

const Layout = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

const header = {
  table: Layout,
  wrapper: (props: ComponentProps<'thead'>) => (
    <InHeader value>
      <thead {...props} role="rowgroup" />
    </InHeader>
  ),
};

/**
 * The components of a list. Ant Design renders a scrolling table as one table for the header and one for the rows. Both
 * are inside one element with role `table`, so these get the roles of its parts.
 */
export const rowRoles = { header, table: RowsTable, body: { wrapper: RowsBody, row: Row } };

/** The same for an empty table, whose only cell shows a message. */
export const emptyRoles = {
  ...rowRoles,
  body: { ...rowRoles.body, cell: (props: ComponentProps<'td'>) => <td {...props} role="cell" /> },
};
