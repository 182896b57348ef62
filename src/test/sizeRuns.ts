import { screen, waitFor, within } from '@testing-library/react';
import type { SheetUser } from './openLineSheet';

/** The dialog of the size runs. */
export const dialog = () => screen.getByRole('dialog', { name: 'Size run' });
/** Where a run is typed. */
export const field = () => within(dialog()).getByRole('textbox', { name: /^Run/ });
/** Chooses what a run is for. */
export const choose = (user: SheetUser, name: RegExp | string) =>
  user.click(within(dialog()).getByRole('radio', { name }));
/** Presses a button of the dialog. */
export const press = (user: SheetUser, name: RegExp | string) =>
  user.click(within(dialog()).getByRole('button', { name }));
/** The dialog's status message. */
export const result = () => within(dialog()).getByRole('status');

/** Opens the size runs from a cell, and types a run. */
export async function openRuns(user: SheetUser, from: HTMLElement, run = '') {
  await user.click(from);
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(field()).toHaveFocus());
  if (run !== '') await user.keyboard(run);
}

/** Waits until the dialog is closed. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
