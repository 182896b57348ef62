import type { OrderedSku } from '../features/documents/queries';
import { blankPapers, plainBrand } from './orderDocumentParts';

/** What is particular about an order's document. */
interface DocumentSize {
  names?: string[];
  sizes?: string[];
  colors?: number;
  drops?: number;
  quantity?: number;
  terms?: string;
  head?: object;
  brand?: object;
  papers?: object;
  sku?: Partial<OrderedSku>;
}

/** The generic of the nth style. */
export const codeOf = (style: number) => `PAP${String(style).padStart(3, '0')}`;

function skusOf(
  style: number,
  { sizes = ['S', 'M'], colors = 1, drops = 1, quantity = 7, names = [], sku: more }: DocumentSize,
) {
  return Array.from({ length: colors }, (_, color) => `0${color}0`).flatMap((color) =>
    sizes.map((size): OrderedSku => {
      const sku = codeOf(style) + color + size;
      const name = names[style] ?? `Style ${style}`;
      return {
        ...{
          generic: codeOf(style),
          number: String(style),
          name,
          drop: drops > 1 ? String((style % drops) + 1) : '',
        },
        ...{ sizes, color, color_name: `Color ${color}`, size, sku, ean: '4006381333931' },
        ...{ style_code: '', color_code: '', own_sku: null },
        ...{
          quantity,
          price_cents: 2500,
          rt_price_cents: 5900,
          composition: '',
          wanted_color: false,
          wanted_size: false,
        },
        ...more,
      };
    }),
  );
}

/** The JSON that an order's PDF is made from, with some styles of seven pieces in each size. */
export function orderOf(styles: number, wanted: DocumentSize = {}): string {
  const head = {
    ...{
      id: '12',
      name: 'Autumn',
      customer_name: 'Boutique Amélie',
      catalog_name: 'Women',
      catalog_type: 'initial',
    },
    ...{
      season: 'AW26',
      currency: 'EUR',
      seller_name: '',
      address: '',
      address_id: '',
      sales_organization: '',
    },
    ...{
      channel: '',
      created: 1_790_000_000,
      service_date: null,
      sap_status: 2,
      finished: true,
      erp_number: '',
    },
    ...{ note: '', ...wanted.head },
  };
  const brand = { ...plainBrand, terms: wanted.terms ?? '', ...wanted.brand };
  const papers = { ...blankPapers, ...wanted.papers };
  const skus = Array.from({ length: styles }, (_, style) => skusOf(style, wanted)).flat();
  return JSON.stringify({ brand, head, papers, skus });
}
