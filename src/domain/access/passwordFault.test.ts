import { passwordFault } from './passwordFault';

const known = 'This password is one of those that are guessed first; choose another one.';
const own = 'The password must not be the name or the e-mail of the account.';

test.each([
  ['', 'The password must have at least 8 characters.'],
  ['1234567', 'The password must have at least 8 characters.'],
  ['🙂🙂🙂🙂🙂🙂🙂', 'The password must have at least 8 characters.'],
  ['x'.repeat(257), 'The password must have at most 256 characters.'],
  ['12345678', known],
  ['PassWord', known],
  ['pass word', known],
  ['aaaaaaaaaaaa', known],
  ['        ', known],
  ['a long sentence is fine', null],
  ['onlylowercase', null],
  ['🙂🙂🙂🙂🙃🙃🙃🙃', null],
  ['xy'.repeat(128), null],
])('%j: %j', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each([
  ['Boutique Amélie', own],
  ['boutiqueamélie', own],
  ['Achats.Paris@boutique-amelie.test', own],
  ['achats.paris', own],
  ['boutique amélie in paris', null],
])('%j for its own account: %j', (password, fault) => {
  const account = { name: 'Boutique Amélie', email: 'achats.paris@boutique-amelie.test' };
  expect(passwordFault(password, account)).toBe(fault);
});
