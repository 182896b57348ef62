import { screen, waitFor, within } from '@testing-library/react';
import {
  coatCell,
  drag,
  openLineSheet,
  savedLine,
  selectedCells,
  skirtValues,
  skirtCell,
  total,
} from '../../../test/openLineSheet';

const filled = () => [...document.querySelectorAll('[data-filled] input')];
/** The fill handle of a cell, which is drawn over it. */
const cornerOf = (one: HTMLElement) => one.parentElement ?? one;

const blackSkirts = { lines: { WJM200: { WJM200000S: 1, WJM200000M: 2 } } };

describe('filling by keys', () => {
  it('fills down with Ctrl+D, as one step', async () => {
    const { user, server } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(skirtValues('Ecru')).toEqual(['1', '2', '']);
    expect(selectedCells()).toHaveLength(6);
    await waitFor(() =>
      expect(server.quantities()).toEqual({ WJM200000S: 1, WJM200000M: 2, WJM200010S: 1, WJM200010M: 2 }),
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(skirtValues('Ecru')).toEqual(['', '', '']);
    await user.keyboard('{Control>}y{/Control}');
    expect(total()).toBe('6 pieces€120.00');
    await savedLine();
  });

  it('copies the cell above with Ctrl+D, and the one before with Ctrl+R', async () => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Ecru', 'M'));
    await user.keyboard('{Control>}d{/Control}');
    expect(skirtValues('Ecru')).toEqual(['', '2', '']);
    await user.keyboard('{ArrowRight}{Control>}r{/Control}');
    expect(skirtValues('Ecru')).toEqual(['', '2', '2']);
    await savedLine();
  });

  it('fills right with Ctrl+R, including the text being typed', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}4{Control>}r{/Control}');
    expect(skirtValues('Black')).toEqual(['4', '4', '4']);
    expect(skirtValues('Ecru')).toEqual(['', '', '']);
    await savedLine();
  });

  it('enters the typed text into all selected cells with Ctrl+Enter, as one step', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}4{Control>}{Enter}{/Control}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    // Black M has no stock, and there is no ecru L.
    const expected = { WJM123000S: 4, WJM123000L: 4, WJM123010S: 4, WJM123010M: 4 };
    await waitFor(() => expect(server.quantities()).toEqual(expected));
    await user.keyboard('{Control>}z{/Control}');
    expect(total()).toBe('2 pieces€100.00');
    await savedLine();
  });

  it('stores with Ctrl+Enter and stays in a single selected cell', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('4{Control>}{Enter}{/Control}');
    expect(skirtCell('Black', 'S')).toHaveFocus();
    expect(total()).toBe('6 pieces€180.00');
    await user.keyboard('5{Enter}');
    expect(total()).toBe('7 pieces€200.00');
    await savedLine();
  });

  it('does not enter invalid text into other cells', async () => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}abc{Control>}{Enter}{/Control}');
    expect(skirtValues('Black')).toEqual(['', '2', '']);
    expect(screen.getByText('1 removed: abc is no number')).toBeInTheDocument();
    await savedLine();
  });

  it('says with several cells selected too that a word removes', async () => {
    const { user, server } = await openLineSheet(blackSkirts);
    for (const [key, removed] of [
      ['{Enter}', '1'],
      ['{Tab}', '2'],
    ]) {
      await user.click(skirtCell('Black', removed === '1' ? 'S' : 'M'));
      await user.keyboard(`{Shift>}{End}{ArrowDown}{/Shift}abc${key}`);
      expect(screen.getByText(`${removed} removed: abc is no number`)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(server.quantities()).toEqual({}));
    await savedLine();
  });

  it('keeps the question about a typed quantity with several cells selected, and can undo it', async () => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}1242{Enter}');
    expect(screen.getByText('1,242? The others in this row have 2 at most')).toBeVisible();
    await user.click(
      within(screen.getByRole('group', { name: /Black, S$/ })).getByRole('button', { name: 'Undo' }),
    );
    expect(skirtValues('Black')).toEqual(['1', '2', '']);
    await savedLine();
  });

  it.each([
    ['d', 'abc', '1 removed: abc is no number', ['', '2', '']],
    ['r', '1.5', 'Not a whole number: 1.5 was not entered', ['1', '2', '']],
  ])('does not fill with Ctrl+%s from %s', async (key, typed, text, black) => {
    const lines = { WJM200: { WJM200000S: 1, WJM200000M: 2, WJM200010S: 3 } };
    const { user } = await openLineSheet({ lines });
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard(`{Shift>}{End}{ArrowDown}{/Shift}${typed}{Control>}${key}{/Control}`);
    expect(screen.getByText(text)).toBeVisible();
    expect(skirtValues('Black')).toEqual(black);
    expect(skirtValues('Ecru')).toEqual(['3', '', '']);
    if (typed === 'abc') await savedLine();
  });

  it.each([
    ['１２', '12'],
    ['5 Stk.', '5'],
    ['٠', ''],
  ])('enters %s into all selected cells', async (typed, shown) => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard(`{Shift>}{End}{/Shift}${typed}{Control>}{Enter}{/Control}`);
    expect(skirtValues('Black')).toEqual([shown, shown, shown]);
    await savedLine();
  });

  it('says how it read a typed 12,000 in all selected cells, and enters the other reading as one step', async () => {
    const { user } = await openLineSheet({ lines: {} });
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}12,000{Control>}{Enter}{/Control}');
    expect(skirtValues('Black')).toEqual(['12000', '12000', '12000']);
    expect(screen.getByText('Read as 12,000 pieces in 3 cells')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('button', { name: 'Make them 12' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(skirtValues('Black')).toEqual(['12', '12', '12']);
    await user.keyboard('{Control>}z{/Control}');
    expect(skirtValues('Black')).toEqual(['12000', '12000', '12000']);
    await savedLine();
  });

  it('is disabled for a read-only order', async () => {
    const { user, server } = await openLineSheet({ ...blackSkirts, sap_status: 2 });
    await user.click(skirtCell('Ecru', 'S'));
    await user.keyboard('{Control>}d{/Control}');
    expect(skirtValues('Ecru')).toEqual(['', '', '']);
    expect(server.saves).toHaveLength(0);
  });
});

