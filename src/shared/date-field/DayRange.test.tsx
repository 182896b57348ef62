import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { useState } from 'react';
import { renderWithStore } from '../../test/render';
import { DaySpan } from './DaySpan';

async function renderSpan(begin: readonly [string, string] = ['', '']) {
  const seen: (readonly string[])[] = [];
  function Page() {
    const [days, setDays] = useState(begin);
    return (
      <DaySpan
        value={days}
        onChange={(next) => {
          seen.push(next);
          setDays(next);
        }}
      />
    );
  }
  const { user } = renderWithStore(<Page />);
  return { user, seen, from: await screen.findByLabelText('From'), to: screen.getByLabelText('To') };
}

it('accepts typed days at once, one end after the other', async () => {
  const { user, seen, from, to } = await renderSpan();
  await user.type(from, '1/2/2027');
  expect(seen).toEqual([['2027-01-02', '']]);
  await user.click(to);
  await user.type(to, '1/5/2027');
  expect(seen.at(-1)).toEqual(['2027-01-02', '2027-01-05']);
  await user.clear(from);
  expect(seen.at(-1)).toEqual(['', '2027-01-05']);
});

it('clears the end on whose wrong side a day is typed', async () => {
  const { user, seen, from } = await renderSpan(['2027-01-02', '2027-01-05']);
  await user.clear(from);
  await user.type(from, '2/1/2027');
  expect(seen.at(-1)).toEqual(['2027-02-01', '']);
});

it.each([
  ['Today', 0, 0],
  ['30 days', -29, 0],
])('sets %s with one click', async (name, from, to) => {
  const { user, seen } = await renderSpan();
  await user.click(screen.getByLabelText('From'));
  await user.click(await screen.findByText(name));
  const day = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD');
  expect(seen).toEqual([[day(from), day(to)]]);
});
