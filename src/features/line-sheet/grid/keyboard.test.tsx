import { fireEvent, screen, waitFor } from '@testing-library/react';
import { coatCell, openLineSheet, savedLine, skirtCell, takenBy, total } from '../../../test/openLineSheet';

const values = (...cells: HTMLElement[]) =>
  cells.map((one) => (one instanceof HTMLInputElement ? one.value : ''));
const selected = () => document.querySelectorAll('[data-selected] input');
const selectedCells = () => [...document.querySelectorAll<HTMLElement>('[data-selected] input')];

describe('the keys', () => {
  it('move with Tab in reading order across colors and cards, and back', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Tab}');
    expect(coatCell('Black', 'L')).toHaveFocus();
    await user.keyboard('{Tab}{Tab}{Tab}');
    expect(skirtCell('Black', 'S')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(coatCell('Ecru', 'S')).toHaveFocus();
  });

  it('leave the sheet with Tab after the last cell', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Ecru', 'L'));
    await user.keyboard('4{Tab}');
    expect(skirtCell('Ecru', 'L')).not.toHaveFocus();
    expect(skirtCell('Ecru', 'L')).toHaveValue('4');
    await savedLine();
  });

  it('move to the ends of a line and of the sheet', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{End}');
    expect(coatCell('Black', 'L')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(skirtCell('Ecru', 'L')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(coatCell('Black', 'S')).toHaveFocus();
  });

  it('move to the edge of the filled cells with Ctrl, and select up to it with Shift', async () => {
    const { user } = await openLineSheet({
      lines: { WJM123: { WJM123010S: 1, WJM123010M: 2 }, WJM200: { WJM200010S: 3 } },
    });
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Control>}{ArrowDown}{ArrowRight}{/Control}');
    expect(coatCell('Ecru', 'M')).toHaveFocus();
    await user.keyboard('{Control>}{ArrowLeft}{ArrowDown}{/Control}');
    expect(skirtCell('Ecru', 'S')).toHaveFocus();
    await user.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    expect(values(...selectedCells())).toEqual(['1', '', '3']);
    await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(selectedCells()).toHaveLength(3);
    await user.keyboard('{Control>}{Shift>}{Home}{/Shift}{/Control}');
    expect(values(...selectedCells())).toEqual(['', '1', '', '3']);

    // While editing in place they move the caret.
    await user.keyboard('{F2}{Control>}{ArrowUp}{/Control}');
    expect(skirtCell('Ecru', 'S')).toHaveFocus();
  });

  it('remove a quantity with Delete, but only a character while typing', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('{Delete}');
    expect(coatCell('Black', 'L')).toHaveValue('');
    expect(total()).toBe('0 pieces€0.00');
    await waitFor(() => expect(server.quantities()).toEqual({}));

    await user.click(coatCell('Ecru', 'S'));
    await user.keyboard('12');
    fireEvent.keyDown(coatCell('Ecru', 'S'), { key: 'Delete' });
    expect(coatCell('Ecru', 'S')).toHaveValue('12');
    await user.keyboard('{Enter}');
    expect(total()).toBe('12 pieces€600.00');
    await savedLine();
  });

  it('move with Enter below the cell where the Tabs started', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('1{Tab}2{Tab}3{Enter}');
    expect(skirtCell('Ecru', 'S')).toHaveFocus();
    expect(values(skirtCell('Black', 'S'), skirtCell('Black', 'M'), skirtCell('Black', 'L'))).toEqual([
      '1',
      '2',
      '3',
    ]);

    // Any other move ends the series of Tabs.
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Tab}{ArrowRight}{Enter}');
    expect(skirtCell('Ecru', 'L')).toHaveFocus();

    // A series that continues in the next row starts anew there.
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(skirtCell('Black', 'S')).toHaveFocus();
    await savedLine();
  });

  it('stay inside a selection with Tab and Enter', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await user.keyboard('{Tab}{Tab}');
    expect(skirtCell('Ecru', 'M')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}');
    expect(skirtCell('Ecru', 'L')).toHaveFocus();
    await user.keyboard('{Tab}1{Enter}2{Enter}3{Enter}4{Enter}');
    expect(skirtCell('Black', 'M')).toHaveFocus();
    expect(values(...selectedCells())).toEqual(['1', '3', '2', '4']);
    expect(selected()).toHaveLength(4);
    await user.keyboard('{Escape}{Enter}');
    expect(skirtCell('Ecru', 'M')).toHaveFocus();
    expect(selected()).toHaveLength(0);
    await savedLine();
  });

  it('select the column of a size with Ctrl+Space', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Ecru', 'M'));
    await user.keyboard('{Control>} {/Control}');
    expect(selectedCells()).toEqual([skirtCell('Black', 'M'), skirtCell('Ecru', 'M')]);
  });

  it('save with Ctrl+S, including the text being typed', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Ecru', 'S'));
    await user.keyboard('3{Control>}s{/Control}');
    expect(await screen.findByText('Order saved')).toBeVisible();
    expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123010S: 3 });
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    await savedLine();
  });

  it('stay in an unedited cell with Escape', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Escape}{Escape}');
    expect(coatCell('Black', 'S')).toHaveFocus();
  });

  it('leave the cells with F6, and return', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{F6}');
    expect(screen.getByRole('group', { name: 'Tools' })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(coatCell('Black', 'S')).toHaveFocus();
  });

  it('mark a size as wanted with the space bar, or the color when its line is selected', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Ecru', 'M'));
    await user.keyboard(' ');
    expect(await screen.findByText('Size wanted')).toBeInTheDocument();
    expect(coatCell('Ecru', 'M')).toHaveAccessibleName(/wanted/);
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM123010M']));

    await user.keyboard('{Shift>} {/Shift} ');
    expect(screen.getByText('Color wanted')).toBeInTheDocument();
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM123010M', 'WJM123010']));
    await user.keyboard('{Escape} ');
    expect(screen.getByText('Size not wanted')).toBeInTheDocument();
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM123010']));

    // A quantity removes both from the list, by the first 9 characters.
    await user.keyboard('3{Enter}');
    await waitFor(() => expect(server.order.wanted).toEqual([]));
    await savedLine();
  });
});

