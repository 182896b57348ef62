import { codeOf, orderOf } from '../../../test/buildOrderDocument';
import { type PdfPage, readPdf, readPdfObjects } from '../../../test/readPdf';
import { confirmation } from './confirmation.worker';
import { orderTable } from './orderTable.worker';

const textsOf = (pages: readonly PdfPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));
const objectsOf = (bytes: Buffer) =>
  [...readPdfObjects(bytes).values()].map(({ head, body }) => `${head}\n${body}`).join('\n');
const read = async (bytes: Promise<Uint8Array>) => readPdf(Buffer.from(await bytes));

test.each([1, 8, 9, 13, 17, 24])('a style in %i sizes is one block with one total', async (count) => {
  const sizes = Array.from({ length: count }, (_, n) => String(30 + n));
  const texts = textsOf(await read(orderTable(orderOf(2, { sizes, colors: 3 }))));
  for (const style of ['Style 0', 'Style 1']) expect(texts.filter((text) => text === style)).toHaveLength(1);
  // One for each style, one at the head, and one at the end.
  expect(texts.filter((text) => text === 'Total')).toHaveLength(4);
  expect(texts.filter((text) => text === String(count * 3 * 7))).toHaveLength(2);
});

test.each([9, 17])('%i sizes are side by side', async (count) => {
  const sizes = Array.from({ length: count }, (_, n) => String(46 + n));
  const [page] = await read(orderTable(orderOf(1, { sizes })));
  const heads = page?.texts.filter(({ text, size }) => size < 7 && sizes.includes(text)) ?? [];
  expect(heads.map(({ text }) => text)).toEqual(sizes);
  expect(new Set(heads.map(({ y }) => y)).size).toBe(1);
});

test('names are printed in full, and nothing is smaller than 6 pt', async () => {
  const name =
    'Organic cotton jumper with a ribbed collar, brushed inside, washed and dyed by hand in Portugal';
  const sizes = Array.from({ length: 24 }, (_, n) => String(n + 30));
  const json = orderOf(1, { names: [name], sizes, quantity: 123_456, head: { customer_name: name, name } });
  const pages = await read(confirmation(json));
  // In the title, as the customer, as the style, as a signature, and in the footer.
  expect(textsOf(pages).join(' ').split(name)).toHaveLength(6);
  const { smallest, right } = pages
    .flatMap(({ texts }) => texts)
    .reduce(
      (all, one) => ({ smallest: Math.min(all.smallest, one.size), right: Math.max(all.right, one.right) }),
      {
        smallest: 99,
        right: 0,
      },
    );
  expect(smallest).toBeGreaterThanOrEqual(6);
  expect(right).toBeLessThanOrEqual(560);
});

test.each([
  [0, 'initial', 'ORDER DRAFT', 'ORDER DRAFT'],
  [2, 'initial', 'ORDER', 'ORDER CONFIRMATION'],
  [0, 'return', 'RETURN ORDER DRAFT', 'RETURN ORDER DRAFT'],
  [2, 'return', 'RETURN ORDER', 'ORDER CONFIRMATION'],
])(
  'an order in state %i of a catalog of type %s is titled %s and %s',
  async (status, type, table, confirmed) => {
    const json = orderOf(1, { head: { sap_status: status, catalog_type: type } });
    const texts = textsOf(await read(orderTable(json)));
    expect(texts).toContain(table);
    expect(texts.includes('Finished by customer, not yet sent')).toBe(status === 0);
    expect(textsOf(await read(confirmation(json)))).toContain(confirmed);
  },
);

test.each([0, 5, 11, 12, 13, 14, 40])('the signatures stay with the total: %i styles', async (styles) => {
  for (const terms of ['', 'Paid in 30 days.', 'Paid in 30 days.\n'.repeat(60)]) {
    const pages = await read(confirmation(orderOf(styles, { terms })));
    const signed = pages.filter((page) => textsOf([page]).includes('Place, date, signature'));
    expect(signed).toHaveLength(1);
    // The grand total is the only white text.
    expect(textsOf(signed).filter((text) => text === `${styles * 14} pieces`)).toHaveLength(1);
    expect(textsOf(pages).includes('The terms that follow are part of this document.')).toBe(
      terms.length > 600,
    );
  }
});

