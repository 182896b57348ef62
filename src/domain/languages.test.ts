import { mailLanguageOf } from './languages';

it.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['FR_ca', 'fr'],
  ['pt-BR', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the mail language of %s is %s', (tag, language) => {
  expect(mailLanguageOf(tag)).toBe(language);
});
