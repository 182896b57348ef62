import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readingKey } from '../../languages/readingKey';

interface Args {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly columns: number;
  /** The number of rows for PageUp and PageDown. */
  readonly page: () => number;
  /** Scrolls just far enough to show a cell. */
  readonly reveal: (cell: CellPosition) => void;
  /** The id of the user in a row, as elements are reused for other rows. */
  readonly idOfRow: (row: number) => string | undefined;
}

/** One tab stop for the matrix (roving tabindex), moved by keys; it also follows focus changes by other means. */
export function useMatrixFocus({ scroller, rows, columns, page, reveal, idOfRow }: Args) {
  const [position, setPosition] = useState<CellPosition>({ row: 0, column: 0 });
  const mustFocus = useRef(false);
  const focusedId = useRef<string>(undefined);
  // The filters may have removed rows and columns.
  const active = { row: Math.min(position.row, rows - 1), column: Math.min(position.column, columns - 1) };

  useLayoutEffect(function restoreFocusToCell() {
    if (mustFocus.current) {
      // The cell is mounted only after scrolling there.
      controlAt(scroller.current, active)?.focus({ preventScroll: true });
      return;
    }
    // Elements are reused for other rows; the focus must not move to another row.
    const focused = document.activeElement;
    if (focused === null || scroller.current?.contains(focused) !== true) return;
    const held = positionOf(focused);
    if (held === null) return;
    if (held.row !== active.row || held.column !== active.column || idOfRow(held.row) !== focusedId.current)
      scroller.current.focus({ preventScroll: true });
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu's key events bubble up through React, though it is elsewhere in the DOM.
    if (!(event.target instanceof Node) || !scroller.current?.contains(event.target)) return;
    const next = nextPosition(
      active,
      { key: readingKey(event.key), ctrlKey: event.ctrlKey },
      { rows, columns, page: page() },
    );
    if (next === null) return;
    event.preventDefault();
    mustFocus.current = true;
    setPosition(next);
    reveal(next);
  };

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = positionOf(target);
    if (focused === null) return;
    mustFocus.current = false;
    focusedId.current = idOfRow(focused.row);
    setPosition(focused);
  };

  return { active, handleKeyDown, handleFocus };
}

function controlAt(scroller: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null {
  const cell = scroller?.querySelector(`[data-row="${row}"][data-column="${column}"]`);
  return cell?.querySelector<HTMLElement>('a, button, input') ?? null;
}

/** The position of the cell that an element is in. */
export function positionOf(control: Element): CellPosition | null {
  const cell = control.closest<HTMLElement>('[data-row][data-column]');
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** A cell's position in the matrix; row -1 is the catalogs' headers, column -1 the users' names. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** The number of rows for PageUp and PageDown. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The cell that a key moves to, or null for other keys (the keys of an ARIA grid). */
export function nextPosition(
  from: CellPosition,
  { key, ctrlKey }: Key,
  { rows, columns, page }: Bounds,
): CellPosition | null {
  const { row, column } = from;
  const moves: Record<string, CellPosition | undefined> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: Math.max(row - page, 0), column },
    PageDown: { row: row + page, column },
    Home: { row: ctrlKey ? 0 : row, column: -1 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  };
  const target = moves[key];
  if (target === undefined) return null;
  const next = {
    row: Math.min(Math.max(target.row, -1), rows - 1),
    column: Math.min(Math.max(target.column, -1), columns - 1),
  };
  // The corner is empty.
  return next.row === -1 && next.column === -1 ? from : next;
}
