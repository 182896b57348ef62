import fc from 'fast-check';
import { checkDigitOf } from '../../src/domain/ean';
import { blankPapers, plainBrand } from './orderDocumentParts';

const sizeRuns = [
  ['XS', 'S', 'M', 'L'],
  ['36', '38', '40', '42', '44'],
  ['One size'],
  ['10½', '11|12', '"13"'],
];
const texts = fc.constantFrom('Coat', 'Jüpe, lang', '=1+1', '"Été"; plissée', '@home');

const garment = fc.record({
  sizes: fc.constantFrom(...sizeRuns),
  colors: fc.integer({ min: 1, max: 3 }),
  name: texts,
  price: fc.integer({ min: 1, max: 99_999 }),
  hasEans: fc.boolean(),
  /** Which cells are made, and what is ordered of them; the first always is. */
  cells: fc.array(fc.option(fc.integer({ min: 0, max: 40 }), { freq: 4 }), { minLength: 15, maxLength: 15 }),
});

type Garment = typeof garment extends fc.Arbitrary<infer Value> ? Value : never;

/** What an order's workbook is made from: a catalog of a few garments in runs of all kinds, some of them ordered. */
export type RandomOrder = ReturnType<typeof toOrder>;

/** Orders of random catalogs. */
export const randomOrder = fc
  .tuple(fc.array(garment, { minLength: 1, maxLength: 6 }), texts)
  .map(([garments, name]) => toOrder(garments, name));

function toOrder(drawn: Garment[], name: string) {
  const garments = drawn.map(toGarment);
  return {
    brand: plainBrand,
    head: {
      id: '12',
      name,
      customer_name: 'Boutique Amélie',
      catalog_id: '3',
      catalog_name: 'Women AW26',
      season: 'AW26',
      brand: 'MV',
      currency: 'EUR',
      seller_name: '',
      address: '',
      address_id: '',
      sales_organization: '',
      channel: '',
      created: 1_790_000_000,
      service_date: null,
      note: '',
    },
    skus: garments.flatMap(({ ordered }) => ordered),
    garments: garments.map(({ ordered: _, ...loaded }) => loaded),
    papers: blankPapers,
    form: { version: 7 },
    pictures: {},
  };
}

function toGarment({ sizes, colors, name, price, hasEans, cells }: Garment, index: number) {
  const generic = `RND${String(index).padStart(3, '0')}`;
  const numbers = Array.from({ length: colors }, (_, color) => `0${color}0`);
  const places = numbers.flatMap((color) => sizes.map((size) => ({ color, size })));
  const made = places.flatMap((place, at) => {
    const pieces = at === 0 ? 3 : (cells[at] ?? null);
    const digits = `2${String(index * 1000 + at).padStart(11, '0')}`;
    const ean = hasEans ? digits + checkDigitOf(digits) : undefined;
    return pieces === null ? [] : [{ ...place, sku: generic + place.color + place.size, ean, pieces }];
  });
  return {
    id: index,
    generic,
    number: String(1000 + index),
    styleCode: '',
    name,
    drop: '',
    collection: '',
    madeIn: '',
    description: '',
    composition: '',
    largeDescription: '',
    whPriceCents: price,
    rtPriceCents: price * 2,
    withStocks: false,
    sizes: sizes.filter((size) => made.some((sku) => sku.size === size)),
    colors: numbers.map((number) => ({ number, name: `Color ${number}` })),
    skus: made.map(({ pieces: _, ...sku }, id) => ({ ...sku, id, stock: 0 })),
    stockUpdated: null,
    pictures: {},
    pictureTags: {},
    ordered: made.flatMap(({ pieces, ...sku }) =>
      pieces === 0
        ? []
        : [
            {
              ...sku,
              ean: sku.ean ?? null,
              generic,
              number: String(1000 + index),
              name,
              drop: '',
              sizes,
              style_code: '',
              color_name: '',
              color_code: '',
              own_sku: null,
              quantity: pieces,
              price_cents: price,
              rt_price_cents: price * 2,
              composition: '',
              wanted_color: false,
              wanted_size: false,
            },
          ],
    ),
  };
}
