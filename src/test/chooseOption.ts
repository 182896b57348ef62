import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a select by its label and chooses the option of this text. */
export async function chooseOption(user: UserEvent, name: string | RegExp, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

/** What a select shows as chosen. */
export function chosenIn(name: string | RegExp): string {
  return screen.getByRole('combobox', { name }).closest('.ant-select')?.textContent ?? '';
}
