import { eq } from 'drizzle-orm';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { sapStatus } from '../../../src/domain/orders/statuses';
import { sweepInvoicePdfs } from '../../background/invoicePdfs';
import { type ErpConnector, ErpUnreachable } from '../../core/erpConnector';
import { erpDocuments, orders } from '../../db/schema';
import { filesOf } from '../../files/filesOf';
import { recordedLog as log } from '../../test/buildErp';
import { buildPeople, type Person, readingOrder } from '../../test/buildPeople';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { buildCatalog, buildInvoice, buildOrder } from '../../test/factories';
import { orderKey as erpKey } from '../../test/salesOrder';
import { message } from '../../../src/domain/language/message';
import { takeInDocument } from './documents/takeInDocument';

let t: TestApp;
let people: Awaited<ReturnType<typeof buildPeople>>;
let order: Awaited<ReturnType<typeof buildOrder>>;
const readInvoicePdf = jest.fn<Promise<Uint8Array | null>, [string]>();
const erp: ErpConnector = {
  submit: async () => null,
  giveUp: async () => 'nothing',
  withdraw: async () => ({ withdrawn: false }),
  collect: async () => undefined,
  readStock: async () => ({ chunks: [], count: 0, warehouses: [] }),
  readInvoicePdf,
};

beforeAll(async () => {
  t = await buildTestApp({ erp });
  people = await buildPeople(t.db);
});
beforeEach(async () => {
  readInvoicePdf.mockReset().mockResolvedValue(null);
  const catalog = await buildCatalog(t.db);
  const common = { catalog, customer: people.customer, sapStatus: sapStatus.sent, erpKey };
  order = await buildOrder(t.db, { ...common, lines: { WJM123000M: 2 } });
});
afterEach(() => t.db.delete(orders));
afterAll(() => t.close());

const download = (number: string, who: Person = 'customer') =>
  t.as(people[who]).call('downloadInvoicePdf', { params: { id: String(order.id) }, query: { number } });

test.each(readingOrder)('%s gets %i', async (who, status) => {
  const { number } = await buildInvoice(t, order);
  expect((await download(number, who)).status).toBe(status);
});

test('it is shown as a PDF, under a name without anything else', async () => {
  const { number } = await buildInvoice(t, order, { number: '90"/\r\n45' });
  expect(number).not.toBe('90');
  const { headers, raw } = await download('90"/\r\n45');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^inline; filename="invoice_90____45\.pdf"/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(raw.toString()).toMatch(/^%PDF-/);
  expect(readInvoicePdf).not.toHaveBeenCalled();
});

test.each([
  ['of another order', { orderId: 'other' }],
  ['that was taken back', { reversed: true }],
  ['of an earlier sending', { erpKey: '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e99' }],
  ['without a PDF', { pdf: '' }],
])('an invoice %s is not found', async (_what, { orderId, ...set }: Record<string, unknown>) => {
  const { number } = await buildInvoice(t, order, set);
  if (orderId !== undefined) {
    const other = await buildOrder(t.db, {
      customer: people.customer,
      catalog: await buildCatalog(t.db),
    });
    await t.db.update(erpDocuments).set({ orderId: other.id });
  }
  expect((await download(number)).status).toBe(404);
});

test('the ERP is asked for one that did not come with its invoice, once', async () => {
  const { number } = await buildInvoice(t, order, { pdf: '' });
  readInvoicePdf.mockResolvedValue(Buffer.from('%PDF-1.4 of SAP'));
  const { json } = await t
    .as(people.customer)
    .call('getOrderFulfillment', { params: { id: String(order.id) } });
  expect(json.invoices).toMatchObject([{ number, has_pdf: true }]);
  for (const _time of [1, 2]) expect((await download(number)).raw.toString()).toBe('%PDF-1.4 of SAP');
  expect(readInvoicePdf.mock.calls).toEqual([[number]]);
});

test('what the ERP gives is passed on only if it is a PDF', async () => {
  const { number } = await buildInvoice(t, order, { pdf: '' });
  readInvoicePdf.mockResolvedValue(Buffer.from('<script>'));
  expect((await download(number)).status).toBe(404);
});

test('without an answer of the ERP it says so', async () => {
  const { number } = await buildInvoice(t, order, { pdf: '' });
  readInvoicePdf.mockRejectedValue(new ErpUnreachable(message('it has too much to do')));
  const { status, json } = await download(number);
  expect([status, json]).toMatchObject([
    503,
    { detail: 'The ERP could not be reached: it has too much to do. Please try again later.' },
  ]);
});

test.each([
  ['the same revision keeps it', 0, true],
  ['a later one drops it', 1, false],
])('of an invoice that comes again without its PDF, %s', async (_what, revision, isLeft) => {
  const { number, pdf } = await buildInvoice(t, order);
  const again = { document: 'invoice', cents: 100, currency: 'EUR', pdf: null } as const;
  const head = { order: { key: erpKey }, number, revision, day: 0, reversed: false };
  await takeInDocument(t.db, log, { ...again, ...head }, null);
  const [stored] = await t.db.select().from(erpDocuments).where(eq(erpDocuments.number, number));
  expect(stored?.pdf).toBe(isLeft ? pdf : '');
});

test('a PDF that no invoice has is removed after an hour', async () => {
  const files = filesOf(t.env);
  const current = await buildInvoice(t, order);
  await files.write('invoices/new.pdf', Buffer.from('%PDF-1.7 new'));
  await files.write('invoices/old.pdf', Buffer.from('%PDF-1.7 old'));
  for (const key of [current.pdf, 'invoices/old.pdf']) utimesSync(path.join(t.env.dataDir, key), 0, 0);
  await sweepInvoicePdfs(t.db, t.env);
  const found = await files.list('invoices');
  expect(found).toEqual(expect.arrayContaining([current.pdf, 'invoices/new.pdf']));
  expect(found).not.toContain('invoices/old.pdf');
});
