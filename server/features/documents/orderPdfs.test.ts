import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { type PdfPage, readPdf } from '../../test/readPdf';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const operations = ['downloadOrderPdf', 'downloadOrderOnlyPdf', 'getOrderConfirmation'] as const;
type Operation = (typeof operations)[number];

const call = (
  operation: Operation,
  user: { id: number },
  order: { id: number | string },
  headers: Record<string, string> = {},
) => t.as(user).call(operation, { params: { id: String(order.id) }, headers });

async function download(operation: Operation, user: { id: number }, order: { id: number }) {
  const answer = await call(operation, user, order);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdf(answer.raw);
}

const textsOf = (pages: PdfPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));

/** The quantities in a PDF's tables: each number is below its size, in the row of its color. */
function quantitiesOf(pages: PdfPage[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { texts } of pages) {
    const codes = texts.filter(({ text }) => /^[A-Z]{3}\d{6}$/.test(text));
    const middle = ({ x, right }: { x: number; right: number }) => (x + right) / 2;
    for (const code of codes) {
      const heads = texts.filter(
        ({ text, y, size }) => y < code.y && size < 7 && /^(\d\d|X*[SML])$/.test(text),
      );
      const headY = Math.max(...heads.map(({ y }) => y));
      const ends = texts.find(({ text, y }) => text === 'Pieces' && y === headY);
      for (const { text, x, right } of texts.filter(({ y }) => Math.abs(y - code.y) < 0.5)) {
        if (!/^[\d,]+$/.test(text) || (ends !== undefined && right > ends.x)) continue;
        const head = heads.find((one) => one.y === headY && Math.abs(middle(one) - middle({ x, right })) < 2);
        if (head !== undefined) found[code.text + head.text] = Number(text.replaceAll(',', ''));
      }
    }
  }
  return found;
}

/** Everything outside the margins of its page. */
const outside = (pages: PdfPage[]) =>
  pages.flatMap(({ width, height, texts }) =>
    texts.filter(({ x, right, y }) => x < 35 || right > width - 35 || y < 30 || y > height - 15),
  );

async function buildBigOrder() {
  const customer = await buildUser(t.db, {
    name: 'Boutique Amélie',
    pricelist: '0151',
    addresses: [{ sapId: '0000104712', name1: 'Amélie Marais', address: '12 Rue de Bretagne' }],
  });
  const seller = await buildUser(t.db, { roles: ['agent'], name: 'Nora Lindqvist' });
  const garments = Array.from({ length: 40 }, (_, n) => ({
    generic: `BIG0${String(n).padStart(2, '0')}`,
    number: String(100 + n),
    name: `Jumper with a name that is long enough to be cut, number ${n}`,
    drop: n % 3 === 0 ? 'Drop 2' : 'Drop 1',
    sizes: n % 2 === 0 ? ['S', 'M', 'L'] : ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52'],
    whPriceCents: 1999 + n,
    composition: '50% wool, 50% cotton',
  }));
  const catalog = await buildCatalog(t.db, { name: 'Women AW26', brand: 'Maren Vale', garments });
  const lines = Object.fromEntries(
    catalog.skus.filter((_sku, n) => n % 4 !== 1).map(({ sku }, n) => [sku, ((n * 7919) % 1500) + 1]),
  );
  const order = await buildOrder(t.db, {
    name: 'Autumn',
    customer,
    seller,
    catalog,
    lines: {},
    addressId: '0000104712',
    serviceDate: new Date('2027-01-15T00:00:00Z'),
  });
  await t.as(customer).call('updateOrder', {
    body: { id: String(order.id), lines, wanted: ['BIG000000'], service_date: null },
  });
  return { customer, order, lines };
}

