import type { User } from '../../api';
import { foldText } from '../../lib/foldText';
import type { UrlCodec } from '../../lib/useUrlState';
import { type Sort, sortFromText, sortToText } from '../../ui/data-table/sortRows';

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

const searchTexts = new WeakMap<User, string>();

/** All that a row says, folded; made once for each customer that the server sent. */
function searchText(customer: User): string {
  const known = searchTexts.get(customer);
  if (known !== undefined) return known;
  const text = foldText([customer.name, customer.email, customer.sap_id ?? 'Unassigned'].join('\n'));
  searchTexts.set(customer, text);
  return text;
}

/** The customers whose rows hold every word that was typed, without those that have a SAP ID if so asked. */
export function filterCustomers(
  customers: readonly User[],
  typed: string,
  isWithoutSapId: boolean,
): readonly User[] {
  const words = foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && !isWithoutSapId) return customers;
  return customers.filter(
    (customer) =>
      (!isWithoutSapId || customer.sap_id === null) &&
      words.every((word) => searchText(customer).includes(word)),
  );
}
