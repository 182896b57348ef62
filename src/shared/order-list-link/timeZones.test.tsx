import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { toDateText, today } from '../../domain/dates';
import { daysAfter, filterOrders, filterQuery, type OrderFilters } from './orderFilters';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { renderWithStore } from '../../test/render';
import { setTimeZone } from '../../test/setTimeZone';
import { typeDay } from '../../test/typeDay';
import { DateField } from '../date-field/DateField';
import { DaySpan } from '../date-field/DaySpan';

/** A zone, a day in it, its first instant, and that of the next day. */
const days = [
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
  ['America/New_York', '2026-11-21', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z'],
  ['Pacific/Apia', '2026-11-21', '2026-11-20T11:00:00Z', '2026-11-21T11:00:00Z'],
  ['Asia/Kolkata', '2026-11-21', '2026-11-20T18:30:00Z', '2026-11-21T18:30:00Z'],
] as const;

afterAll(() => setTimeZone('UTC'));
afterEach(() => jest.useRealTimers());

/** A clock that stands still, with timers that run. */
function standAt(timeZone: string, seconds: number): void {
  setTimeZone(timeZone);
  jest.useFakeTimers({
    now: seconds * 1000,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
}

describe.each(days)('in %s on %s', (timeZone, day, first, next) => {
  const [begin, end] = [first, next].map((time) => Date.parse(time) / 1000);
  if (begin === undefined || end === undefined) throw new Error('A day has two ends.');
  const passes = (filters: OrderFilters, created: number) =>
    filterOrders([buildOrderSummary({ created, edited: created, service_date: null })], filters, {
      isAll: true,
    }).length === 1;
  const nextDay = daysAfter(day, 1);

  it('an order is of the day from its first second to its last', () => {
    setTimeZone(timeZone);
    for (const key of ['created', 'edited'] as const) {
      const at = (filters: OrderFilters) =>
        [begin - 1, begin, end - 1, end].map((time) => passes(filters, time));
      expect(at({ [key]: [day, nextDay] })).toEqual([false, true, true, false]);
      expect(at({ [key]: [day, ''] })).toEqual([false, true, true, true]);
      expect(at({ [key]: ['', day] })).toEqual([true, false, false, false]);
      expect(at({ [key]: ['', nextDay] })).toEqual([true, true, true, false]);
    }
    expect(filterQuery({ edited: [day, nextDay] })).toEqual({ editedGt: begin - 1, editedLt: end });
  });

  it('a delivery day is its own, whatever the zone', () => {
    setTimeZone(timeZone);
    const order = buildOrderSummary({ service_date: Date.parse(`${day}T00:00:00Z`) / 1000 });
    expect(filterOrders([order], { delivery: [day, nextDay] })).toEqual([order]);
    expect(filterOrders([order], { delivery: [nextDay, ''] })).toEqual([]);
    expect(filterOrders([order], { delivery: ['', day] })).toEqual([]);
  });

  it.each([
    ['first', begin],
    ['last', end - 1],
  ])('Today is that day in its %s second, and may be typed, but not the day before', async (_which, now) => {
    standAt(timeZone, now);
    expect(toDateText(today())).toBe(day);
    const seen: (readonly string[])[] = [];
    const refused = jest.fn();
    function Page() {
      const [typed, setTyped] = useState<string | null>(null);
      return (
        <>
          <DaySpan value={['', '']} onChange={(chosen) => seen.push(chosen)} />
          <label htmlFor="delivery">Delivery</label>
          <DateField
            id="delivery"
            value={typed}
            min={toDateText(today())}
            onChange={setTyped}
            onRefuse={refused}
          />
        </>
      );
    }
    const { user } = renderWithStore(<Page />, { advanceTimers: () => undefined });
    await user.click(await screen.findByLabelText('From'));
    await user.click(await screen.findByText('Today'));
    expect(seen).toEqual([[day, day]]);

    const shown = (text: string) => {
      const [year = '', month = '', date = ''] = text.split('-');
      return `${Number(month)}/${Number(date)}/${year}`;
    };
    await typeDay(user, 'Delivery', shown(day));
    await waitFor(() => expect(screen.getByLabelText('Delivery')).toHaveValue(shown(day)));
    expect(refused).not.toHaveBeenCalled();
    await typeDay(user, 'Delivery', shown(daysAfter(day, -1)));
    expect(refused).toHaveBeenCalledWith(daysAfter(day, -1));
  });
});
