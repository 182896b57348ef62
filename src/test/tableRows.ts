import { screen, within } from '@testing-library/react';

/** The rows of a table, without its header. */
export function rowsOf(table: string): HTMLElement[] {
  return within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
}

/** The texts of a row's cells. */
export function cellsOf(row: HTMLElement | undefined): (string | null)[] {
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

/** The customers of the order list, top to bottom. */
export function customersShown(): (string | null | undefined)[] {
  return rowsOf('Orders').map((row) => cellsOf(row)[0]);
}
