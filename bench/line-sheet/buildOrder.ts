import type { Garment, Order } from '../../src/api';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
const colorNames = ['Black', 'Ecru', 'Navy', 'Olive', 'Rust'];

/** An order of a catalog of this many garments in 5 colors and 7 sizes, with some quantities on every tenth. */
export function buildOrder(garmentCount: number): Order {
  const garments = Array.from({ length: garmentCount }, (_none, index) => buildGarment(index));
  const lines = Object.fromEntries(
    garments
      .filter((_garment, index) => index % 10 === 5)
      .map(({ generic }) => [generic, { [`${generic}000M`]: 2, [`${generic}001L`]: 3 }]),
  );
  return {
    id: '1',
    name: 'Bench',
    customer: { id: '2', name: 'Boutique', addresses: [], sales_organizations: [] },
    sap_status: 0,
    finished: false,
    customer_finished: false,
    catalog: { id: '1', name: 'Everything AW26', season: 'AW26', currency: 'EUR' },
    catalog_type: 'initial',
    seller: null,
    sales_organization: '',
    channel: '',
    address_id: '',
    items_count: garmentCount / 2,
    total_price: 0,
    currency: 'EUR',
    created: 1_780_000_000,
    service_date: null,
    version: 1,
    garments,
    lines,
    wanted: [],
  };
}

function buildGarment(index: number): Garment {
  const generic = `W${String(index).padStart(5, '0')}`;
  const colors = colorNames.map((name, place) => ({ number: String(place).padStart(3, '0'), name }));
  return {
    generic,
    number: String(1000 + index),
    name: `Garment ${index}`,
    drop: `Drop ${(index % 3) + 1}`,
    collection: 'Main',
    made_in: 'Portugal',
    description: '',
    composition: '80% wool, 20% polyamide',
    large_description: '',
    wh_price: 50 + (index % 40),
    rt_price: 125 + (index % 90),
    currency: 'EUR',
    with_stocks: true,
    sizes,
    colors,
    skus: colors.flatMap(({ number }) =>
      sizes.map((size) => ({ sku: generic + number + size, color: number, size, stock: 500, quantity: 0 })),
    ),
    pictures: {},
  };
}
