import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FormLine, formMarks, writeLine, writeOrigin } from '../../../domain/order-form/formMarks';
import { bookFile, openFillDialog, shown } from '../../../test/openFillDialog';
import { coatCell, openLineSheet, savedLine, total } from '../../../test/openLineSheet';

const black: FormLine = [
  ['WJM123000S', 0],
  ['WJM123000M', 0],
  ['WJM123000L', 2],
];
const ecru: FormLine = [['WJM123010S', 0], ['WJM123010M', 0], null];

type Values = readonly (number | string | null)[];

interface Filled {
  order: string;
  version?: number;
  catalog?: string;
  black?: Values;
  ecru?: Values;
}

/** The order's form as it was downloaded, filled in. */
function formFile({ order, version = 1, catalog = 'c', ...lines }: Filled, name = 'order_1.xlsx'): File {
  const origin = { order, orderName: 'Spring', catalog, catalogName: 'Women SS27', version };
  const rows = [
    [writeOrigin(origin), formMarks.code, ...[0, 1, 2].map(formMarks.size), formMarks.line],
    ['', 'WJM123000', ...(lines.black ?? [null, null, 2]), writeLine(black)],
    ['', 'WJM123010', ...(lines.ecru ?? [null, null, null]), writeLine(ecru)],
  ];
  return bookFile(
    [
      { name: 'Order', rows: [['Order']] },
      { name: 'Order form', rows },
    ],
    name,
  );
}

const apply = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: /^Apply/ });

it('previews the changes of the file, and enters them as one step once confirmed', async () => {
  const { user, server, dialog, choose, orderId } = await openFillDialog();
  expect(apply(dialog)).toBeDisabled();
  await choose(formFile({ order: orderId, black: [3, null, null], ecru: [7, null, null] }));
  expect(await dialog.findByText('2 added, 1 removed. 1 over the stock.')).toBeVisible();
  expect(shown('Changes')).toEqual([
    ['Wool coat 1001, Black', 'S', 'C2', '0', '3', 'Added'],
    ['Wool coat 1001, Black', 'L', 'E2', '2', '0', 'Removed'],
    ['Wool coat 1001, Ecru', 'S', 'C3', '0', '7', 'Added, not enough stock'],
  ]);
  expect(total()).toContain('2');
  expect(server.saves).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Apply 3 changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('3 quantities filled in. Undo takes them back.')).toBeVisible();
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000S: 3, WJM123010S: 7 }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2 }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await savedLine();
});

