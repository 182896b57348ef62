import { useEffect, useMemo, useRef } from 'react';
import type { Catalog, User } from '../../api';
import { useStore } from 'react-redux';
import { useRestoredFocus } from '../../lib/focus';
import { type RootState, useAppDispatch } from '../../lib/redux';
import { useStableCallback } from '../../lib/useStableCallback';
import type { ColumnAction } from './columnActions';
import styles from './Matrix.module.css';
import { MatrixHeader } from './MatrixHeader';
import { MatrixRow } from './MatrixRow';
import { type MatrixSizes, useMatrixWindow } from './useMatrixWindow';
import { type CellPosition, useMatrixFocus } from './useMatrixFocus';
import { type Range, useRange } from './useRange';
import { type Cell, type PendingOfUser, selectPendingOfUser, setBoxes, undoLast } from './visibilitySlice';
import { useT } from '../../languages/useT';

interface Props {
  users: readonly User[];
  catalogs: readonly Catalog[];
  areAgents: boolean;
  showsAgents: boolean;
  onAction: (catalog: Catalog, action: ColumnAction) => void;
  /** When they change, the matrix must be remounted. */
  sizes: MatrixSizes;
  /** Whenever it changes, the matrix scrolls back to the top. */
  scrollKey: string;
}

/** Users in rows, catalogs in columns; virtualized in both directions. */
export function Matrix({ users, catalogs, areAgents, showsAgents, onAction, sizes, scrollKey }: Props) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMatrixWindow(scroller, sizes, users.length, catalogs.length);
  const { rows, columns, maxRows, reveal } = shown;
  const { active, handleKeyDown, handleFocus } = useMatrixFocus({
    scroller,
    rows: users.length,
    columns: catalogs.length,
    page: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - sizes.header) / sizes.row) - 1),
    reveal,
    idOfRow: (row) => users[row]?.id,
  });
  const restoredFocus = useRestoredFocus(scroller);
  const { setBox, setRange } = useSetBoxes(users, catalogs);
  const { handleMouseDown } = useRange(scroller, setRange);
  const dispatch = useAppDispatch();
  const firstColumn = columns[0] ?? 0;
  const shownCatalogs = useMemo(
    () => catalogs.slice(firstColumn, firstColumn + columns.length),
    [catalogs, firstColumn, columns.length],
  );

  useEffect(
    function scrollToTop() {
      if (scroller.current !== null) scroller.current.scrollTop = 0;
    },
    [scrollKey],
  );

  const isMounted =
    (active.row === -1 || rows.includes(active.row)) &&
    (active.column === -1 || columns.includes(active.column));
  const style = {
    '--name': `${sizes.name}px`,
    '--column': `${sizes.column}px`,
    '--row': `${sizes.row}px`,
    '--header': `${sizes.header}px`,
    '--columns': catalogs.length,
    '--rows': users.length,
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={style}
      role="grid"
      aria-label={t('Visibility')}
      aria-rowcount={users.length + 1}
      aria-colcount={catalogs.length + 1}
      tabIndex={isMounted ? -1 : 0}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
          event.preventDefault();
          dispatch(undoLast());
        } else handleKeyDown(event);
      }}
      onMouseDown={handleMouseDown}
      onClick={({ target, shiftKey }) => toggleBoxOf(target, shiftKey)}
      onFocus={(event) => {
        restoredFocus.onFocus();
        handleFocus(event);
      }}
      onBlur={restoredFocus.onBlur}
    >
      <div className={styles.headers} role="rowgroup">
        <MatrixHeader
          corner={areAgents ? t('Agents') : t('Customers')}
          catalogs={shownCatalogs}
          firstColumn={firstColumn}
          activeColumn={active.row === -1 ? active.column : null}
          showsAgents={showsAgents}
          onAction={onAction}
        />
      </div>
      <div className={styles.body} role="rowgroup">
        {byElement(rows, maxRows).map((row) => {
          const user = users[row];
          return (
            user !== undefined && (
              <MatrixRow
                key={row % maxRows}
                user={user}
                catalogs={shownCatalogs}
                firstColumn={firstColumn}
                row={row}
                activeColumn={active.row === row ? active.column : null}
                onSet={setBox}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/**
 * The mounted rows in the order of their elements: a row that scrolls into view reuses the element of one that scrolls
 * out, and no element is moved in the DOM, which is as slow as creating it.
 */
const byElement = (rows: readonly number[], elements: number) =>
  rows.toSorted((a, b) => (a % elements) - (b % elements));

/** The entire cell is clickable, not just its box. */
function toggleBoxOf(target: EventTarget, shiftKey: boolean) {
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'gridcell') return;
  const box = target.querySelector('input');
  box?.focus({ preventScroll: true });
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/** Sets boxes. Shift sets all boxes from the last set one; a drag sets its boxes to the opposite of its first one. */
function useSetBoxes(users: readonly User[], catalogs: readonly Catalog[]) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const last = useRef<{ userId: string; catalogId: string }>(null);

  const pendingOf = (userId: string) => selectPendingOfUser(store.getState(), userId);
  const set = (range: Range, isEnabled: boolean) => {
    const cells = boxesToChange(range, isEnabled, users, catalogs, pendingOf);
    dispatch(setBoxes({ cells, isEnabled }));
    const [userId, catalogId] = [users[range.to.row]?.id, catalogs[range.to.column]?.id];
    if (userId !== undefined && catalogId !== undefined) last.current = { userId, catalogId };
  };
  // It may have moved through filters and sorting.
  const lastPosition = (): CellPosition | null => {
    const row = users.findIndex(({ id }) => id === last.current?.userId);
    const column = catalogs.findIndex(({ id }) => id === last.current?.catalogId);
    return row === -1 || column === -1 ? null : { row, column };
  };
  const setBox = useStableCallback((at: CellPosition, isEnabled: boolean, isRange: boolean) =>
    set({ from: (isRange ? lastPosition() : null) ?? at, to: at }, isEnabled),
  );
  const setRange = (range: Range) => {
    const [user, catalog] = [users[range.from.row], catalogs[range.from.column]];
    if (user === undefined || catalog === undefined) return;
    set(range, !(pendingOf(user.id)[catalog.id] ?? user.catalogs.includes(catalog.id)));
  };
  return { setBox, setRange };
}

/** The boxes between two positions, in either order, that don't have the wanted value yet. */
function boxesToChange(
  { from, to }: Range,
  isEnabled: boolean,
  users: readonly User[],
  catalogs: readonly Catalog[],
  pendingOf: (userId: string) => PendingOfUser,
): Cell[] {
  const columns = between(catalogs, from.column, to.column);
  return between(users, from.row, to.row).flatMap((user) => {
    const pending = pendingOf(user.id);
    return columns
      .filter(({ id }) => (pending[id] ?? user.catalogs.includes(id)) !== isEnabled)
      .map(({ id }) => ({ userId: user.id, catalogId: id }));
  });
}

function between<T>(items: readonly T[], a: number, b: number): readonly T[] {
  return items.slice(Math.min(a, b), Math.max(a, b) + 1);
}
