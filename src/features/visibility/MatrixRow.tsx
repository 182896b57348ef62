import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Catalog, User } from '../../api';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { cellToggled, selectPendingOfUser } from './visibilitySlice';
import styles from './Matrix.module.css';

interface Props {
  user: User;
  /** The mounted columns, and the index of the first. */
  catalogs: readonly Catalog[];
  firstColumn: number;
  row: number;
  /** The column with the tab stop; null when it is in another row. */
  activeColumn: number | null;
}

/** One user and their boxes; rendered again only when something of its own changes. */
export const MatrixRow = memo(function MatrixRow({ user, catalogs, firstColumn, row, activeColumn }: Props) {
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
          title={`${user.name}, ${user.email}`}
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
            userId={user.id}
            catalogId={catalog.id}
            label={`${catalog.name} for ${user.name}`}
            row={row}
            column={column}
            isEnabled={cell?.isEnabled ?? enabled.has(catalog.id)}
            isPending={cell !== undefined}
            isActive={activeColumn === column}
          />
        );
      })}
    </div>
  );
});

interface BoxProps {
  userId: string;
  catalogId: string;
  label: string;
  row: number;
  column: number;
  isEnabled: boolean;
  isPending: boolean;
  isActive: boolean;
}

const MatrixBox = memo(function MatrixBox(props: BoxProps) {
  const { userId, catalogId, label, row, column, isEnabled, isPending, isActive } = props;
  const dispatch = useAppDispatch();
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
        onChange={({ target }) => dispatch(cellToggled({ userId, catalogId, isEnabled: target.checked }))}
        onKeyDown={({ key }) => {
          if (key === 'Enter') dispatch(cellToggled({ userId, catalogId, isEnabled: !isEnabled }));
        }}
      />
    </div>
  );
});
