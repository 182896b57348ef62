import type { Role } from '../access/roleOptions';
import { mayDoToMany, orderTaskActions } from './orderTasks';

it.each<[Role[], number]>([
  [['admin'], orderTaskActions.length],
  [['agent'], orderTaskActions.length],
  [['wls', 'agent'], orderTaskActions.length],
  [['wls'], 0],
  [['app'], 0],
  [[], 0],
])('people with the roles %j may do %d things to many orders', (roles, allowed) => {
  expect(orderTaskActions.filter((action) => mayDoToMany(roles, action))).toHaveLength(allowed);
});
