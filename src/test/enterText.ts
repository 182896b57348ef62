import { fireEvent, screen } from '@testing-library/react';

/** Sets the text of the field with this label in one event; typing would re-render the form for each key. */
export function enterText(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}
