import { worded } from '../../test/worded';
import { act, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { useState } from 'react';
import { renderWithStore } from '../../test/render';
import { dateField, typeDay } from '../../test/typeDay';
import { DateField, loadDayjsLocale } from './DateField';
import { dayFault } from './dayFault';
import { dayFormat, dayOrder } from './dayFormat';
import type { DateFieldProps } from './DayPicker';

function Sample({ onChange, ...props }: DateFieldProps) {
  const [day, setDay] = useState<string | null>('2026-11-21');
  const handleChange = (next: string | null) => {
    setDay(next);
    onChange?.(next);
  };
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateField id="day" {...props} value={day} onChange={handleChange} />
      <button type="button" onClick={() => props.onRefuse?.(`sent ${day}`)}>
        Send
      </button>
    </>
  );
}

async function renderField(props: DateFieldProps = {}) {
  const days: (string | null)[] = [];
  const { user } = renderWithStore(<Sample {...props} onChange={(day) => days.push(day)} />);
  const field = await dateField('Day');
  const type = (day: string) => typeDay(user, 'Day', day);
  return { user, days, field, type };
}

it.each([
  ['11/30/2026', '2026-11-30'],
  ['1/2/2027', '2027-01-02'],
  ['01/02/2027', '2027-01-02'],
  ['2027-01-02', '2027-01-02'],
  ['1/2/27', '2027-01-02'],
])('accepts typed text: %s', async (text, day) => {
  const { days, field, type } = await renderField();
  expect(field).toHaveValue('11/21/2026');
  await type(text);
  await waitFor(() => expect(days.at(-1)).toBe(day));
  expect(field).toHaveValue(day === '2026-11-30' ? '11/30/2026' : '1/2/2027');
});

it.each([
  ['1/2/2027', '2027-01-02'],
  ['1/2/27', '2027-01-02'],
  ['', null],
])('has its shown value when a button is clicked: "%s"', async (text, day) => {
  const onRefuse = jest.fn();
  const { user, field } = await renderField({ onRefuse });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  // Tapping the button blurs the field at the same time.
  act(() => field.blur());
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  expect(onRefuse).toHaveBeenCalledWith(`sent ${day}`);
  expect(field).toHaveValue(day === null ? '' : '1/2/2027');
});

it('has the typed day before it loses the focus', async () => {
  const { user, days, field } = await renderField();
  await user.clear(field);
  await user.type(field, '1/2/2027');
  expect(days).toEqual(['2027-01-02']);
});

it('preserves text that is not a date, and shows the format', async () => {
  const { days, field, type } = await renderField();
  await type('asap');
  expect(field).toHaveValue('asap');
  expect(days.at(-1)).toBe('asap');
  expect(worded(dayFault('asap'))).toBe('“asap” is not a date. Write it like 3/25/2027.');
  await type('1/2/2027');
  expect(field).toHaveValue('1/2/2027');
  expect(dayFault(days.at(-1))).toBeNull();
});

it('opens its calendar when it was clicked before it had loaded', async () => {
  const { user } = renderWithStore(<Sample />);
  await user.click(screen.getByLabelText('Day'));
  expect(await screen.findByTitle('11/24/2026')).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveFocus();
});

it('has a calendar', async () => {
  const { user, days, field } = await renderField();
  await user.click(field);
  await user.click(await screen.findByTitle('11/24/2026'));
  expect(days).toEqual(['2026-11-24']);
});

it('refuses days that are too early, and reports which was typed', async () => {
  const onRefuse = jest.fn();
  const { user, days, field, type } = await renderField({ min: '2026-11-20', onRefuse });
  await type('11/19/2026');
  await waitFor(() => expect(field).toHaveValue('11/21/2026'));
  expect(onRefuse.mock.calls).toEqual([['2026-11-19']]);
  await user.click(field);
  await user.click(await screen.findByTitle('11/19/2026'));
  expect(days).not.toContain('2026-11-19');
});

it.each([
  ['en-US', 'M/D/YYYY', 'MDY'],
  ['en-GB', 'DD/MM/YYYY', 'DMY'],
  ['de', 'D.M.YYYY', 'DMY'],
  ['sv', 'YYYY-MM-DD', 'YMD'],
  ['bg', 'D.MM.YYYY[\u202Fг.]', 'DMY'],
  ['fa', 'YYYY/M/D', 'YMD'],
])('writes days as people of %s do', (language, format, order) => {
  expect(dayFormat(language)).toBe(format);
  expect(dayOrder(language)).toBe(order);
});

it.each([
  ['1/2/27', 'Read as January 2, 2027'],
  ['1.2.2027', 'Read as January 2, 2027'],
  ['25.3.27', 'Read as March 25, 2027'],
  ['1/2/2027', 'Read as January 2, 2027'],
  ['3/25/27', ''],
  ['2027-01-02', ''],
])('tells how it read %s', async (text, reading) => {
  const { type } = await renderField();
  await type(text);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(reading));
  await type('11/30/2026');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

it.each([
  ['de-AT', 'de-at', 1],
  ['pt-BR', 'pt-br', 0],
  ['fr-FR', 'fr', 1],
  ['en-US', 'en', 0],
  ['xx', 'en', 0],
])('starts the week as in %s', async (language, name, weekStart) => {
  expect(await loadDayjsLocale(language)).toBe(name);
  expect(dayjs.Ls[name]?.weekStart ?? 0).toBe(weekStart);
  dayjs.locale('en');
});
