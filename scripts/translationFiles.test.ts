import type { FoundMessage } from './messages';
import { faultsOf, fromPo, toPo } from './translationFiles';

const at = (text: string, context?: string): FoundMessage => ({
  text,
  ...(context !== undefined && { context }),
  file: 'src/Page.tsx',
  line: 7,
});

const orders = '{orders, plural, one {# order} other {# orders}} of <b>{name}</b>';
const chosen = 'Delete the {kind, select, view {view} other {group}}?';

it.each([
  ['one that is missing', 'de', 'Save', undefined, "src/Page.tsx:7: 'Save' is not translated."],
  ['an empty one', 'de', 'Save', '', "src/Page.tsx:7: 'Save' is not translated."],
  ['none', 'de', 'Save', 'Speichern', null],
  ['none', 'de', orders, '<b>{name}</b>: {orders, plural, one {# Auftrag} other {# Aufträge}}', null],
  [
    'braces that do not fit',
    'de',
    'Hello {name}',
    'Guten Tag {name',
    "src/Page.tsx:7: 'Hello {name}': 'Guten Tag {name' is no message: its braces and tags do not fit together.",
  ],
  [
    'a missing value',
    'de',
    'Hello {name}',
    'Guten Tag',
    "src/Page.tsx:7: 'Hello {name}': 'Guten Tag' lacks {name}.",
  ],
  [
    'another value',
    'de',
    'Hello',
    'Hallo {name}',
    "src/Page.tsx:7: 'Hello': 'Hallo {name}' has {name}, which is no value of the text.",
  ],
  [
    'a missing plural',
    'pl',
    '{n, plural, one {# file} other {# files}}',
    '{n, plural, one {# plik} other {# pliku}}',
    "src/Page.tsx:7: '{n, plural, one {# file} other {# files}}': '{n, plural, one {# plik} other {# pliku}}' lacks the plural few, many.",
  ],
  ['none: a language may need no kinds', 'ja', chosen, '削除しますか？', null],
])('names %s in %s', (_what, language, text, translation, fault) => {
  const translations = translation === undefined ? {} : { [text]: translation };
  expect(faultsOf(language, [at(text)], translations)).toEqual(fault === null ? [] : [fault]);
});

it('names what is not used any more, and tells contexts apart', () => {
  const translations = { 'status|Open': 'Offen', Open: 'Öffnen', Shut: 'Zu' };
  expect(faultsOf('de', [at('Open', 'status'), at('Open')], translations)).toEqual([
    "'Shut' is translated, but not used any more.",
  ]);
});

it('goes out to translators and comes back, with where each text stands', () => {
  const messages = [
    at('Save'),
    at('Open', 'status'),
    at('Open'),
    at('Save'),
    at('“{name}”\nis gone', 'status'),
  ];
  const translations = {
    Save: 'Speichern',
    'status|Open': 'Offen',
    'status|“{name}”\nis gone': '„{name}“ ist weg',
  };
  const file = toPo('de', messages, translations);
  expect(file).toContain('#: src/Page.tsx:7\n');
  expect(file).toContain('msgctxt "status"\nmsgid "Open"\nmsgstr "Offen"');
  expect(fromPo(file)).toEqual(translations);
});
