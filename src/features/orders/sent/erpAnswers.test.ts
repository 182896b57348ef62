import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { answersIn, type AwaitedOrder, readAwaited, withAwaited } from './erpAnswers';

const awaited = (id: string, sentAt = 1000): AwaitedOrder => ({
  id,
  name: `Order ${id}`,
  customer: 'Ada',
  sentAt,
});
const order = (sap_status: number, erp_message: string | null = null) =>
  buildOrderSummary({ id: 'a', sap_status, erp_message });

it.each([
  ['nothing while it is pending', 1000, [order(1)], []],
  ['an acceptance once it is no longer pending', 1000, [], [null]],
  ['the message of a refusal', 1000, [order(99, 'V1 312: no such partner')], ['V1 312: no such partner']],
  ['a refusal without a message', 1000, [order(99)], ['']],
  ['nothing when the poll is older than the send', 3000, [order(99, 'Last time')], []],
])('detects %s', (_what, sentAt, orders, refusals) => {
  const answers = answersIn([awaited('a', sentAt)], { orders, askedAt: 2000 });
  expect(answers.map(({ refusal }) => refusal)).toEqual(refusals);
});

it('has no duplicate of an order that is sent again', () => {
  expect(withAwaited([awaited('a'), awaited('b')], [awaited('a', 5000)])).toEqual([
    awaited('a', 5000),
    awaited('b'),
  ]);
});

it('drops orders older than a day, and invalid values', () => {
  const now = awaited('a', Date.now() - 1000);
  const old = awaited('b', Date.now() - 25 * 60 * 60 * 1000);
  expect(readAwaited([now, old, null, { id: 7 }])).toEqual([now]);
  expect(readAwaited('nothing')).toEqual([]);
});
