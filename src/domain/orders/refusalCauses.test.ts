import { isPassing, refusalCause, sortByRefusal } from './refusalCauses';
import { groupRefusals } from './refusalGroups';

it.each([
  ['The ERP could not be reached: it did not answer in time.', 'unreachable'],
  ['The ERP could not withdraw this order: it was delivered.', 'taken'],
  ['V1 849 Static credit check: credit limit exceeded by 1200.00 EUR', 'credit'],
  ['Kreditlimit überschritten', 'credit'],
  ['V1 045 Customer 0000104010 is blocked for sales area 1000 / 10 / 01', 'block'],
  ['Der Auftraggeber ist gesperrt', 'block'],
  ['V1 302 Requested delivery date is not a working day of the plant calendar', 'date'],
  ['VP 204 No customer master record exists for the ship-to party', 'address'],
  ['V1 801 No condition record found', 'price'],
  ['V1 384 Material is not defined for sales organization 1000', 'material'],
  ['V1 312: Customer Ana does not exist in sales organisation 1000', 'customer'],
  ['V1 313 Distribution channel 10 is not allowed', 'channel'],
  ['Something else', null],
] as const)('%j is about %s', (message, cause) => {
  expect(refusalCause(message)).toBe(cause);
  expect(isPassing(message)).toBe(cause === 'unreachable');
});

const order = (id: string, erp_message: string | null | undefined, sap_id: string | null = '0000104533') => ({
  id,
  erp_message,
  customer: { name: `Shop ${id}`, sap_id },
});

it('groups by the cause, else by the words, the largest group first, with what to copy', () => {
  const groups = groupRefusals(
    [
      order('a', 'Odd thing 1'),
      order('b', 'V1 045 Customer 4711 is blocked'),
      order('c', null),
      order('d', 'Kunde gesperrt', null),
      order('e', 'V1 302 Requested delivery date is not a working day'),
      order('f', 'Odd thing 2'),
      order('g', 'V1 045 Customer 4711 is blocked'),
    ],
    'SAP',
  );
  expect(
    groups.map(({ meaning, masterData, words, orders }) => [
      meaning,
      masterData,
      words,
      orders.map(({ id }) => id),
    ]),
  ).toEqual([
    [
      'The customer is blocked in SAP.',
      'SAP master data: blocks of the customers 104533, Shop d',
      'Customer 4711 is blocked',
      ['b', 'd', 'g'],
    ],
    ['Odd thing …', 'SAP: Odd thing …', 'Odd thing 1', ['a', 'f']],
    ['SAP did not say why.', null, '', ['c']],
    ['SAP does not deliver on that day.', null, 'Requested delivery date is not a working day', ['e']],
  ]);
});

it('names the only customer of several orders once', () => {
  const [group] = groupRefusals([order('a', 'blocked'), order('b', 'blocked')], 'SAP');
  expect(group?.masterData).toBe('SAP master data: block of the customer 104533');
});

it('says of each cause what it means and who mends it', () => {
  const messages = [
    'could not be reached',
    'could not withdraw',
    'credit',
    'block',
    'delivery date',
    'ship-to',
    'price',
    'material',
    'customer',
    'channel',
    'else',
  ];
  const groups = groupRefusals(
    messages.map((message) => order(message, message)),
    'SAP',
  );
  expect(groups.map(({ meaning, who }) => `${meaning} ${who}`).join('\n')).not.toMatch(/undefined|ERP/);
  expect(new Set(groups.map(({ meaning }) => meaning)).size).toBe(messages.length);
});

it('sorts by the reasons, the most frequent first', () => {
  const orders = [order('a', 'Odd'), order('b', 'blocked'), order('c', 'Odd'), order('d', 'Odd')];
  expect(sortByRefusal(orders).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
});
