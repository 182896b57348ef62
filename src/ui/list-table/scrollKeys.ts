import type { KeyboardEvent } from 'react';
import { scrollerIn } from './useListWindow';

const arrowStep = 48;

/** Scrolls a table, which no key scrolls by itself, as the browser would, when it has the focus. */
export function scrollKeys(event: KeyboardEvent<HTMLElement>): void {
  const scroller = scrollerIn(event.currentTarget);
  if (event.target !== event.currentTarget || scroller === null) return;
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const top = {
    ArrowDown: scrollTop + arrowStep,
    ArrowUp: scrollTop - arrowStep,
    PageDown: scrollTop + clientHeight,
    PageUp: scrollTop - clientHeight,
    Home: 0,
    End: scrollHeight,
  }[event.key];
  if (top === undefined) return;
  event.preventDefault();
  scroller.scrollTo({ top: Math.max(0, top) });
}
