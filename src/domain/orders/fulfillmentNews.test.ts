import { type ChangedDocument, differenceOf, fulfillmentNews } from './fulfillmentNews';
import { sapStatus } from './statuses';

const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const wanted = dayOf('2026-09-15');
const order = {
  sap_status: sapStatus.sent,
  service_date: wanted,
  lines: [
    { sku: 'M', quantity: 7 },
    { sku: 'L', quantity: 3 },
  ],
};
const said = (sku: string, quantity: number, day: number | null = wanted, reason = '') => ({
  ...{ sku, quantity, day, reason },
});
const confirmation = (...lines: ReturnType<typeof said>[]) => ({ number: '1', day: wanted, lines });
const delivery = (number: string) => ({
  ...{ number, day: wanted, carrier: 'DHL', tracking_number: '', tracking_url: '' },
  lines: [{ sku: 'M', quantity: 4 }],
});
const nothing = { confirmations: [], deliveries: [], invoices: [] };
const changed = (kind: ChangedDocument['kind'], number: string, wasReported = false) => ({
  kind,
  number,
  wasReported,
});
const confirmed = changed('order-confirmation', '1');

const line = (sku: string, ordered: number, pieces: number, day: number | null, reason: string) => ({
  ...{ sku, ordered, day, reason },
  confirmed: pieces,
});

test.each([
  ['as ordered', [said('M', 7), said('L', 3)], null],
  ['more than ordered', [said('M', 9)], null],
  ['without a day', [said('M', 7, null)], null],
  ['less', [said('M', 6, wanted, 'Too few.'), said('L', 3)], [line('M', 7, 6, wanted, 'Too few.')]],
  ['nothing of it', [said('L', 0, null)], [line('L', 3, 0, null, '')]],
  [
    'for another day',
    [said('M', 7), said('L', 3, dayOf('2026-09-30'))],
    [line('L', 3, 3, dayOf('2026-09-30'), '')],
  ],
])('confirmed %s', (_what, lines, differing) => {
  const news = fulfillmentNews(order, { ...nothing, confirmations: [confirmation(...lines)] }, [confirmed]);
  expect(news).toEqual(differing && { differing, shipments: [], takenBack: [] });
});

test('no day is another one where none is wanted', () => {
  const documents = { ...nothing, confirmations: [confirmation(said('M', 7, dayOf('2026-09-30')))] };
  expect(fulfillmentNews({ ...order, service_date: null }, documents, [confirmed])).toBeNull();
});

test('a reported confirmation that is as ordered now is news', () => {
  const documents = { ...nothing, confirmations: [confirmation(said('M', 7))] };
  const news = fulfillmentNews(order, documents, [{ ...confirmed, wasReported: true }]);
  expect(news).toEqual({ differing: [], shipments: [], takenBack: [] });
});

test('skus of other confirmations are no news', () => {
  const documents = {
    ...nothing,
    confirmations: [confirmation(said('M', 6)), { ...confirmation(), number: '2' }],
  };
  expect(fulfillmentNews(order, documents, [changed('order-confirmation', '2')])).toBeNull();
});

test('shipments are news when they are new, and when they were reported and taken back', () => {
  const documents = { ...nothing, deliveries: [delivery('80'), delivery('81')] };
  const news = fulfillmentNews(order, documents, [
    changed('delivery', '81'),
    changed('delivery', '82', true),
    changed('delivery', '83'),
  ]);
  expect(news).toEqual({ differing: null, shipments: [delivery('81')], takenBack: ['82'] });
});

test.each([
  ['less', [line('M', 7, 6, wanted, ''), line('L', 3, 0, null, '')], { missing: 4, other_day: 0 }],
  ['for another day', [line('L', 3, 3, dayOf('2026-09-30'), '')], { missing: 0, other_day: 3 }],
  ['both', [line('M', 7, 6, dayOf('2026-09-30'), '')], { missing: 1, other_day: 6 }],
  ['more, for another day', [line('M', 7, 9, dayOf('2026-09-30'), '')], { missing: 0, other_day: 9 }],
  ['as ordered', [], { missing: 0, other_day: 0 }],
])('what is confirmed %s, in pieces', (_what, differing, pieces) => {
  expect(differenceOf(order, differing)).toEqual({ ordered: 10, ...pieces });
});
