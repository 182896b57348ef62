import { screen, waitFor, within } from '@testing-library/react';
import { buildGarment } from '../../../test/factories/buildGarment';
import {
  coatCell,
  openLineSheet,
  savedLine,
  type SheetUser,
  skirtCell,
  skirtValues,
} from '../../../test/openLineSheet';

const viewMode = (name: string) => screen.getByRole('radio', { name });
const tool = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the view', () => {
  it('is a grid, or a list stored in the URL and the browser', async () => {
    const { user, place, unmount } = await openLineSheet();
    expect(viewMode('Grid')).toBeChecked();
    await user.click(screen.getByRole('img', { name: 'List' }));
    expect(viewMode('List')).toBeChecked();
    expect(place()).toMatch(/\?view=list$/);
    expect(screen.getByRole('article', { name: 'Wool coat' })).toHaveAttribute('data-frame', 'narrowRow');
    unmount();

    await openLineSheet();
    expect(viewMode('List')).toBeChecked();
  });

  it('follows the link without storing it', async () => {
    const { unmount } = await openLineSheet({}, '?view=list');
    expect(viewMode('List')).toBeChecked();
    unmount();
    await openLineSheet();
    expect(viewMode('Grid')).toBeChecked();
  });
});

describe('the tools of a cell', () => {
  it("show the EAN of its sku and the brand's own code, if known", async () => {
    const skus = [
      {
        sku: 'WJM123000S',
        color: '000',
        size: 'S',
        stock: 5,
        quantity: 0,
        ean: '4006381333931',
        own_sku: 'ST-7-S',
      },
      { sku: 'WJM123000M', color: '000', size: 'M', stock: 5, quantity: 0 },
    ];
    const coat = buildGarment({
      generic: 'WJM123',
      number: '1001',
      name: 'Wool coat',
      with_stocks: true,
      skus,
    });
    const { user } = await openLineSheet({ garments: [coat], lines: {} });
    const tools = within(screen.getByRole('group', { name: 'Tools' }));
    await user.click(coatCell('Black', 'S'));
    expect(tools.getByText('EAN 4006381333931')).toBeVisible();
    expect(tools.getByText('ST-7-S')).toBeVisible();
    await user.click(coatCell('Black', 'M'));
    expect(tools.getByText('5 in stock')).toBeVisible();
    expect(tools.queryByText(/EAN|ST-7/)).not.toBeInTheDocument();
  });

  it('show the cell and its stock, and mark it and its color as wanted', async () => {
    const { user, server } = await openLineSheet();
    const tools = within(screen.getByRole('group', { name: 'Tools' }));
    expect(tools.getByText('Select a cell to enter a quantity.')).toBeVisible();

    await user.click(coatCell('Ecru', 'M'));
    expect(tools.getByText('Wool coat')).toBeVisible();
    expect(tools.getByText('5 in stock')).toBeVisible();
    const size = tools.getByRole('button', { name: 'Size wanted: Ecru, M', pressed: false });
    expect(size).toHaveTextContent('Size wanted');
    expect(size).toHaveAttribute('title', 'Mark this size as wanted, to decide on it later (Space)');
    await user.click(size);
    await user.click(tools.getByRole('button', { name: 'Color wanted: Ecru', pressed: false }));
    expect(tools.getByRole('button', { name: 'Size wanted: Ecru, M', pressed: true })).toBeVisible();
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM123010M', 'WJM123010']));
    // Typing still goes into the cell.
    expect(coatCell('Ecru', 'M')).toHaveFocus();
    await savedLine();
  });

  it('copy the row of its color', async () => {
    const { user } = await openLineSheet();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(coatCell('Black', 'S'));
    await user.click(tool('Copy the row of Black'));
    expect(await screen.findByText('Copied the row of Wool coat, Black')).toBeVisible();
    expect(write).toHaveBeenCalledWith('\t\t2');
  });

  it('report when the browser does not allow copying', async () => {
    const { user } = await openLineSheet();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(coatCell('Black', 'S'));
    await user.click(tool('Copy the row of Black'));
    expect(await screen.findByText('The browser did not allow copying')).toBeVisible();
  });
});

