import { managesUser } from './managesUser';
import type { Role } from './roleOptions';

const user = (id: string, roles: Role[], agents: string[] = []) => ({ id, roles, agents });

it.each<[string, ReturnType<typeof user>, ReturnType<typeof user>, boolean]>([
  ['an admin: anyone', user('1', ['admin']), user('2', ['agent']), true],
  ['an admin: themselves', user('1', ['admin']), user('1', ['admin']), true],
  ['an agent: their customer', user('1', ['agent']), user('2', ['wls', 'app'], ['3', '1']), true],
  ['an agent: their customer without a role', user('1', ['agent']), user('2', [], ['1']), true],
  ['an agent: the customer of a colleague', user('1', ['agent']), user('2', ['wls'], ['3']), false],
  ['an agent: a colleague', user('1', ['agent']), user('2', ['agent']), false],
  [
    'an agent: a colleague who is their customer too',
    user('1', ['agent']),
    user('2', ['agent'], ['1']),
    false,
  ],
  ['an agent: an admin who is their customer too', user('1', ['agent']), user('2', ['admin'], ['1']), false],
  ['an agent: themselves', user('1', ['agent']), user('1', ['agent']), false],
  ['an agent: themselves as their own customer', user('1', ['agent']), user('1', ['wls'], ['1']), false],
  ['a customer: themselves', user('1', ['wls']), user('1', ['wls']), false],
  ['a former agent: their former customer', user('1', ['wls']), user('2', ['wls'], ['1']), false],
  ['nobody without a role', user('1', []), user('2', ['wls'], ['1']), false],
])('%s', (_rule, viewer, of, manages) => {
  expect(managesUser(viewer, of)).toBe(manages);
});
