import { read, utils } from 'xlsx';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { type PdfPage, type PdfText, readPdf } from '../../test/readPdf';
import { usually } from '../../test/usually';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const names = ['Merino jumper', 'Şişli gömleği ığüş', 'Μάλλινο παλτό', 'قميص قطني', '東京コート'];

/** The sizes of the nth garment: 1 to 24 of them, letters and numbers, and in a long catalog mostly few. */
const sizesOf = (n: number) =>
  Array.from({ length: (n % (n < 48 ? 24 : 4)) + 1 }, (_, size) => `${n % 5 === 0 ? 'N' : ''}${30 + size}`);

async function buildNumbers(styles: number) {
  const customer = await buildUser(t.db, { name: 'Boutique Şişli' });
  const garments = Array.from({ length: styles }, (_, n) => ({
    generic: `N${String(n).padStart(5, '0')}`,
    number: String(n),
    name: names[n % names.length] ?? '',
    drop: n % 3 === 0 ? 'Damla 2' : 'Drop 1',
    sizes: sizesOf(n),
    colors: ['000', '310'].slice(0, 1 + (n % 2)),
    whPriceCents: 1005 + n * 7,
  }));
  const catalog = await buildCatalog(t.db, { garments });
  const order = await buildOrder(t.db, { customer, catalog });
  const lines = Object.fromEntries(
    catalog.skus.flatMap(({ sku }, n) => (n % 5 === 1 ? [] : [[sku, ((n * 7919) % 1500) + 1]])),
  );
  await t
    .as(customer)
    .call('updateOrder', { body: { id: String(order.id), lines, wanted: [], service_date: null } });
  const { json } = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
  const saved: Record<string, number> = Object.assign({}, ...Object.values(json.lines));
  return { customer, order, json, saved };
}

type Middle = Pick<PdfText, 'x' | 'right'>;
const middleOf = ({ x, right }: Middle) => (x + right) / 2;

/** The quantities in a PDF by sku: each stands in the row of its color, under its size. */
function pdfQuantities(pages: readonly PdfPage[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { texts } of pages) {
    let heads: PdfText[] = [];
    let code: PdfText | null = null;
    for (const text of texts) {
      if (text.text === 'Color' && text.size === 6.5) [heads, code] = [[], null];
      else if (/^N\d{8}$/.test(text.text)) code = text;
      else if (text.size === 6.5 && code === null) heads.push(text);
      else if (code !== null && text.y === code.y && /^[\d,]+$/.test(text.text)) {
        const head = heads.find((one) => Math.abs(middleOf(one) - middleOf(text)) < 1);
        if (head !== undefined && /\d/.test(head.text))
          found[code.text + head.text] = Number(text.text.replace(/,/g, ''));
      }
    }
  }
  return found;
}

const call = (
  operation: 'downloadOrderOnlyPdf' | 'getOrderConfirmation' | 'downloadOrderPdf',
  user: { id: number },
  id: number,
) => t.as(user).call(operation, { params: { id: String(id) } });

test.each([2, 30, usually(150, 1000)])(
  'every document of an order of %i styles has the numbers of the API',
  async (styles) => {
    const { customer, order, json, saved } = await buildNumbers(styles);
    const total = `${json.total_price.toLocaleString('en', { minimumFractionDigits: 2 })} EUR`;
    for (const operation of ['downloadOrderOnlyPdf', 'getOrderConfirmation', 'downloadOrderPdf'] as const) {
      const pages = readPdf((await call(operation, customer, order.id)).raw);
      expect(pdfQuantities(pages)).toEqual(saved);
      const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
      expect(texts.filter((text) => text === total)).toHaveLength(2);
      expect(texts).toContain(`${json.items_count.toLocaleString('en')} pieces`);
    }
    const excel = await t.as(customer).call('downloadOrderExcel', { params: { id: String(order.id) } });
    const { Sheets } = read(excel.raw);
    const rows = utils.sheet_to_json<Record<string, number>>(Sheets.Skus ?? {});
    expect(Object.fromEntries(rows.map((row) => [row.Sku, row.Quantity]))).toEqual(saved);
    const amounts = rows.reduce((sum, row) => sum + Math.round((row.Amount ?? 0) * 100), 0);
    expect(amounts).toBe(Math.round(json.total_price * 100));
  },
  120_000,
);
