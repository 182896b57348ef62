import { buildGarment } from '../../../test/factories/buildGarment';
import { buildOrder } from '../../../test/factories/buildOrder';
import { openSheet } from './syncSheet';
import { failureOfCall, fromOrder, toUpdate } from './wire';

it('sends an unedited sheet as it was received', () => {
  const order = buildOrder({
    version: 7,
    service_date: 1_798_761_600,
    wanted: ['WJM200310', 'WJM200310L'],
    lines: { WJM123: { WJM123000S: 4, WJM123000M: 6 }, WJM200: { WJM200310M: 2 } },
  });
  const sheet = openSheet(fromOrder(order), 'person');
  expect(toUpdate(order.id, sheet.base)).toEqual({
    id: order.id,
    lines: { WJM123000S: 4, WJM123000M: 6, WJM200310M: 2 },
    wanted: ['WJM200310', 'WJM200310L'],
    service_date: 1_798_761_600,
    version: 7,
  });
});

it('groups lines by garment, regardless of their references', () => {
  const order = buildOrder({ lines: { 'WJM123-AW26': { WJM123000S: 4 } } });
  expect(fromOrder(order).lines).toEqual({ WJM123: { WJM123000S: 4 } });
});

it('converts prices to cents', () => {
  const order = buildOrder({ garments: [buildGarment({ generic: 'WJM123', wh_price: 19.99, drop: 'A' })] });
  expect(fromOrder(order).prices).toEqual({ WJM123: { price: 1999, drop: 'A' } });
});

it.each([
  [
    'the prices that the lines were saved at',
    { WJM123000S: 45.5, WJM123000M: 50 },
    { WJM123000S: { quantity: 4, price: 4550 }, WJM123000M: { quantity: 6, price: 5000 } },
  ],
  ['no prices when the server does not report them', undefined, undefined],
])('retains %s', (_what, line_prices, savedPrices) => {
  const lines = { WJM123: { WJM123000S: 4, WJM123000M: 6 } };
  expect(fromOrder(buildOrder({ lines, line_prices })).savedPrices).toEqual(savedPrices);
});

it.each([
  ['an ended session', 401, 'session'],
  ['no network', 'network', 'offline'],
  ['a fault of the server', 500, 'server'],
  ['an answer that is no JSON', 200, 'server'],
  ['a call that took too long', 408, 'server'],
  ['a read that met a conflict', 409, 'server'],
  ['too many calls', 429, 'server'],
  ['a refused body', 422, 'refused'],
  ['an order that is not there', 404, 'refused'],
] as const)('%s (%s) is of the kind %s', (_what, status, kind) => {
  expect(failureOfCall({ status, detail: 'Why.' }).kind).toBe(kind);
});
