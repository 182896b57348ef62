import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Returns a date field once its calendar has loaded. */
export async function dateField(label: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText(label)).not.toHaveAttribute('readonly'));
  return screen.getByLabelText(label);
}

/** Types a day into a date field, as 11/21/2026, and leaves it. */
export async function typeDay(user: UserEvent, label: string, day: string): Promise<void> {
  const field = await dateField(label);
  await user.clear(field);
  await user.type(field, day);
  await user.tab();
}
