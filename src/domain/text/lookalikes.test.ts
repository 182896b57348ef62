import { inEnglish } from '../language/wording';
import { isMixedWithLookalikes, lookalikeIn, withLatinLookalikes } from './lookalikes';

it.each([
  ['WJМ123', 'the third character is a Cyrillic letter that looks like M'],
  ['Α12', 'the first character is a Greek letter that looks like A'],
  ['WJM123000М', 'character 10 is a Cyrillic letter that looks like M'],
  ['WJᎷ123', 'the third character is a Cherokee letter that looks like M'],
  ['WJM123', null],
  ['Ж', null],
])('%s: %p', (text, found) => {
  const letter = lookalikeIn(text);
  expect(letter && inEnglish(letter)).toBe(found);
});

it('has a Latin letter for each', () => {
  expect(withLatinLookalikes('АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухԛԝ')).toBe('ABESIJKMHOPCTYXQWaesijopcyxqw');
  expect(withLatinLookalikes('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧον')).toBe('ABEZHIKMNOPTYXov');
  expect(withLatinLookalikes('ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴ')).toBe('DRTAJEWMHGZ4bRWSVSLCPKB');
  expect(withLatinLookalikes('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ')).toBe('BPDTGKJCZFMNLSRVHWXYAEIOU');
  expect(withLatinLookalikes('Жук 1')).toBe('Жyк 1');
});

it.each([
  ['АW-1', true],
  ['МОСТ', false],
  ['XL Ж М', false],
  ['XL', false],
])('%s mixes look-alikes with Latin letters: %p', (text, expected) => {
  expect(isMixedWithLookalikes(text)).toBe(expected);
});
