import { dayText } from '../../../lib/dates';
import { type OrderView, wholeView } from '../orderView';
import { filterFields, filterText, withoutFilter } from './filterFields';

const names: Readonly<Record<string, string>> = {
  'Drop 1': 'Drop 1',
  none: 'No drop',
  WJM123: 'WJM123',
  '3': 'Ana',
  '4': 'Bo',
  '51': 'Women, AW26',
};
const nameOf = (_key: string, value: string) => names[value];
const [first, second] = [dayText('2026-11-21'), dayText('2026-12-01')];

it.each<[string, Partial<OrderView>, string]>([
  ['Agent', { agents: ['3', '4'] }, 'Ana, Bo'],
  ['Agent', { agents: ['3', '99'] }, '2 chosen'],
  ['Catalog', { catalogs: ['51'] }, 'Women, AW26'],
  ['Drop', { drops: ['Drop 1', 'none'] }, 'Drop 1, No drop'],
  ['Garment', { garments: ['WJM123'] }, 'WJM123'],
  ['Edited', { after: '2026-11-21' }, `from ${first}`],
  ['Edited', { before: '2026-11-21' }, `before ${first}`],
  ['Created', { createdAfter: '2026-11-21', createdBefore: '2026-12-01' }, `from ${first}, before ${second}`],
  ['Created', { createdAfter: '2026-11-30', createdBefore: '2026-12-01' }, dayText('2026-11-30')],
  ['Created', { createdAfter: '2026-11-21Z', createdBefore: '2026-11-22Z' }, `${first} UTC`],
  ['Amount', { amountFrom: 1000 }, 'at least 1,000'],
  ['Amount', { amountTo: 0 }, 'at most 0'],
  ['Amount', { amountFrom: 1, amountTo: 2.5 }, '1 to 2.5'],
])('the chip %s of %j says %s, and takes it off', (title, change, text) => {
  const view = { ...wholeView, ...change };
  const said = filterFields.flatMap((field) => {
    const is = filterText(field, view, nameOf);
    return is === null ? [] : [[field.title, is]];
  });
  expect(said).toEqual([[title, text]]);
  const off = filterFields
    .map((field) => withoutFilter(field))
    .reduce((all, one) => ({ ...all, ...one }), {});
  expect({ ...view, ...off }).toEqual(wholeView);
});
