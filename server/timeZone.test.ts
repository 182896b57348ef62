import { read, utils } from 'xlsx';
import { buildTestApp, type TestApp } from './test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from './test/factories';
import { readPdf } from './test/readPdf';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
afterEach(() => {
  t.env.timeZone = 'UTC';
});

const serviceDate = new Date('2027-01-15T00:00:00Z');

/** The cells of a sheet as it shows them. */
const textsOf = (raw: Buffer, sheet: string) => {
  const found = read(raw).Sheets[sheet];
  if (found === undefined) throw new Error(`The workbook has no sheet ${sheet}.`);
  return utils.sheet_to_json<string[]>(found, { header: 1, raw: false });
};

test.each([
  ['UTC', '2026-11-22T04:30:00Z', '2026-11-22', '22 Nov 2026'],
  ['America/New_York', '2026-11-22T04:30:00Z', '2026-11-21', '21 Nov 2026'],
  ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22', '22 Nov 2026'],
  ['Pacific/Apia', '2026-11-21T11:00:00Z', '2026-11-22', '22 Nov 2026'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24', '24 Apr 2026'],
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23', '23 Apr 2026'],
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06', '6 Sept 2026'],
])('in %s an order of %s stands under %s everywhere, its delivery day under its own', async (...row) => {
  const [timeZone, time, day, text] = row;
  t.env.timeZone = timeZone;
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const agent = await buildUser(t.db, { roles: ['agent'] });
  const order = await buildOrder(t.db, {
    customer: await buildUser(t.db, { agents: [agent] }),
    catalog: await buildCatalog(t.db, { season: 'AW26', garments: [{ generic: 'WJM123' }] }),
    seller: agent,
    createdAt: new Date(time),
    editedAt: new Date(time),
    serviceDate,
    lines: { WJM123000S: 1 },
  });
  const id = String(order.id);

  const list = await t.as(agent).call('downloadOrderList', { body: { orders: [id] } });
  const [titles = [], cells = []] = textsOf(list.raw, 'Orders');
  expect(['Created', 'Edited', 'Delivery date'].map((title) => cells[titles.indexOf(title)])).toEqual([
    day,
    day,
    '2027-01-15',
  ]);

  const book = await t.as(agent).call('downloadOrderExcel', { params: { id } });
  const facts = textsOf(book.raw, 'Order').flat();
  expect(facts[facts.indexOf('Created') + 1]).toBe(day);
  expect(facts[facts.indexOf('Delivery date') + 1]).toBe('2027-01-15');

  const pdf = await t.as(agent).call('downloadOrderOnlyPdf', { params: { id } });
  const words = (await readPdf(pdf.raw)).flatMap(({ texts }) => texts.map((one) => one.text));
  expect(words).toEqual(expect.arrayContaining([text, '15 Jan 2027']));

  const overview = await t.as(agent).call('getOverview', { params: { tile: 'days' }, query: {} });
  expect(overview.json).toMatchObject({ time_zone: timeZone, rows: [{ id: '0', label: day }] });

  const { json: stored } = await t.as(admin).call('getOrder', { params: { id } });
  expect(stored).toMatchObject({
    created: Date.parse(time) / 1000,
    service_date: serviceDate.getTime() / 1000,
  });
});

test('an order that is delivered today keeps its day in a copy, by the day of the brand', async () => {
  t.env.timeZone = 'America/New_York';
  const admin = await buildUser(t.db, { roles: ['admin'] });
  const customer = await buildUser(t.db);
  const today = new Date(`${new Intl.DateTimeFormat('sv-SE', t.env).format(new Date())}T00:00:00Z`);
  const copyOf = async (day: Date) => {
    const order = await buildOrder(t.db, { customer, catalog: await buildCatalog(t.db), serviceDate: day });
    const body = { source: String(order.id), customer_id: String(customer.id), title: 'Again' };
    const { json } = await t.as(admin).call('copyOrder', { body });
    const { json: copy } = await t.as(admin).call('getOrder', { params: { id: json.order_id ?? '' } });
    return copy.service_date;
  };
  expect(await copyOf(today)).toBe(today.getTime() / 1000);
  expect(await copyOf(new Date(today.getTime() - 86_400_000))).toBeNull();
});
