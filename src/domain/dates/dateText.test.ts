import { fromDateText, toDateText, today } from './dateText';

it('is a round trip', () => {
  expect(fromDateText('2027-01-01')).toBe(1_798_761_600);
  expect(toDateText(1_798_761_600)).toBe('2027-01-01');
});

it('is empty without a date', () => {
  expect(toDateText(null)).toBe('');
  expect(fromDateText('')).toBeNull();
});

it('knows today by the clock of the person', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
  expect(toDateText(today())).toBe('2026-11-21');
  jest.useRealTimers();
});
