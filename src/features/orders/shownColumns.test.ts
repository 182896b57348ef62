import type { TablePreferences } from '../../ui/list-table/TableSettings';
import { preferShown, shownColumns } from './orderColumns';

const plain: TablePreferences = { hidden: [], added: [], sort: null, density: 'compact' };
const whole = ['status', 'catalog', 'agent', 'so', 'ship', 'items', 'to_come', 'amount', 'created'];
const without = (...keys: string[]) => whole.filter((key) => !keys.includes(key));

test('a narrow table leaves out sales organization and address until somebody chooses them', () => {
  expect(shownColumns(plain, false)).toEqual(whole);
  expect(shownColumns(plain, true)).toEqual(without('so', 'ship'));
  const chosen = preferShown(plain, without('ship'), true);
  expect(shownColumns(chosen, true)).toEqual(without('ship'));
  expect(shownColumns(chosen, false)).toEqual(whole);
});

test('what is hidden in a wide table is hidden in a narrow one only where it would be shown', () => {
  const chosen = preferShown(plain, without('agent', 'so'), false);
  expect(shownColumns(chosen, false)).toEqual(without('agent', 'so'));
  expect(shownColumns(chosen, true)).toEqual(without('agent', 'so', 'ship'));
  const back = preferShown(chosen, without('so', 'ship'), true);
  expect(shownColumns(back, false)).toEqual(without('so'));
});
