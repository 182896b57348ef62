import type { OrderSummary } from '../../src/api';

const cities = ['Lund', 'Porto', 'Gent', 'Aarhus', 'Graz', 'Nantes', 'Turku', 'Bologna', 'Leeds', 'Sevilla'];
const places = ['Boutique', 'Atelier', 'Maison', 'Concept', 'Studio', 'Galleria', 'Kaufhaus', 'Corner'];

/** Eight letters that are rare in other columns: each further letter of a search leaves fewer rows. */
function rareLetters(index: number): string {
  let seed = (index * 15_485_863) % 1_679_616;
  let text = '';
  for (let place = 0; place < 8; place += 1) {
    text += 'qxjzvk'[seed % 6] ?? '';
    seed = Math.floor(seed / 6);
  }
  return text;
}

/** Orders as the list call answers them: the same ones for the same count, with different text in each row. */
export function buildOrders(count: number): OrderSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const customer = (index * 7919) % 4001;
    const pick = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length] as Item;
    const pieces = (index * 104_729 + 450) % 900;
    return {
      id: String(index + 1),
      name: `Order ${rareLetters(index)}`,
      customer: {
        id: String(customer),
        name: `${pick(places, customer)} ${pick(cities, customer * 3)} ${customer}`,
        addresses: [{ sap_id: String(4_000_000_000 + customer), name1: 'Shop', address: 'Storgatan 1' }],
        sales_organizations: [{ sales_organization: '1000', channel: 'WH' }],
      },
      sap_status: 0,
      finished: index % 5 === 0,
      catalog: { id: String(index % 12), name: `Knitwear ${index % 12}`, season: 'AW26', currency: 'EUR' },
      catalog_type: 'initial',
      seller: { id: String(index % 40), name: `Agent ${index % 40}` },
      sales_organization: '1000',
      channel: 'WH',
      address_id: String(4_000_000_000 + customer),
      items_count: pieces,
      total_price: (pieces * ((index % 97) + 3) * 95) / 100,
      currency: 'EUR',
      created: 1_780_000_000 - index * 611,
      service_date: null,
      version: 1,
    };
  });
}
