import { ownReasons } from '../../../core/ownReasons';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSalesOrder, orderKey as key } from '../../../test/salesOrder';
import { sapError, startSapServer } from '../../../test/sapServer';
import { type Attempts, openODataConnector } from './odataConnector';

const order = buildSalesOrder({
  channel: '10',
  ship_to: { sap_id: '0000004712', name1: 'Boutique Lund', address: 'Storgatan 1' },
  delivery_date: '2026-09-15',
  currency: 'SEK',
  lines: [
    {
      position: 1,
      sku: 'WJM123000M',
      generic: 'WJM123',
      name: 'Merino jumper',
      color: '000',
      color_name: 'Black',
      size: 'M',
      quantity: 7,
      unit_price: 39.9,
      amount: 279.3,
    },
  ],
  totals: { items_count: 7, amount: 279.3 },
});

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let sap: Awaited<ReturnType<typeof startSapServer>>;
let begun: Set<string>;
let attempts: Attempts;

const open = (values: Partial<typeof sap.settings> = {}, erpTimeoutSeconds?: number) =>
  openODataConnector({ ...sap.settings, ...values }, attempts, erpTimeoutSeconds);

beforeAll(async () => {
  sap = await startSapServer();
});

beforeEach(() => {
  sap.reset();
  begun = new Set();
  attempts = {
    find: async (one) => (begun.has(one) ? 1 : null),
    begin: async (one) => void begun.add(one),
    end: async (one) => void begun.delete(one),
  };
});

afterAll(() => sap.close());