describe('a selection', () => {
  it('grows with Shift and the arrows, is announced, and ends with the next move', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(await screen.findByText('4 cells selected: 0 pieces, €0.00')).toHaveAttribute('role', 'status');
    expect([...selected()]).toEqual([
      coatCell('Black', 'S'),
      coatCell('Black', 'M'),
      coatCell('Ecru', 'S'),
      coatCell('Ecru', 'M'),
    ]);
    expect(coatCell('Black', 'S')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    expect(selected()).toHaveLength(0);
  });

  it('extends to a Shift-click, and ends with a click', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Ecru', 'S'));
    await user.keyboard('{Shift>}');
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('{/Shift}');
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    expect(selected()).toHaveLength(4);
    await user.click(coatCell('Ecru', 'S'));
    expect(selected()).toHaveLength(0);
  });

  it('is cleared by Delete, as one step', async () => {
    const { user, server } = await openLineSheet({
      lines: { WJM123: { WJM123000L: 2 }, WJM200: { WJM200000S: 1, WJM200000M: 1 } },
    });
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
    expect(total()).toBe('0 pieces€0.00');
    await user.keyboard('{Control>}z{/Control}');
    expect(total()).toBe('4 pieces€140.00');
    await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2, WJM200000S: 1, WJM200000M: 1 }));
    await savedLine();
  });

  it.each([
    ['stays where its cells are still shown', 'silk', 2],
    ['is cleared where they are not', 'wool', 0],
  ])('%s', async (_what, search, count) => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(selected()).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), search);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(selected()).toHaveLength(count);
  });
});

describe('an order that is no longer open', () => {
  it('ignores keys that change it, and can still be copied', async () => {
    const { user, server } = await openLineSheet({ sap_status: 2 });
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('{Delete} ');
    await user.paste('5\t6');
    await user.keyboard('{Shift>} {/Shift}');
    expect(takenBy('copy')).toBe('\t\t2');
    expect(takenBy('cut')).toBe('');
    expect(coatCell('Black', 'L')).toHaveValue('2');
    expect(screen.getByRole('button', { name: /^Size wanted: Black, L/ })).toBeDisabled();
    expect(server.saves).toHaveLength(0);
  });
});
