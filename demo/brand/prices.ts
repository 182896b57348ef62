import { type PriceList, priceLists } from '../../src/domain/constants';
import type { Random } from '../random';

const endings = [0, 50, 90, 100];

/** Integer cents rounded to the nearest price that ends in .00, .50 or .90. */
export function roundPrice(cents: number): number {
  const whole = Math.floor(cents / 100) * 100;
  const rest = cents - whole;
  const nearest = endings.reduce(
    (best, ending) => (Math.abs(ending - rest) < Math.abs(best - rest) ? ending : best),
    0,
  );
  return whole + nearest;
}

/** Wholesale from a range of whole euros, and what the shop asks for it: about 2.5 times as much. In cents. */
export function pricesFrom([low, high]: readonly [number, number], random: Random) {
  const wholesale = roundPrice(random.int(low * 100, high * 100));
  return { wholesale, retail: roundPrice(Math.round(wholesale * (2.44 + random.next() * 0.12))) };
}

/** What each price list asks of the plain price. */
const factors: Record<PriceList, number> = {
  '0151': 1,
  '0352': 0.97,
  '0554': 1.03,
  '0655': 0.95,
  '0751': 1.06,
  '0358': 0.92,
};

/** A garment's prices on the price lists; some garments, and some lists, have none. */
export function priceListPrices(plain: { wholesale: number; retail: number }, random: Random) {
  if (random.chance(0.1)) return [];
  return priceLists
    .filter(() => random.chance(0.94))
    .map((pricelist) => ({
      pricelist,
      wholesale: roundPrice(Math.round(plain.wholesale * factors[pricelist])),
      retail: roundPrice(Math.round(plain.retail * (1 + (factors[pricelist] - 1) / 2))),
    }));
}
