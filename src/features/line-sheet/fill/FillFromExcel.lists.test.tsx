import { waitFor, within } from '@testing-library/react';
import { buildGarment } from '../../../test/factories/buildGarment';
import { openFillDialog, shown } from '../../../test/openFillDialog';
import { savedLine } from '../../../test/openLineSheet';

const apply = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: /^Apply/ });

it('reads a pasted list of skus and quantities', async () => {
  const { user, server, dialog } = await openFillDialog();
  await user.type(
    dialog.getByLabelText('Or paste skus or EANs and quantities, one line each'),
    'WJM123010S 4{Enter}XYZ 2',
  );
  await user.click(dialog.getByRole('button', { name: 'Read list' }));
  expect(await dialog.findByText('1 added. 1 value not taken.')).toBeVisible();
  expect(shown('Not taken')).toEqual([['B2', '“2”', 'XYZ is not in this catalog']]);
  await user.click(dialog.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123010S: 4 }));
  await savedLine();
});

describe('quantities with three decimals, or thousands', () => {
  const list = new File(['sku;quantity\nWJM123010S;12,000\nWJM123010M;3,000\n'], 'erp.csv');
  const group = (dialog: ReturnType<typeof within>) =>
    within(dialog.getByRole('radiogroup', { name: 'How many pieces is “12,000”?' }));
  const filledIn = () => shown('Changes').map((cells) => cells.slice(3, 5));

  it('are asked about once, before anything is stored', async () => {
    const { user, server, dialog, choose } = await openFillDialog({ lines: {} });
    await choose(list);
    expect(await dialog.findByText('Choose how to read these numbers to see what changes.')).toBeVisible();
    expect(apply(dialog)).toBeDisabled();
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    await user.click(group(dialog).getByRole('radio', { name: '12,000 pieces' }));
    expect(filledIn()).toEqual([
      ['0', '12,000'],
      ['0', '3,000'],
    ]);
    await user.click(group(dialog).getByRole('radio', { name: '12 pieces' }));
    expect(filledIn()).toEqual([
      ['0', '12'],
      ['0', '3'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }));
    await waitFor(() => expect(server.quantities()).toEqual({ WJM123010S: 12, WJM123010M: 3 }));
    await savedLine();
  });

  it('are read as the quantities of the order suggest, and the question stays', async () => {
    const { dialog, choose } = await openFillDialog({ lines: { WJM123: { WJM123000L: 20 } } });
    await choose(list);
    await dialog.findByText(/^2 added/);
    expect(group(dialog).getByRole('radio', { name: '12 pieces' })).toBeChecked();
    expect(filledIn()).toEqual([
      ['0', '12'],
      ['0', '3'],
    ]);
  });

  it('are asked about again for another file, and not if a row decides', async () => {
    const { user, dialog, choose } = await openFillDialog({ lines: {} });
    await choose(list);
    await user.click(await dialog.findByRole('radio', { name: '12 pieces' }));
    await choose(new File(['sku;quantity\nWJM123010S;12,000\nWJM123010M;6,000\n'], 'other.csv'));
    expect(await dialog.findByText('Choose how to read these numbers to see what changes.')).toBeVisible();
    await choose(new File(['sku;quantity\nWJM123010S;12,000\nWJM123010M;0,000\n'], 'third.csv'));
    expect(await dialog.findByText(/^1 added/)).toBeVisible();
    expect(dialog.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(filledIn()).toEqual([['0', '12']]);
  });

  it('are asked about where the order and the file contradict each other', async () => {
    const { user, dialog } = await openFillDialog({ lines: { WJM123: { WJM123000L: 20 } } });
    await user.type(
      dialog.getByRole('textbox'),
      'WJM123010S 1,250{Enter}WJM123010M 7,000{Enter}WJM200000S 5',
    );
    await user.click(dialog.getByRole('button', { name: 'Read list' }));
    const asked = within(await dialog.findByRole('radiogroup', { name: 'How many pieces is “7,000”?' }));
    expect(asked.getByRole('radio', { name: '7,000 pieces' })).not.toBeChecked();
    await user.click(asked.getByRole('radio', { name: '7 pieces' }));
    expect(await dialog.findByText('2 added. 1 over the stock. 1 value not taken.')).toBeVisible();
    expect(shown('Not taken')).toEqual([['B1', '“1,250”', 'Not a whole number']]);
  });

  it('say which reading would be a fraction', async () => {
    const { user, dialog } = await openFillDialog({ lines: {} });
    await user.type(dialog.getByRole('textbox'), 'WJM200000S 1,250');
    await user.click(dialog.getByRole('button', { name: 'Read list' }));
    const asked = within(await dialog.findByRole('radiogroup', { name: 'How many pieces is “1,250”?' }));
    expect(asked.getByRole('radio', { name: '1,250 pieces' })).toBeChecked();
    await user.click(asked.getByRole('radio', { name: 'A fraction, not taken' }));
    expect(await dialog.findAllByText(/1 value not taken/)).not.toHaveLength(0);
    expect(shown('Not taken')).toEqual([['B1', '“1,250”', 'Not a whole number']]);
  });
});

it('reads digits of every script and units in a pasted list', async () => {
  const { user, dialog } = await openFillDialog();
  await user.type(
    dialog.getByRole('textbox'),
    'WJM123010S ４{Enter}WJM123010M 5 Stk.{Enter}WJM200000S ٦{Enter}WJM200000M -',
  );
  await user.click(dialog.getByRole('button', { name: 'Read list' }));
  expect(await dialog.findByText('3 added.')).toBeVisible();
  expect(shown('Changes').map((cells) => cells[4])).toEqual(['4', '5', '6']);
});

it('reads a pasted list of EANs, and reports ambiguous ones', async () => {
  const coat = buildGarment({
    generic: 'WJM123',
    name: 'Wool coat',
    number: '1001',
    sizes: ['S'],
    skus: [
      { sku: 'WJM123000S', color: '000', size: 'S', stock: 9, quantity: 0, ean: '036000291452' },
      { sku: 'WJM123010S', color: '010', size: 'S', stock: 9, quantity: 0, ean: '4006381333931' },
      { sku: 'WJM123020S', color: '020', size: 'S', stock: 9, quantity: 0, ean: '4006381333931' },
    ],
  });
  const { user, server, dialog } = await openFillDialog({ garments: [coat], lines: {} });
  await user.type(
    dialog.getByLabelText('Or paste skus or EANs and quantities, one line each'),
    '0036000291452 4{Enter}4006381333931 2{Enter}96385074 1',
  );
  await user.click(dialog.getByRole('button', { name: 'Read list' }));
  expect(await dialog.findByText('1 added. 2 values not taken.')).toBeVisible();
  expect(shown('Not taken')).toEqual([
    ['B2', '“2”', '4006381333931 is the EAN of WJM123010S and WJM123020S: name the sku instead'],
    ['B3', '“1”', '96385074 is not in this catalog'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(server.quantities()).toEqual({ WJM123000S: 4 }));
  await savedLine();
});

it('reads a .csv list too', async () => {
  const { dialog, choose } = await openFillDialog();
  await choose(new File(['sku;quantity\nWJM123010S;4\n'], 'list.csv'));
  expect(await dialog.findByText('1 added.')).toBeVisible();
});