test.each(operations)('%s holds every quantity and the total, inside its pages', async (operation) => {
  const { customer, order, lines } = await buildBigOrder();
  const { json } = await t.as(customer).call('getOrder', { params: { id: String(order.id) } });
  const pages = await download(operation, customer, order);
  expect(quantitiesOf(pages)).toEqual(lines);
  const texts = textsOf(pages);
  const total = `${json.total_price.toLocaleString('en', { minimumFractionDigits: 2 })} EUR`;
  expect(texts.filter((text) => text === total)).toHaveLength(2);
  expect(texts).toContain(`${json.items_count.toLocaleString('en')} pieces`);
  expect(outside(pages)).toEqual([]);
  expect(pages.map(({ width, height }) => [width, height])).toEqual(pages.map(() => [595.28, 841.89]));
  expect(pages.length).toBeGreaterThan(1);
  for (const [n, page] of pages.entries()) {
    expect(textsOf([page])).toContain(`${n + 1} / ${pages.length}`);
  }
  const part = (drop: string) =>
    Object.entries(lines)
      .filter(([sku]) => (Number(sku.slice(3, 6)) % 3 === 0 ? 'Drop 2' : 'Drop 1') === drop)
      .reduce((sum, [, quantity]) => sum + quantity, 0);
  for (const drop of ['Drop 1', 'Drop 2']) {
    expect(texts).toContain(`${part(drop).toLocaleString('en')} pieces`);
  }
});

test('an order begins with whom it is for', async () => {
  const { customer, order } = await buildBigOrder();
  const texts = textsOf(await download('downloadOrderOnlyPdf', customer, order));
  for (const text of [
    'Maren Vale',
    'ORDER DRAFT',
    'Autumn',
    'Boutique Amélie',
    '0000104712',
    'Nora Lindqvist',
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts).toContain('wanted: the customer is not sure yet');
});

test('the full PDF shows every garment of the catalog, the other ones what is ordered', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, {
    garments: [
      { generic: 'SEE001', name: 'Ordered' },
      { generic: 'SEE002', name: 'Not ordered' },
    ],
  });
  const wanted = ['SEE002000'];
  const order = await buildOrder(t.db, { customer, catalog, lines: { SEE001000S: 3 }, wanted });
  const named = async (operation: Operation) =>
    textsOf(await download(operation, customer, order)).filter((text) => /rdered$/.test(text));
  expect(await named('downloadOrderPdf')).toEqual(['Ordered', 'Not ordered']);
  expect(await named('downloadOrderOnlyPdf')).toEqual(['Ordered']);
  expect(await named('getOrderConfirmation')).toEqual(['Ordered']);
});

test('wanted items are marked on an order, and are not binding', async () => {
  const customer = await buildUser(t.db);
  const catalog = await buildCatalog(t.db, { garments: [{ generic: 'WNT001' }] });
  const order = await buildOrder(t.db, {
    customer,
    catalog,
    lines: { WNT001000S: 3 },
    wanted: ['WNT001310'],
  });
  expect(textsOf(await download('downloadOrderPdf', customer, order))).toContain('wanted');
  expect(textsOf(await download('downloadOrderOnlyPdf', customer, order))).toContain('WNT001310');
  expect(textsOf(await download('getOrderConfirmation', customer, order))).not.toContain('WNT001310');
});

test('a garment with very many colors and sizes spans pages', async () => {
  const customer = await buildUser(t.db);
  const colors = Array.from({ length: 70 }, (_, n) => String(n + 100));
  const sizes = Array.from({ length: 20 }, (_, n) => String(n + 30));
  const catalog = await buildCatalog(t.db, { garments: [{ generic: 'HGE001', colors, sizes }] });
  const lines = Object.fromEntries(catalog.skus.map(({ sku }, n) => [sku, 1 + (n % 99)]));
  const order = await buildOrder(t.db, { customer, catalog, lines });
  for (const operation of operations) {
    const pages = await download(operation, customer, order);
    expect(quantitiesOf(pages)).toEqual(lines);
    expect(outside(pages)).toEqual([]);
  }
});

