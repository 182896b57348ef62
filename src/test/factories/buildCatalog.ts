import type { Catalog } from '../../api';
import { nextId } from './nextId';

/** A current initial catalog on both channels, unless said otherwise. */
export function buildCatalog(overrides: Partial<Catalog> = {}): Catalog {
  const id = nextId();
  return {
    id,
    name: `Women ${id}`,
    brand: 'Maren Vale',
    season: 'AW26',
    catalog_type: 'initial',
    drop: '',
    service_date: null,
    is_current: true,
    wls_enabled: true,
    ls_enabled: true,
    num_items: 12,
    currency: 'EUR',
    ...overrides,
  };
}
