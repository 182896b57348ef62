import { emailFault, nameFault } from './personFaults';

it.each([
  ['Bo', null],
  [' ', 'Please enter a name.'],
])('of the name %p says %p', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

it.each([
  [' bo@bo.test ', null],
  ['', 'Please enter an e-mail address.'],
  ['bo@bo', 'Please enter an e-mail address.'],
])('of the e-mail %p says %p', (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});
