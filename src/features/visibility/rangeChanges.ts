import type { Catalog, User } from '../../api';
import type { Cell, PendingOfUser } from './visibilitySlice';
import type { CellPosition } from './useMatrixFocus';

/** The boxes from one position to another, whichever is first, that are not as wanted yet. */
export function boxesToChange(
  { from, to }: { from: CellPosition; to: CellPosition },
  isEnabled: boolean,
  users: readonly User[],
  catalogs: readonly Catalog[],
  pendingOf: (userId: string) => PendingOfUser,
): Cell[] {
  const between = <T>(items: readonly T[], a: number, b: number) =>
    items.slice(Math.min(a, b), Math.max(a, b) + 1);
  const columns = between(catalogs, from.column, to.column);
  return between(users, from.row, to.row).flatMap((user) => {
    const pending = pendingOf(user.id);
    return columns
      .filter(({ id }) => (pending[id]?.isEnabled ?? user.catalogs.includes(id)) !== isEnabled)
      .map(({ id }) => ({ userId: user.id, catalogId: id }));
  });
}
