import { inEnglish } from '../language/wording';
import { keysOf } from '../records';
import { accessRules, type OperationId } from './accessRules';
import { keyExpiryRefusal, keyMayCall, keyScopes, latestExpiry } from './apiKeys';

describe('keyMayCall', () => {
  it.each(keysOf(keyScopes))('%s allows its calls and no others', (scope) => {
    const allowed = keysOf(accessRules).filter((operation) => keyMayCall([scope], operation));
    expect(allowed.toSorted()).toEqual([...keyScopes[scope]].toSorted());
  });

  it('several scopes allow the calls of each, none allows nothing', () => {
    expect(keyMayCall(['read_orders', 'write_stock'], 'uploadStock')).toBe(true);
    expect(keyMayCall(['read_orders', 'write_stock'], 'uploadCatalog')).toBe(false);
    expect(keyMayCall([], 'listOrders')).toBe(false);
  });

  it('no scope allows to manage people or keys, or to sign in', () => {
    const everyScope = keysOf(keyScopes);
    const never: OperationId[] = [
      'login',
      'getMe',
      'createUser',
      'listCustomers',
      'createApiKey',
      'endApiKey',
    ];
    expect(never.filter((operation) => keyMayCall(everyScope, operation))).toEqual([]);
  });
});

const at = (day: string) => Date.parse(day) / 1000;

describe('keyExpiryRefusal', () => {
  const now = at('2026-11-29T12:00:00Z');
  it.each([
    ['2026-11-29T12:00:00Z', 'A key must expire in the future.'],
    ['2026-11-29T12:00:01Z', null],
    ['2028-11-29T12:00:00Z', null],
    ['2028-11-29T12:00:01Z', 'A key must expire within 2 years.'],
  ])('%s: %p', (expires, sentence) => {
    const refusal = keyExpiryRefusal(at(expires), now);
    expect(refusal === null ? null : inEnglish(refusal)).toBe(sentence);
  });
});

test('two years are calendar years', () => {
  expect(latestExpiry(at('2027-03-01T00:00:00Z'))).toBe(at('2029-03-01T00:00:00Z'));
});
