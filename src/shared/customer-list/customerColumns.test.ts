import { buildUser } from '../../test/factories/buildUser';
import { searchUsers } from './customerColumns';

it('searches users by every word, in any case', () => {
  const users = [buildUser({ name: 'Boutique Amélie', sap_id: '0042' }), buildUser({ name: 'Bo' })];
  expect(searchUsers(users, ' AMELIE 42')).toEqual([users[0]]);
  expect(searchUsers(users, '')).toBe(users);
});
