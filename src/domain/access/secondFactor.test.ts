import { accessRules } from './accessRules';
import { callsWithoutFactor, needsSecondFactor } from './secondFactor';

it.each([
  ['none', ['admin'], false],
  ['admins', ['admin'], true],
  ['admins', ['wls', 'admin'], true],
  ['admins', ['agent'], false],
  ['staff', ['admin'], true],
  ['staff', ['agent'], true],
  ['staff', ['wls', 'app'], false],
  ['staff', [], false],
  ['all', ['wls'], true],
  ['all', ['app'], true],
  ['all', [], true],
] as const)('%s: %j needs a second factor: %s', (required, roles, needs) => {
  expect(needsSecondFactor(required, roles)).toBe(needs);
});

it('leaves those without a second factor no call that is not about themselves', () => {
  const rules = [...callsWithoutFactor].map((operation) => accessRules[operation]);
  expect(new Set(rules)).toEqual(new Set(['signedIn']));
});
