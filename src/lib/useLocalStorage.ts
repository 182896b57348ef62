import { useCallback, useMemo, useState } from 'react';

/**
 * State in this browser's localStorage. `read` parses the stored value, which may be null, from an older version, or
 * invalid; define it outside the component. Without localStorage, the state is lost when the page closes.
 */
export function useLocalStorage<State>(
  key: string,
  read: (stored: unknown) => State,
): [State, (next: State) => void] {
  const stored = useMemo(() => read(readItem(key)), [key, read]);
  const [changed, setChanged] = useState<{ key: string; state: State } | null>(null);
  const setState = useCallback(
    (next: State) => {
      setChanged({ key, state: next });
      writeItem(key, next);
    },
    [key],
  );
  return [changed?.key === key ? changed.state : stored, setState];
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
    // Without storage the state is lost when the page closes.
  }
}
