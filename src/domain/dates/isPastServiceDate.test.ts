import { isPastServiceDate, pastServiceDateMessage } from './isPastServiceDate';

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

  it('has a message for the person', () => {
    expect(pastServiceDateMessage).toBe('Service date cannot be before current date');
  });
});
