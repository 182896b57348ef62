import { inEnglish } from '../../src/domain/language/wording';
import { translateIn } from '../core/languages';
import { contractSentences } from './contract';
import { faultInWords } from './faults';

test.each<[string, string, Record<string, unknown>, string]>([
  ['required', '', { missingProperty: 'password' }, 'Password is missing.'],
  ['required', '/addresses/0', { missingProperty: 'sap_id' }, 'SAP ID is missing.'],
  ['minLength', '/username', { limit: 1 }, 'Username is missing.'],
  ['minLength', '/username', { limit: 3 }, 'Username must have at least 3 characters.'],
  ['maxLength', '/customer_email', { limit: 200 }, 'Customer email must have at most 200 characters.'],
  ['enum', '/roles/1', { allowedValues: ['admin', 'agent', 'wls'] }, 'Roles must be admin, agent or wls.'],
  ['enum', '/delete_orders', { allowedValues: [false] }, 'Delete orders must be false.'],
  ['pattern', '/season', { pattern: '^(AW|SS)\\d{2}$' }, 'Season is not in the right format.'],
  ['format', '/email', { format: 'email' }, 'Email must be an email address.'],
  ['format', '/since', { format: 'date' }, 'Since is not in the right format.'],
  ['type', '/service_date', { type: 'integer,null' }, 'Service date must be a whole number or empty.'],
  ['type', '/pricelist', { type: ['string', 'null'] }, 'Pricelist must be a text or empty.'],
  ['type', '/send_email', { type: 'boolean' }, 'Send email must be yes or no.'],
  ['type', '', { type: 'object' }, 'The request must be a set of fields.'],
  ['minimum', '/lines/WJM1230101/wanted', { limit: 1 }, 'Wanted must be at least 1.'],
  ['maximum', '/lines/WJM1230101', { limit: 999999 }, 'WJM1230101 must be at most 999999.'],
  ['maximum', '/lines/a~1b~0c', { limit: 9 }, 'a/b~c must be at most 9.'],
  ['minItems', '/catalogs', { limit: 1 }, 'Catalogs must have at least 1 entry.'],
  ['maxItems', '/wls_users', { limit: 50 }, 'WLS users must have at most 50 entries.'],
  ['maxProperties', '/lines', { limit: 50 }, 'Lines must have at most 50 entries.'],
  ['uniqueItems', '/agents', { i: 0, j: 1 }, 'Agents has the same entry more than once.'],
  ['additionalProperties', '', { additionalProperty: 'admin' }, "'admin' is not a known field."],
  ['not', '/title', {}, 'Title is not valid.'],
])('%s at %s becomes a sentence', (keyword, instancePath, params, sentence) => {
  expect(inEnglish(faultInWords({ keyword, instancePath, params }))).toBe(sentence);
});

test('a field is named by its label on the page, in the language of the caller', () => {
  const fault = { keyword: 'required', instancePath: '', params: { missingProperty: 'service_date' } };
  expect(translateIn('de')(faultInWords(fault))).toBe('Liefertermin fehlt.');
  expect(translateIn('en-XA')(faultInWords(fault))).toBe('[[Sérvîçé dåté · · ·] îs mîssîñg. · · ·]');
  const withoutLabel = { keyword: 'required', instancePath: '', params: { missingProperty: 'cursor' } };
  expect(translateIn('de')(faultInWords(withoutLabel))).toBe('Cursor fehlt.');
});

test('long names from the request are shortened in the sentence', () => {
  const long = 'x'.repeat(5000);
  const unknown = { keyword: 'additionalProperties', instancePath: '', params: { additionalProperty: long } };
  const wrong = { keyword: 'minimum', instancePath: `/lines/${long}`, params: { limit: 1 } };
  for (const fault of [unknown, wrong]) expect(inEnglish(faultInWords(fault)).length).toBeLessThan(150);
});

test('the sentences of the contract are listed once each', () => {
  const sentences = contractSentences();
  expect(sentences).toContain('Season is required, format AW21 or SS21');
  expect(new Set(sentences).size).toBe(sentences.length);
});
