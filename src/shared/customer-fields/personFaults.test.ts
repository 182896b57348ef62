import { personFaults } from './personFaults';

it.each([
  ['nothing that is wrong', { name: 'Bo', email: ' bo@bo.test ' }, { name: null, email: null }],
  [
    'what is missing',
    { name: ' ', email: '' },
    { name: 'Please enter a name.', email: 'Please enter an e-mail address.' },
  ],
  [
    'an e-mail that is none',
    { name: 'Bo', email: 'bo@bo' },
    { name: null, email: 'Please enter an e-mail address.' },
  ],
])('names %s', (_what, person, faults) => {
  expect(personFaults(person)).toEqual(faults);
});
