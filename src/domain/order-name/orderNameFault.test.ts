import { orderNameFault } from './orderNameFault';

it.each([
  ['Winter', null],
  [' ', 'Please enter a name for the order.'],
])('of %j says %j', (name, fault) => {
  expect(orderNameFault(name)).toBe(fault);
});
