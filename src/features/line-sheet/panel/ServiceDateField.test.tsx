import { act, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '../../../test/render';
import { ServiceDateField } from './ServiceDateField';

// In its own file, where the calendar's code has not been loaded before.
it('retains the focus while the calendar loads, so that no key is lost', async () => {
  renderWithStore(<ServiceDateField isReadOnly={false} />);
  const field = () => screen.getByLabelText('Delivery date');
  act(() => field().focus());
  const focused = new Set<boolean>();
  // Checks after each change of the page.
  await waitFor(() => {
    focused.add(document.activeElement === field());
    expect(field()).not.toHaveAttribute('readonly');
  });
  expect([...focused]).toEqual([true]);
});
