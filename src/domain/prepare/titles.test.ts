import { isSizeTitle, plainTitle, topicOf } from './titles';

it.each([
  ['Style number', 'generic'],
  ['STYLE NO.', 'generic'],
  ['Artikel-Nr.', 'generic'],
  ['Référence', 'generic'],
  ['Ürün Kodu', 'generic'],
  ['رقم الموديل', 'generic'],
  ['Indeks', 'generic'],
  ['Nazwa koloru', 'color_name'],
  ['Ilość', 'stock'],
  ['品番', 'generic'],
  ['カラー', 'color_name'],
  ['下代', 'wh_price'],
  ['サイズ', 'size'],
  ['Handle', 'generic'],
  ['Colour', 'color_name'],
  ['Farbe', 'color_name'],
  ['Color', 'color_name'],
  ['Farbcode', 'color'],
  ['Größe', 'size'],
  ['Gr&ouml;&szlig;e', 'size'],
  ['المقاس', 'size'],
  ['RRP', 'rt_price'],
  ['RRP (EUR)', 'rt_price'],
  ['UVP €', 'rt_price'],
  ['Wholesale EUR', 'wh_price'],
  ['wh_price_0151', 'wh_price_0151'],
  ['Price', 'price'],
  ['UPC', 'ean'],
  ['GTIN, UPC, EAN, or ISBN', 'ean'],
  ['Body (HTML)', 'large_description'],
  ['Kundennummer', 'sap_id'],
  ['E-Mail', 'email'],
  ['Vorname', 'first_name'],
  ['Parent SKU', 'parent'],
  ['SEO Title', null],
  ['', null],
])('recognizes %p as %p', (title, topic) => {
  expect(topicOf(title)).toBe(topic);
});

it('compares titles without accents, case and signs', () => {
  expect(plainTitle(' Prix  conseillé (€) ')).toBe('prixconseille');
});

it.each([
  'XS',
  's',
  'M',
  'XXL',
  '2XL',
  '3xs',
  'S/M',
  'One size',
  'OS',
  'TU',
  '36',
  '104',
  'EU 42.5',
  '38 1/2',
  '98/104',
  'W32',
])('recognizes the size %p', (title) => {
  expect(isSizeTitle(title)).toBe(true);
});

it.each(['', 'Name', '2026', '5', '0151', 'EAN13', 'Stock', '200'])(
  'does not take %p for a size',
  (title) => {
    expect(isSizeTitle(title)).toBe(false);
  },
);
