import { rolesFromProvider, rolesOfClaim, saysSecondFactor } from './openid';
import type { Role } from './roleOptions';

const mapping: [string, Role][] = [
  ['brand-agents', 'agent'],
  ['brand-admins', 'admin'],
  ['brand-agents', 'app'],
];

it.each<[unknown, Role[]]>([
  ['brand-admins', ['admin']],
  [['brand-agents'], ['agent', 'app']],
  [
    ['other', 'brand-agents', 'brand-admins'],
    ['admin', 'agent', 'app'],
  ],
  [['Brand-Admins'], []],
  ['brand-admins brand-agents', []],
  [undefined, []],
  [{ 'brand-admins': true }, []],
])('the claim %j gives the roles %j', (claim, roles) => {
  expect(rolesOfClaim(claim, mapping)).toEqual(roles);
});

it.each<[Role[], boolean, boolean, Role[]]>([
  [['agent'], false, false, ['agent']],
  [['app', 'wls'], false, false, ['wls', 'app']],
  [[], false, false, []],
  [['agent'], true, false, ['admin', 'agent']],
  [[], true, false, ['admin']],
  [['admin'], false, true, ['admin', 'agent']],
  [[], false, true, []],
  [[], true, true, ['admin', 'agent']],
])('the roles %j, last admin %s, needed as agent %s: %j', (given, isLastAdmin, isNeededAsAgent, roles) => {
  expect(rolesFromProvider(given, { isLastAdmin, isNeededAsAgent })).toEqual(roles);
});

it.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ amr: ['otp'] }, true],
  [{ amr: ['hwk'] }, true],
  [{ amr: ['swk'] }, true],
  [{ amr: ['sc'] }, true],
  [{ amr: ['fido'] }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: 'mfa' }, false],
  [{ acr: 'phr' }, true],
  [{ acr: 'phrh' }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor' }, true],
  [{ acr: '1' }, false],
  [{ acr: ['phr'] }, false],
  [{}, false],
])('%j says that a second factor was shown: %s', (claims, expected) => {
  expect(saysSecondFactor(claims)).toBe(expected);
});
