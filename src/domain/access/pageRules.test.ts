import { mayOpen, menuFor, type PageKey, pageRules, parentOf } from './pageRules';
import type { Role } from './roleOptions';

const isPage = (name: string): name is PageKey => name in pageRules;
const pages = Object.keys(pageRules).filter(isPage);
const pagesFor = (roles: Role[]) => pages.filter((page) => mayOpen(roles, page));

const customerPages: PageKey[] = [
  'profile',
  'login',
  'passwordLink',
  'forgottenPassword',
  'lineSheet',
  'newOrder',
  'orderList',
  'overview',
  'catalogPreview',
];
const agentPages: PageKey[] = [
  ...customerPages,
  'newOrderLink',
  'newOrderFor',
  'userDetail',
  'customerList',
  'addCustomer',
  'visibility',
  'catalogList',
  'catalogAbout',
  'garment',
];

describe('mayOpen', () => {
  it.each<[string, Role[], PageKey[]]>([
    [
      'somebody without a role opens the public pages only',
      [],
      ['login', 'passwordLink', 'forgottenPassword'],
    ],
    [
      'the app alone opens the public pages and the profile only',
      ['app'],
      ['login', 'passwordLink', 'forgottenPassword', 'profile'],
    ],
    ['a customer opens the pages of their own orders', ['wls'], customerPages],
    ['an agent opens the pages of customers too', ['agent'], agentPages],
    ['several roles open what each opens', ['wls', 'agent'], agentPages],
    ['an admin opens every page', ['admin'], pages],
  ])('%s', (_rule, roles, expected) => {
    expect(pagesFor(roles).sort()).toEqual([...expected].sort());
  });
});

const texts = (roles: Role[]) =>
  menuFor(roles).map(
    (group) => `${group.label.text}: ${group.entries.map(({ label }) => label.text).join(', ')}`,
  );

describe('menuFor', () => {
  it.each<[string, Role[], string[]]>([
    ['a customer sees only their orders', ['wls'], ['Orders: New order, List, Overview']],
    [
      'an agent sees no New order',
      ['agent'],
      ['Orders: List, Overview', 'Catalogs: List', 'Customers: List, Visibility, Create'],
    ],
    [
      'an admin sees every catalog tool, and no New order',
      ['admin'],
      [
        'Orders: List, Overview',
        'Catalogs: List, New catalog, Update, Visibility, Batch update, Upload images',
        'Customers: List, Visibility, Create',
        'Tools: Management',
      ],
    ],
    [
      'an agent who is a customer too still sees no New order',
      ['wls', 'agent'],
      ['Orders: List, Overview', 'Catalogs: List', 'Customers: List, Visibility, Create'],
    ],
    ['somebody without a role sees nothing', [], []],
    ['the app alone shows nothing', ['app'], []],
  ])('%s', (_rule, roles, menu) => {
    expect(texts(roles)).toEqual(menu);
  });

  it('links each entry to its page', () => {
    expect(menuFor(['admin']).flatMap((group) => group.entries.map((entry) => entry.page))).toEqual([
      'orderList',
      'overview',
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

  it('gives every entry a unique name that begins with its text', () => {
    const entries = [...menuFor(['admin']), ...menuFor(['wls'])].flatMap((group) => group.entries);
    expect(entries.filter(({ label, name }) => !name.text.startsWith(label.text))).toEqual([]);
    expect(new Set(entries.map(({ name }) => name.text)).size).toBe(
      new Set(entries.map(({ page }) => page)).size,
    );
  });
});

describe('parentOf', () => {
  it.each<[Role, PageKey, PageKey | null]>([
    ['admin', 'catalogPreview', 'catalogList'],
    ['admin', 'prepareFile', 'management'],
    ['admin', 'preparePictures', 'catalogImages'],
    ['admin', 'userDetail', 'customerList'],
    ['admin', 'deletedUsers', 'customerList'],
    ['admin', 'newOrder', 'orderList'],
    ['agent', 'garment', 'overview'],
    ['wls', 'newOrder', null],
    ['wls', 'catalogPreview', null],
    ['agent', 'catalogList', null],
  ])('for %s of %s is %s', (role, page, parent) => {
    expect(parentOf([role], page)).toBe(parent);
  });

  it('is defined for every page of the shell without an entry of its own', () => {
    const entries = menuFor(['admin']).flatMap((group) => group.entries.map((entry) => entry.page));
    const others = pages.filter((page) => !entries.includes(page) && parentOf(['admin'], page) === null);
    expect(others).toEqual(['login', 'passwordLink', 'forgottenPassword', 'profile', 'lineSheet']);
  });
});
