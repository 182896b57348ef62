import { type Confirmation, type Delivery, fulfillmentOf } from './fulfillment';
import { sapStatus } from './statuses';

const [first, second] = [1_000_000, 2_000_000];

const confirmation = (number: string, lines: Confirmation['lines']): Confirmation => ({
  number,
  day: first,
  lines,
});
const line = (sku: string, quantity: number, day: number | null = null, reason = '') => ({
  sku,
  quantity,
  day,
  reason,
});
const delivery = (lines: Delivery['lines']): Delivery => ({
  ...{ number: '80', day: second, carrier: '', tracking_number: '', tracking_url: '' },
  lines,
});

type Case = {
  status?: number;
  ordered?: Record<string, number>;
  confirmations?: Confirmation[];
  deliveries?: Delivery[];
};

const of = ({ status = sapStatus.sent, ordered = { M: 7 }, confirmations = [], deliveries = [] }: Case) =>
  fulfillmentOf(
    {
      sap_status: status,
      lines: Object.entries(ordered).map(([sku, quantity]) => ({ sku, quantity })),
    },
    { confirmations, deliveries, invoices: [] },
  );

test.each<[string, Case, object[]]>([
  [
    'before a confirmation all is to come',
    {},
    [{ confirmed: null, confirmed_day: null, reason: '', shipped: 0, cancelled: 0, to_come: 7 }],
  ],
  ['so it is of an order that was sent long ago', { status: sapStatus.sentBefore }, [{ to_come: 7 }]],
  ['nothing is to come of an open order', { status: sapStatus.open }, [{ ordered: 7, to_come: 0 }]],
  ['nor of one that waits or was refused', { status: sapStatus.error }, [{ ordered: 7, to_come: 0 }]],
  [
    'what is confirmed short is cancelled',
    { confirmations: [confirmation('1', [line('M', 5, second, 'Too few.')])] },
    [{ confirmed: 5, confirmed_day: second, reason: 'Too few.', cancelled: 2, to_come: 5 }],
  ],
  [
    'a size may be cancelled as a whole',
    { confirmations: [confirmation('1', [line('M', 0, null, 'Not made.')])] },
    [{ confirmed: 0, reason: 'Not made.', cancelled: 7, to_come: 0 }],
  ],
  [
    'more than ordered may be confirmed',
    { confirmations: [confirmation('1', [line('M', 9)])] },
    [{ confirmed: 9, cancelled: 0, to_come: 9 }],
  ],
  [
    'lines of a sku are added up: the last day and each reason count',
    {
      confirmations: [
        confirmation('1', [line('M', 1, second, 'A.'), line('M', 2, first, 'A.'), line('M', 1, null, 'B.')]),
      ],
    },
    [{ confirmed: 4, confirmed_day: second, reason: 'A. B.' }],
  ],
  [
    'the latest confirmation that names a sku counts',
    {
      ordered: { M: 7, L: 3 },
      confirmations: [confirmation('1', [line('M', 5), line('L', 2)]), confirmation('2', [line('M', 6)])],
    },
    [
      { sku: 'M', confirmed: 6 },
      { sku: 'L', confirmed: 2 },
    ],
  ],
  [
    'what is shipped is no longer to come',
    { deliveries: [delivery([{ sku: 'M', quantity: 3 }]), delivery([{ sku: 'M', quantity: 2 }])] },
    [{ shipped: 5, to_come: 2 }],
  ],
  [
    'never less than nothing is to come',
    { deliveries: [delivery([{ sku: 'M', quantity: 9 }])] },
    [{ shipped: 9, to_come: 0 }],
  ],
  [
    'what was not ordered comes last',
    {
      confirmations: [confirmation('1', [line('S', 2)])],
      deliveries: [delivery([{ sku: 'L', quantity: 1 }])],
    },
    [
      { sku: 'M', ordered: 7 },
      { sku: 'S', ordered: 0, confirmed: 2, cancelled: 0, to_come: 2 },
      { sku: 'L', ordered: 0, confirmed: null, shipped: 1, to_come: 0 },
    ],
  ],
])('%s', (_name, given, expected) => {
  expect(of(given).lines).toEqual(expected.map((one) => expect.objectContaining(one)));
});

test('the documents that count come along, and the latest confirmation', () => {
  const shipment = delivery([{ sku: 'M', quantity: 3 }]);
  const invoice = { number: '90', day: second, amount: 12.5, currency: 'EUR', has_pdf: false };
  const confirmations = [confirmation('1', []), confirmation('2', [])];
  const documents = { confirmations, deliveries: [shipment], invoices: [invoice] };
  expect(fulfillmentOf({ sap_status: sapStatus.sent, lines: [] }, documents)).toEqual({
    lines: [expect.objectContaining({ sku: 'M', shipped: 3 })],
    shipments: [shipment],
    invoices: [invoice],
    confirmation: { number: '2', day: first },
  });
  expect(of({}).confirmation).toBeNull();
});
