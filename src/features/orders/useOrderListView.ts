import { useCallback, useDeferredValue, useMemo } from 'react';
import { useKeptState } from '../../lib/useKeptState';
import { useStableCallback } from '../../lib/useStableCallback';
import { useUrlState } from '../../lib/useUrlState';
import { useSearchText } from '../../lib/useSearchText';
import { changedView, orderListQuery, orderViewCodec, type OrderView, wholeView } from './orderView';
import { readTablePreferences } from './table-settings/tablePreferences';

/**
 * What the list shows, from the URL, with what this person has chosen for good: a sort that the URL does not say is the
 * one they chose last.
 */
export function useOrderListView(personId: string) {
  const [inUrl, setView] = useUrlState(orderViewCodec);
  const [preferences, setPreferences] = useKeptState(`order-list:${personId}`, readTablePreferences);
  const query = orderListQuery({ ...inUrl, search: '', sort: inUrl.sort ?? preferences.sort });
  const view = useMemo(() => orderViewCodec.read(new URLSearchParams(query)), [query]);
  const search = useSearchText(
    inUrl.search,
    useCallback((text: string) => setView({ ...inUrl, search: text }), [inUrl, setView]),
  );
  const typed = useDeferredValue(search.text);

  // What is typed goes along: it may not be in the URL yet.
  const change = useStableCallback((changed: Partial<OrderView>) => {
    setView(changedView({ ...inUrl, search: search.text }, changed));
    if (changed.sort !== undefined) setPreferences({ ...preferences, sort: changed.sort });
  });
  const clear = useStableCallback(() => {
    search.setText('');
    setView({ ...wholeView, sort: inUrl.sort });
  });
  return { view, change, clear, search, typed, preferences, setPreferences };
}
