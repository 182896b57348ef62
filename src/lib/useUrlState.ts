import { createContext, use, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The path that the page is on, or is being led to while the next page loads; null when nobody says. */
export const HeadingContext = createContext<() => string | null>(() => null);

/** How a state reads from and writes to search params; what equals its default should be left out when writing. */
export interface UrlCodec<State> {
  readonly read: (params: URLSearchParams) => State;
  /** The params of this state; a missing, null or empty one leaves the URL. */
  readonly write: (state: State) => Record<string, string | null | undefined>;
}

/** Sets a state in the URL. The page goes to its top, where what was asked for begins, unless it `keepsScroll`. */
type SetUrlState<State> = (next: State, options?: { keepsScroll?: boolean }) => void;

/**
 * State that lives in the URL's search params, so that a link and a reload keep it. Define the codec outside the
 * component. A change replaces the history entry; params of others stay. A change that comes when the page is already
 * being left is dropped: it would stop the way to the next page, or end up in that page's address.
 */
export function useUrlState<State>(codec: UrlCodec<State>): [State, SetUrlState<State>] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const readHeading = use(HeadingContext);
  const state = useMemo(() => codec.read(params), [codec, params]);
  const setState = useCallback(
    (next: State, { keepsScroll = false }: { keepsScroll?: boolean } = {}) => {
      const heading = readHeading();
      if (heading !== null && heading !== pathname) return;
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
    [codec, pathname, readHeading, setParams],
  );
  return [state, setState];
}
