import { priceChanges, priceDifference } from './priceChanges';
import type { GarmentPrices } from './totals';

const prices: GarmentPrices = new Map([
  ['WJM111', { price: 1200, drop: '' }],
  ['WJM222', { price: 500, drop: '' }],
]);

const change = (generic: string, saved: number, today: number, pieces: number) => ({
  generic,
  saved,
  today,
  pieces,
});

it.each([
  ['none when every line has the price of today', { WJM111: { WJM111000S: 2 } }, {}, [], 0],
  [
    'one for all lines of a garment that were saved at the same price',
    { WJM111: { WJM111000S: 2, WJM111000M: 3 } },
    { WJM111000S: { quantity: 2, price: 1000 }, WJM111000M: { quantity: 3, price: 1000 } },
    [change('WJM111', 1000, 1200, 5)],
    1000,
  ],
  [
    'one for each price that a garment was saved at',
    { WJM111: { WJM111000S: 1, WJM111000M: 1 } },
    { WJM111000S: { quantity: 1, price: 1000 }, WJM111000M: { quantity: 1, price: 1100 } },
    [change('WJM111', 1000, 1200, 1), change('WJM111', 1100, 1200, 1)],
    300,
  ],
  [
    'lower prices, which make the order cheaper',
    { WJM222: { WJM222000S: 4 } },
    { WJM222000S: { quantity: 4, price: 600 } },
    [change('WJM222', 600, 500, 4)],
    -400,
  ],
  [
    'none of a line whose quantity has changed or that was removed: the next save reprices it anyway',
    { WJM111: { WJM111000S: 3 } },
    { WJM111000S: { quantity: 2, price: 1000 }, WJM222000S: { quantity: 4, price: 600 } },
    [],
    0,
  ],
  [
    'none of a garment that the catalog does not have',
    { WJM999: { WJM999000S: 4 } },
    { WJM999000S: { quantity: 4, price: 500 } },
    [],
    0,
  ],
  [
    'none of a price that is back where it was',
    { WJM222: { WJM222000S: 4 } },
    { WJM222000S: { quantity: 4, price: 500 } },
    [],
    0,
  ],
])('%s', (_rule, lines, savedPrices, changes, difference) => {
  const found = priceChanges(lines, prices, savedPrices);
  expect(found).toEqual(changes);
  expect(priceDifference(found)).toBe(difference);
});
