import { fromCents } from '../../../src/domain/money/fromCents';
import type { Schema } from '../../operation';
import type { LoadedGarment } from '../../garments/loadGarments';
import { presentGarments } from '../../garments/presentGarment';
import type { FoundOrder } from '../../orders/findOwnOrder';
import type { OrderRow } from '../../orders/orderRow';
import type { SavedLine } from './queries/lines';
import type { Related } from './queries/related';

/** An order as it stands in a list. */
export function presentOrderSummary(order: OrderRow, related: Related): Schema<'OrderSummary'> {
  const { catalog, catalog_type } = known(related.catalogs, order.catalog_id);
  return {
    id: order.id,
    name: order.name,
    customer: known(related.customers, order.customer_id),
    sap_status: order.sap_status,
    finished: order.finished,
    catalog,
    catalog_type,
    seller: order.seller_id === null ? null : known(related.sellers, order.seller_id),
    sales_organization: order.sales_organization,
    channel: order.channel,
    address_id: order.address_id,
    items_count: order.items_count,
    total_price: fromCents(order.total_cents),
    currency: catalog.currency,
    created: order.created,
    service_date: order.service_date,
    version: order.version,
    edited: order.edited,
    erp_message: order.erp_message,
  };
}

function known<Row>(rows: Map<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`An order refers to ${id}, which does not exist.`);
  return row;
}

/** An order with its line sheet: the garments to choose from, and the lines that it has. */
export function presentOrder(
  order: FoundOrder,
  related: Related,
  sheet: { garments: LoadedGarment[]; lines: SavedLine[] },
): Schema<'Order'> {
  const summary = presentOrderSummary(order, related);
  const quantities = new Map(sheet.lines.map((line) => [line.sku, line.quantity]));
  // The prices of an order that was sent don't change: what its lines were saved at is what is shown.
  const sentAt = new Map(order.sap_status === 0 ? [] : sheet.lines.map((line) => [line.generic, line.price]));
  const garments = sheet.garments.map((garment) => ({
    ...garment,
    whPriceCents: sentAt.get(garment.generic) ?? garment.whPriceCents,
  }));
  return {
    ...summary,
    customer_finished: order.finished,
    garments: presentGarments(garments, { currency: summary.currency, quantities }),
    lines: presentLines(sheet.lines),
    wanted: order.wanted,
  };
}

function presentLines(lines: SavedLine[]): Schema<'OrderLines'> {
  const grouped: Schema<'OrderLines'> = {};
  for (const { generic, sku, quantity } of lines) (grouped[generic] ??= {})[sku] = quantity;
  return grouped;
}
