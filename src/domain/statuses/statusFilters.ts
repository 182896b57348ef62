/** A choice of the order list's status toggle (spec 2 'Order list'). */
export type StatusFilterKey = 'all' | 'open' | 'finished' | 'sent' | 'in_sap';

/**
 * What a status filter asks of the server: the sap_status numbers, and finished=true where it matters (spec
 * 4).
 */
export type StatusQuery = { readonly sap_status: readonly number[]; readonly finished?: true };

/** A choice of the status toggle with the text a person reads and its query (spec 2 and 4). */
export type StatusFilter = {
  readonly key: StatusFilterKey;
  readonly label: string;
  readonly query: StatusQuery;
};

/**
 * The choices of the status toggle in the order shown, with the query of each (spec 2 'Order list', spec 4).
 */
export const statusFilters: readonly StatusFilter[] = [
  { key: 'all', label: 'all', query: { sap_status: [0, 1, 2, 3] } },
  { key: 'open', label: 'open', query: { sap_status: [0] } },
  { key: 'finished', label: 'finished', query: { sap_status: [0], finished: true } },
  { key: 'sent', label: 'sent', query: { sap_status: [2, 3] } },
  { key: 'in_sap', label: 'in SAP', query: { sap_status: [1] } },
];

const openQuery: StatusQuery = { sap_status: [0] };

/** The query of a status filter by its key; an unset or unknown key asks for open orders (spec 4). */
export function statusQuery(key?: string | null): StatusQuery {
  return statusFilters.find((filter) => filter.key === key)?.query ?? openQuery;
}
