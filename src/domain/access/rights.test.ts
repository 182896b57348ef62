import { losesRight, may, type Right, rolesWith } from './rights';
import { type Role, roleOptions } from './roleOptions';

const table: [Right, Role[]][] = [
  ['administer', ['admin']],
  ['seeDeletedOrders', ['admin']],
  ['chooseSellerOfCopy', ['admin']],
  ['giveAnyPriceList', ['admin']],
  ['giveAnyWarehouse', ['admin']],
  ['giveAnyRole', ['admin']],
  ['seeFiguresOfCatalogs', ['admin']],
  ['seeMissingPictures', ['admin']],
  ['shareSavedSets', ['admin']],
  ['seeAllTasks', ['admin']],
  ['readApiReference', ['admin']],
  ['setUpBrand', ['admin']],
  ['haveCustomers', ['agent']],
  ['sellOrders', ['admin', 'agent']],
  ['seeStaffNotes', ['admin', 'agent']],
  ['orderForOthers', ['admin', 'agent']],
  ['orderHere', ['wls']],
  ['useApp', ['app']],
];

it.each(table)('%s is given by %j', (right, roles) => {
  expect(rolesWith(right)).toEqual(roles);
  expect(roleOptions.map(({ id }) => id).filter((role) => may([role], right))).toEqual(roles);
  expect(may([], right)).toBe(false);
});

it.each<[Role[], Role[], boolean]>([
  [['agent', 'wls'], ['wls'], true],
  [['agent'], ['agent', 'wls'], false],
  [['wls'], [], false],
])('a change from %j to %j takes customers: %s', (from, to, isLost) => {
  expect(losesRight(from, to, 'haveCustomers')).toBe(isLost);
});
