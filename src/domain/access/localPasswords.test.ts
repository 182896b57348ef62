import { inEnglish } from '../language/wording';
import { localPasswordRefusal } from './localPasswords';
import type { Role } from './roleOptions';

const refusal = 'Admins and agents sign in with their company’s account, not with a password.';

it.each<['all' | 'customers', Role[], string | null]>([
  ['all', ['admin'], null],
  ['customers', ['admin'], refusal],
  ['customers', ['wls', 'agent'], refusal],
  ['customers', ['wls', 'app'], null],
  ['customers', [], null],
])('with LOCAL_PASSWORDS=%s and the roles %j a password is refused with %j', (passwords, roles, expected) => {
  const refused = localPasswordRefusal(passwords, roles);
  expect(refused && inEnglish(refused)).toBe(expected);
});
