import { screen, waitFor, within } from '@testing-library/react';
import { coatCell, openLineSheet, savedLine, skirtCell, takenBy, total } from '../../../test/openLineSheet';

const values = (...cells: HTMLElement[]) =>
  cells.map((one) => (one instanceof HTMLInputElement ? one.value : ''));

describe('copy and paste', () => {
  it('paste a block from a spreadsheet without blanks, and report what was left out', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.paste('3\t\t1.000\r\nabc\t4\r\n5\t6\r\n');
    expect(values(coatCell('Black', 'S'), coatCell('Black', 'L'), coatCell('Ecru', 'M'))).toEqual([
      '3',
      '1000',
      '4',
    ]);
    expect(values(skirtCell('Black', 'S'), skirtCell('Black', 'M'))).toEqual(['5', '6']);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('“abc” for Wool coat 1001, Ecru, S: Not a whole number');
    expect(notice).toHaveTextContent('Not enough stock for WJM123000L');
    await waitFor(() =>
      expect(server.quantities()).toEqual({
        WJM123000S: 3,
        WJM123000L: 1000,
        WJM123010M: 4,
        WJM200000S: 5,
        WJM200000M: 6,
      }),
    );

    await user.keyboard('{Control>}z{/Control}');
    expect(total()).toBe('2 pieces€100.00');
    await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2 }));
    await savedLine();
  });

  it('say how unclear numbers of a block were read, and enter the other readings as one step', async () => {
    const { user, server } = await openLineSheet({ lines: {} });
    await user.click(skirtCell('Black', 'S'));
    await user.paste('12,000\t6,000\t-\r\n24,000\t\tx\r\n');
    const skirts = () =>
      values(...['Black', 'Ecru'].flatMap((color) => [skirtCell(color, 'S'), skirtCell(color, 'M')]));
    expect(skirts()).toEqual(['12000', '6000', '24000', '']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const note = within(screen.getByRole('group', { name: 'Silk skirt 1002, Black, S' }));
    expect(note.getByText('Read as 12,000, 6,000, … pieces in 3 cells')).toBeVisible();
    await user.click(note.getByRole('button', { name: 'Make them 12, 6, …' }));
    expect(skirts()).toEqual(['12', '6', '24', '']);
    await waitFor(() =>
      expect(server.quantities()).toEqual({ WJM200000S: 12, WJM200000M: 6, WJM200010S: 24 }),
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(skirts()).toEqual(['12000', '6000', '24000', '']);
    await user.keyboard('{Control>}z{/Control}');
    expect(skirts()).toEqual(['', '', '', '']);
    await savedLine();
  });

  it('replace the quantity with a single value, which stays selected', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.paste('7');
    expect(coatCell('Black', 'L')).toHaveValue('7');
    await user.keyboard('8{Enter}');
    expect(coatCell('Black', 'L')).toHaveValue('8');
    await savedLine();
  });

  it('are left to the browser while typing', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('1');
    await user.paste('2');
    expect(coatCell('Black', 'S')).toHaveValue('12');
    expect(total()).toBe('2 pieces€100.00');
    await user.keyboard('{Escape}');
    expect(coatCell('Black', 'S')).toHaveValue('');
  });

  it('copy a row to another', async () => {
    const { user, server } = await openLineSheet({ lines: { WJM200: { WJM200000S: 1, WJM200000L: 3 } } });
    await user.click(skirtCell('Black', 'L'));
    await user.keyboard('{Shift>} {/Shift}');
    const text = takenBy('copy');
    expect(text).toBe('1\t\t3');
    await user.click(skirtCell('Ecru', 'S'));
    await user.paste(text);
    expect(values(skirtCell('Ecru', 'S'), skirtCell('Ecru', 'M'), skirtCell('Ecru', 'L'))).toEqual([
      '1',
      '',
      '3',
    ]);
    expect(takenBy('cut')).toBe('1\t\t3');
    expect(values(skirtCell('Ecru', 'S'), skirtCell('Ecru', 'L'))).toEqual(['', '']);
    await waitFor(() => expect(server.quantities()).toEqual({ WJM200000S: 1, WJM200000L: 3 }));
    await savedLine();
  });
});
