import { dateAndTimeText, momentText, secondText } from './dates';

it.each([4, 16])('writes a time of today, at %i:05:09, as it stands after a day', (hour) => {
  const today = new Date().setHours(hour, 5, 9, 0);
  const text = dateAndTimeText(today / 1000);
  expect(text.endsWith(` ${momentText(today)}`)).toBe(true);
  expect(secondText(today / 1000).replace(':09', '')).toBe(momentText(today));
});

it('adds the day to any other time', () => {
  const before = new Date(2026, 0, 2, 4, 5).getTime();
  expect(momentText(before)).toBe(dateAndTimeText(before / 1000));
  expect(secondText(before / 1000)).toBe(dateAndTimeText(before / 1000));
});
