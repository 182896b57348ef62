import { buildPeople, type Person } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildOrder } from '../../test/factories';
import { readPdf } from '../../test/readPdf';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let catalog: Awaited<ReturnType<typeof buildCatalog>>;
beforeAll(async () => {
  t = await buildTestApp();
  people = await buildPeople(t.db);
  catalog = await buildCatalog(t.db, {
    garments: [
      { generic: 'PAP001', drop: '1' },
      { generic: 'PAP002', drop: '2' },
    ],
  });
});
afterAll(() => t.close());

const build = (values: Partial<Parameters<typeof buildOrder>[1]> = {}) =>
  buildOrder(t.db, {
    customer: people.customer,
    catalog,
    lines: { PAP001000M: 3, PAP002000S: 2 },
    ...values,
  });

const write = (who: Person, { id }: { id: number }, papers: object) =>
  t.as(people[who]).call('setOrderPapers', { body: { id: String(id), ...papers } });

const read = async (who: Person, { id }: { id: number }) =>
  (await t.as(people[who]).call('getOrderPapers', { params: { id: String(id) } })).json;

test.each<[Person, object, number]>([
  ['admin', { buyer_number: 'PO 1', freight: 10 }, 200],
  ['agent', { buyer_number: 'PO 1', customer: { phone: '1' } }, 200],
  ['customer', { buyer_number: 'PO 1' }, 200],
  ['customer', { buyer_number: 'PO 1', freight: 10 }, 403],
  ['customer', { customer: { phone: '1' } }, 403],
  ['otherAgent', { buyer_number: 'PO 1' }, 404],
  ['stranger', { buyer_number: 'PO 1' }, 404],
  ['app', { buyer_number: 'PO 1' }, 403],
  ['agent', { discount_percent: 5, discount_amount: 1 }, 422],
  ['agent', { discount_percent: 101 }, 422],
  ['agent', { freight: -1 }, 422],
  ['agent', { buyer_number: 'PO 1', windows: [{ drop: '2', text: 'May' }] }, 200],
  ['agent', { buyer_number: 'PO 1', windows: [{ drop: '3', text: 'May' }] }, 422],
  ['customer', { delivery_terms: 'EXW Lund' }, 403],
  ['agent', { vat_percent: 100.5 }, 422],
  ['agent', { vat_percent: 5.125 }, 422],
])('%s who writes %j gets %i', async (who, papers, status) => {
  const order = await build();
  expect((await write(who, order, papers)).status).toBe(status);
  expect((await read('admin', order)).buyer_number).toBe(status === 200 ? 'PO 1' : '');
});

test.each([
  [
    {
      windows: [
        { drop: '1', text: 'In May' },
        { drop: '3', text: 'In June' },
      ],
    },
    'body.windows.1.drop',
    'The order has no pieces of drop “3”.',
  ],
  [
    {
      windows: [
        { drop: '1', text: 'In May' },
        { drop: '1', text: 'In June' },
      ],
    },
    'body.windows.1.drop',
    'Drop “1” is given twice; give each drop once.',
  ],
  [
    { discount_percent: 5, discount_amount: 1 },
    'body.discount_amount',
    'Give the discount in percent or as an amount, not both.',
  ],
])('%j is refused at its field, and nothing of it is stored', async (papers, path, detail) => {
  const order = await build();
  const { status, json } = await write('agent', order, papers);
  expect([status, json]).toMatchObject([422, { detail, errors: [{ path, message: detail }] }]);
  expect((await read('agent', order)).windows.map(({ text }) => text)).toEqual(['', '']);
});

test('details are unset at first; omitted fields stay, empty ones are cleared', async () => {
  const order = await build();
  expect(await read('customer', order)).toMatchObject({
    buyer_number: '',
    discount_percent: null,
    discount_amount: null,
    freight: null,
    windows: [
      { drop: '1', text: '' },
      { drop: '2', text: '' },
    ],
  });
  await write('agent', order, { discount_percent: 12.5, freight: 24.5, tax_note: ' Exempt ' });
  await write('agent', order, { windows: [{ drop: '2', text: 'In March' }] });
  await write('customer', order, { buyer_number: 'PO 7' });
  expect(await read('agent', order)).toMatchObject({
    buyer_number: 'PO 7',
    discount_percent: 12.5,
    freight: 24.5,
    tax_note: 'Exempt',
    windows: [
      { drop: '1', text: '' },
      { drop: '2', text: 'In March' },
    ],
  });
  expect((await write('agent', order, { discount_amount: 10 })).status).toBe(422);
  await write('agent', order, { discount_percent: null, discount_amount: 10, tax_note: '' });
  expect(await read('agent', order)).toMatchObject({
    discount_percent: null,
    discount_amount: 10,
    tax_note: '',
  });
});

