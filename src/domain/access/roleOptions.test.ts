import { isStaff, type Role } from './roleOptions';

it.each<[Role[], boolean]>([
  [['admin'], true],
  [['agent'], true],
  [['wls', 'agent'], true],
  [['wls', 'app'], false],
  [[], false],
])('somebody with the roles %j works for the brand: %s', (roles, expected) => {
  expect(isStaff(roles)).toBe(expected);
});
