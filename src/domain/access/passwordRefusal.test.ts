import type { Message } from '../language/message';
import { inEnglish } from '../language/wording';
import { foldPassword, guessedFirst, passwordAdvice, passwordRefusal } from './passwordRefusal';

const short = 'The password must have at least 12 characters.';
const ownWords =
  "Words of the account's name and email, the brand's name and 'linedesk' do not count towards the 12 characters.";
const worded = (refusal: Message | null) => refusal && inEnglish(refusal);

const nobody = { name: '', email: '', brand: '' };

test.each([
  ['', short],
  ['eleven char', short],
  ['🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃🙂', short],
  ['xyz'.repeat(86), 'The password must have at most 256 characters.'],
  ['aaaaaaaaaaaa', inEnglish(guessedFirst)],
  ['            ', inEnglish(guessedFirst)],
  ['abcabcABCabc', inEnglish(guessedFirst)],
  ['🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃', inEnglish(guessedFirst)],
  ['baseballbaseball', inEnglish(guessedFirst)],
  ['a long sentence is fine', null],
  ['onlylowercase', null],
  ['한국어비밀번호는길어야해', null],
  ['🙂🙃🙂🙃🙂🙃🙂🙃🙂🙃🙂🙂', null],
  ['a quiet river', null],
  ['a quiet rivera quiet river', null],
  [`${'🙂'.repeat(255)}🙃`, null],
])('%j: %j', (password, refusal) => {
  expect(worded(passwordRefusal(password, nobody))).toBe(refusal);
});

describe('for an account', () => {
  const own = { name: 'Boutique Amélie', email: 'achats.paris@la-belle.example.com', brand: 'Nord & Hus' };

  test.each([
    ['Boutique Amélie', ownWords],
    ['boutique-amelie-2026', ownWords],
    ['BOUTIQUE AMÉLIE in paris', ownWords],
    ['achats.paris@la-belle.example.com', ownWords],
    ['Achats.Paris2026', ownWords],
    ['labelle123456', ownWords],
    ['nordhusnordhus26', ownWords],
    ['NORD NORD NORD NORD', ownWords],
    ['Linedesk12345678', ownWords],
    ['linedesklinedesk', inEnglish(guessedFirst)],
    ['boutique with quiet rivers', null],
    ['Amélie sells linen shirts', null],
    ['comfortable hats', null],
  ])('%j: %j', (password, refusal) => {
    expect(worded(passwordRefusal(password, own))).toBe(refusal);
  });

  test('a name of other letters counts too', () => {
    const shop = { name: 'Лён и Шерсть', email: 'not an address', brand: '' };
    expect(worded(passwordRefusal('шерстьшерсть1234', shop))).toBe(ownWords);
    expect(passwordRefusal('длинная фраза о море', shop)).toBeNull();
  });
});

test.each([
  ['PassWord 12 34', 'password1234'],
  ['ｐａｓｓｗｏｒｄ', 'password'],
])('folds %j to %j', (password, folded) => {
  expect(foldPassword(password)).toBe(folded);
});

test('the advice says what is asked for', () => {
  expect(inEnglish(passwordAdvice)).toMatch(/^At least 12 characters; .* do not count\.$/);
});
