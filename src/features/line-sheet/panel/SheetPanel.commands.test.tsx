import { screen, waitFor, within } from '@testing-library/react';
import { file, mockApi, networkFailure, problem } from '../../../test/mockApi';
import {
  coatCell,
  openLineSheet,
  savedLine,
  type SheetUser,
  skirtCell,
  winterOrder,
} from '../../../test/openLineSheet';

describe('Save', () => {
  it("says 'Saving changes', then 'Order saved'", async () => {
    const { user, server } = await openLineSheet();
    const release = server.hold();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saving changes')).toBeVisible();
    expect(await screen.findByText('Saving')).toBeVisible();
    release();
    expect(await screen.findByText('Order saved')).toBeVisible();
    expect(server.saves).toHaveLength(1);
  });

  it('reports a failure', async () => {
    const { user, server } = await openLineSheet();
    server.fates.push(networkFailure());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Could not save the order, please try again later')).toBeVisible();
    const primary = 'ant-btn-primary';
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveClass(primary));
    await savedLine();
    // Not highlighted once all is saved.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveClass(primary));
  });

  it('shows the message of a refusal, with the number of unsaved changes', async () => {
    const { user, server } = await openLineSheet();
    server.fates.push({ refuse: 'The sku is unknown.' });
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    expect(await screen.findByText('The sku is unknown.')).toBeVisible();
    expect(screen.getAllByText('Not saved yet (1 change): The sku is unknown.')[0]).toBeVisible();
  });
});

