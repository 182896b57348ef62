import { useDeferredValue, useEffect, useState } from 'react';
import { useStableCallback } from './useStableCallback';

/** Debounce: typing counts as paused after this many milliseconds without a key. */
const restMs = 500;

interface Typed {
  /** The text in the box. */
  readonly text: string;
  /** The last committed text that was seen. */
  readonly seen: string;
  /** Our own text whose commit is under way. */
  readonly pending: string | null;
}

/**
 * The text of a search box: it shows each key at once, and is committed to the view (in the URL, for example) when typing
 * pauses or the focus leaves the box, so that Back restores the search even after a link was followed at once. A
 * committed text that changes otherwise, by a link or by clearing the filters, replaces what is in the box. `typed` is
 * the text to search by, and `change` changes the view together with what is in the box.
 */
export function useSearchText<View extends { readonly search: string }>(
  view: View,
  setView: (next: View) => void,
) {
  const committed = view.search;
  const [typed, setTyped] = useState<Typed>({ text: committed, seen: committed, pending: null });
  if (typed.seen !== committed) setTyped(arrived(typed, committed));

  const commit = useStableCallback((search: string) => setView({ ...view, search }));
  useEffect(
    function commitWhenTypingRests() {
      if (typed.text === committed) return;
      const commitNow = () => {
        clearTimeout(timer);
        document.removeEventListener('focusout', commitNow);
        setTyped((known) => ({ ...known, pending: typed.text }));
        commit(typed.text);
      };
      const timer = setTimeout(commitNow, restMs);
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

/** Our own text may arrive late, when more has been typed already: only a foreign one replaces the box's text. */
function arrived({ text, pending }: Typed, committed: string): Typed {
  if (pending === null) return { text: committed, seen: committed, pending };
  return { text, seen: committed, pending: pending === committed ? null : pending };
}
