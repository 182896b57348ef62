import { IntlMessageFormat } from 'intl-messageformat';
import { formatMessage } from './formatMessage';
import { message, messageIn } from './message';
import { translator } from './wording';

const english = translator({ language: 'en', region: 'en' }, new Map());

describe('formatMessage', () => {
  const orders = '{n, plural, =0 {No orders} one {# order} other {# orders}} of {name}';
  const polish = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
  const nested =
    '{role, select, admin {{n, plural, one {an admin} other {# admins}}} other {{name}’s people}} <b>signed in</b> {n, number}';
  it.each([
    ['en', orders, { n: 0, name: 'Ada' }],
    ['en', orders, { n: 1, name: 'Ada' }],
    ['de', orders, { n: 1200, name: 'Ada' }],
    ['pl', polish, { n: 1 }],
    ['pl', polish, { n: 3 }],
    ['pl', polish, { n: 12 }],
    ['pl', polish, { n: 1.5 }],
    ['ar', '{n, plural, zero {a} one {b} two {c} few {d #} many {e} other {f}}', { n: 3 }],
    ['en', nested, { role: 'admin', n: 2000, name: 'Ada' }],
    ['en', nested, { role: 'wls', n: 1, name: 'Ada' }],
    ['en', 'Don’t {what}, it’s < 5 <i>or {what}</i>', { what: '{that}' }],
    ['de-CH', '{n} and {n, number}', { n: 12345.5 }],
  ])('formats in %s as FormatJS does: %s', (locale, text, values) => {
    const tags = { b: (parts: unknown[]) => `*${parts.join('')}*`, i: (parts: unknown[]) => parts.join('') };
    const expected = new IntlMessageFormat(text, locale).format({ ...values, ...tags });
    expect(formatMessage(text, { values, tags }, { language: locale, region: locale }).join('')).toBe(
      expected,
    );
  });

  it.each(['{n', '{n}}', '{n, plural, one {x}', '<b>{n}', '{n, date}', '{}', 'a}', '<b>{n}</i>'])(
    'throws for %s, which is no message',
    (text) => {
      expect(() => formatMessage(text, { values: { n: 1 } }, { language: 'en' })).toThrow(
        /is not a message|does not close/,
      );
    },
  );

  it('throws when a value is missing', () => {
    expect(() => formatMessage('{n}', { values: {} }, { language: 'en' })).toThrow('has no value for n');
  });

  it('leaves out what no case of a plural or select is about', () => {
    const text = '{n, plural, one {x}}{s, select, a {y}}.';
    expect(formatMessage(text, { values: { n: 2, s: 'b' } }, { language: 'en' })).toEqual(['.']);
  });

  it('encloses nothing in a tag that is not rendered', () => {
    expect(formatMessage('<b>{n}</b>!', { values: { n: 'Ada' } }, { language: 'en' })).toEqual(['Ada', '!']);
  });
});

describe('translator', () => {
  const german = translator(
    { language: 'de', region: 'de' },
    new Map([
      ['Save', 'Speichern'],
      ['status|Open', 'Offen'],
      [
        '{n, plural, one {# order} other {# orders}} sent',
        '{n, plural, one {# Auftrag} other {# Aufträge}} gesendet',
      ],
      ['{rows} are missing: {reason}', '{rows} fehlen: {reason}'],
    ]),
  );

  it('words a text in its language, and in English what is not translated', () => {
    expect(german('Save')).toBe('Speichern');
    expect(german('Delete')).toBe('Delete');
    expect(german('{n, plural, one {# order} other {# orders}} sent', { n: 1200 })).toBe(
      '1.200 Aufträge gesendet',
    );
    expect(english('{n, plural, one {# order} other {# orders}} sent', { n: 1 })).toBe('1 order sent');
  });

  it('words a message with the messages and lists in it', () => {
    const reason = message('Save');
    expect(german(message('{rows} are missing: {reason}', { rows: ['A', 'B', reason], reason }))).toBe(
      'A, B und Speichern fehlen: Speichern',
    );
    expect(english('{rows} are missing: {reason}', { rows: ['A', 'B'], reason })).toBe(
      'A and B are missing: Save',
    );
  });

  it('words what is listed, in English without a comma before the last', () => {
    const rows = { anyOf: ['A', 'B', message('Save')] };
    expect(german('{rows} are missing: {reason}', { rows, reason: '' })).toBe('A, B oder Speichern fehlen: ');
    expect(english('It is {rows}.', { rows })).toBe('It is A, B or Save.');
    expect(english('It is {rows}.', { rows: { allOf: ['A', 'B', 'C'] } })).toBe('It is A, B and C.');
  });

  it('words what is only named, by the commas of the language', () => {
    const rows = { named: ['A', message('Save'), 3] };
    const inLanguage = (language: string) => translator({ language }, new Map())('{rows}.', { rows });
    expect(['en', 'de', 'ja'].map(inLanguage)).toEqual(['A, Save, 3.', 'A, Save, 3.', 'A、Save、3.']);
    expect(inLanguage('ar').replace(/[\u2066-\u2069]/g, '')).toBe('A، Save، 3.');
  });

  it('sets what is written from the left apart in a language from the right', () => {
    const arabic = translator({ language: 'ar', region: 'ar' }, new Map([['Save {name}', 'حفظ {name}']]));
    expect(
      ['Nord', '\u2068Nord\u2069', 'متجر', '500'].map((name) => arabic('Save {name}', { name })),
    ).toEqual(['حفظ \u2068Nord\u2069', 'حفظ \u2068Nord\u2069', 'حفظ متجر', 'حفظ 500']);
  });

  it('writes numbers as in its region, whatever the language', () => {
    const text = '{n, plural, one {# order} other {# orders}}, {amount, number}';
    const values = { n: 1200, amount: 1234.5 };
    expect(translator({ language: 'en', region: 'en-IN' }, new Map())(text, { ...values, n: 120000 })).toBe(
      '1,20,000 orders, 1,234.5',
    );
    expect(translator({ language: 'en', region: 'de-DE' }, new Map())(text, values)).toBe(
      '1.200 orders, 1.234,5',
    );
  });

  it('tells apart what English says alike by its context', () => {
    expect(german(messageIn('status', 'Open'))).toBe('Offen');
    expect(german('Open')).toBe('Open');
    expect(english(messageIn('status', 'Open'))).toBe('Open');
    expect(english(messageIn('status', '{n} open', { n: 2 }))).toBe('2 open');
  });

  it('does not compile without the values of a text', () => {
    // @ts-expect-error n is missing.
    expect(() => english('{n, plural, one {# order} other {# orders}} of {name}', { name: 'Ada' })).toThrow();
    // @ts-expect-error name is missing.
    expect(() => english('Hello {name}')).toThrow();
    // @ts-expect-error There is no argument.
    expect(english('Hello', { name: 'Ada' })).toBe('Hello');
    const text: string = 'Hello';
    // @ts-expect-error Only texts in the code are translated.
    expect(english(text)).toBe('Hello');
  });
});
