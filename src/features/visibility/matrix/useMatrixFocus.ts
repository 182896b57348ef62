import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MatrixSizes } from './matrixSizes';
import { nextPlace, type Place } from './nextPlace';

interface Args {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly sizes: MatrixSizes;
  readonly rows: number;
  readonly columns: number;
  /** Mounts what the scroller now shows. */
  readonly measure: () => void;
  /** Who is in a row; another id there is another row, though its element may be the same. */
  readonly idOfRow: (row: number) => string | undefined;
}

/** One tab stop for the whole matrix, from which the keys move; it follows the focus wherever that comes from. */
export function useMatrixFocus({ scroller, sizes, rows, columns, measure, idOfRow }: Args) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const mustFocus = useRef(false);
  const focusedId = useRef<string>(undefined);
  // The filters may have taken rows and columns away.
  const active = { row: Math.min(place.row, rows - 1), column: Math.min(place.column, columns - 1) };

  useLayoutEffect(function keepFocusInItsPlace() {
    if (mustFocus.current) {
      mustFocus.current = false;
      controlAt(scroller.current, active)?.focus({ preventScroll: true });
      return;
    }
    // Elements are handed on to other rows; the focus is not.
    const focused = document.activeElement;
    if (focused === null || scroller.current?.contains(focused) !== true) return;
    const held = placeOf(focused);
    if (held === null) return;
    if (held.row !== active.row || held.column !== active.column || idOfRow(held.row) !== focusedId.current)
      scroller.current.focus({ preventScroll: true });
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = scroller.current;
    // A menu's keys bubble up here through React, though it stands elsewhere.
    if (element === null || !(event.target instanceof Node) || !element.contains(event.target)) return;
    const page = Math.max(1, Math.floor((element.clientHeight - sizes.header) / sizes.row) - 1);
    const next = nextPlace(active, event, { rows, columns, page });
    if (next === null) return;
    event.preventDefault();
    reveal(element, next, sizes);
    measure();
    mustFocus.current = true;
    setPlace(next);
  };

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = placeOf(target);
    if (focused === null) return;
    focusedId.current = idOfRow(focused.row);
    setPlace(focused);
  };

  return { active, handleKeyDown, handleFocus };
}

function controlAt(scroller: HTMLElement | null, { row, column }: Place): HTMLElement | null {
  const cell = scroller?.querySelector(`[data-row="${row}"][data-column="${column}"]`);
  return cell?.querySelector<HTMLElement>('a, button, input') ?? null;
}

function placeOf(control: Element): Place | null {
  const cell = control.closest<HTMLElement>('[data-row][data-column]');
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Scrolls no further than needed to see a place beside the header and the names. */
function reveal(scroller: HTMLElement, { row, column }: Place, sizes: MatrixSizes) {
  if (row >= 0) {
    const height = scroller.clientHeight - sizes.header;
    scroller.scrollTop = within(scroller.scrollTop, row * sizes.row, sizes.row, height);
  }
  if (column >= 0) {
    const width = scroller.clientWidth - sizes.name;
    scroller.scrollLeft = within(scroller.scrollLeft, column * sizes.column, sizes.column, width);
  }
}

function within(position: number, start: number, size: number, room: number): number {
  return Math.min(start, Math.max(position, start + size - room));
}
