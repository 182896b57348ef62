import { useDeferredValue, useEffect, useState } from 'react';
import { useStableCallback } from './useStableCallback';

/** The debounce: how long after the last key the text is committed. */
const pauseMs = 500;

interface Typed {
  /** The text in the box. */
  readonly text: string;
  /** The committed text at the last render. */
  readonly seen: string;
  /** Our own text whose commit is pending. */
  readonly pending: string | null;
}

/**
 * The text of a search box: it shows each key at once, and commits the text to the view (for example the URL) when
 * typing pauses or the box loses the focus, so that Back restores the search. A committed text that changes otherwise,
 * by a link or by clearing the filters, replaces the text in the box. `typed` is the text to search by; `change`
 * changes the view together with the text in the box.
 */
export function useSearchText<View extends { readonly search: string }>(
  view: View,
  setView: (next: View) => void,
) {
  const committed = view.search;
  const [typed, setTyped] = useState<Typed>({ text: committed, seen: committed, pending: null });
  if (typed.seen !== committed) setTyped(afterCommit(typed, committed));

  const commit = useStableCallback((search: string) => setView({ ...view, search }));
  useEffect(
    function commitAfterPause() {
      if (typed.text === committed) return;
      const commitNow = () => {
        clearTimeout(timer);
        document.removeEventListener('focusout', commitNow);
        setTyped((known) => ({ ...known, pending: typed.text }));
        commit(typed.text);
      };
      const timer = setTimeout(commitNow, pauseMs);
      document.addEventListener('focusout', commitNow);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('focusout', commitNow);
      };
    },
    [typed.text, committed, commit],
  );

  return {
    text: typed.text,
    typed: useDeferredValue(typed.text),
    setText: (text: string) => setTyped((known) => ({ ...known, text })),
    change: (changed: Partial<View>) => setView({ ...view, search: typed.text, ...changed }),
  };
}

/** Our own commit may arrive after more was typed: only another text replaces the box's text. */
function afterCommit({ text, pending }: Typed, committed: string): Typed {
  if (pending === null) return { text: committed, seen: committed, pending };
  return { text, seen: committed, pending: pending === committed ? null : pending };
}
