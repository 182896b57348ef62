import { buildGarment } from '../../../test/factories/buildGarment';
import {
  applyFilter,
  countFilters,
  dropsOf,
  factsOf,
  type GarmentFilter,
  garmentSorts,
  needsFacts,
  noFacts,
  noFilter,
  sortGarments,
} from './garmentFilter';

const black = { number: '000', name: 'Black' };
const ecru = { number: '010', name: 'Ecru' };
const stocked = (generic: string, stock: number) => ({
  with_stocks: true,
  skus: [
    { sku: `${generic}000S`, color: '000', size: 'S', stock, quantity: 0 },
    { sku: `${generic}000M`, color: '000', size: 'M', stock: 0, quantity: 0 },
  ],
});
const coat = buildGarment({
  generic: 'WJM100',
  name: 'coat',
  drop: 'Drop 10',
  collection: 'Main',
  colors: [black, ecru],
  wh_price: 89.5,
  ...stocked('WJM100', 7),
});
const skirt = buildGarment({
  generic: 'WJM200',
  name: 'Skirt',
  drop: 'Drop 2',
  collection: '',
  colors: [black],
  wh_price: 20,
  ...stocked('WJM200', 0),
});
const belt = buildGarment({
  generic: 'WJM300',
  name: 'Belt',
  drop: '',
  collection: 'Basics',
  colors: [ecru],
  wh_price: 20,
});
const garments = [coat, skirt, belt];
const order = { lines: { WJM200: { WJM200000S: 3 }, WJM300: { WJM300010S: 12 } }, wanted: ['WJM100010'] };
const facts = factsOf(order, garments);

it.each<[string, Partial<GarmentFilter>, unknown[]]>([
  ['a drop', { drops: ['Drop 2'] }, [skirt]],
  ['one of several drops', { drops: ['Drop 2', 'Drop 10'] }, [coat, skirt]],
  ['a collection', { collections: ['Basics'] }, [belt]],
  ['one of its colors', { colors: ['Ecru'] }, [coat, belt]],
  ['any of several colors', { colors: ['Ecru', 'Black'] }, [coat, skirt, belt]],
  ['a least price', { priceFrom: 20.01 }, [coat]],
  ['a price up to and with a bound', { priceTo: 20 }, [skirt, belt]],
  ['prices between both', { priceFrom: 20, priceTo: 89.5 }, [coat, skirt, belt]],
  ['a stock, or none that is tracked', { isInStock: true }, [coat, belt]],
  ['a wanted color', { isWanted: true }, [coat]],
  ['quantities', { isOrdered: true }, [skirt, belt]],
  ['all of it at once', { colors: ['Ecru'], priceTo: 50, isOrdered: true }, [belt]],
  ['a drop that is removed', { drops: ['Drop 9'] }, []],
])('finds the garments with %s', (_what, change, found) => {
  expect(applyFilter(garments, { ...noFilter, ...change }, facts)).toEqual(found);
});

it('returns the same array without a filter', () => {
  expect(applyFilter(garments, noFilter, noFacts)).toBe(garments);
});

it('counts both bounds of the price as one filter, and each list as one', () => {
  expect(countFilters(noFilter)).toBe(0);
  const filter = { ...noFilter, drops: ['Drop 2', 'Drop 10'], priceFrom: 1, priceTo: 2, isOrdered: true };
  expect(countFilters(filter)).toBe(3);
});

it.each([
  ['number', [coat, skirt, belt]],
  ['name', [belt, coat, skirt]],
  ['drop', [skirt, coat, belt]],
  ['collection', [belt, coat, skirt]],
  ['price', [skirt, belt, coat]],
  ['price-down', [coat, skirt, belt]],
  ['stock', [coat, skirt, belt]],
  ['ordered', [belt, skirt, coat]],
] as const)('sorts by %s, and leaves what is equal as it was', (sort, sorted) => {
  expect(sortGarments(garments, sort, facts)).toEqual(sorted);
});

it.each(garmentSorts)('by $value retains all of three thousand garments', ({ value }) => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    buildGarment({ generic: `WJ${1000 + index}`, drop: `Drop ${index % 7}`, wh_price: index % 90 }),
  );
  expect(new Set(sortGarments(many, value, noFacts))).toEqual(new Set(many));
});

it('needs the snapshot only for filters and sorts that depend on it', () => {
  expect(needsFacts({ ...noFilter, drops: ['Drop 2'], priceTo: 3, sort: 'price' })).toBe(false);
  expect(needsFacts({ ...noFilter, isWanted: true })).toBe(true);
  expect(needsFacts({ ...noFilter, sort: 'ordered' })).toBe(true);
});

it('does not count a garment as ordered after its quantities were removed', () => {
  expect(factsOf({ lines: { WJM200: {} }, wanted: [] }, garments).ordered.size).toBe(0);
});

it('counts the garments of each drop, in order of first appearance', () => {
  expect(dropsOf([coat, skirt, belt, coat])).toEqual([
    { drop: 'Drop 10', count: 2 },
    { drop: 'Drop 2', count: 1 },
  ]);
});
