import { screen, within } from '@testing-library/react';

/** The rows of the order list, without its head. */
export function orderRows(): HTMLElement[] {
  return within(screen.getByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1);
}

/** What the cells of a row of the order list say. */
export function cellsOf(row: HTMLElement | undefined): (string | null)[] {
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

/** The customers of the order list, top to bottom. */
export function customersShown(): (string | null | undefined)[] {
  return orderRows().map((row) => cellsOf(row)[0]);
}
