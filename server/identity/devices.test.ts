import { knownDevice, withDevice } from './sessions';

const secret = 'a secret of all hosts';
const now = new Date('2026-11-21T10:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
const cookie = withDevice(secret, '', 7, now);
const [nonce = '', day = '', signature = ''] = cookie.split('.');

test('a device is known for the account that it signed in to, for 400 days', () => {
  expect(knownDevice(secret, cookie, 7, now)).toBe(nonce);
  expect(knownDevice(secret, cookie, 7, after(399))).toBe(nonce);
  expect(knownDevice(secret, cookie, 7, after(400))).toBeNull();
});

const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

test.each<[string, string, string, number | null]>([
  ['another account', secret, cookie, 8],
  ['no account', secret, cookie, null],
  ['no account, with a cookie made for none', secret, withDevice(secret, '', 0, now), null],
  ['the secret of another database', 'another secret', cookie, 7],
  ['a changed nonce', secret, `${other(nonce)}.${day}.${signature}`, 7],
  ['a changed day', secret, `${nonce}.${Number(day) + 300}.${signature}`, 7],
  ['a changed signature', secret, `${nonce}.${day}.${other(signature)}`, 7],
  ['a short signature', secret, `${nonce}.${day}.${signature.slice(1)}`, 7],
  ['no cookie', secret, '', 7],
  ['what is no cookie of ours', secret, '~~.~made.up', 7],
  ['one behind five others', secret, `~~~~~${cookie}`, 7],
])('%s: an unknown device', (_what, key, shown, accountId) => {
  expect(knownDevice(key, shown, accountId, now)).toBeNull();
});

test('a shared browser is remembered for its last five accounts', () => {
  const people = [1, 2, 3, 4, 5, 6];
  const shared = people.reduce((shown, accountId) => withDevice(secret, shown, accountId, now), '');
  expect(people.map((accountId) => knownDevice(secret, shared, accountId, now) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('signing in again replaces the token of the account and preserves those of others', () => {
  const both = withDevice(secret, cookie, 8, now);
  const again = withDevice(secret, both, 7, after(1));
  expect(again.split('~')).toHaveLength(2);
  expect(knownDevice(secret, again, 7, now)).not.toBe(nonce);
  expect(knownDevice(secret, again, 8, now)).toBe(knownDevice(secret, both, 8, now));
});
