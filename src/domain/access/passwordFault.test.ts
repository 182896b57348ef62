import { passwordFault } from './passwordFault';

test.each([
  ['', 'The password must have at least 8 characters.'],
  ['1234567', 'The password must have at least 8 characters.'],
  ['🙂🙂🙂🙂🙂🙂🙂', 'The password must have at least 8 characters.'],
  ['12345678', null],
  ['        ', null],
  ['a long sentence is fine', null],
])('%j: %j', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});