describe('submit', () => {
  test('books one sales order with its items, and returns its number', async () => {
    expect(await open().submit(order)).toEqual({ key, status: 'accepted', erp_number: '4500001' });
    expect([...sap.orders.values()].map(({ body }) => body)).toEqual([
      {
        SalesOrderType: 'OR',
        SalesOrganization: '1000',
        DistributionChannel: '10',
        OrganizationDivision: '00',
        SoldToParty: '0000004711',
        PurchaseOrderByCustomer: '6f1b6f0e3c1d4a529f0e0d3b7a5c2e11',
        TransactionCurrency: 'SEK',
        RequestedDeliveryDate: '/Date(1789430400000)/',
        to_Partner: [{ PartnerFunction: 'SH', Customer: '0000004712' }],
        to_Item: [{ SalesOrderItem: '10', Material: 'WJM123000M', RequestedQuantity: '7' }],
      },
    ]);
  });

  test('follows the settings: type, division, material, unit, partner, prices, client', async () => {
    const connector = open({
      orderType: 'ZOR',
      division: '10',
      material: 'F-{generic}.{color}/{size}',
      unit: 'PC',
      shipTo: 'WE',
      priceCondition: 'PR00',
      client: '100',
    });
    await connector.submit({ ...order, delivery_date: null });
    const [booked] = [...sap.orders.values()];
    expect(booked?.body).toMatchObject({
      SalesOrderType: 'ZOR',
      OrganizationDivision: '10',
      to_Partner: [{ PartnerFunction: 'WE' }],
      to_Item: [
        {
          Material: 'F-WJM123.000/M',
          RequestedQuantityUnit: 'PC',
          to_PricingElement: [
            {
              ConditionType: 'PR00',
              ConditionRateValue: '39.90',
              ConditionCurrency: 'SEK',
              ConditionQuantity: '1',
              ConditionQuantityUnit: 'PC',
            },
          ],
        },
      ],
    });
    expect(booked?.body).not.toHaveProperty('RequestedDeliveryDate');
    expect(sap.calls.map(({ query }) => query.get('sap-client'))).toEqual(['100', '100']);
  });

  test('a price in a currency without decimals has none', async () => {
    const lines = order.lines.map((line) => ({ ...line, unit_price: 12_345, amount: 86_415 }));
    await open({ priceCondition: 'PR00' }).submit({ ...order, currency: 'JPY', lines });
    const price = { ConditionRateValue: '12345', ConditionCurrency: 'JPY' };
    expect([...sap.orders.values()][0]?.body).toMatchObject({
      TransactionCurrency: 'JPY',
      to_Item: [{ to_PricingElement: [price] }],
    });
  });

  test('fetches one token for several orders, and another when it has expired', async () => {
    const connector = open();
    await connector.submit(order);
    await connector.submit({ ...order, key: '0b9f2f64-8f0b-4a38-8f2e-5b1f5d6b7c22' });
    expect(sap.callsOf('GET')).toHaveLength(1);
    sap.expire();
    const third = { ...order, key: '1b9f2f64-8f0b-4a38-8f2e-5b1f5d6b7c22' };
    expect(await connector.submit(third)).toMatchObject({ status: 'accepted' });
    expect(sap.callsOf('GET')).toHaveLength(2);
    expect(sap.orders.size).toBe(3);
  });

  test('never uses a keep-alive connection, which may be closed just then', async () => {
    const before = sap.connections();
    await open().submit(order);
    expect(sap.connections() - before).toBe(sap.calls.length);
  });

  test('reports the ERP’s own messages, each once, with the number of the first', async () => {
    sap.refuse(sapError('Customer 4711 is blocked', 'Material WJM123000M is not defined'));
    expect(await open().submit(order)).toEqual({
      key,
      status: 'rejected',
      message: 'V1/312 Customer 4711 is blocked Material WJM123000M is not defined',
    });
  });

  test('a refusal without a message shows its status', async () => {
    sap.next('POST', { kind: 'status', status: 400, body: '<html>no</html>' });
    expect(await open().submit(order)).toMatchObject({ status: 'rejected', message: 'status 400' });
  });

  test('a customer without a SAP id is refused before anything is sent', async () => {
    const unknown = { ...order, customer: { ...order.customer, sap_id: null } };
    expect(await open().submit(unknown)).toMatchObject({
      status: 'rejected',
      message: ownReasons.noSapId('Boutique Lund'),
    });
    expect(sap.calls).toEqual([]);
  });

  test('is tried again when nothing was done, and says why', async () => {
    const wrong = open({ password: 'old' });
    await expect(wrong.submit(order)).rejects.toThrow('it does not accept our user and password');
    const closed = open({ url: `http://127.0.0.1:${await closedPort()}` });
    await expect(closed.submit(order)).rejects.toThrow('it refuses the connection');
    sap.next('GET', { kind: 'status', status: 302, headers: { location: '/login' } });
    await expect(open().submit(order)).rejects.toThrow('it sends us to another address; check ERP_URL');
    sap.next('GET', { kind: 'status', status: 404, body: sapError('No service found') });
    await expect(open().submit(order)).rejects.toThrow('it does not let us write: No service found');
    sap.next('GET', { kind: 'status', status: 200, body: '<html>welcome</html>' });
    await expect(open().submit(order)).rejects.toThrow('its answer cannot be read');
    sap.next('GET', { kind: 'hang' });
    await expect(open().submit(order)).rejects.toThrow('it did not answer in time');
    sap.next('POST', { kind: 'status', status: 429 });
    await expect(open().submit(order)).rejects.toThrow('it has too much to do');
    expect(sap.orders.size).toBe(0);
    expect(await open().giveUp(key)).toBe('nothing');
    await open().submit(order);
    expect(sap.orders.size).toBe(1);
  });

  describe('when no answer comes', () => {
    test.each([
      ['an answer that is cut', { kind: 'cut answer' }],
      ['a connection that breaks', { kind: 'cut' }],
      ['no answer in time', { kind: 'hang' }],
      ['an error of the server', { kind: 'status', status: 502, body: 'Bad Gateway' }],
      ['an answer that says nothing', { kind: 'status', status: 201, body: 'thanks' }],
    ] as const)('%s: an order that was booked is found, not booked again', async (_what, mishap) => {
      sap.next('POST', { ...mishap, after: true });
      await expect(open().submit(order)).rejects.toThrow();
      expect(await open().submit(order)).toEqual({
        key,
        status: 'accepted',
        erp_number: [...sap.orders.keys()][0],
      });
      expect(sap.callsOf('POST')).toHaveLength(1);
      expect(await open().giveUp(key)).toMatchObject({ status: 'accepted' });
    });

    test('one that was not booked is not sent again while SAP may still process it', async () => {
      sap.next('POST', { kind: 'cut' });
      await expect(open().submit(order)).rejects.toThrow('the connection to it broke');
      await expect(open().submit(order)).rejects.toThrow('it has not said whether it took the order');
      await expect(open().giveUp(key)).rejects.toThrow('it has not said whether it took the order');
      expect(sap.callsOf('POST')).toHaveLength(1);
    });

    test('one that was not booked is sent again after that', async () => {
      sap.next('POST', { kind: 'cut' });
      await expect(open().submit(order)).rejects.toThrow();
      expect(await open({}, 0).submit(order)).toMatchObject({ status: 'accepted' });
      expect(sap.orders.size).toBe(1);
    });

    test('nothing is sent again as long as the ERP cannot be reached', async () => {
      sap.next('POST', { kind: 'cut' });
      await expect(open().submit(order)).rejects.toThrow();
      sap.next('GET', { kind: 'status', status: 403, body: sapError('No authorization') });
      await expect(open({}, 0).submit(order)).rejects.toThrow('it does not let us read: No authorization');
      sap.next('GET', { kind: 'status', status: 200, body: { d: {} } });
      await expect(open({}, 0).submit(order)).rejects.toThrow('its answer cannot be read');
      expect(sap.callsOf('POST')).toHaveLength(1);
    });
  });
});

describe('readInvoicePdf', () => {
  const pdf = Buffer.from('%PDF-1.4 ü');
  const read = (number: string) => open().readInvoicePdf?.(number);

  test.each(['90001234', '90001234/4500001'])('asks SAP for %s by its own number', async (number) => {
    sap.pdfs.set('90001234', pdf);
    expect(await read(number)).toEqual(pdf);
    expect(sap.calls.at(-1)?.path).toBe('API_BILLING_DOCUMENT_SRV/GetPDF');
  });

  test('of an invoice that SAP has not put out there is none', async () => {
    expect(await read("90'1")).toBeNull();
    sap.pdfs.set('91', Buffer.from(''));
    expect(await read('91')).toBeNull();
  });

  test('what SAP does not let be read, or not now, is unreachable', async () => {
    sap.next('GET', { kind: 'status', status: 403, body: sapError('No authorization') });
    await expect(read('90')).rejects.toThrow('it does not let us read: No authorization');
    sap.next('GET', { kind: 'hang' });
    await expect(read('90')).rejects.toThrow('it did not answer in time');
  });
});
