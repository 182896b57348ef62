import { useEffect, useState } from 'react';

/** How long no key must be pressed for the typing to have come to rest, in milliseconds. */
const restMs = 250;

interface Typed {
  /** What stands in the box. */
  readonly text: string;
  /** The committed text as it was last seen. */
  readonly seen: string;
  /** A text of ours that is on its way to be the committed one. */
  readonly pending: string | null;
}

/**
 * The text of a search box: it shows each key at once, and is committed, to the URL for example, when the typing rests
 * or the focus leaves the box, so that Back finds the search again after a link was followed at once. A committed text
 * that changes otherwise, by a link or by clearing the filters, replaces what is in the box.
 */
export function useSearchText(committed: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: committed, seen: committed, pending: null });
  if (typed.seen !== committed) setTyped(arrived(typed, committed));

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

  return { text: typed.text, setText: (text: string) => setTyped((known) => ({ ...known, text })) };
}

/** Our own text may arrive late, when more has been typed already: only somebody else's takes the box. */
function arrived({ text, pending }: Typed, committed: string): Typed {
  if (pending === null) return { text: committed, seen: committed, pending };
  return { text, seen: committed, pending: pending === committed ? null : pending };
}
