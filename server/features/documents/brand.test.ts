import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidEnvError } from '../../env';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { readPdf } from '../../test/readPdf';
import { checkLogo } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-brand-'));
const put = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const logo = put(
  'logo.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80"/></svg>',
);

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
  const brand = ['Maren Vale AB', 'Storgatan 1', '222 22 Lund', 'VAT ID SE556677889901'];
  const terms = ['Terms', 'Paid within 30 days.', 'Goods stay ours until then.'];
  expect(await textsOf('getOrderConfirmation')).toEqual(expect.arrayContaining([...brand, ...terms]));
  const ofOrder = await textsOf('downloadOrderOnlyPdf');
  expect(ofOrder).toEqual(expect.arrayContaining(brand));
  expect(ofOrder).not.toContain('Terms');
});

test('a picture that can’t be printed keeps the host from starting', async () => {
  const refuse = (brandLogo: string) => checkLogo({ brandLogo }).catch((error: unknown) => error);
  const broken = put('broken.svg', '<svg');
  const refused = await refuse(broken);
  expect(refused).toBeInstanceOf(InvalidEnvError);
  expect(refused).toMatchObject({ faults: [`BRAND_LOGO is '${broken}', but that picture can't be read.`] });
  expect(await refuse(logo)).toBeUndefined();
  await checkLogo({ brandLogo: null });
});
