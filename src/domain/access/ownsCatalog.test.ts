import { ownsCatalog } from './ownsCatalog';
import type { Role } from './roleOptions';

describe('ownsCatalog', () => {
  it.each<[string, Role[], string[], { wls_enabled: boolean; ls_enabled: boolean }, boolean]>([
    ['an admin sees every catalog', ['admin'], [], { wls_enabled: false, ls_enabled: false }, true],
    [
      'an agent sees one enabled for them, on any channel',
      ['agent'],
      ['c'],
      { wls_enabled: false, ls_enabled: false },
      true,
    ],
    [
      'an agent does not see one not enabled for them',
      ['agent'],
      [],
      { wls_enabled: true, ls_enabled: true },
      false,
    ],
    [
      'a customer sees one enabled for them and on WLS',
      ['wls'],
      ['b', 'c'],
      { wls_enabled: true, ls_enabled: false },
      true,
    ],
    [
      'a customer does not see one not enabled for them',
      ['wls'],
      ['b'],
      { wls_enabled: true, ls_enabled: true },
      false,
    ],
    [
      'a customer does not see one that is only on LS',
      ['wls'],
      ['c'],
      { wls_enabled: false, ls_enabled: true },
      false,
    ],
    [
      'a customer with the app sees one on LS',
      ['wls', 'app'],
      ['c'],
      { wls_enabled: false, ls_enabled: true },
      true,
    ],
    [
      'the app alone does not show one that is only on WLS',
      ['app'],
      ['c'],
      { wls_enabled: true, ls_enabled: false },
      false,
    ],
    ['without a role nothing is seen', [], ['c'], { wls_enabled: true, ls_enabled: true }, false],
  ])('%s', (_rule, roles, catalogs, channels, seen) => {
    expect(ownsCatalog({ roles, catalogs }, { id: 'c', ...channels })).toBe(seen);
  });
});
