import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { Catalog, User } from '../../../api';
import { useKeptFocus } from '../../../ui/data-table/useKeptFocus';
import { useIsNarrow } from '../../../ui/useIsNarrow';
import type { ColumnAction } from '../columnActions';
import styles from './Matrix.module.css';
import { MatrixHeader } from './MatrixHeader';
import { MatrixRow } from './MatrixRow';
import { matrixSizes } from './matrixSizes';
import { useMatrixFocus } from './useMatrixFocus';
import { useMatrixWindow } from './useMatrixWindow';

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
  const { rows, columns, measure } = useMatrixWindow(scroller, sizes, users.length, catalogs.length);
  const { active, handleKeyDown, handleFocus } = useMatrixFocus({
    scroller,
    sizes,
    rows: users.length,
    columns: catalogs.length,
    measure,
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
        {users.slice(rows.from, rows.to).map((user, index) => {
          const row = rows.from + index;
          return (
            <MatrixRow
              key={user.id}
              user={user}
              catalogs={shownCatalogs}
              firstColumn={columns.from}
              row={row}
              activeColumn={active.row === row ? active.column : null}
            />
          );
        })}
      </div>
    </div>
  );
}
