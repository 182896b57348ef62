import { menuFor } from './menuFor';
import type { Role } from './roleOptions';

const texts = (roles: Role[]) =>
  menuFor(roles).map((group) => `${group.label}: ${group.entries.map((entry) => entry.label).join(', ')}`);

describe('menuFor', () => {
  it.each<[string, Role[], string[]]>([
    ['a customer sees only their orders', ['wls'], ['Orders: New order, List']],
    [
      'an agent sees no New order',
      ['agent'],
      ['Orders: List', 'Catalogs: List', 'Customers: List, Visibility, Create'],
    ],
    [
      'an admin sees every catalog tool, and no New order',
      ['admin'],
      [
        'Orders: List',
        'Catalogs: List, New catalog, Update, Visibility, Batch update, Upload images',
        'Customers: List, Visibility, Create',
        'Tools: Management',
      ],
    ],
    [
      'an agent who is a customer too still sees no New order',
      ['wls', 'agent'],
      ['Orders: List', 'Catalogs: List', 'Customers: List, Visibility, Create'],
    ],
    ['somebody without a role sees nothing', [], []],
    ['the app alone shows nothing', ['app'], []],
  ])('%s', (_rule, roles, menu) => {
    expect(texts(roles)).toEqual(menu);
  });

  it('names the page behind each entry', () => {
    expect(menuFor(['admin']).flatMap((group) => group.entries.map((entry) => entry.page))).toEqual([
      'orderList',
      'catalogList',
      'catalogUpload',
      'catalogReupload',
      'catalogEnable',
      'catalogBatch',
      'catalogImages',
      'customerList',
      'visibility',
      'addCustomer',
      'management',
    ]);
  });

  it('names every entry apart from the others, beginning with its text', () => {
    const entries = [...menuFor(['admin']), ...menuFor(['wls'])].flatMap((group) => group.entries);
    expect(entries.filter(({ label, name }) => !name.startsWith(label))).toEqual([]);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(new Set(entries.map(({ page }) => page)).size);
  });
});