describe('Finished', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Finished' });
  const confirm = async (user: SheetUser) => {
    await user.click(box());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send order' }));
    dialog.getByText('Please, confirm you want to label this order as finished.');
    return dialog;
  };

  it('is hidden until something is ordered', async () => {
    await openLineSheet({ lines: {} });
    expect(screen.queryByRole('checkbox', { name: 'Finished' })).not.toBeInTheDocument();
  });

  it('does nothing when the dialog is cancelled', async () => {
    const { user } = await openLineSheet();
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box()).not.toBeChecked();
  });

  const shortCoat = winterOrder.garments.map((garment) =>
    garment.generic === 'WJM123' ? { ...garment, min_quantity: 12, multiple: 6 } : garment,
  );

  const itemsOf = (dialog: Awaited<ReturnType<typeof confirm>>) =>
    dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('lists stock, wanted marks and a missing date first, and can be finished anyway', async () => {
    const { user } = await openLineSheet({ wanted: ['WJM200010', 'WJM123010S'], service_date: null });
    const dialog = await confirm(user);
    expect(itemsOf(dialog)).toEqual([
      'Not enough stock for WJM123000L: 2 ordered, 0 in stockWool coat 1001, Black, L',
      'Wanted, without a quantitySilk skirt 1002, Ecru',
      'Wanted, without a quantityWool coat 1001, Ecru, S',
      'No delivery date',
    ]);
    expect(dialog.getByRole('alert')).toHaveTextContent(
      '4 things to check. You can finish the order anyway.',
    );
    expect(dialog.getByRole('button', { name: "Yes, I'm done!" })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'No delivery date' }));
    await waitFor(() => expect(screen.getByLabelText('Delivery date')).toHaveFocus());
  });

  it('goes from a wanted color to its first size', async () => {
    const { user } = await openLineSheet({ wanted: ['WJM200010'] });
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: 'Wanted, without a quantity' }));
    await waitFor(() => expect(skirtCell('Ecru', 'S')).toHaveFocus());
  });

  it('cannot be confirmed during a conflict, which links to its cell', async () => {
    const { user, server } = await openLineSheet();
    server.change({ WJM200000S: 9 });
    await user.type(skirtCell('Black', 'S'), '3');
    await user.tab();
    await screen.findByRole('button', { name: 'Choose' });
    await user.click(box());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send order' }));
    expect(dialog.getByRole('button', { name: "Yes, I'm done!" })).toBeDisabled();
    await user.click(
      dialog.getByRole('button', { name: 'Changed twice: choose first which change to keep' }),
    );
    await waitFor(() => expect(skirtCell('Black', 'S, changed twice and not saved')).toHaveFocus());
  });

  it('reports at the first change of a finished order that it is still saved', async () => {
    const { user } = await openLineSheet({ finished: true, customer_finished: true });
    const message = 'This order is marked as finished. Your change is saved to it anyway.';
    await user.type(skirtCell('Black', 'S'), '3');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /close/i }));
    await user.type(skirtCell('Black', 'M'), '4');
    await user.tab();
    await savedLine();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('lists violated minimums and multiples, and can be confirmed anyway', async () => {
    const { user } = await openLineSheet({ garments: shortCoat });
    const dialog = await confirm(user);
    expect(itemsOf(dialog)).toEqual(
      expect.arrayContaining([
        'WJM123 Wool coat: 2 of at least 12 pieces',
        'WJM123000L: 2 is not a multiple of 6, take 6Wool coat 1001, Black, L',
      ]),
    );
    expect(dialog.getByRole('button', { name: "Yes, I'm done!" })).toBeEnabled();
  });

  it('cannot be confirmed where minimums are required', async () => {
    const { user } = await openLineSheet({ garments: shortCoat, requires_minimums: true });
    await user.click(box());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send order' }));
    expect(dialog.getAllByRole('alert')[0]).toHaveTextContent('The order cannot be finished like this');
    expect(dialog.getByRole('button', { name: "Yes, I'm done!" })).toBeDisabled();
  });

  it.each([
    [/^WJM123000L: 2 is/, 'L'],
    [/^WJM123 Wool coat/, 'S'],
  ])('goes from %s to its cell', async (name, size) => {
    const { user } = await openLineSheet({ garments: shortCoat, requires_minimums: true });
    await user.click(box());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send order' }));
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(coatCell('Black', size)).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box()).not.toBeChecked();
  });

  it('goes to a cell that a search hides', async () => {
    const { user } = await openLineSheet({ garments: shortCoat, requires_minimums: true });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nothing like it');
    await screen.findByText('No garment matches “nothing like it”.');
    await user.click(box());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send order' }));
    await user.click(dialog.getByRole('button', { name: /^WJM123000L: 2 is/ }));
    await waitFor(() => expect(coatCell('Black', 'L')).toHaveFocus());
  });

  it("reads 'Updating...' until the order is labelled", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, server } = await openLineSheet();
    const calls = mockApi('finishOrder', async () => {
      await held;
      server.order = { ...server.order, finished: true, customer_finished: true, version: 2 };
      return { status: 'success', version: 2 };
    });
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: "Yes, I'm done!" }));
    expect(await screen.findByText('Updating...')).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(1));
    answer();
    await waitFor(() => expect(box()).toBeChecked());
    expect(calls[0]?.body).toEqual({ id: server.order.id, customer_finished: true });
    expect(screen.getByRole('complementary', { name: 'Order' })).toHaveTextContent('Finished by customer');

    // The next save builds on the version that finishing created.
    await user.type(coatCell('Black', 'S'), '3');
    await user.tab();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
    expect(server.saves.map(({ version }) => version)).toEqual([2]);
    await savedLine();
  });

  it('saves unsaved changes first', async () => {
    const { user, server } = await openLineSheet();
    const release = server.hold();
    const calls = mockApi('finishOrder', { status: 'success', version: 3 });
    await user.type(coatCell('Black', 'S'), '3');
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: "Yes, I'm done!" }));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(calls).toHaveLength(0);
    release();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Updating...')).not.toBeInTheDocument());
  });

  it("becomes 'Failed update' after a failure, and a click brings the checkbox back", async () => {
    const { user } = await openLineSheet();
    mockApi('finishOrder', { status: 'error', error: 'The order is in the ERP.' });
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: "Yes, I'm done!" }));
    expect(await screen.findByText('The order is in the ERP.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Failed update' }));
    expect(box()).not.toBeChecked();
  });

  it('is unmarked without confirmation', async () => {
    const { user, server } = await openLineSheet({ finished: true, customer_finished: true });
    const calls = mockApi('finishOrder', () => {
      server.order = { ...server.order, finished: false, customer_finished: false, version: 2 };
      return { status: 'success', version: 2 };
    });
    expect(box()).toBeChecked();
    await user.click(box());
    await waitFor(() => expect(box()).not.toBeChecked());
    expect(calls[0]?.body).toMatchObject({ customer_finished: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a download', () => {
  // jsdom cannot follow a link to a file.
  beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));
  afterEach(() => jest.mocked(HTMLAnchorElement.prototype.click).mockRestore());

  it('saves unsaved changes, then downloads Excel', async () => {
    const { user, server } = await openLineSheet();
    const calls = mockApi('downloadOrderExcel', file('order.xlsx'));
    await user.type(coatCell('Black', 'S'), '3');
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText('Downloading excel')).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(server.quantities()).toMatchObject({ WJM123000S: 3 });
  });

  it('reports why there is no file', async () => {
    const { user } = await openLineSheet();
    mockApi('downloadOrderExcel', problem(503, 'The file could not be made.'));
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText('The file could not be made.')).toBeVisible();
  });

  it('downloads a PDF too', async () => {
    const { user, server } = await openLineSheet();
    const calls = mockApi('downloadOrderPdf', file('order.pdf'));
    await user.type(coatCell('Black', 'S'), '3');
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.params).toEqual({ id: server.order.id });
    expect(server.quantities()).toMatchObject({ WJM123000S: 3 });
    await savedLine();
  });

  it('reports why there is no PDF', async () => {
    const { user } = await openLineSheet();
    mockApi('downloadOrderPdf', problem(503, 'The file could not be made.'));
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    expect(await screen.findByText('The file could not be made.')).toBeVisible();
  });

  it('is not downloaded if unsaved changes cannot be saved', async () => {
    const { user, server } = await openLineSheet();
    server.fates.push({ refuse: 'The sku is unknown.' });
    const calls = mockApi('downloadOrderExcel', file('order.xlsx'));
    await user.type(coatCell('Black', 'S'), '3');
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    expect(await screen.findByText('The sku is unknown.')).toBeVisible();
    expect(calls).toHaveLength(0);
  });
});
