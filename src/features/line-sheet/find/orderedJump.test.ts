import { buildGarment } from '../../../test/factories/buildGarment';
import { orderedSkuFrom } from './orderedJump';

const [coat, skirt, belt] = [
  buildGarment({ generic: 'WJM100' }),
  buildGarment({ generic: 'WJM200' }),
  buildGarment({ generic: 'WJM300' }),
];
const garments = [coat, skirt, belt];
const lines = {
  WJM100: { WJM100010L: 2, WJM100010S: 1 },
  WJM300: { WJM300000M: 4 },
  // Not among those that are shown.
  WJM900: { WJM900000S: 1 },
};

it.each([
  ['the first from nowhere', '', 1, 'WJM100010S'],
  ['the last from nowhere, backward', '', -1, 'WJM300000M'],
  ['past one without quantities', 'WJM100', 1, 'WJM300000M'],
  ['from one without quantities', 'WJM200', 1, 'WJM300000M'],
  ['from the last to the first', 'WJM300', 1, 'WJM100010S'],
  ['back', 'WJM300', -1, 'WJM100010S'],
  ['back from the first to the last', 'WJM100', -1, 'WJM300000M'],
  ['the first from a garment that is not shown', 'WJM900', 1, 'WJM100010S'],
] as const)('leads to %s', (_way, from, direction, sku) => {
  expect(orderedSkuFrom(from, direction, garments, lines)).toBe(sku);
});

it('returns to the only garment with quantities, and null without any', () => {
  expect(orderedSkuFrom('WJM300', 1, garments, { WJM300: { WJM300010S: 1 } })).toBe('WJM300010S');
  expect(orderedSkuFrom('WJM300', 1, garments, { WJM300: {} })).toBeNull();
  expect(orderedSkuFrom('', 1, [], lines)).toBeNull();
});
