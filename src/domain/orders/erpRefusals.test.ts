import { isPassing, plainRefusal, refusalNumber, refusalReason } from './erpRefusals';

it.each([
  ['V1 312: Customer Ana is unknown', 'Customer Ana is unknown', 'Customer Ana is unknown'],
  [
    'V1 045 Customer 0000104711 is blocked for sales area 1000 / 10 / 01',
    'Customer 0000104711 is blocked for sales area 1000 / 10 / 01',
    'Customer … is blocked for sales area …',
  ],
  ['VP/204 No such ship-to party', 'No such ship-to party', 'No such ship-to party'],
  ['[V1-045]: Blocked', 'Blocked', 'Blocked'],
  ['V1(045) Blocked', 'Blocked', 'Blocked'],
  ['WJM123 is unknown', 'WJM123 is unknown', 'WJM… is unknown'],
  ['SKU 123456 is unknown', 'SKU 123456 is unknown', 'SKU … is unknown'],
  [
    'Credit limit exceeded by 1,200.00 EUR',
    'Credit limit exceeded by 1,200.00 EUR',
    'Credit limit exceeded by … EUR',
  ],
  [' Blocked.\nAsk the accounts department.', 'Blocked.', 'Blocked.'],
  ['V1 312:', 'V1 312:', 'V…:'],
  ['', '', ''],
])('shortens %j to %j, with the reason %j', (message, plain, reason) => {
  expect([plainRefusal(message), refusalReason(message)]).toEqual([plain, reason]);
});

it.each([
  ['V1 312: Customer Ana is unknown', 'V1 312'],
  [' VP/204 No such ship-to party', 'VP 204'],
  ['[V1-045] Blocked', 'V1 045'],
  ['V1(045)', 'V1 045'],
  ['SKU 123456 is unknown', ''],
  ['Blocked (V1 045)', ''],
])('finds the number of %j: %j', (message, number) => {
  expect(refusalNumber(message)).toBe(number);
});

it.each([
  [{ erp_message: 'Das ERP ist nicht erreichbar.', erp_cause: 'unreachable' }, true],
  [{ erp_message: 'The ERP could not be reached: it did not answer in time.' }, true],
  [{ erp_message: 'V1 045 Blocked' }, false],
  [{ erp_message: null }, false],
] as const)('%j passes by itself: %j', (order, does) => {
  expect(isPassing(order)).toBe(does);
});
