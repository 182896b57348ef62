import { screen, within } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import type { FileKind } from '../../domain/uploads/uploads';
import { renderWithStore } from '../../test/render';
import { workbookFile } from '../../test/workbookFile';
import '../../test/pageWorkers';
import { useFileCheck } from '../file-check/useFileCheck';
import { SpreadsheetField } from './SpreadsheetField';

function Upload({ kind }: { kind: FileKind }) {
  const [file, setFile] = useState<File | null>(null);
  const check = useFileCheck(kind, file);
  return (
    <Form<{ file: File | null }> onValuesChange={({ file: chosen = null }) => setFile(chosen)}>
      <SpreadsheetField label="Excel file" kind={kind} check={check} />
    </Form>
  );
}

/** A vendor's form: codes in row 1, help below them, the titles in row 12. */
const formOf = (titles: readonly string[], row: readonly unknown[]) =>
  workbookFile(
    [
      titles.map((_, index) => `F${index + 1}`),
      ...Array.from({ length: 10 }, () => ['Vendor number', '4711']),
      titles,
      row,
    ],
    'vendor.xlsx',
    'Form',
  );

const users = formOf(['E-Mail', 'Name', 'Language'], ['ada@shop.test', 'Ada', 'en']);
const stock = formOf(['Style No.', 'Colour Code', 'Size', 'Stock'], ['WJM123', '001', 'M', 12]);
const catalog = formOf(
  ['Style No.', 'Description', 'Colour Code', 'Size', 'Wholesale EUR'],
  ['WJM123', 'Coat', '001', 'M', 99],
);

async function upload(kind: FileKind, file: File) {
  const app = renderWithStore(<Upload kind={kind} />);
  await app.user.upload(await screen.findByLabelText('Excel file'), file);
  return app;
}

it.each<[FileKind, File]>([
  ['catalog', catalog],
  ['edit', catalog],
  ['delete', catalog],
  ['stock', stock],
  ['users', users],
])('opens a refused %s file with its titles in row 12 in Prepare a file', async (kind, file) => {
  const { user } = await upload(kind, file);
  const message = await screen.findByText(/titles of the sheet "Form" seem to be in row 12/);
  await user.click(within(message).getByRole('button', { name: /Prepare this file/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare a file' }));
  expect(await dialog.findByRole('radio', { name: 'The titles are in row 12' })).toBeChecked();
  expect(dialog.getByText('vendor.xlsx')).toBeVisible();
});

it('takes the file that was made of the refused one', async () => {
  const { user } = await upload('stock', stock);
  await user.click(await screen.findByRole('button', { name: /Prepare this file/ }));
  await user.click(await screen.findByRole('button', { name: 'Match the columns' }));
  await user.click(await screen.findByRole('button', { name: 'Look at the result' }));
  await user.click(await screen.findByRole('button', { name: 'Use this file' }));
  expect(await screen.findByText('1 row, all good')).toBeVisible();
  expect(screen.getByText('vendor-prepared.xlsx')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prepare this file/ })).not.toBeInTheDocument();
});

it('does not offer to prepare a file that cannot be read at all', async () => {
  const { user } = await upload('stock', new File(['PK\u0003\u0004 nothing else'], 'broken.xlsx'));
  expect(await screen.findByText(/^The file is damaged/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Prepare a file/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare a file' }));
  expect(dialog.queryByText('broken.xlsx')).not.toBeInTheDocument();
});

it('opens text with the ending of Excel in Prepare a file', async () => {
  const { user } = await upload('stock', new File(['Style No.;Size;Stock\nWJM123;M;12\n'], 'stock.xls'));
  await user.click(await screen.findByRole('button', { name: /Prepare this file/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prepare a file' }));
  expect(await dialog.findByRole('radio', { name: 'The titles are in row 1' })).toBeChecked();
});
