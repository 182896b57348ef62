import { cleanTexts, toStoredInput } from './storedInput';

test.each(['name', '__proto__', 'constructor', 'toString'])('a field %s is stored as text', (field) => {
  expect(toStoredInput('Cre\u0300me\u200b', field)).toBe('Crème');
  const body: unknown = JSON.parse(`{ "${field}": { "name": "Bo\u200b" }, "token": "a\u200b" }`);
  expect(JSON.stringify(cleanTexts(body))).toBe(`{"${field}":{"name":"Bo"},"token":"a\u200b"}`);
});
