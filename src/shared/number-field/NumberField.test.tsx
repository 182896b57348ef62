import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './NumberField';

it.each([
  ['12,50', 12.5],
  ['１２', 12],
  ['١٢٫٥', 12.5],
  ['1.234,50', 1234.5],
])('%s is %d', async (typed, value) => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<NumberField aria-label="Freight" precision={2} onChange={onChange} />);
  await user.type(screen.getByRole('spinbutton'), typed);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(screen.getByRole('spinbutton')).toHaveValue(value.toFixed(2));
});

it('is emptied, and takes no word', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<NumberField aria-label="Freight" defaultValue={5} onChange={onChange} />);
  const field = screen.getByRole('spinbutton');
  await user.type(field, 'abc');
  await user.tab();
  expect(field).toHaveValue('5');
  await user.clear(field);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});
