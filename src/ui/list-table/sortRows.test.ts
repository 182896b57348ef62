import { type Sort, sortFromText, sortRows, sortToText } from './sortRows';

interface Shop {
  id: number;
  name: string;
  amount: number;
}

const columns = [
  { key: 'name', sortBy: ({ name }: Shop) => name },
  { key: 'amount', sortBy: ({ amount }: Shop) => amount },
  { key: 'actions' },
];
const shops: Shop[] = [
  { id: 1, name: 'shop 10', amount: 5 },
  { id: 2, name: '', amount: -1 },
  { id: 3, name: 'Éva', amount: 5 },
  { id: 4, name: 'Shop 2', amount: 20 },
  { id: 5, name: 'SHOP 10', amount: 0 },
];
const up = (key: string): Sort => ({ key, descending: false });
const down = (key: string): Sort => ({ key, descending: true });

describe('sortRows', () => {
  it.each<[string, Sort | null, number[]]>([
    ['texts as people sort them, empty ones last, equal ones as they came', up('name'), [3, 4, 1, 5, 2]],
    ['texts descending, empty ones still last', down('name'), [1, 5, 4, 3, 2]],
    ['numbers', up('amount'), [2, 5, 1, 3, 4]],
    ['numbers descending, equal ones in their order', down('amount'), [4, 1, 3, 5, 2]],
    ['nothing without a sort', null, [1, 2, 3, 4, 5]],
    ['nothing by a column that cannot be sorted', up('actions'), [1, 2, 3, 4, 5]],
    ['nothing by a column that there is not', up('toString'), [1, 2, 3, 4, 5]],
  ])('sorts %s', (_what, sort, ids) => {
    expect(sortRows(shops, columns, sort).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  [null, null],
  ['amount', up('amount')],
  ['-amount', down('amount')],
])('a URL says %j for %j', (text, sort) => {
  expect(sortToText(sort)).toBe(text);
  expect(sortFromText(text)).toEqual(sort);
});
