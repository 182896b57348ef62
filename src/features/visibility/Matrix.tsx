import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { Catalog, User } from '../../api';
import { useKeptFocus } from '../../lib/focus';
import type { ColumnAction } from './columnActions';
import styles from './Matrix.module.css';
import { MatrixHeader } from './MatrixHeader';
import { MatrixRow } from './MatrixRow';
import { type MatrixSizes, useMatrixWindow } from './useMatrixWindow';
import { useMatrixFocus } from './useMatrixFocus';

interface Props {
  users: readonly User[];
  catalogs: readonly Catalog[];
  areAgents: boolean;
  isAdmin: boolean;
  onAction: (catalog: Catalog, action: ColumnAction) => void;
  /** When they change, the matrix must be remounted. */
  sizes: MatrixSizes;
  /** Whenever it changes, the matrix scrolls back to the top. */
  scrollKey: string;
}

/** Users in rows, catalogs in columns; only what is in view is mounted, in both directions. */
export function Matrix({ users, catalogs, areAgents, isAdmin, onAction, sizes, scrollKey }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMatrixWindow(scroller, sizes, users.length, catalogs.length);
  const { rows, columns, mostRows, reveal } = shown;
  const { active, handleKeyDown, handleFocus } = useMatrixFocus({
    scroller,
    rows: users.length,
    columns: catalogs.length,
    page: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - sizes.header) / sizes.row) - 1),
    reveal,
    idOfRow: (row) => users[row]?.id,
  });
  const keptFocus = useKeptFocus(scroller);
  const firstColumn = columns[0] ?? 0;
  const shownCatalogs = useMemo(
    () => catalogs.slice(firstColumn, firstColumn + columns.length),
    [catalogs, firstColumn, columns.length],
  );

  useEffect(
    function returnToTop() {
      if (scroller.current !== null) scroller.current.scrollTop = 0;
    },
    [scrollKey],
  );

  const isMounted =
    (active.row === -1 || rows.includes(active.row)) &&
    (active.column === -1 || columns.includes(active.column));
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--name': `${sizes.name}px`,
    '--column': `${sizes.column}px`,
    '--row': `${sizes.row}px`,
    '--header': `${sizes.header}px`,
    '--columns': catalogs.length,
    '--rows': users.length,
  };
  return (
    <div className={styles.frame} data-has-more={shown.hasMore}>
      <div
        ref={scroller}
        className={styles.scroller}
        style={style}
        role="grid"
        aria-label="Visibility"
        aria-rowcount={users.length + 1}
        aria-colcount={catalogs.length + 1}
        tabIndex={isMounted ? -1 : 0}
        onKeyDown={handleKeyDown}
        onClick={({ target }) => toggleBoxOf(target)}
        onFocus={(event) => {
          keptFocus.onFocus();
          handleFocus(event);
        }}
        onBlur={keptFocus.onBlur}
      >
        <div className={styles.headers} role="rowgroup">
          <MatrixHeader
            corner={areAgents ? 'Agents' : 'Customers'}
            catalogs={shownCatalogs}
            firstColumn={firstColumn}
            activeColumn={active.row === -1 ? active.column : null}
            isAdmin={isAdmin}
            onAction={onAction}
          />
        </div>
        <div className={styles.body} role="rowgroup">
          {byElement(rows, mostRows).map((row) => {
            const user = users[row];
            return (
              user !== undefined && (
                <MatrixRow
                  key={row % mostRows}
                  user={user}
                  catalogs={shownCatalogs}
                  firstColumn={firstColumn}
                  row={row}
                  activeColumn={active.row === row ? active.column : null}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/**
 * The mounted rows in the order of their elements: a row that scrolls out of view hands its element to the one that
 * comes in, and none is moved in the document, which would cost as much as creating it again.
 */
const byElement = (rows: readonly number[], elements: number) =>
  rows.toSorted((a, b) => (a % elements) - (b % elements));

/** The whole cell is a pointer target, not just its box. */
function toggleBoxOf(target: EventTarget) {
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'gridcell') return;
  const box = target.querySelector('input');
  box?.focus({ preventScroll: true });
  box?.click();
}
