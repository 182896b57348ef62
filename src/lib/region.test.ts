import { formatMoney } from '../languages/money';
import { dayText } from './dates';
import { numberText } from './numbers';
import { region } from './region';

afterEach(() => region.set(undefined));

it('writes numbers, dates and amounts as the region does that is set', () => {
  const written = (of: string | undefined) => {
    region.set(of);
    return [numberText(1234.5), dayText('2027-03-25'), formatMoney(123450, 'EUR')];
  };
  expect(written('de-DE')).toEqual(['1.234,5', '25.3.2027', '1.234,50\u00a0€']);
  expect(written('en-IN')).toEqual(['1,234.5', '25/3/2027', '€1,234.50']);
  expect(written('de-DE')).toEqual(['1.234,5', '25.3.2027', '1.234,50\u00a0€']);
  expect(written(undefined)).toEqual(['1,234.5', '3/25/2027', '€1,234.50']);
});
