import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const selectOf = (name: string | RegExp): HTMLElement => screen.getByRole('combobox', { name });

/** Opens a select by its label and chooses the option of this text. */
export async function chooseOption(user: UserEvent, name: string | RegExp, option: string): Promise<void> {
  await user.click(selectOf(name));
  // Ant Design's visible list has no roles; the one with roles lacks most options.
  await user.click(await screen.findByText(option, { selector: '[aria-disabled] > *' }));
}

/** The texts of the options that an open select shows. */
export function shownOptions(): (string | null)[] {
  return [...document.querySelectorAll('[role=listbox] ~ * [aria-disabled]')].map((one) => one.textContent);
}

/** What a select shows as chosen. */
export function chosenIn(name: string | RegExp): string {
  return selectOf(name).parentElement?.textContent ?? '';
}

/** Clears a select. */
export async function clearSelect(user: UserEvent, name: string | RegExp): Promise<void> {
  const select = selectOf(name).parentElement?.parentElement ?? document.body;
  await user.click(within(select).getByRole('button', { name: 'Clear' }));
}
