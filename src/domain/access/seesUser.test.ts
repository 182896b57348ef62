import type { Role } from './roleOptions';
import { seesUser } from './seesUser';

describe('seesUser', () => {
  it.each<[string, Role[], { roles: Role[]; agents: string[] }, boolean]>([
    ['an agent sees their customers', ['agent'], { roles: ['wls'], agents: ['me'] }, true],
    ['an agent sees other agents', ['agent'], { roles: ['agent'], agents: [] }, true],
    ["an agent does not see a rival's customer", ['agent'], { roles: ['wls'], agents: ['rival'] }, false],
    ['a customer does not see an agent', ['wls'], { roles: ['agent'], agents: [] }, false],
  ])('%s', (_rule, roles, user, seen) => {
    expect(seesUser({ id: 'me', roles }, { id: 'other', ...user })).toBe(seen);
  });
});
