import { ownsUser } from './ownsUser';
import type { Role } from './roleOptions';

describe('ownsUser', () => {
  it.each<[string, Role[], { id: string; agents: string[] }, boolean]>([
    ['an admin owns everyone', ['admin'], { id: 'other', agents: [] }, true],
    ['everyone owns themselves', ['wls'], { id: 'me', agents: [] }, true],
    ['an agent owns their customers', ['agent'], { id: 'other', agents: ['rival', 'me'] }, true],
    ['an agent does not own the customers of others', ['agent'], { id: 'other', agents: ['rival'] }, false],
    ['somebody who is no agent any more owns no customers', ['wls'], { id: 'other', agents: ['me'] }, false],
    ['a customer does not own another', ['wls', 'app'], { id: 'other', agents: [] }, false],
  ])('%s', (_rule, roles, user, owned) => {
    expect(ownsUser({ id: 'me', roles }, user)).toBe(owned);
  });
});
