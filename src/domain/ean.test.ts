import fc from 'fast-check';
import { inEnglish } from './language/wording';
import { checkDigitOf, toEan } from './ean';
import { eanRefusal } from './spreadsheet/eanRefusal';

it.each<[string, string, string]>([
  ['8 digits', '96385074', '96385074'],
  ['a UPC of 12', '036000291452', '036000291452'],
  ['a UPC of 12 whose leading zero a spreadsheet lost', '36000291452', '036000291452'],
  ['a UPC written as an EAN of 13', '0036000291452', '036000291452'],
  ['a UPC written with 14', '00036000291452', '036000291452'],
  ['13 digits', '4006381333931', '4006381333931'],
  ['13 digits written with 14', '04006381333931', '4006381333931'],
  ['14 digits of a carton', '10012345678902', '10012345678902'],
  ['8 digits written with 14', '00000096385074', '96385074'],
  ['digits of another script', '٤٠٠٦٣٨١٣٣٣٩٣١', '4006381333931'],
  ['a mark of direction before it', '\u200e4006381333931', '4006381333931'],
  ['spaces as below the bars', ' 4 006381 333931', '4006381333931'],
])('%s: %s is %s', (_what, text, ean) => {
  expect(toEan(text)).toBe(ean);
  expect(toEan(ean)).toBe(ean);
});

it.each<[string, string, string]>([
  ['a wrong check digit', '4006381333932', 'has a wrong check digit'],
  ['two digits exchanged', '4006381339331', 'has a wrong check digit'],
  ['11 digits without a right check digit', '36000291453', 'has a wrong check digit'],
  ['the check digit left out', '400638133393', 'has a wrong check digit'],
  ['nothing', '', 'must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931'],
  ['zeros only', '0000000000000', 'must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931'],
  [
    '7 digits, 8 with a zero before them',
    '1234565',
    'must be an EAN of 8, 12, 13 or 14 digits, as in 4006381333931',
  ],
  [
    'a number that a spreadsheet shortened',
    '4.00638E+12',
    'is not the whole code. Excel has shortened this code: format the column as text and enter it again',
  ],
])('%s is refused', (_what, text, refusal) => {
  expect(toEan(text)).toBeNull();
  expect(inEnglish(eanRefusal(text, text))).toBe(`"${text.trim()}" ${refusal}`);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

it('accepts every EAN with its check digit, and none with one digit changed', () => {
  const bodies = fc.constantFrom(7, 11, 12, 13).chain(digits);
  fc.assert(
    fc.property(bodies, fc.nat({ max: 13 }), fc.integer({ min: 1, max: 9 }), (body, at, more) => {
      const ean = body + checkDigitOf(body);
      expect(toEan(ean)).toBe(ean);
      const place = at % ean.length;
      const changed = [...ean].map((digit, index) =>
        index === place ? String((Number(digit) + more) % 10) : digit,
      );
      expect(toEan(changed.join(''))).toBeNull();
    }),
  );
});
