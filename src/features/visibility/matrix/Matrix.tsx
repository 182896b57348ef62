import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { Catalog, User } from '../../../api';
import { useKeptFocus } from '../../../ui/list-table/useKeptFocus';
import { useIsNarrow } from '../../../ui/useIsNarrow';
import type { ColumnAction } from '../columnActions';
import styles from './Matrix.module.css';
import { MatrixHeader } from './MatrixHeader';
import { MatrixRow } from './MatrixRow';
import { matrixSizes } from './matrixSizes';
import { useMatrixFocus } from './useMatrixFocus';
import { type Range, useMatrixWindow } from './useMatrixWindow';

interface Props {
  users: readonly User[];
  catalogs: readonly Catalog[];
  areAgents: boolean;
  isAdmin: boolean;
  onAction: (catalog: Catalog, action: ColumnAction) => void;
  /** Whenever it changes, the matrix goes back to its top. */
  scrollKey: string;
}

/** Users in rows, catalogs in columns; only what is in view is mounted, in both directions. */
export function Matrix({ users, catalogs, areAgents, isAdmin, onAction, scrollKey }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const sizes = matrixSizes(useIsNarrow());
  const { rows, columns, ringSize, measure } = useMatrixWindow(
    scroller,
    sizes,
    users.length,
    catalogs.length,
  );
  const { active, handleKeyDown, handleFocus } = useMatrixFocus({
    scroller,
    sizes,
    rows: users.length,
    columns: catalogs.length,
    measure,
    idOfRow: (row) => users[row]?.id,
  });
  const keptFocus = useKeptFocus(scroller);
  const shownCatalogs = useMemo(
    () => catalogs.slice(columns.from, columns.to),
    [catalogs, columns.from, columns.to],
  );

  useEffect(
    function returnToTop() {
      if (scroller.current !== null) scroller.current.scrollTop = 0;
    },
    [scrollKey],
  );

  const isMounted =
    (active.row === -1 || (active.row >= rows.from && active.row < rows.to)) &&
    (active.column === -1 || (active.column >= columns.from && active.column < columns.to));
  const style: CSSProperties & Record<`--${string}`, string | number> = {
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
          firstColumn={columns.from}
          activeColumn={active.row === -1 ? active.column : null}
          isAdmin={isAdmin}
          onAction={onAction}
        />
      </div>
      <div className={styles.body} role="rowgroup">
        {ringOf(rows, ringSize).map((row) => {
          const user = users[row];
          return (
            user !== undefined && (
              <MatrixRow
                key={`${ringSize}-${row % ringSize}`}
                user={user}
                catalogs={shownCatalogs}
                firstColumn={columns.from}
                row={row}
                activeColumn={active.row === row ? active.column : null}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/**
 * The mounted rows in the order of their elements: a row that scrolled out of view hands its element to the one that
 * comes in, and none is moved in the document, which would cost as much as making it anew.
 */
function ringOf({ from, to }: Range, size: number): number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  return rows.toSorted((a, b) => (a % size) - (b % size));
}

/** The whole cell is a target for the pointer, not its box alone. */
function toggleBoxOf(target: EventTarget) {
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'gridcell') return;
  const box = target.querySelector('input');
  box?.focus({ preventScroll: true });
  box?.click();
}
