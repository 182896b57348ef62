import type { SalesOrder } from '../core/erpConnector';

/** The key of a sales order. */
export const orderKey = '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11';

/** A sales order as the ERP gets it, with these values. */
export const buildSalesOrder = (values: Partial<SalesOrder> = {}): SalesOrder => ({
  document: 'sales-order',
  format: 1,
  key: orderKey,
  order: { id: '7', name: 'Spring', created: '2026-02-01T10:00:00.000Z' },
  catalog: { id: '3', name: 'Knitwear', season: 'AW26', brand: 'Nordhus' },
  customer: { id: '12', name: 'Boutique Lund', email: 'lund@shop.test', sap_id: '0000004711' },
  sales_organization: '1000',
  channel: 'WH',
  ship_to: null,
  delivery_date: null,
  currency: 'EUR',
  seller: null,
  lines: [],
  totals: { items_count: 0, amount: 0 },
  ...values,
});