describe('the selected cells', () => {
  const line = () => screen.getByRole('group', { name: 'Selection' });

  it('are summed, announced once the selection is stable, and again when a quantity changes', async () => {
    const { user } = await openLineSheet({ lines: { WJM123: { WJM123000L: 2 }, WJM200: { WJM200000S: 4 } } });
    await user.click(coatCell('Black', 'S'));
    expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
    await user.keyboard('{Shift>}{End}{ArrowDown}{ArrowDown}{/Shift}');
    expect(line()).toHaveTextContent('9 cells6 pieces€180.00');
    expect(screen.queryByText(/cells selected/)).not.toBeInTheDocument();
    const said = await screen.findByText('9 cells selected: 6 pieces, €180.00');
    expect(said).toHaveAttribute('role', 'status');

    await user.keyboard('1{Control>}{Enter}{/Control}');
    // Black M has no stock, and there is no ecru L.
    expect(line()).toHaveTextContent('9 cells7 pieces€260.00');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
    await savedLine();
  });

  /** Selects from the skirt's first cell to its last one, and chooses from the selection's menu. */
  async function chooseFor(user: SheetUser, from: 'Black' | 'Ecru', entry: RegExp) {
    await user.click(skirtCell(from, 'S'));
    await user.keyboard(`{Shift>}{End}${from === 'Black' ? '{ArrowDown}' : ''}{/Shift}`);
    await user.click(tool('Selection'));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }

  it.each<[RegExp, 'Black' | 'Ecru', string[], string[]]>([
    [/^Fill down/, 'Black', ['2', '', ''], ['2', '', '']],
    [/^Fill right/, 'Black', ['2', '2', '2'], ['', '', '']],
    [/^Copy Ecru to all colors/, 'Ecru', ['', '', '5'], ['', '', '5']],
  ])('are filled from their menu: %s', async (entry, from, black, ecru) => {
    const { user } = await openLineSheet({ lines: { WJM200: { WJM200000S: 2, WJM200010L: 5 } } });
    expect(screen.queryByRole('button', { name: 'Selection' })).not.toBeInTheDocument();
    await chooseFor(user, from, entry);
    await waitFor(() => expect(skirtValues('Black')).toEqual(black));
    expect(skirtValues('Ecru')).toEqual(ecru);
    await waitFor(() => expect(skirtCell(from, 'S')).toHaveFocus());
    await savedLine();
  });

  it('are multiplied, with a report of rounding, and undone', async () => {
    const { user } = await openLineSheet({ lines: { WJM200: { WJM200000S: 2, WJM200000M: 3 } } });
    await chooseFor(user, 'Black', /^Multiply/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Multiply' }));
    const factor = dialog.getByRole('textbox', { name: 'Multiply the selected quantities by' });
    await user.clear(factor);
    await user.type(factor, '0{Enter}');
    expect(dialog.getByRole('status')).toHaveTextContent('Multiply by a number, as 2 or 1.5');
    await user.clear(factor);
    await user.type(factor, '1.5{Enter}');
    expect(skirtValues('Black')).toEqual(['3', '5', '']);
    expect(dialog.getByRole('status')).toHaveTextContent(
      '2 quantities in 1 color entered.Rounded to whole pieces: M of Silk skirt 1002, Black',
    );
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(skirtValues('Black')).toEqual(['2', '3', '']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(skirtCell('Black', 'S')).toHaveFocus());
    await savedLine();
  });
});

it('explains the appearance of cells, and returns to the cell', async () => {
  const { user } = await openLineSheet();
  await user.click(coatCell('Black', 'S'));
  await user.click(tool('Legend'));
  const legend = within(await screen.findByRole('dialog', { name: 'Legend' }));
  expect(legend.getByText('Out of stock')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveFocus());
});
