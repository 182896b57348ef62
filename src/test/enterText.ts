import { fireEvent, screen } from '@testing-library/react';

/** Enters a text into the field of this label at once, where it is not about typing: each key renders the form again. */
export function enterText(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}