test('each drop has a subtotal and a bookmark, and so has each style', async () => {
  const bytes = Buffer.from(await orderTable(orderOf(5, { drops: 2 })));
  const texts = textsOf(readPdf(bytes));
  expect(texts).toEqual(expect.arrayContaining(['Drop 1', 'Drop 2', '42 pieces', '28 pieces', '70 pieces']));
  const titles = [...objectsOf(bytes).matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['Drop 1', 'Style 0', 'Style 2', 'Style 4', 'Drop 2', 'Style 1', 'Style 3']),
  );
});

test('the file has a title, language, headings and tables for screen readers', async () => {
  const bytes = objectsOf(Buffer.from(await confirmation(orderOf(3, { colors: 2 }))));
  for (const sign of [
    '/Marked true',
    '/Lang (en)',
    '/DisplayDocTitle true',
    '<pdfuaid:part>1</pdfuaid:part>',
  ])
    expect(bytes).toContain(sign);
  expect(bytes).toContain('(Order confirmation Autumn)');
  const count = (type: string) => bytes.split(`/S /${type}\n`).length - 1;
  expect(['H1', 'H2', 'Table', 'TR'].map(count)).toEqual([1, 3, 3, 12]);
  // Of six columns: a heading row, two colors, and the total; their first cells are headings too.
  expect(count('TH') + count('TD')).toBe(3 * 4 * 6);
  expect(count('TD')).toBe(3 * 3 * 5);
});

test('buyer details are at the head, and the charges after the total', async () => {
  const papers = {
    ...{
      buyer_number: 'PO-118',
      rate: 1250,
      freight: 2450,
      tax_note: 'Intra-Community supply',
      vat_id: 'FR123',
    },
    ...{
      bill_to: 'Amélie SARL\n75003 Paris',
      contact: 'Amélie Marais',
      phone: '+33 1',
      payment_terms: '30 days net',
    },
    windows: { '1': '15 Jan to 15 Feb 2027' },
  };
  const json = orderOf(2, { drops: 2, papers });
  for (const make of [orderTable, confirmation]) {
    const texts = textsOf(await read(make(json)));
    const facts = ['PO-118', 'FR123', 'Amélie SARL', '75003 Paris', 'Amélie Marais', '+33 1', '30 days net'];
    expect(texts).toEqual(expect.arrayContaining([...facts, 'Drop 1 · Delivery 15 Jan to 15 Feb 2027']));
    expect(texts.slice(texts.lastIndexOf('Total') + 2, texts.lastIndexOf('Total') + 10)).toEqual(
      ['700.00 EUR', 'Discount 12.5 %', '-87.50 EUR', 'Freight', '24.50 EUR', 'To pay', '637.00 EUR'].concat(
        'Intra-Community supply',
      ),
    );
  }
});

test('Letter is a setting', async () => {
  const pages = await read(orderTable(orderOf(40, { brand: { paper: 'Letter' } })));
  expect(new Set(pages.map(({ width, height }) => `${width} x ${height}`))).toEqual(new Set(['612 x 792']));
  expect(pages.flatMap(({ texts }) => texts.filter(({ y, right }) => y > 777 || right > 577))).toEqual([]);
});

test('the EANs of ordered skus are in the confirmation, each beside its size', async () => {
  const json = orderOf(1, { sizes: ['S', 'One size'] });
  expect(textsOf(await read(confirmation(json)))).toContain(
    'EAN S\u00a04006381333931 · One\u00a0size\u00a04006381333931',
  );
  expect(textsOf(await read(orderTable(json))).join()).not.toContain('EAN');
});

test.each([
  ['قميص قطني أزرق', 'قميص قطني أزرق'],
  ['חולצת כותנה', 'חולצת כותנה'],
  ['Şişli Ελλάδα Привет', 'Şişli Ελλάδα Привет'],
  ['東京コート 한복', '東京コート 한복'],
  ['เสื้อเชิ้ต', 'เสื้อเชิ้ต'],
  ['Dress 👗 ♥', 'Dress 👗 ♥'],
])('the letters of %s are there, and read the same', async (name, expected) => {
  const [page] = await read(orderTable(orderOf(1, { names: [name] })));
  const code = page?.texts.find(({ text }) => text === codeOf(0) + '000');
  const line = page?.texts.filter(({ size, y }) => size === 9.5 && y < (code?.y ?? 0)) ?? [];
  const isFromRight = /[\u0590-\u06ff]/.test(name);
  const written = line.map(({ text }) => (isFromRight ? [...text].reverse().join('') : text));
  expect((isFromRight ? written.reverse() : written).join('')).toBe(expected);
});
