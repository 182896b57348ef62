import { fromDateText, isPastServiceDate, pastServiceDateMessage, toDateText, today } from './dates';

it('is a round trip', () => {
  expect(fromDateText('2027-01-01')).toBe(1_798_761_600);
  expect(toDateText(1_798_761_600)).toBe('2027-01-01');
});

it('is empty without a date', () => {
  expect(toDateText(null)).toBe('');
  expect(fromDateText('')).toBeNull();
});

it('takes today from the local time zone', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
  expect(toDateText(today())).toBe('2026-11-21');
  jest.useRealTimers();
});

const now = 1_700_000_000;

describe('isPastServiceDate', () => {
  it.each([
    ['a second ago is past', now - 1, true],
    ['this second is not', now, false],
    ['later is not', now + 1, false],
    ['no date is not', null, false],
  ])('%s', (_rule, date, past) => {
    expect(isPastServiceDate(date, now)).toBe(past);
  });

  it('has a message', () => {
    expect(pastServiceDateMessage).toBe('Service date cannot be before current date');
  });
});
