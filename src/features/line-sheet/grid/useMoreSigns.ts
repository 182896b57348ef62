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
    if (!(target instanceof HTMLElement) || target.dataset.more === undefined) return;
    sign(target);
    if (root.current) for (const other of runOf(target, root.current)) other.scrollLeft = target.scrollLeft;
  };
}

/** The ref of a table in a run: one that comes into view is scrolled as far as the others. */
export function joinRun(table: HTMLElement | null): void {
  if (table?.dataset.more === undefined) return;
  const [other] = runOf(table, table.ownerDocument);
  if (other) table.scrollLeft = other.scrollLeft;
}

/** The other tables of a run, and its header: they scroll together, so that the sizes stay above their cells. */
function runOf(table: HTMLElement, within: ParentNode): HTMLElement[] {
  const { run } = table.dataset;
  if (run === undefined) return [];
  const tables = within.querySelectorAll<HTMLElement>(`[data-run=${JSON.stringify(run)}]`);
  return [...tables].filter((one) => one !== table);
}

function sign(table: HTMLElement): void {
  const hidden = table.scrollWidth - table.clientWidth;
  // A fraction of a pixel is none.
  const hasStart = table.scrollLeft > 1;
  const hasEnd = table.scrollLeft < hidden - 1;
  table.dataset.more = `${hasStart ? 'start' : ''} ${hasEnd ? 'end' : ''}`.trim();
}
