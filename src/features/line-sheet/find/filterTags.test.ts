import { tagsOf } from './filterTags';
import { noFilter } from './garmentFilter';
import { english } from '../../../languages/useT';

const tags = (change: Partial<typeof noFilter>) =>
  tagsOf(english.t, { ...noFilter, ...change }, 'EUR').map(({ label }) => label);

it('has one for each active filter and the sort', () => {
  const conditions = { drops: ['Drop 1', 'Early'], colors: ['Black'], isOrdered: true };
  const filter = { ...noFilter, ...conditions, sort: 'price' as const };
  const found = tagsOf(english.t, filter, 'EUR');
  expect(found.map(({ label }) => label)).toEqual([
    'Drop 1',
    'Drop: Early',
    'Color: Black',
    'Ordered',
    'Sorted by price, lowest first',
  ]);
  expect(found[0]?.without).toEqual({ ...filter, drops: ['Early'] });
  expect(found[4]?.without).toEqual({ ...filter, sort: 'number' });
});

it.each([
  [20, 89.5, 'Price €20.00 to €89.50'],
  [20, null, 'Price from €20.00'],
  [null, 89.5, 'Price up to €89.50'],
])('describes the prices from %s to %s', (priceFrom, priceTo, label) => {
  expect(tags({ priceFrom, priceTo })).toEqual([label]);
});
