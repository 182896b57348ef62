import { screen, within } from '@testing-library/react';
import { utils, write } from 'xlsx';
import { openLineSheet } from './openLineSheet';
import './pageWorkers';
import { cellsOf, rowsOf } from './tableRows';

/** An .xlsx file with these sheets. */
export function bookFile(sheets: { name: string; rows: unknown[][] }[], name = 'list.xlsx'): File {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(sheet.rows), sheet.name);
  return new File([write(book, { type: 'array', bookType: 'xlsx' })], name);
}

/** A line sheet with the dialog 'Fill from Excel'. */
export async function openFillDialog(overrides: Parameters<typeof openLineSheet>[0] = {}) {
  const app = await openLineSheet(overrides);
  await screen.findByRole('article', { name: 'Wool coat' });
  await app.user.click(screen.getByRole('button', { name: 'Fill from Excel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill from Excel' }));
  const choose = (file: File) => app.user.upload(dialog.getByLabelText('Filled file'), file);
  const orderId = app.server.order.id;
  return { ...app, dialog, choose, orderId };
}

/** The text of a table by rows. */
export const shown = (table: string) => rowsOf(table).map(cellsOf);