it('changes nothing when it is cancelled', async () => {
  const { user, server, dialog, choose, orderId } = await openFillDialog();
  await choose(formFile({ order: orderId, black: [3, null, 2] }));
  await dialog.findByText('1 added.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(coatCell('Black', 'S')).toHaveValue('');
  expect(server.saves).toEqual([]);
});

it('says when there is nothing to change', async () => {
  const { dialog, choose, orderId } = await openFillDialog();
  await choose(formFile({ order: orderId }));
  expect(await dialog.findByText('Nothing to change: the order has all of it already.')).toBeVisible();
  expect(apply(dialog)).toBeDisabled();
});

it('lists each refused value with its cell, and takes the others', async () => {
  const { user, server, dialog, choose, orderId } = await openFillDialog();
  await choose(formFile({ order: orderId, black: ['abc', 5, -2], ecru: [1.5, 4, 2] }));
  expect(await dialog.findByText('1 added. 5 values not taken.')).toBeVisible();
  expect(shown('Not taken')).toEqual([
    ['C2', '“abc”', 'Not a whole number'],
    ['E2', '“-2”', 'A quantity cannot be negative'],
    ['C3', '“1.5”', 'Not a whole number'],
    ['E3', '“2”', 'It is not made in this size'],
    ['D2', '“5”', 'WJM123000M has no stock'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123010M: 4 }));
  await savedLine();
});

it.each<[string, Filled, string]>([
  [
    'another order',
    { order: 'other', catalog: 'same' },
    'This is the form of another order, “Spring” (other). Open that order to fill it in.',
  ],
  [
    'an order of another catalog',
    { order: 'other', catalog: 'c' },
    'This is the form of another order, “Spring” (other), of the catalog “Women SS27”. Open that order to fill it in.',
  ],
])('refuses the form of %s', async (_what, filled, message) => {
  const { dialog, choose, server } = await openFillDialog();
  const catalog = filled.catalog === 'same' ? server.order.catalog.id : 'c';
  await choose(formFile({ ...filled, catalog, black: [9, 9, 9] }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
  expect(apply(dialog)).toBeDisabled();
});

it('merges a file of an older version, and asks about values changed on both sides', async () => {
  // Since the download somebody else has changed the black L from 2 to 5 and added an ecru S.
  const lines = { WJM123: { WJM123000L: 5, WJM123010S: 1 } };
  const { user, server, dialog, choose, orderId } = await openFillDialog({ lines, version: 3 });
  await choose(formFile({ order: orderId, black: [3, null, 8] }));
  expect(
    await dialog.findByText(
      '1 added, 1 changed. 1 over the stock. The order has changed since the file was made: only what was changed in the file is taken. 1 cell was changed in both: choose which to keep.',
    ),
  ).toBeVisible();
  expect(apply(dialog)).toBeDisabled();
  const question = within(dialog.getByRole('radiogroup', { name: 'Wool coat 1001, Black, L' }));
  await user.click(question.getByRole('radio', { name: 'Order: 5' }));
  expect(dialog.getByRole('button', { name: 'Apply 1 change' })).toBeEnabled();
  await user.click(question.getByRole('radio', { name: 'File: 8' }));
  await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }));
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000S: 3, WJM123000L: 8, WJM123010S: 1 }));
  await savedLine();
});

it.each<[string, BlobPart, string]>([
  ['is empty', '', 'The file is empty.'],
  [
    'is a picture',
    new Uint8Array([0xff, 0xd8, 0, 1]),
    'The file is not a spreadsheet; save it as .xlsx, .xls, .ods or .csv and try again.',
  ],
  [
    'is broken',
    new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]),
    'The file is damaged; open it in your spreadsheet program, save it again and try again.',
  ],
  [
    'says nothing',
    'Dear shop,\nthank you.',
    'The file has neither an order form nor a list of skus and quantities.',
  ],
])('reports when the file %s', async (_what, content, message) => {
  const { dialog, choose } = await openFillDialog();
  await choose(new File([content], 'order.xlsx'));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('accepts a file dropped on the sheet', async () => {
  const { server } = await openLineSheet();
  const card = await screen.findByRole('article', { name: 'Wool coat' });
  const file = formFile({ order: server.order.id, black: [3, null, 2] });
  const dataTransfer = { files: [file], types: ['Files'] };
  expect(fireEvent.dragOver(card, { dataTransfer: { files: [], types: ['Files'] } })).toBe(false);
  expect(screen.getByText('Drop the filled order form here')).toBeVisible();
  fireEvent.drop(card, { dataTransfer });
  expect(screen.queryByText('Drop the filled order form here')).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill from Excel' }));
  const summary = await dialog.findByText('1 added.');
  // The dialog opens slowly.
  await waitFor(() => expect(summary).toBeVisible());
});

it('does not accept a file for an order that cannot be changed, with a reason', async () => {
  const { server } = await openLineSheet({ sap_status: 2 });
  expect(screen.queryByRole('button', { name: 'Fill from Excel' })).not.toBeInTheDocument();
  const files = [formFile({ order: server.order.id, black: [3, null, 2] })];
  const panel = screen.getByRole('complementary', { name: 'Order' });
  fireEvent.drop(panel, { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findAllByText(/cannot be changed|can't be changed/)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
