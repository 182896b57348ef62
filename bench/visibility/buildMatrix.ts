import type { Catalog, User } from '../../src/api';

/** Customers as the list call answers them, each with every third catalog. */
export function buildCustomers(count: number, catalogs: readonly Catalog[]): User[] {
  return Array.from({ length: count }, (_, index) => {
    const enabled = catalogs.filter((_, place) => (index + place) % 3 === 0).map(({ id }) => id);
    return {
      id: String(index + 100),
      name: `Boutique ${String(index).padStart(5, '0')}`,
      email: `shop${index}@demo.test`,
      roles: ['wls'],
      sap_id: String(4_000_000_000 + index),
      catalogs: enabled,
      num_catalogs: enabled.length,
      agents: [],
      extra_info: '',
      warehouse: '0001',
      pricelist: null,
      is_wholesale: true,
    };
  });
}

/** Current catalogs as the list call answers them. */
export function buildCatalogs(count: number): Catalog[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Catalog ${String(index).padStart(2, '0')}`,
    brand: 'Nordhus',
    season: 'AW26',
    catalog_type: 'initial',
    drop: '1',
    service_date: null,
    is_current: true,
    wls_enabled: true,
    ls_enabled: true,
    num_items: 100,
    currency: 'EUR',
  }));
}
