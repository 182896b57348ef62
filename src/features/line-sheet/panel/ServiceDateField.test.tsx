import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '../../../test/render';
import { ServiceDateField } from './ServiceDateField';

const field = () => screen.getByLabelText<HTMLInputElement>('Delivery date');
const hasCalendar = () => document.querySelector('.ant-picker') !== null;

// In their own file, in this order, as the calendar's code must not have been loaded before.
it('stays the same field while it is typed into, whether the calendar has loaded or not', async () => {
  const onFault = jest.fn();
  renderWithStore(<ServiceDateField isReadOnly={false} fault={null} onFault={onFault} />);
  const first = field();
  act(() => first.focus());
  fireEvent.input(first, { target: { value: '1/2/2' } });
  await act(() => import('../../../shared/date-field/DayPicker'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(field()).toBe(first);
  expect(first).toHaveFocus();
  fireEvent.input(first, { target: { value: 'asap' } });
  act(() => first.blur());
  expect(onFault).toHaveBeenLastCalledWith('“asap” is not a date. Write it like 3/25/2027.');
  await waitFor(() => expect(hasCalendar()).toBe(true));
});

it('retains the focus and what is selected while the calendar loads', async () => {
  jest.resetModules();
  renderWithStore(<ServiceDateField isReadOnly={false} fault={null} onFault={jest.fn()} />);
  act(() => field().focus());
  const focused = new Set<boolean>();
  // Checks after each change of the page.
  await waitFor(() => {
    focused.add(document.activeElement === field());
    expect(hasCalendar()).toBe(true);
  });
  expect([...focused]).toEqual([true]);
});
