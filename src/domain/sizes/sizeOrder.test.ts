import { fromSmallToLarge, mergeSizes, shownSizes } from './sizeOrder';

const listed = (text: string) => text.split(', ').filter((size) => size !== '');

describe('fromSmallToLarge', () => {
  it.each([
    ['letters', 'L, M, S, XL, XS', 'XS, S, M, L, XL'],
    ['marks only, which are no sizes', '***, L, ---, M', '***, ---, M, L'],
    ['letters with digits', '2XL, 3XL, L, M, S, XL, XXS', 'XXS, S, M, L, XL, 2XL, 3XL'],
    ['letters with many X', 'L, S, XL, XXL, XXS, XXXL', 'XXS, S, L, XL, XXL, XXXL'],
    ['small letters', 'l, m, s, xl', 's, m, l, xl'],
    ['words', 'Extra Large, Large, Medium, Small, X-Small', 'X-Small, Small, Medium, Large, Extra Large'],
    ['more words', 'Med, XX-Large, XXSmall', 'XXSmall, Med, XX-Large'],
    ['letters of two sizes', 'L, L/XL, M, M/L, S, S/M', 'S, S/M, M, M/L, L, L/XL'],
    ['Japanese letters', '3L, L, LL, M, S, SS', 'SS, S, M, L, LL, 3L'],
    ['Portuguese letters', 'G, GG, M, P, PP', 'PP, P, M, G, GG'],
    ['plus sizes', '1X, 2X, 3X, L, M', 'M, L, 1X, 2X, 3X'],
    ['letters before numbers', 'L/40, M/38, S/36', 'S/36, M/38, L/40'],
    ['letters at numbers', 'L40, M38, S36', 'S36, M38, L40'],
    ['numbers', '10, 12, 6, 8', '6, 8, 10, 12'],
    ['halves', '36 1/2, 36, 37, 37½, 38.5, 37 ¾', '36, 36 1/2, 37, 37½, 37 ¾, 38.5'],
    ['halves with points', '10, 10.5, 9, 9.5', '9, 9.5, 10, 10.5'],
    ['hats', '7 1/4, 7 1/8, 7, 7 3/8', '7, 7 1/8, 7 1/4, 7 3/8'],
    ['ranges', '128/134, 86-92, 98/104', '86-92, 98/104, 128/134'],
    ['waists and lengths', '28/34, 28/32, 100/32, 30/30', '28/32, 28/34, 30/30, 100/32'],
    ['named waists and lengths', 'W32 L34, W30 L32, W32 L32', 'W30 L32, W32 L32, W32 L34'],
    ['cups', '100C, 75B, 80A, 80AA, 80D, 80DD, 80E', '75B, 80AA, 80A, 80D, 80DD, 80E, 100C'],
    ['suits', '38L, 38R, 38S, 40 Long, 40 Short', '38S, 38R, 38L, 40 Short, 40 Long'],
    ['numbers before letters', '36 (S), 34 (XS), 100 (XXL)', '34 (XS), 36 (S), 100 (XXL)'],
    ['numbers with words that say nothing', '40 slim, 38 slim', '38 slim, 40 slim'],
    ['countries, each for itself', 'EU 38, EU 36, UK 8, UK 10', 'EU 36, EU 38, UK 8, UK 10'],
    ['years', '10Y, 6Y, 8Y', '6Y, 8Y, 10Y'],
    [
      'months and years',
      '12-18M, 2Y, 3-6M, 0-3M, NB, 18-24M, 3-4Y',
      'NB, 0-3M, 3-6M, 12-18M, 18-24M, 2Y, 3-4Y',
    ],
    ['ages in other words', '10 ans, 4 ans, 6 mois, 2 Jahre', '6 mois, 2 Jahre, 4 ans, 10 ans'],
    ['ages of toddlers', '12 months, 4T, 2T, 8A', '12 months, 2T, 4T, 8A'],
    ['heights with ages', '104/4Y, 80/12M, 98 (3Y)', '80/12M, 98 (3Y), 104/4Y'],
    ['one size last, as it was', '10, 8, ONE SIZE', '8, 10, ONE SIZE'],
    ['one size first, as it was', 'TU, L, S', 'TU, S, L'],
    ['systems where they began', '36, 38, L, M, S', '36, 38, S, M, L'],
    ['numbers with letters in brackets', '4 (L), 1 (XS), 3 (M), 2 (S)', '1 (XS), 2 (S), 3 (M), 4 (L)'],
    ['letters with lengths', 'M-Long, M-Short, S Tall, S Regular', 'S Regular, S Tall, M-Short, M-Long'],
    ['plus sizes above XL', '1X, 2X, L, XL, XXL', 'L, XL, 1X, XXL, 2X'],
    ['double zero', '0, 00, 2, 000', '000, 00, 0, 2'],
    ['three years in months', '4Y, 36M, 24M', '24M, 36M, 4Y'],
    ['words of other languages', 'groß, klein, mittel', 'klein, mittel, groß'],
    ['Arabic words', 'كبير, متوسط, صغير', 'صغير, متوسط, كبير'],
    ['Chinese words', '特大, 中, 大, 小', '小, 中, 大, 特大'],
    ['unknown names, as they were', 'King, Double, Single', 'King, Double, Single'],
    ['codes that are no letters', 'Q7, Q10', 'Q7, Q10'],
    ['nothing', '', ''],
  ])('%s: %s', (_name, sizes, expected) => {
    expect(fromSmallToLarge(listed(sizes))).toEqual(listed(expected));
  });

  it('compares other digits and forms of a fraction', () => {
    expect(fromSmallToLarge(['１０', '36,5', '36 ½', '٨'])).toEqual(['٨', '１０', '36,5', '36 ½']);
  });
});

