import type { Role } from '../access/roleOptions';
import { type OrderTaskAction, mayDoToMany } from './orderTasks';

const everything: readonly OrderTaskAction[] = [
  'send',
  'finish',
  'service_date',
  'delete',
  'restore',
  'excel',
  'pdf',
];

it.each<[Role[], readonly OrderTaskAction[]]>([
  [['admin'], everything],
  [['agent'], everything],
  [['wls', 'agent'], everything],
  [['wls'], []],
  [['app'], []],
  [[], []],
])('the roles %j may do %j to many orders', (roles, allowed) => {
  expect(everything.filter((action) => mayDoToMany(roles, action))).toEqual(allowed);
});
