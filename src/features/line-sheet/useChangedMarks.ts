import { type RefObject, useEffect } from 'react';
import { changedByOthers } from './state/presence';

/**
 * Marks the cells that somebody else has just changed, by hand like a selection: rendering every cell for it would be
 * wasted work. Cells that are scrolled into view meanwhile are marked too.
 */
export function useChangedMarks(root: RefObject<HTMLElement | null>): void {
  useEffect(
    function markChangedCells() {
      const observer = new MutationObserver(() => paint(root.current, changedByOthers.get()));
      const follow = () => {
        const changed = changedByOthers.get();
        paint(root.current, changed);
        observer.disconnect();
        if (root.current && changed.size > 0)
          observer.observe(root.current, { childList: true, subtree: true });
      };
      follow();
      const unsubscribe = changedByOthers.subscribe(follow);
      return () => {
        unsubscribe();
        observer.disconnect();
      };
    },
    [root],
  );
}

function paint(root: HTMLElement | null, changed: ReadonlySet<string>): void {
  if (root === null) return;
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-sku]')) {
    input.parentElement?.toggleAttribute('data-changed', changed.has(input.dataset.sku ?? ''));
  }
}
