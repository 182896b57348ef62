import { read, utils } from 'xlsx';
import { catalogDocuments, orderDocuments } from '../../../src/domain/documents';
import { keysOf } from '../../../src/domain/records';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { type PdfPage, readPdf } from '../../test/readPdf';
import { garmentColors } from '../../db/schema';

let t: TestApp;
let data: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  t = await buildTestApp();
  data = await build();
});
afterAll(() => t.close());

/** English with accents on all its vowels, and longer: a word with a plain one is not translated. */
const headers = { 'accept-language': 'en-XA' };

const garment = { madeIn: '3', composition: '4', stock: 2, prices: { '5': 3300 } };

/** An order with all that its papers can have; what people type has no letters besides those of codes. */
async function build() {
  const admin = await buildUser(t.db, { roles: ['admin'], name: '6' });
  const catalog = await buildCatalog(t.db, {
    ...{ name: '7', brand: '8', season: 'AW26' },
    garments: [
      { ...garment, generic: 'PPR001', drop: '1', name: '9' },
      { ...garment, generic: 'PPR002', drop: '2', name: '10' },
    ],
  });
  await t.db.update(garmentColors).set({ name: 'Hue' });
  const customer = await buildUser(t.db, {
    ...{ name: '11', catalogs: [catalog], pricelist: '5' },
    addresses: [{ sapId: '0000104712', name1: '12', address: '13' }],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'FR' }],
  });
  const order = await buildOrder(t.db, {
    ...{ name: '14', customer, seller: admin, catalog },
    lines: { PPR001000M: 3, PPR002000S: 2 },
    ...{ wanted: ['PPR001'], serviceDate: new Date('2027-01-15T00:00:00Z'), note: '15' },
    ...{ addressId: '0000104712', salesOrganization: '1000', channel: 'FR' },
  });
  await t.as(admin).call('setOrderPapers', {
    body: {
      ...{ id: String(order.id), buyer_number: '16', discount_percent: 5, freight: 10, vat_percent: 20 },
      ...{ tax_note: '17', delivery_terms: '18', cancel_date: 1_800_000_000 },
      windows: [{ drop: '1', start: 1_800_000_000, end: 1_800_000_000 }],
      customer: { bill_to: '19', contact: '20', phone: '21', vat_number: '22', payment_terms: '23' },
    },
  });
  return { admin, catalog, order };
}

/** The currency, months, the time zone, and the names of the garments and colors. */
const given = new Set(['EUR', 'Jan', 'Nov', 'UTC', 'Hue', 'PPR']);

const untranslated = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.match(/(?<![\p{L}\p{M}])[a-z]{3,}(?![\p{L}\p{M}])/giu) ?? [])
    .filter((word) => !given.has(word));

const kinds = { ...orderDocuments, ...catalogDocuments };
const namesOf = (type: 'pdf' | 'xlsx') => keysOf(kinds).filter((name) => kinds[name].type === type);

async function download(name: keyof typeof kinds) {
  const { id } = name in orderDocuments ? data.order : data.catalog;
  const { status, raw } = await t.as(data.admin).call(name, { params: { id: String(id) }, headers });
  expect(status).toBe(200);
  return raw;
}

test.each(namesOf('pdf'))('the PDF of %s is translated whole, and fits its pages', async (name) => {
  const pages = readPdf(await download(name));
  expect(untranslated(pages.flatMap(({ texts }) => texts.map(({ text }) => text)))).toEqual([]);
  const outside = ({ width, texts }: PdfPage) => texts.filter(({ x, right }) => x < 30 || right > width - 30);
  expect(pages.flatMap(outside)).toEqual([]);
});

/** All texts of a workbook but its sheet for other programs and the codes by which its form is read back. */
function textsIn(raw: Buffer): string[] {
  const { SheetNames, Sheets } = read(raw);
  const names = SheetNames.filter((name) => name !== 'Skus');
  const cells = names.flatMap((name) =>
    utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }).flat(),
  );
  return [...names, ...cells.flatMap((cell) => (typeof cell === 'string' ? [cell] : []))].filter(
    (text) => !text.startsWith('linedesk'),
  );
}

test.each(namesOf('xlsx'))('the workbook of %s is translated whole', async (name) => {
  expect(untranslated(textsIn(await download(name)))).toEqual([]);
});

test('the workbook of the order list is translated whole', async () => {
  const body = { orders: [String(data.order.id)] };
  const { raw } = await t.as(data.admin).call('downloadOrderList', { body, headers });
  expect(untranslated(textsIn(raw))).toEqual([]);
});