describe('mergeSizes', () => {
  it.each([
    ['S M L', 'S M L', 'S M L'],
    ['S M L', 'L M S', 'L M S'],
    ['S M L', 'XS S M L XL', 'XS S M L XL'],
    ['S M L', 'XL', 'S M L XL'],
    ['S M L', 'XL XXL', 'S M L XL XXL'],
    ['S M L', 'XS S', 'XS S M L'],
    ['36 40', '38 40', '36 38 40'],
    ['S M L', 'M', 'S M L'],
    ['M L', 'M XL', 'M L XL'],
    ['', 'S M', 'S M'],
  ])('merges %j and %j into %j', (known, given, merged) => {
    const sizes = (text: string) => text.split(' ').filter((size) => size !== '');
    expect(mergeSizes(sizes(known), sizes(given))).toEqual(sizes(merged));
  });
});

describe('shownSizes', () => {
  const colors = (text: string) => text.split('; ').map(listed);

  it.each([
    ['the alphabet', 'L, M, S, XL, XS', 'XS, S, M, L, XL'],
    ['the alphabet of all characters', 'L, M, S, l-tall, s-tall', 'S, s-tall, M, L, l-tall'],
    ['the alphabet, whatever the case', 'l, M, s, XL', 's, M, l, XL'],
    ['numbers as texts', '10, 12, 6, 8', '6, 8, 10, 12'],
    ['numbers by value, then the alphabet', '8, 10, L, M, S', '8, 10, S, M, L'],
    ['the alphabet from its end', 'XS, XL, S, M, L', 'XS, S, M, L, XL'],
    ['texts of numbers from the largest', '8, 6, 12, 10', '6, 8, 10, 12'],
    ['the alphabet in each color', 'L, S; L, M, S, XL; XL, XS', 'XS, S, M, L, XL'],
    ['two sizes', 'M, S', 'S, M'],
    ['half sizes', '36, 36 1/2, 37, 5, 5 1/2', '5, 5 1/2, 36, 36 1/2, 37'],
    ['small to large', 'XS, S, M, L', 'XS, S, M, L'],
    ['large to small', 'XL, L, M, S, XS', 'XL, L, M, S, XS'],
    ['numbers from the largest', '12, 10, 8, 6', '12, 10, 8, 6'],
    ['large to small where the alphabet does so too', 'S, M, L', 'S, M, L'],
    ['two, large to small', 'XL, L', 'XL, L'],
    ['an order of its own', 'M, S, L, XL', 'M, S, L, XL'],
    ['an order of its own in one of the colors', 'L, S; M, S, L', 'L, S, M'],
    ['names', 'Double, King, Single', 'Double, King, Single'],
    ['nothing', '', ''],
  ])('%s: %s', (_name, file, expected) => {
    expect(shownSizes(colors(file))).toEqual(listed(expected));
  });
});
