import {
  dayOf,
  fromDateText,
  isPastServiceDate,
  isTimeZone,
  pastServiceDateMessage,
  startOfDay,
  toDateText,
  today,
} from './dates';
import { inEnglish } from './language/wording';

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

const at = (time: string) => Date.parse(time) / 1000;

describe('a day in a time zone', () => {
  it.each([
    ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21'],
    ['2026-11-22T04:30:00Z', 'UTC', '2026-11-22'],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-21T11:00:00Z', 'Pacific/Apia', '2026-11-22'],
    ['2026-11-21T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-21'],
  ])('%s in %s is on %s', (time, zone, day) => {
    expect(dayOf(at(time), zone)).toBe(day);
    expect(toDateText(today(zone, at(time)))).toBe(day);
  });

  it.each([
    ['a day without its first hour', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['the day after it', '2026-04-25', 'Africa/Cairo', '2026-04-24T21:00:00Z'],
    ['the day before it', '2026-04-23', 'Africa/Cairo', '2026-04-22T22:00:00Z'],
    ['the day after a last hour that came twice', '2026-10-30', 'Africa/Cairo', '2026-10-29T22:00:00Z'],
    ['a day without its first hour, in the south', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['the day after it', '2026-09-07', 'America/Santiago', '2026-09-07T03:00:00Z'],
    ['a day whose first hour comes twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
    ['a day with an hour less at night', '2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
    ['a half hour', '2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00Z'],
    ['the farthest east', '2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    ['the farthest west', '2026-11-21', 'Pacific/Pago_Pago', '2026-11-21T11:00:00Z'],
    ['a day that never was', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['the day after it', '2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['UTC', '2026-11-21', 'UTC', '2026-11-21T00:00:00Z'],
  ])('%s, %s in %s, begins at %s', (_what, day, zone, time) => {
    expect(startOfDay(day, zone)).toBe(at(time));
  });

  it('is this machine’s own without a zone', () => {
    const noon = new Date(2026, 10, 21, 12).getTime() / 1000;
    expect(dayOf(noon)).toBe('2026-11-21');
    expect(startOfDay('2026-11-21')).toBe(new Date(2026, 10, 21).getTime() / 1000);
  });

  it.each(['tomorrow', '', '2026-13-21'])('%j begins never', (text) => {
    expect(startOfDay(text, 'UTC')).toBeNull();
  });

  it.each([
    ['Europe/Stockholm', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['+02:00', false],
    ['', false],
  ])('%j is a time zone: %s', (name, isOne) => {
    expect(isTimeZone(name)).toBe(isOne);
  });
});

const now = 1_700_000_000;

describe('isPastServiceDate', () => {
  it.each([
    ['yesterday is past', now - 86_400, true],
    ['today is not', now, false],
    ['later is not', now + 1, false],
    ['no date is not', null, false],
  ])('%s', (_rule, date, past) => {
    expect(isPastServiceDate(date, now)).toBe(past);
  });

  it('has a message', () => {
    expect(inEnglish(pastServiceDateMessage)).toBe('Service date cannot be before current date');
  });
});
