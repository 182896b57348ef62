import { useCallback, useDeferredValue, useMemo } from 'react';
import { useKeptState } from '../../lib/useKeptState';
import { useUrlState } from '../../lib/useUrlState';
import { useSearchText } from '../../ui/search-field/useSearchText';
import { readTablePreferences } from './table-settings/tablePreferences';
import { changedView, orderViewCodec, type OrderView, wholeView } from './orderView';

/**
 * What the list shows, from the URL, with what this person has chosen for good: a sort that the URL does not say is the
 * one they chose last.
 */
export function useOrderListView(personId: string) {
  const [inUrl, setView] = useUrlState(orderViewCodec);
  const [preferences, setPreferences] = useKeptState(`order-list:${personId}`, readTablePreferences);
  const view = useMemo(() => ({ ...inUrl, sort: inUrl.sort ?? preferences.sort }), [inUrl, preferences.sort]);
  const search = useSearchText(
    inUrl.search,
    useCallback((text: string) => setView({ ...inUrl, search: text }), [inUrl, setView]),
  );
  const typed = useDeferredValue(search.text);

  // What is typed goes along: it may not be in the URL yet.
  const change = (changed: Partial<OrderView>) => {
    setView(changedView({ ...inUrl, search: search.text }, changed));
    if (changed.sort !== undefined) setPreferences({ ...preferences, sort: changed.sort });
  };
  const clear = () => {
    search.setText('');
    setView({ ...wholeView, sort: inUrl.sort });
  };
  return { view, change, clear, search, typed, preferences, setPreferences };
}
