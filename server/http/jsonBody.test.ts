import { isDeeperThan } from './jsonBody';

test.each([
  ['', false],
  ['1', false],
  ['{"a":[]}', false],
  ['{"a":[[]]}', true],
  ['[[],[[]]]', true],
  ['[[],[],[],[]]', false],
  ['["[[[[", "{{{"]', false],
  ['["\\"[[[["]', false],
  ['["\\\\",[[', true],
  [']]]][[', false],
  ['"[[[', false],
])('%s is deeper than 2: %s', (json, expected) => {
  expect(isDeeperThan(2, Buffer.from(json))).toBe(expected);
});
