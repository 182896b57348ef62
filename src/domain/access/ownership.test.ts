import {
  givablePriceLists,
  managesUser,
  mayChangeRoles,
  ownsCatalog,
  ownsCustomerOf,
  ownsOrder,
  ownsUser,
  seesUser,
} from './ownership';
import type { Role } from './roleOptions';
import { priceLists } from '../constants';

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

type Order = Parameters<typeof ownsOrder>[1];
const strangers: Order = { customer_id: 'other', customer_agents: ['rival'], seller_id: 'rival' };

describe('ownsOrder', () => {
  it.each<[string, Role[], Partial<Order>, boolean]>([
    ['an admin owns every order', ['admin'], {}, true],
    ['a customer owns their orders', ['wls'], { customer_id: 'me' }, true],
    ["a customer does not own another's order", ['wls'], {}, false],
    ['an agent owns their own orders', ['agent'], { customer_id: 'me' }, true],
    ['an agent owns the orders of their customers', ['agent'], { customer_agents: ['me'] }, true],
    ['an agent owns the orders they sell', ['agent'], { seller_id: 'me' }, true],
    ["an agent does not own a rival's order", ['agent'], {}, false],
    ['an order that nobody sells is not owned for that', ['agent'], { seller_id: null }, false],
    ['who sold it but is no agent any more does not own it', ['wls'], { seller_id: 'me' }, false],
  ])('%s', (_rule, roles, order, owned) => {
    expect(ownsOrder({ id: 'me', roles }, { ...strangers, ...order })).toBe(owned);
  });
});

test.each<[string, Role[], Partial<Order>, boolean]>([
  ['an admin owns every customer', ['admin'], {}, true],
  ['a customer owns themselves', ['wls'], { customer_id: 'me' }, true],
  ['an agent owns their customers', ['agent'], { customer_agents: ['me'] }, true],
  ['selling an order gives no right to its customer', ['agent'], { seller_id: 'me' }, false],
])('of an order, %s', (_rule, roles, order, owned) => {
  expect(ownsCustomerOf({ id: 'me', roles }, { ...strangers, ...order })).toBe(owned);
});

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

it('lets admins give every price list', () => {
  expect(givablePriceLists({ roles: ['admin'], pricelist: '0151' })).toEqual(priceLists);
});

it('lets others give only their own', () => {
  expect(givablePriceLists({ roles: ['agent'], pricelist: '0151' })).toEqual(['0151']);
  expect(givablePriceLists({ roles: ['agent'], pricelist: null })).toEqual([]);
});
