import { isolated } from '../../domain/text/isolated';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Catalog, User } from '../../api';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../lib/redux';
import { selectPendingOfUser } from './visibilitySlice';
import styles from './Matrix.module.css';
import type { CellPosition } from './useMatrixFocus';
import { useT } from '../../languages/useT';

interface Props {
  user: User;
  /** The mounted columns, and the index of the first. */
  catalogs: readonly Catalog[];
  firstColumn: number;
  row: number;
  /** The column with the tab stop; null when it is in another row. */
  activeColumn: number | null;
  /** Must be referentially stable. */
  onSet: SetBox;
}

/** Sets a box; with `isRange`, all boxes from the last set one. */
export type SetBox = (at: CellPosition, isEnabled: boolean, isRange: boolean) => void;

/** One user and their boxes; memoized. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const t = useT();
  const { user, catalogs, firstColumn, row, activeColumn, onSet } = props;
  const pending = useAppSelector((state) => selectPendingOfUser(state, user.id));
  const enabled = useMemo(() => new Set(user.catalogs), [user.catalogs]);
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={row + 2}
      style={{ transform: `translateY(calc(var(--row) * ${row}))` }}
    >
      <div className={styles.name} role="rowheader" aria-colindex={1} data-row={row} data-column={-1}>
        <Link
          className={styles.link}
          to={paths.userDetail.href(user.id)}
          tabIndex={activeColumn === -1 ? 0 : -1}
          title={`${isolated(user.name)}, ${user.email}`}
        >
          {user.name}
        </Link>
        <span className={styles.detail}>{user.sap_id ?? user.email}</span>
      </div>
      {catalogs.map((catalog, index) => {
        const column = firstColumn + index;
        const cell = pending[catalog.id];
        return (
          <MatrixBox
            key={catalog.id}
            label={t('{catalog} for {user}', { catalog: isolated(catalog.name), user: isolated(user.name) })}
            row={row}
            column={column}
            isEnabled={cell ?? enabled.has(catalog.id)}
            isPending={cell !== undefined}
            isActive={activeColumn === column}
            onSet={onSet}
          />
        );
      })}
    </div>
  );
});

interface BoxProps {
  label: string;
  row: number;
  column: number;
  isEnabled: boolean;
  isPending: boolean;
  isActive: boolean;
  onSet: SetBox;
}

const MatrixBox = memo(function MatrixBox(props: BoxProps) {
  const { label, row, column, isEnabled, isPending, isActive, onSet } = props;
  return (
    <div
      className={styles.cell}
      role="gridcell"
      aria-colindex={column + 2}
      data-row={row}
      data-column={column}
      data-pending={isPending}
      style={{ left: `calc(var(--name) + var(--column) * ${column})` }}
    >
      <input
        className={styles.box}
        type="checkbox"
        aria-label={label}
        tabIndex={isActive ? 0 : -1}
        checked={isEnabled}
        onChange={({ target, nativeEvent }) =>
          onSet({ row, column }, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') onSet({ row, column }, !isEnabled, shiftKey);
        }}
      />
    </div>
  );
});
