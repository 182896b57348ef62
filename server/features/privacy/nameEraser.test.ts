import { nameEraserOf, roughPattern } from './nameEraser';

const ada = { name: 'Åsa  Lund-Berg', email: 'asa+1@shop.test' };
const max = { name: 'Max', email: 'max@shop.test' };
const gone = 'Deleted person';

test.each([
  ['all of a text', ' åsa  lund-berg ', gone],
  ['among words, however it is spaced', 'Call Åsa\nLund-Berg!', `Call ${gone}!`],
  ['in capitals', 'ÅSA LUND-BERG', gone],
  ['twice', 'Åsa Lund-Berg, Åsa Lund-Berg', `${gone}, ${gone}`],
  ['as a part of another name', 'Åsa Lund-Bergström', 'Åsa Lund-Bergström'],
  ['by the email', 'Mail ASA+1@shop.test.', `Mail ${gone}.`],
  ['with a longer email', 'Mail Åasa+1@shop.test', 'Mail Åasa+1@shop.test'],
  ['not', 'Lund, Berg', 'Lund, Berg'],
])('a text that names the person %s', (_how, text, after) => {
  expect(nameEraserOf(ada)(text, false)).toBe(after);
});

test.each([
  [false, 'Max. 3 pieces', 'Max. 3 pieces'],
  [true, 'Ask Max', `Ask ${gone}`],
  [false, 'max', gone],
  [false, 'max@shop.test', gone],
])('a name of one word is replaced among others only in texts about the person: %s', (isOwn, text, after) => {
  expect(nameEraserOf(max)(text, isOwn)).toBe(after);
});

test.each([
  [false, 'Åsa Lund-Berg', 'Åsa Lund-Berg'],
  [false, 'Call Åsa Lund-Berg, asa+1@shop.test', 'Call Åsa Lund-Berg, asa+1@shop.test'],
  [true, 'Call Åsa Lund-Berg, asa+1@shop.test', `Call ${gone}, ${gone}`],
])('what somebody else has too is replaced only in texts about the person: %s', (isOwn, text, after) => {
  const shared = { ...ada, isNameShared: true, isEmailShared: true };
  expect(nameEraserOf(shared)(text, isOwn)).toBe(after);
});

test('looks at all values, however deep, and leaves keys and other values', () => {
  const detail = { Max: [{ from: 'Max', to: null }], pieces: 3, isNew: true };
  expect(nameEraserOf(max)(detail, false)).toEqual({
    Max: [{ from: gone, to: null }],
    pieces: 3,
    isNew: true,
  });
});

test('finds texts by a pattern that JSON and addresses meet too', () => {
  expect(roughPattern(' Bo & "Söhne" ')).toBe('%Bo%Söhne%%');
  expect(roughPattern('bo_%@shop.test')).toBe('%bo%shop%test%');
});