test('customer details apply to all their orders, and are recorded in the history', async () => {
  const [one, other] = [await build(), await build({ sapStatus: 2 })];
  await write('agent', one, { customer: { vat_id: 'FR123', bill_to: 'Amélie SARL\n75003 Paris' } });
  await write('agent', other, { customer: { payment_terms: '30 days net' } });
  const customer = { vat_id: 'FR123', bill_to: 'Amélie SARL\n75003 Paris', payment_terms: '30 days net' };
  expect(await read('customer', one)).toMatchObject({ customer });
  const params = { id: String(one.id) };
  const { events } = (await t.as(people.customer).call('listOrderEvents', { params })).json;
  expect(events.map(({ text }) => text)).toEqual([`${people.agent.name} changed what the documents say.`]);
});

test('they are printed, and leave the version and the total alone', async () => {
  const order = await build();
  await write('agent', order, {
    buyer_number: 'PO 118',
    discount_percent: 10,
    windows: [{ drop: '1', text: 'In May' }],
  });
  const params = { id: String(order.id) };
  const agent = t.as(people.agent);
  const pages = readPdf((await agent.call('getOrderConfirmation', { params })).raw);
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  for (const text of [
    'PO 118',
    'Discount 10 %',
    '-20.00 EUR',
    'To pay',
    '180.00 EUR',
    'Drop 1 · Delivery In May',
  ])
    expect(texts).toContain(text);
  const { json } = await agent.call('getOrder', { params });
  expect([json.total_price, json.version]).toEqual([200, order.version]);
});

test('delivery terms, a cancel date and the tax of the destination are printed, and what is to be paid includes it', async () => {
  const order = await build();
  expect(await read('customer', order)).toMatchObject({
    vat_percent: null,
    delivery_terms: '',
    cancel_date: null,
  });
  const terms = { delivery_terms: 'DAP Paris', cancel_date: 1_803_859_200, vat_percent: 5.5 };
  await write('agent', order, {
    ...terms,
    discount_percent: 10,
    freight: 20,
    windows: [{ drop: '1', text: 'In May' }],
  });
  expect(await read('customer', order)).toMatchObject(terms);
  const { raw } = await t
    .as(people.customer)
    .call('getOrderConfirmation', { params: { id: String(order.id) } });
  const texts = readPdf(raw).flatMap((page) => page.texts.map(({ text }) => text));
  for (const text of [
    ...['Delivery terms', 'DAP Paris', 'Cancel date', '1 Mar 2027', 'VAT 5.5 %', '11.00 EUR', '211.00 EUR'],
    ...['Drop 1 · Delivery In May · Cancel date 1 Mar 2027', 'Drop 2 · Cancel date 1 Mar 2027'],
  ])
    expect(texts).toContain(text);
  await write('agent', order, { vat_percent: null, cancel_date: null, delivery_terms: '' });
  expect(await read('agent', order)).toMatchObject({
    vat_percent: null,
    delivery_terms: '',
    cancel_date: null,
  });
});

test('a currency without decimals accepts only integers, and percentages are rounded to them', async () => {
  const yen = await buildCatalog(t.db, {
    currency: 'JPY',
    garments: [{ generic: 'YEN001', whPriceCents: 1_234_500, rtPriceCents: 3_000_000 }],
  });
  const order = await build({ catalog: yen, lines: {} });
  const lines = { YEN001000M: 1 };
  await t
    .as(people.agent)
    .call('updateOrder', { body: { id: String(order.id), lines, wanted: [], service_date: null } });
  expect((await write('agent', order, { freight: 12.5 })).json).toMatchObject({
    detail: 'The freight is 12.5; JPY has no decimals, so give a whole number.',
  });
  expect((await write('agent', order, { discount_amount: 0.5 })).status).toBe(422);
  await write('agent', order, { discount_percent: 7.5, freight: 800 });
  const { raw } = await t.as(people.agent).call('getOrderConfirmation', { params: { id: String(order.id) } });
  const texts = readPdf(raw).flatMap((page) => page.texts.map(({ text }) => text));
  for (const text of ['Discount 7.5 %', '-926 JPY', '800 JPY', '12,219 JPY']) expect(texts).toContain(text);
});
