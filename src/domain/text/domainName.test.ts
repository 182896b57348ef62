import { domainToASCII } from 'node:url';
import { isLabel, toWrittenDomain } from './domainName';

describe('toWrittenDomain', () => {
  it.each([
    'müller.de',
    'fußball.de',
    'bücher.example.com',
    '例え.テスト',
    'مثال.إختبار',
    'भारत.भारत',
    'ελληνικά.gr',
    'москва.рф',
    'straße-nach-süden.de',
    'ääääääääääääääääää.fi',
    '𠮷野家.jp',
  ])('writes the ASCII form of %s as it is', (domain) => {
    const ascii = domainToASCII(domain);
    expect(ascii).toMatch(/^[a-z0-9.-]+$/);
    expect(toWrittenDomain(ascii)).toBe(domain);
    expect(toWrittenDomain(ascii.toUpperCase()).toLowerCase()).toBe(domain);
    expect(toWrittenDomain(domain)).toBe(domain);
  });

  it.each([
    ['plain', 'Bo.TEST', 'Bo.TEST'],
    ['capitals of other scripts', 'MÜLLER.DE', 'müller.DE'],
    ['no digits of Punycode', 'xn--m_ller.de', 'xn--m_ller.de'],
    ['an end too early', 'xn--mller-kv.de', 'xn--mller-kv.de'],
    ['no label', 'xn--', 'xn--'],
    ['ASCII alone', 'xn--abc-.de', 'xn--abc-.de'],
    ['more than Unicode has', 'xn--99999999.de', 'xn--99999999.de'],
    ['half a surrogate pair', 'xn--ib9b.de', 'xn--ib9b.de'],
  ])('leaves %s', (_name, domain, written) => {
    expect(toWrittenDomain(domain)).toBe(written);
  });
});

describe('isLabel', () => {
  it.each([
    ['shop-2', true],
    ['a', true],
    ['müller', true],
    ['हिन्दी', true],
    ['', false],
    ['-a', false],
    ['a-', false],
    ['a b', false],
    ['a_b', false],
    ['\u0301a', false],
  ])('%j: %s', (text, expected) => {
    expect(isLabel(text)).toBe(expected);
  });
});
