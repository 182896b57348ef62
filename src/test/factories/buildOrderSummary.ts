import type { OrderSummary } from '../../api';
import { nextId } from './nextId';

/** An open, empty order of a shop, unless said otherwise. */
export function buildOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  const id = nextId();
  return {
    id,
    name: `Order ${id}`,
    customer: { id: nextId(), name: `Boutique ${id}`, addresses: [], sales_organizations: [] },
    sap_status: 0,
    finished: false,
    catalog: { id: nextId(), name: 'Women', season: 'AW26', currency: 'EUR' },
    catalog_type: 'initial',
    seller: { id: nextId(), name: 'Ana Agent' },
    sales_organization: '1000',
    channel: '10',
    address_id: '',
    items_count: 0,
    total_price: 0,
    currency: 'EUR',
    created: 1_790_000_000,
    service_date: null,
    version: 1,
    ...overrides,
  };
}
