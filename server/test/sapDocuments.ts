import { groupBy } from '../../src/domain/groupBy';

/** An entity as a SAP gateway gives it. */
export type SapRow = Record<string, unknown>;

/** The properties of SAP's services for what follows a sales order, as their documentation names them: others are refused. */
const entitySets: Record<string, { key: string; properties: string; below: Record<string, string> }> = {
  'API_SALES_ORDER_SRV/A_SalesOrder': {
    key: 'SalesOrder',
    properties: 'SalesOrder,PurchaseOrderByCustomer,SalesOrderDate,LastChangeDateTime',
    below: {
      to_Item: 'SalesOrderItem,Material,RequestedQuantity,SalesDocumentRjcnReason',
      'to_Item/to_ScheduleLine':
        'ScheduleLine,ConfirmedDeliveryDate,ConfdOrderQtyByMatlAvailCheck,DeliveredQtyInOrderQtyUnit',
    },
  },
  'API_OUTBOUND_DELIVERY_SRV;v=0002/A_OutbDeliveryHeader': {
    key: 'DeliveryDocument',
    properties:
      'DeliveryDocument,DocumentDate,CreationDate,LastChangeDate,ActualGoodsMovementDate,OverallGoodsMovementStatus,BillOfLading,MeansOfTransport',
    below: {
      to_DeliveryDocumentItem: 'DeliveryDocumentItem,Material,ActualDeliveryQuantity,ReferenceSDDocument',
    },
  },
  'API_BILLING_DOCUMENT_SRV/A_BillingDocument': {
    key: 'BillingDocument',
    properties:
      'BillingDocument,SDDocumentCategory,BillingDocumentDate,BillingDocumentIsCancelled,CancelledBillingDocument,TransactionCurrency,LastChangeDateTime',
    below: { to_Item: 'BillingDocumentItem,SalesDocument,NetAmount' },
  },
};

/** A date of SAP. */
export const sapDate = (day: string) => `/Date(${Date.parse(day)})/`;

/** What SAP has of the entity sets of `entitySets`, by key, and how it answers who asks for it. */
export function openSapDocuments() {
  const stored = new Map(Object.keys(entitySets).map((name) => [name, new Map<string, SapRow>()]));

  return {
    /** Stores an entity, or changes the one with its key; it was changed now unless it says otherwise. */
    put(name: string, row: SapRow) {
      const now = sapDate(new Date().toISOString());
      const key = String(row[entitySets[name]?.key ?? '']);
      const rows = stored.get(name);
      rows?.set(key, { ...rows.get(key), LastChangeDateTime: now, LastChangeDate: now, ...row });
    },
    clear: () => stored.forEach((rows) => rows.clear()),
    /** The rows that a query asks for, a page at most; undefined for another entity set, or properties it hasn't got. */
    answer(name: string, query: URLSearchParams, pageRows: number): SapRow[] | undefined {
      const set = entitySets[name];
      if (set === undefined) return undefined;
      const { key, properties, below } = set;
      const known = [
        ...properties.split(','),
        ...Object.entries(below).flatMap(([path, names]) => names.split(',').map((one) => `${path}/${one}`)),
      ];
      const selected = (query.get('$select') ?? '').split(',');
      const filter = query.get('$filter') ?? '';
      const filtered = [...filter.matchAll(/(\w+) (?:eq|ge|gt) /g)].map(([, property = '']) => property);
      if (![...selected, ...filtered].every((one) => known.includes(one))) return undefined;
      const size = Math.min(pageRows, Number(query.get('$top')));
      return [...(stored.get(name)?.values() ?? [])]
        .filter((row) => satisfies(row, filter))
        .toSorted((a, b) => String(a[key]).localeCompare(String(b[key])))
        .slice(0, size)
        .map((row) => pick(row, selected));
    },
  };
}

/** Whether a row satisfies a filter of 'and' over comparisons and 'or' in parentheses. */
function satisfies(row: SapRow, filter: string): boolean {
  const group = /\(([^()]*)\)/.exec(filter);
  if (group !== null)
    return satisfies(row, filter.replace(group[0], satisfies(row, group[1] ?? '') ? 'true' : 'false'));
  return filter
    .split(' or ')
    .some((part) => part.split(' and ').every((one) => one === 'true' || compares(row, one)));
}

function compares(row: SapRow, condition: string): boolean {
  const [, property = '', operator, type, text = ''] =
    /^(\w+) (eq|ge|gt) (datetimeoffset|datetime)?'(.*)'$/.exec(condition) ?? [];
  const value = String(row[property] ?? '');
  if (type !== undefined) {
    const time = type === 'datetime' ? `${text}Z` : text;
    return Number(/\d+/.exec(value)?.[0] ?? 0) >= Date.parse(time);
  }
  return operator === 'eq' ? value === text : value > text;
}

/** A row with the selected properties alone, and those of the rows below it. */
function pick(row: SapRow, selected: readonly string[]): SapRow {
  const below = groupBy(
    selected.filter((one) => one.includes('/')),
    (one) => one.slice(0, one.indexOf('/')),
  );
  const own = selected.filter((one) => !one.includes('/')).map((name) => [name, row[name] ?? null]);
  const nested = [...below].map(([name, paths]) => {
    const rows: unknown = row[name];
    const names = paths.map((one) => one.slice(name.length + 1));
    return [name, { results: Array.isArray(rows) ? rows.map((one: SapRow) => pick(one, names)) : [] }];
  });
  return Object.fromEntries([...own, ...nested]);
}
