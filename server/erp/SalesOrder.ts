/**
 * A sales order as the ERP gets it, documented in docs/operations.md. Money is in major units of `currency`,
 * days are YYYY-MM-DD, a text that is not set is ''.
 */
export interface SalesOrder {
  document: 'sales-order';
  format: 1;
  /** Tells a repeated document from a new one; the ERP's answer names it. */
  key: string;
  order: { id: string; name: string; created: string };
  catalog: { id: string; name: string; season: string; brand: string };
  customer: { id: string; name: string; email: string; sap_id: string | null };
  sales_organization: string;
  channel: string;
  /** Null when the order names no address. */
  ship_to: { sap_id: string; name1: string; address: string } | null;
  /** The day that the customer prefers, or null. */
  delivery_date: string | null;
  currency: string;
  seller: { id: string; name: string; email: string; sap_id: string | null } | null;
  lines: SalesOrderLine[];
  totals: { items_count: number; amount: number };
}

/** One sku of a sales order; `position` counts from 1. */
export interface SalesOrderLine {
  position: number;
  sku: string;
  generic: string;
  name: string;
  color: string;
  color_name: string;
  size: string;
  quantity: number;
  unit_price: number;
  amount: number;
}
