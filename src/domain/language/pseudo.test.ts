import { translator } from './wording';
import { longerWords, reversedWords } from './pseudo';

const longer = translator({ language: 'en', region: 'en' }, longerWords);
const reversed = translator({ language: 'en', region: 'en' }, reversedWords);

it('makes texts longer and leaves their arguments and tags', () => {
  expect(longer('Save')).toBe('[Såvé ·]');
  expect(
    longer('{n, plural, one {# order} other {# orders}} of {name}, {amount, number}', {
      n: 2,
      name: 'Ada',
      amount: 1200,
    }),
  ).toBe('[2 ördérs · · öf  ·Ada,  ·1,200]');
  expect(longerWords.get('status|<b>Open</b>{n}')).toBe('[<b>Öpéñ ·</b>{n}]');
});

it('sets texts from right to left', () => {
  expect(reversed('Hello {name}', { name: 'Ada' })).toBe('[\u202eHello \u202cAda]');
});
