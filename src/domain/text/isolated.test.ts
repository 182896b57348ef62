import { message } from '../language/message';
import { isolated, withIsolatedNames, withIsolatedValues } from './isolated';

it.each([
  ['Boutique Amélie', 'Boutique Amélie'],
  ['', ''],
  ['בוטיק 12', '\u2068בוטיק 12\u2069'],
  ['متجر (2)', '\u2068متجر (2)\u2069'],
  ['Amélie ע', '\u2068Amélie ע\u2069'],
])('%j', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});

it.each([
  ['WJM123 is in Crème 1 already.', 'WJM123 is in Crème 1 already.'],
  ['WJM123 is in חורף 2027, קיץ already.', 'WJM123 is in \u2068חורף 2027, קיץ\u2069 already.'],
  ['WJM123 is in חורף 27 already', 'WJM123 is in \u2068חורף 27\u2069 already'],
  ['מעיל is not מכנס', '\u2068מעיל\u2069 is not \u2068מכנס\u2069'],
  ['"מעיל" "מכנס"', '"\u2068מעיל\u2069" "\u2068מכנס\u2069"'],
  ['\u2068מעיל 12\u2069 is not ש', '\u2068מעיל 12\u2069 is not \u2068ש\u2069'],
  ['ש\u2068מעיל\u2069', '\u2068ש\u2069\u2068מעיל\u2069'],
])('the sentence %j', (sentence, shown) => {
  expect(withIsolatedNames(sentence)).toBe(shown);
});

it('sets apart the values of a message, and of those among them', () => {
  const withNames = (name: string) =>
    message('{list}, {one}, {all}, {nested} in {row}', {
      list: [name, 'A'],
      one: { anyOf: [name, 'B'] },
      all: { allOf: [name, 'B'] },
      nested: message('{name} is left out', { name }),
      row: 2,
    });
  expect(withIsolatedValues(withNames('קיץ'))).toEqual(withNames('\u2068קיץ\u2069'));
  expect(withIsolatedValues(message('is required'))).toEqual(message('is required'));
});
