import { fromCents, lineAmount } from '../../../src/domain/money';
import type { SalesOrder } from '../../core/erpConnector';
import type { FoundLine, WaitingOrder } from './queries';

/** Builds the document of an order from its lines; its totals cover only these lines. */
export function toSalesOrder(key: string, found: WaitingOrder, lines: FoundLine[]): SalesOrder {
  const { order, catalog, customer, seller, address } = found;
  const amounts = lines.map(({ quantity, priceCents }) => lineAmount({ quantity, price: priceCents }));
  return {
    document: 'sales-order',
    format: 1,
    key,
    ...(found.replaces !== null && { replaces: found.replaces }),
    order: { id: String(order.id), name: order.name, created: order.createdAt.toISOString() },
    catalog: { id: String(catalog.id), name: catalog.name, season: catalog.season, brand: catalog.brand },
    customer: toPerson(customer),
    sales_organization: order.salesOrganization,
    channel: order.channel,
    ship_to:
      order.addressId === ''
        ? null
        : { sap_id: order.addressId, name1: address?.name1 ?? '', address: address?.address ?? '' },
    delivery_date: order.serviceDate === null ? null : order.serviceDate.toISOString().slice(0, 10),
    currency: catalog.currency,
    seller: seller === null ? null : toPerson(seller),
    lines: lines.map((line, index) => ({
      position: index + 1,
      sku: line.sku,
      ...(line.ean && { ean: line.ean }),
      ...(line.ownSku && { own_sku: line.ownSku }),
      ...(line.styleCode && { style_code: line.styleCode }),
      ...(line.colorCode && { color_code: line.colorCode }),
      generic: line.generic,
      name: line.name,
      color: line.color,
      color_name: line.colorName ?? '',
      size: line.size,
      quantity: line.quantity,
      unit_price: fromCents(line.priceCents),
      amount: fromCents(lineAmount({ quantity: line.quantity, price: line.priceCents })),
    })),
    totals: {
      items_count: lines.reduce((sum, line) => sum + line.quantity, 0),
      amount: fromCents(amounts.reduce((sum, amount) => sum + amount, 0)),
    },
  };
}

const toPerson = (person: WaitingOrder['customer']) => ({
  id: String(person.id),
  name: person.name,
  email: person.email,
  sap_id: person.sapId,
});
