import { useGetMeQuery, useHas, useHasErpDocuments } from '../../../api';
import { may } from '../../../domain/access/rights';
import { type OrderFilter, orderFilters } from '../../../shared/order-list-link/orderFilters';

/** The filters of the order list that a person is offered: those of lines need the server's overview. */
export function useOfferedFilters(): readonly OrderFilter[] {
  const forOthers = may(useGetMeQuery().data?.roles ?? [], 'orderForOthers');
  const hasOverview = useHas('getOverview');
  const hasToCome = useHasErpDocuments();
  const hasProposals = useHas('proposeOrder');
  return orderFilters.filter(
    ({ isForStaff, from, needsErpDocuments, needsProposals }) =>
      (forOthers || !isForStaff) &&
      (hasOverview || from !== 'lines') &&
      (hasToCome || !needsErpDocuments) &&
      (hasProposals || !needsProposals),
  );
}
