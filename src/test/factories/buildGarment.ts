import type { Garment } from '../../api';
import { nextId } from './nextId';

/**
 * A garment without stock tracking; its skus are every color in every size with 50 in stock, unless said otherwise.
 * `generic` must have 6 characters.
 */
export function buildGarment(overrides: Partial<Garment> = {}): Garment {
  const generic = overrides.generic ?? `WJM${nextId()}`;
  const sizes = overrides.sizes ?? ['S', 'M', 'L'];
  const colors = overrides.colors ?? [
    { number: '000', name: 'Black' },
    { number: '010', name: 'Ecru' },
  ];
  return {
    generic,
    number: generic,
    name: `Jacket ${generic}`,
    drop: '',
    collection: 'Main',
    made_in: 'Portugal',
    description: '',
    composition: '100% wool',
    large_description: '',
    wh_price: 50,
    rt_price: 125,
    currency: 'EUR',
    with_stocks: false,
    sizes,
    colors,
    skus: colors.flatMap(({ number }) =>
      sizes.map((size) => ({ sku: generic + number + size, color: number, size, stock: 50, quantity: 0 })),
    ),
    pictures: {},
    ...overrides,
  };
}
