import { labelSearch } from './labelSearch';

it.each([
  ['Amélie', true],
  [' AMELIE ', true],
  ['Ame\u0301lie', true],
  ['\ufeffAmé\u200blie', true],
  ['', true],
  ['Lund', false],
])('%j finds it: %s', (typed, isFound) => {
  expect(labelSearch.filterOption(typed, { label: 'Boutique Amélie' })).toBe(isFound);
  expect(labelSearch.filterOption(typed, { label: 'Boutique Ame\u0301lie' })).toBe(isFound);
});

it.each([[undefined], [{}], [{ label: 7 }]])('%j has no text to find', (option) => {
  expect(labelSearch.filterOption('7', option)).toBe(false);
});
