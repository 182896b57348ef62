import { mayChangeRoles } from './mayChangeRoles';
import type { Role } from './roleOptions';

describe('mayChangeRoles', () => {
  it.each<[string, Role[], Role[], Role[], boolean]>([
    ['an admin gives and takes any role', ['admin'], ['agent', 'app'], ['admin', 'wls'], true],
    ['an agent gives a new customer wls', ['agent'], [], ['wls'], true],
    ['an agent takes wls', ['agent'], ['wls', 'app'], ['app'], true],
    ['an agent gives no other role', ['agent'], ['wls'], ['wls', 'app'], false],
    ['an agent takes no other role', ['agent'], ['wls', 'app'], ['wls'], false],
    ['an agent does not become an admin', ['agent'], ['agent'], ['agent', 'admin'], false],
    ['a customer gives nothing', ['wls'], [], ['wls'], false],
    ['roles that stay as they are may be repeated by anyone', ['wls'], ['wls', 'app'], ['app', 'wls'], true],
  ])('%s', (_rule, viewerRoles, before, after, allowed) => {
    expect(mayChangeRoles({ roles: viewerRoles }, before, after)).toBe(allowed);
  });
});
