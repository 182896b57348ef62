import { createContext, use, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Reads the path of the page, or of the next page while it loads; null without a provider. */
export const NextPathContext = createContext<() => string | null>(() => null);

/** How a state reads from and writes to search params; omit defaults when writing. */
export interface UrlCodec<State> {
  readonly read: (params: URLSearchParams) => State;
  /** The params of this state; a missing, null or empty one is removed from the URL. */
  readonly write: (state: State) => Record<string, string | null | undefined>;
}

/** Sets a state in the URL, and scrolls the page to its top unless `keepsScroll` is set. */
type SetUrlState<State> = (next: State, options?: { keepsScroll?: boolean }) => void;

/**
 * State in the URL's search params, so that links and reloads preserve it. Define the codec outside the component. A
 * change replaces the history entry; other params stay. A change during a navigation is dropped: it would cancel the
 * navigation, or end up in the next page's URL.
 */
export function useUrlState<State>(codec: UrlCodec<State>): [State, SetUrlState<State>] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const readNextPath = use(NextPathContext);
  const state = useMemo(() => codec.read(params), [codec, params]);
  const setState = useCallback(
    (next: State, { keepsScroll = false }: { keepsScroll?: boolean } = {}) => {
      const nextPath = readNextPath();
      if (nextPath !== null && nextPath !== pathname) return;
      setParams(
        (current) => {
          const result = new URLSearchParams(current);
          for (const [name, value] of Object.entries(codec.write(next))) {
            if (value) result.set(name, value);
            else result.delete(name);
          }
          return result;
        },
        { replace: true, preventScrollReset: keepsScroll },
      );
    },
    [codec, pathname, readNextPath, setParams],
  );
  return [state, setState];
}
