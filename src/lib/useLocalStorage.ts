import { useCallback, useMemo, useState } from 'react';

/**
 * State that this browser stores under a key, so that it is there the next time. `read` turns the stored value into a
 * state; that value may be null, from an older version, or not ours. Define `read` outside the component. Where the
 * browser stores nothing, the state lives as long as the page.
 */
export function useLocalStorage<State>(
  key: string,
  read: (kept: unknown) => State,
): [State, (next: State) => void] {
  const kept = useMemo(() => read(readItem(key)), [key, read]);
  const [changed, setChanged] = useState<{ key: string; state: State } | null>(null);
  const setState = useCallback(
    (next: State) => {
      setChanged({ key, state: next });
      writeItem(key, next);
    },
    [key],
  );
  return [changed?.key === key ? changed.state : kept, setState];
}

function readItem(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeItem(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the page still works; it only forgets.
  }
}
