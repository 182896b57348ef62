import type { UrlCodec } from '../../lib/useUrlState';
import { type Sort, sortFromText, sortToText } from '../../ui/list-table/sortRows';

/** What the customers list shows; it lives in the URL. */
export interface CustomerView {
  readonly search: string;
  readonly isWithoutSapId: boolean;
  readonly sort: Sort | null;
}

export const customerViewCodec: UrlCodec<CustomerView> = {
  read: (params) => ({
    search: params.get('q') ?? '',
    isWithoutSapId: params.get('without_sap_id') === 'true',
    sort: sortFromText(params.get('sort')),
  }),
  write: ({ search, isWithoutSapId, sort }) => ({
    q: search,
    without_sap_id: isWithoutSapId ? 'true' : null,
    sort: sortToText(sort),
  }),
};