describe('the fill handle', () => {
  it('fills the cells that it is dragged over, as one step', async () => {
    const { user, server } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}');
    const corner = skirtCell('Black', 'L');
    expect(cornerOf(corner)).toHaveAttribute('data-selected', 'corner');
    await user.pointer([
      { keys: '[MouseLeft>]', target: cornerOf(corner) },
      { target: skirtCell('Ecru', 'M') },
    ]);
    expect(filled()).toHaveLength(3);
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(filled()).toHaveLength(0);
    expect(selectedCells()).toHaveLength(6);
    expect(skirtValues('Ecru')).toEqual(['1', '2', '']);
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM200010S: 1, WJM200010M: 2 }));
    await user.keyboard('{Control>}z{/Control}');
    expect(skirtValues('Ecru')).toEqual(['', '', '']);
    await savedLine();
  });

  it('fills from the focused cell if nothing else is selected, including its typed text', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('4');
    await drag(user, cornerOf(skirtCell('Black', 'S')), skirtCell('Black', 'M'), skirtCell('Black', 'L'));
    expect(skirtValues('Black')).toEqual(['4', '4', '4']);
    await savedLine();
  });

  it('fills nothing from a word', async () => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('abc');
    await drag(user, cornerOf(skirtCell('Black', 'S')), skirtCell('Black', 'M'));
    expect(skirtValues('Black')).toEqual(['', '2', '']);
    expect(screen.getByText('1 removed: abc is no number')).toBeVisible();
    await savedLine();
  });

  it('fills nothing when it is dragged back, or in a read-only order', async () => {
    const { user, unmount } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'M'));
    await drag(user, cornerOf(skirtCell('Black', 'M')), skirtCell('Black', 'L'), skirtCell('Black', 'M'));
    expect(skirtValues('Black')).toEqual(['1', '2', '']);
    unmount();

    const { user: reader } = await openLineSheet({ ...blackSkirts, sap_status: 2 });
    await reader.click(skirtCell('Black', 'M'));
    await drag(reader, cornerOf(skirtCell('Black', 'M')), skirtCell('Black', 'L'));
    expect(skirtValues('Black')).toEqual(['1', '2', '']);
  });
});
