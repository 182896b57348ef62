import type { KeyboardEvent } from 'react';

/** What can be scrolled to a place. */
interface Scrollable {
  scrollTo: (place: { top: number }) => void;
}

const arrowStep = 48;

/** Scrolls a virtual table, which no key scrolls by itself, as the browser would, when it has the focus. */
export function scrollKeys(
  event: KeyboardEvent<HTMLElement>,
  table: Scrollable | null,
  height: number,
): void {
  if (event.target !== event.currentTarget) return;
  const holder = event.currentTarget.querySelector('tbody')?.closest('div');
  if (table === null || holder == null) return;
  const { scrollTop, scrollHeight } = holder;
  const top = {
    ArrowDown: scrollTop + arrowStep,
    ArrowUp: scrollTop - arrowStep,
    PageDown: scrollTop + height,
    PageUp: scrollTop - height,
    Home: 0,
    End: scrollHeight,
  }[event.key];
  if (top === undefined) return;
  event.preventDefault();
  table.scrollTo({ top: Math.max(0, top) });
}
