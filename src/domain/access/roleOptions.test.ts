import { isStaff, type Role } from './roleOptions';

it.each<[Role[], boolean]>([
  [['admin'], true],
  [['agent'], true],
  [['wls', 'agent'], true],
  [['wls', 'app'], false],
  [[], false],
])('isStaff with the roles %j: %s', (roles, expected) => {
  expect(isStaff(roles)).toBe(expected);
});
