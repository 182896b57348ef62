import { type RefObject, type UIEvent, useLayoutEffect } from 'react';
import type { CardLayout } from './cardLayout';

/**
 * Says on each table that is wider than its card, as `data-more`, at which sides it has more: 'start', 'end' or both.
 * Answers the listener for scrolling: one for all tables, outside React, since it runs with every frame.
 */
export function useMoreSigns(root: RefObject<HTMLElement | null>, layout: CardLayout) {
  useLayoutEffect(
    function lookAgainInNewWidth() {
      for (const table of root.current?.querySelectorAll<HTMLElement>('[data-more]') ?? []) sign(table);
    },
    [root, layout],
  );

  return ({ target }: UIEvent) => {
    if (target instanceof HTMLElement && target.dataset.more !== undefined) sign(target);
  };
}

function sign(table: HTMLElement): void {
  const hidden = table.scrollWidth - table.clientWidth;
  // A fraction of a pixel is none.
  const hasStart = table.scrollLeft > 1;
  const hasEnd = table.scrollLeft < hidden - 1;
  table.dataset.more = `${hasStart ? 'start' : ''} ${hasEnd ? 'end' : ''}`.trim();
}
