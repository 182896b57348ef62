import { mayOpen } from './mayOpen';
import { pageRules, type PageKey } from './pageRules';
import type { Role } from './roleOptions';

const isPage = (name: string): name is PageKey => name in pageRules;
const pages = Object.keys(pageRules).filter(isPage);
const pagesFor = (roles: Role[]) => pages.filter((page) => mayOpen(roles, page));

const customerPages: PageKey[] = [
  'login',
  'passwordLink',
  'lineSheet',
  'newOrder',
  'orderList',
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
];

describe('mayOpen', () => {
  it.each<[string, Role[], PageKey[]]>([
    ['somebody without a role opens the public pages only', [], ['login', 'passwordLink']],
    ['the app alone opens the public pages only', ['app'], ['login', 'passwordLink']],
    ['a customer opens the pages of their own orders', ['wls'], customerPages],
    ['an agent opens the pages of customers too', ['agent'], agentPages],
    ['several roles open what each opens', ['wls', 'agent'], agentPages],
    ['an admin opens every page', ['admin'], pages],
  ])('%s', (_rule, roles, expected) => {
    expect(pagesFor(roles).sort()).toEqual([...expected].sort());
  });
});