test('an empty order has its documents too', async () => {
  const customer = await buildUser(t.db);
  const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
  for (const operation of operations) {
    expect(textsOf(await download(operation, customer, order))).toContain('0.00 EUR');
  }
});

test('the letters of other alphabets are there', async () => {
  const customer = await buildUser(t.db, { name: 'Łódź Ørsted Ελλάδα Привет' });
  const name = 'Şarkı ñ 上海时装 東京';
  const order = await buildOrder(t.db, { name, customer, catalog: await buildCatalog(t.db) });
  const pages = await download('downloadOrderOnlyPdf', customer, order);
  expect(textsOf(pages)).toContain('Łódź Ørsted Ελλάδα Привет');
  // Chinese and Japanese characters use separate fonts, next to the others.
  const [title, ...rest] = pages.flatMap(({ texts }) => texts.filter(({ size }) => size === 15));
  const signs = rest.slice(0, 7);
  expect([title, ...signs].map((run) => run?.text).join('')).toBe(name);
  for (const [n, { x }] of signs.entries()) expect(x).toBeCloseTo([title, ...signs][n]?.right ?? 0, 0);
  const [first, , , last] = signs;
  expect((last?.right ?? 0) - (first?.x ?? 0)).toBeCloseTo(4 * 15, 1);
  expect(outside(pages)).toEqual([]);
});

test.each([
  ['downloadOrderPdf', 'attachment; filename="order_with_pictures_'],
  ['downloadOrderOnlyPdf', 'attachment; filename="order_'],
  ['getOrderConfirmation', 'inline; filename="confirmation_'],
] as const)(
  '%s is sent with a file name, and not again to a client that has it',
  async (operation, disposition) => {
    const customer = await buildUser(t.db);
    const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db) });
    const first = await call(operation, customer, order);
    expect(first.headers['content-disposition']).toContain(disposition);
    const etag = String(first.headers.etag);
    const again = await call(operation, customer, order, { 'if-none-match': etag });
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, etag]);

    const lines = { WJM123000S: 2 };
    await t
      .as(customer)
      .call('updateOrder', { body: { id: String(order.id), lines, wanted: [], service_date: null } });
    const changed = await call(operation, customer, order, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  },
);

describe.each(operations)('who may request %s', (operation) => {
  test('those who see the order, in every state; 404 for all others', async () => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const admin = await buildUser(t.db, { roles: ['admin'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const catalog = await buildCatalog(t.db);
    const order = await buildOrder(t.db, { customer, catalog, sapStatus: 1 });
    for (const user of [customer, agent, admin]) {
      expect((await call(operation, user, order)).status).toBe(200);
    }
    for (const user of [await buildUser(t.db), await buildUser(t.db, { roles: ['agent'] })]) {
      expect((await call(operation, user, order)).status).toBe(404);
    }
    const app = await buildUser(t.db, { roles: ['app'] });
    expect((await call(operation, app, order)).status).toBe(403);
    expect((await t.anonymous.call(operation, { params: { id: String(order.id) } })).status).toBe(401);
    const deleted = await buildOrder(t.db, { customer, catalog, archivedAt: new Date() });
    for (const id of [deleted.id, 999_999, 'ord_1']) {
      expect((await call(operation, admin, { id })).status).toBe(404);
    }
  });
});

test.each(operations)(
  '%s has the note for everybody in full, and never that for staff',
  async (operation) => {
    const agent = await buildUser(t.db, { roles: ['agent'] });
    const customer = await buildUser(t.db, { agents: [agent] });
    const order = await buildOrder(t.db, {
      customer,
      catalog: await buildCatalog(t.db),
      lines: { WJM123000M: 1 },
      note: `${'Please deliver before noon. '.repeat(12)}\nThe door is on the left.`,
      staffNote: 'Pays late',
    });
    const texts = textsOf(await download(operation, agent, order)).join(' ');
    expect(texts.match(/before noon/g)).toHaveLength(12);
    expect(texts).toContain('The door is on the left.');
    expect(texts).not.toContain('Pays late');
  },
);
