import { truthOf } from './truths';

it.each([
  ['Yes', true],
  ['Ja', true],
  ['VRAI', true],
  ['はい', true],
  ['0', false],
  ['FAUX', false],
  ['Na\u0303o', false],
  ['maybe', undefined],
  ['', undefined],
])('“%s” is %s', (text, expected) => {
  expect(truthOf(text)).toBe(expected);
});
