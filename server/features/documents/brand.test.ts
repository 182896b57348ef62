import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { InvalidEnvError } from '../../core/env';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { readPdf } from '../../test/readPdf';
import { checkLogo } from './pictures';
import { PdfWriter } from './pdf/PdfWriter';

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-brand-'));
const put = (name: string, content: string | Buffer) => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><circle cx="40" cy="40" r="30"/></svg>';
const logo = put('logo.svg', svg);

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('the settings head every document, and the confirmation carries their terms', async () => {
  Object.assign(t.env, {
    brandName: 'Maren Vale AB',
    brandAddress: ['Storgatan 1', '222 22 Lund'],
    brandVatId: 'SE556677889901',
    brandPhone: '+46 46 10 20',
    brandRegister: 'Bolagsverket 556677-8899',
    brandBank: ['IBAN SE45 5000', 'BIC ESSESESS'],
    brandLogo: logo,
    orderTerms: 'Paid within 30 days.\n\nGoods stay ours until then.',
  });
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { brand: 'Another name' });
  const order = await buildOrder(t.db, { customer, catalog, lines: { WJM123000S: 1 } });
  const params = { id: String(order.id) };
  const textsOf = async (operation: 'downloadOrderOnlyPdf' | 'getOrderConfirmation') => {
    const [page] = readPdf((await t.as(customer).call(operation, { params })).raw);
    expect(page?.pictures).toBe(1);
    return page?.texts.map(({ text }) => text);
  };
  const brand = [
    'Maren Vale AB',
    'Storgatan 1',
    '222 22 Lund',
    'Phone +46 46 10 20',
    'VAT ID SE556677889901',
  ];
  brand.push('Bolagsverket 556677-8899', 'IBAN SE45 5000', 'BIC ESSESESS');
  const terms = ['Terms', 'Paid within 30 days.', 'Goods stay ours until then.'];
  expect(await textsOf('getOrderConfirmation')).toEqual(expect.arrayContaining([...brand, ...terms]));
  const ofOrder = await textsOf('downloadOrderOnlyPdf');
  expect(ofOrder).toEqual(expect.arrayContaining(brand));
  expect(ofOrder).not.toContain('Terms');
});

const drawn = () => sharp(Buffer.from(svg));
const onWhite = () => drawn().flatten({ background: '#ffffff' });
const logos: [string, () => Promise<string | Buffer>][] = [
  ['opaque.png', () => onWhite().png().toBuffer()],
  ['opaque.jpg', () => onWhite().jpeg().toBuffer()],
  ['alpha.png', () => drawn().png().toBuffer()],
  ['palette.png', () => drawn().png({ palette: true }).toBuffer()],
  ['interlaced.png', () => onWhite().png({ progressive: true }).toBuffer()],
  ['16-bit.png', () => drawn().toColourspace('rgb16').png().toBuffer()],
  ['grey.png', () => onWhite().toColourspace('b-w').png().toBuffer()],
  ['grey-alpha.png', () => drawn().toColourspace('b-w').png().toBuffer()],
  ['transparent.svg', () => Promise.resolve(svg)],
];

test.each(logos)('every PDF with the logo %s is complete and shows it', async (name, make) => {
  t.env.brandLogo = put(name, await make());
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, {
    customer: await buildUser(t.db),
    catalog,
    lines: { WJM123000S: 1 },
  });
  const made = [
    ['downloadOrderPdf', order],
    ['downloadOrderOnlyPdf', order],
    ['getOrderConfirmation', order],
    ['downloadCatalogPdf', catalog],
    ['downloadCatalogStockPdf', catalog],
  ] as const;
  for (const [operation, { id }] of made) {
    const { status, raw } = await t.as(admin).call(operation, { params: { id: String(id) }, query: {} });
    expect([operation, status, readPdf(raw)[0]?.pictures]).toEqual([operation, 200, 1]);
  }
});

test('an incomplete document is not sent', () => {
  const doc = new PdfWriter({ font: '' });
  doc.ref({});
  expect(() => doc.toBytes()).toThrow('The PDF has no end');
});

test('a logo that can’t be printed stops the host from starting', async () => {
  const refuse = (brandLogo: string) => checkLogo({ brandLogo }).catch((error: unknown) => error);
  const broken = put('broken.svg', '<svg');
  const refused = await refuse(broken);
  expect(refused).toBeInstanceOf(InvalidEnvError);
  expect(refused).toMatchObject({ faults: [`BRAND_LOGO is '${broken}', but that picture can't be read.`] });
  expect(await refuse(logo)).toBeUndefined();
  await checkLogo({ brandLogo: null });
});
