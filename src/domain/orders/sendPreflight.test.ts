import {
  isWorthALook,
  planSending,
  type SendableOrder,
  type SendFindings,
  sendFindings,
  type ShortStock,
} from './sendPreflight';

const now = 1_800_000_000;

const complete: SendableOrder = {
  sap_status: 0,
  items_count: 12,
  catalog_type: 'initial',
  address_id: '0000104711',
  sales_organization: '1000',
  channel: 'FR',
  service_date: now + 86_400,
  customer: { sap_id: '0000104711' },
};

const nothing: SendFindings = { refusal: null, missing: [], doubts: [], notes: [] };

it.each<[string, Partial<SendableOrder>, Partial<SendFindings>]>([
  ['nothing of a complete order', {}, {}],
  ['nothing of the SAP id when the host does not tell it', { customer: {} }, {}],
  ['nothing of a sales organization alone', { channel: '' }, {}],
  ['no address', { address_id: '' }, { missing: ['The order has no address.'] }],
  ['no channel', { channel: '', sales_organization: '' }, { missing: ['The order has no channel.'] }],
  ['no SAP id', { customer: { sap_id: null } }, { missing: ['The customer has no SAP ID.'] }],
  [
    'everything that is missing',
    { address_id: '', channel: '', sales_organization: '', customer: { sap_id: null } },
    { missing: ['The order has no address.', 'The order has no channel.', 'The customer has no SAP ID.'] },
  ],
  ['no delivery date', { service_date: null }, { notes: ['There is no delivery date.'] }],
  ['a past delivery date', { service_date: now - 1 }, { doubts: ['The delivery date is past.'] }],
  [
    'what the ERP said last time',
    { sap_status: 99, erp_message: 'V1 312: no such partner' },
    { doubts: ['SAP refused it last time: V1 312: no such partner'] },
  ],
  [
    'nothing ordered, and then nothing else',
    { items_count: 0, address_id: '' },
    { refusal: 'This order has no items, so there is nothing to send.' },
  ],
  [
    'a return',
    { catalog_type: 'return' },
    { refusal: 'Return orders cannot be sent to the ERP; download the XLS and upload it manually.' },
  ],
  [
    'an order that was sent',
    { sap_status: 2 },
    { refusal: 'This order was sent to the ERP and cannot be sent again until an agent unlocks it.' },
  ],
])('finds %s', (_what, change, found) => {
  expect(sendFindings({ ...complete, ...change }, now, 'SAP')).toEqual({ ...nothing, ...found });
});

const short: ShortStock = { pieces: 12, skus: 3, warehouse: '0001', counted: '1 Nov 2026, 10:00' };

it.each<[string, ShortStock, string]>([
  ['several pieces', short, '12 pieces of 3 skus are not in stock (warehouse 0001, 1 Nov 2026, 10:00).'],
  [
    'one, of an unknown day',
    { ...short, pieces: 1, skus: 1, counted: '' },
    '1 piece of 1 sku is not in stock (warehouse 0001).',
  ],
])('says where the stock is short: %s', (_what, stock, text) => {
  expect(sendFindings(complete, now, 'SAP', stock)).toEqual({ ...nothing, doubts: [text] });
});

it.each<[string, Partial<SendFindings>, boolean]>([
  ['nothing', {}, false],
  ['something missing', { missing: ['The order has no address.'] }, true],
  ['something that may stop it', { doubts: ['The delivery date is past.'] }, true],
  ['something to know', { notes: ['There is no delivery date.'] }, false],
  ['what the host refuses in words', { refusal: 'This order has no items.' }, false],
])('asks for a look before sending after %s: %#', (_what, found, isAsked) => {
  expect(isWorthALook({ ...nothing, ...found })).toBe(isAsked);
});

it('sorts orders into those that are ready, incomplete and refused, in their order', () => {
  const order = (id: string, change: Partial<SendableOrder> = {}) => ({ ...complete, ...change, id });
  const { ready, incomplete, refused } = planSending(
    [
      order('a', { address_id: '' }),
      order('b'),
      order('c', { items_count: 0 }),
      order('d', { service_date: null }),
    ],
    now,
    'SAP',
  );
  const ids = (found: readonly { order: { id: string } }[]) => found.map((one) => one.order.id);
  expect([ids(ready), ids(incomplete), ids(refused)]).toEqual([['b', 'd'], ['a'], ['c']]);
});

it('tells of the stock at the orders that lack it, which are ready nevertheless', () => {
  const { ready } = planSending(
    [
      { ...complete, id: 'a' },
      { ...complete, id: 'b' },
    ],
    now,
    'SAP',
    new Map([['b', short]]),
  );
  expect(ready.map(({ findings }) => findings.doubts.length)).toEqual([0, 1]);
});
