import { plainRefusal, refusalReason } from './erpRefusals';

it.each([
  ['V1 312: Customer Ana is unknown', 'Customer Ana is unknown', 'Customer Ana is unknown'],
  [
    'V1 045 Customer 0000104711 is blocked for sales area 1000 / 10 / 01',
    'Customer 0000104711 is blocked for sales area 1000 / 10 / 01',
    'Customer … is blocked for sales area …',
  ],
  ['VP/204 No such ship-to party', 'No such ship-to party', 'No such ship-to party'],
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
