import { type OrderSummary, useListOrdersQuery } from '../../api';
import { hasLineFilters, toLineQuery } from './lineFilters';
import { type OrderView, refusedIn } from './orderView';
import { refusedByErp } from './sent/erpAnswers';

/**
 * How many of the orders that the ERP refused a view shows when it is changed to these; undefined until that is known.
 * Which of them have a line of something, only the host knows.
 */
export function useRefusedCount(
  refused: readonly OrderSummary[] | undefined,
  view: OrderView,
): number | undefined {
  const isOfLines = hasLineFilters(view);
  const { currentData } = useListOrdersQuery(
    { sapStatus: String(refusedByErp), ...toLineQuery(view) },
    { skip: !isOfLines },
  );
  const known = isOfLines ? currentData?.orders : refused;
  return known && refusedIn(known, view).length;
}
