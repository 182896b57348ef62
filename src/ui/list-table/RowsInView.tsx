import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRowsInView, type ViewOptions } from './useRowsInView';

/** What a `ListTable` passes to its rows. */
interface RowsContextValue extends ViewOptions {
  /** The index of the first row that Ant Design's table has. */
  readonly from: number;
  /** Must be referentially stable. Called with the index of the first row in view, and of the first one after these. */
  readonly onView: (first: number, end: number) => void;
}

/** The context of a list's rows. */
export const RowsContext = createContext({} as RowsContextValue);

/** The range of the rows in view, among those that Ant Design's table has. */
const InView = createContext([0, 0]);
/** Measures a row; null during fast scrolling. */
const Measure = createContext<((row: HTMLElement | null) => void) | null>(null);

/**
 * The table of the rows. Scrolling re-renders only this and its `RowsBody`, not Ant Design's table: of the elements that
 * it made for some hundred rows, those in view are mounted.
 */
export function RowsTable({ style, ...props }: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  const { from, onView, ...options } = use(RowsContext);
  const { first, end, outOfView, isFast, measureRow } = useRowsInView(table, options);
  useLayoutEffect(
    function reportView() {
      onView(first, end);
    },
    [onView, first, end],
  );
  return (
    <Measure value={isFast ? null : measureRow}>
      <InView value={[first, end].map((index) => Math.max(0, index - from))}>
        <table ref={table} {...props} role="presentation" style={{ ...style, paddingBlock: outOfView }} />
      </InView>
    </Measure>
  );
}

/** The body of the rows' table; the scroll container is the row group (`ListFrame`). */
export function RowsBody({ children, ...props }: ComponentProps<'tbody'>) {
  const range = use(InView);
  // Ant Design passes a row that measures the columns, and the rows, or one row with a message.
  const [measure, rows] = children as [ReactNode, ReactNode];
  return (
    <tbody {...props} role="presentation">
      {measure}
      {Array.isArray(rows) ? rows.slice(...range) : rows}
    </tbody>
  );
}

/**
 * A row, which is measured; the one with a message has no index and is not. One that comes into view during fast
 * scrolling has only two cells, its tick and its name, until the scrolling slows down or stops (docs/adr/0011).
 */
export function Row({ children, ...props }: ComponentProps<'tr'>) {
  const measure = use(Measure);
  const [isWhole, setWhole] = useState(measure !== null);
  if (!isWhole && measure !== null) setWhole(true);
  return (
    <tr ref={'data-index' in props ? measure : null} role="row" {...props}>
      {Array.isArray(children) && !isWhole ? children.slice(0, 2) : children}
    </tr>
  );
}
