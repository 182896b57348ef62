import { act, screen, waitFor, within } from '@testing-library/react';
import { buildGarment } from '../../../test/factories/buildGarment';
import { cell, coatCell, openLineSheet, savedLine, total, skirtCell } from '../../../test/openLineSheet';
import { choose, closed, dialog, field, openRuns, press, result } from '../../../test/sizeRuns';

const valuesOf = (color: string) =>
  ['S', 'M', 'L'].map((size) => {
    const found = skirtCell(color, size);
    return found instanceof HTMLInputElement ? found.value : '';
  });
describe('applying', () => {
  it('enters a run into a color by keyboard alone, as one step, and returns to the cell', async () => {
    const { user, server } = await openLineSheet({ lines: { WJM200: { WJM200000L: 7 } } });
    await user.click(skirtCell('Black', 'M'));
    // What was typed in the cell counts first.
    await user.keyboard('5{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleName('Run for S M L of Silk skirt');
    await user.keyboard('1 2');
    expect(field()).toHaveAccessibleDescription('S 1, M 2');
    await user.keyboard('{Enter}');
    expect(result()).toHaveTextContent('2 quantities in 1 color entered.');
    expect(valuesOf('Black')).toEqual(['1', '2', '7']);
    expect(valuesOf('Ecru')).toEqual(['', '', '']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(skirtCell('Black', 'M')).toHaveFocus());
    await waitFor(() => expect(server.quantities()).toEqual({ WJM200000S: 1, WJM200000M: 2, WJM200000L: 7 }));
    await closed();
    await user.keyboard('{Control>}z{/Control}');
    expect(valuesOf('Black')).toEqual(['', '5', '7']);
    await savedLine();
  });

  it('returns to its button when no cell was selected', async () => {
    const { user } = await openLineSheet();
    const button = screen.getByRole('button', { name: 'Size run' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('reports what did not fit in a garment, and reverts the run by Undo', async () => {
    const { user } = await openLineSheet();
    await openRuns(user, coatCell('Black', 'S'), 'S:1 M:2 L:3 XL:1');
    await choose(user, 'This garment (Wool coat)');
    await press(user, 'Apply');
    expect(result()).toHaveTextContent('4 quantities in 2 colors entered.');
    expect(
      within(result())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'No stock: M of Wool coat 1001, Black',
      'Did not fit: XL of Wool coat 1001',
      'Not made: L of Wool coat 1001, Ecru',
      'Not enough stock for WJM123000L',
    ]);
    await press(user, 'Undo');
    expect(result()).toHaveTextContent('Undone.');
    expect(field()).toHaveFocus();
    expect(total()).toBe('2 pieces€100.00');
    await savedLine();
  });

  it('lists at most five sentences', async () => {
    const garments = Array.from({ length: 7 }, (_, index) =>
      buildGarment({ name: `Shoe ${index + 1}`, number: '36', sizes: ['36', '37'] }),
    );
    const wanted = garments.map(({ generic }) => `${generic}000`);
    const { user } = await openLineSheet({ garments, lines: {}, wanted });
    await openRuns(user, cell('Shoe 1 36, Ecru, 37'), '36:1 XL:2');
    await choose(user, 'All wanted (7 colors)');
    await press(user, 'Apply');
    expect(result()).toHaveTextContent('7 quantities in 7 colors entered.');
    const details = within(result()).getAllByRole('listitem');
    expect(details).toHaveLength(5);
    expect(details[3]).toHaveTextContent('Did not fit: XL of Shoe 4 36');
    expect(details[4]).toHaveTextContent('and 3 more');
    await savedLine();
  });

  it('changes the selected cells only', async () => {
    const { user } = await openLineSheet({ lines: {} });
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(within(dialog()).getByRole('radio', { name: 'Selection (4 cells)' })).toBeChecked();
    await user.keyboard('1 2 3{Enter}');
    expect(valuesOf('Black')).toEqual(['', '2', '3']);
    expect(valuesOf('Ecru')).toEqual(['', '2', '3']);
    expect(result()).toHaveTextContent('4 quantities in 2 colors entered.');
    expect(within(result()).queryByRole('listitem')).not.toBeInTheDocument();
    await savedLine();
  });

  it('applies to everything wanted, and removes the wanted marks, as one step', async () => {
    const { user, server } = await openLineSheet({
      lines: {},
      wanted: ['WJM123010', 'WJM200010M', 'WJM200000'],
    });
    await openRuns(user, coatCell('Black', 'S'), '1 2 3');
    await choose(user, 'All wanted (3 colors)');
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(result()).toHaveTextContent(
      /^6 quantities in 3 colors entered\.Not made: L of Wool coat 1001, Ecru$/,
    );
    const saved = {
      WJM123010S: 1,
      WJM123010M: 2,
      WJM200010M: 2,
      WJM200000S: 1,
      WJM200000M: 2,
      WJM200000L: 3,
    };
    await waitFor(() => expect(server.quantities()).toEqual(saved));
    expect(server.order.wanted).toEqual([]);
    expect(within(dialog()).getByRole('radio', { name: 'All wanted (none)' })).toBeChecked();
    await press(user, 'Apply');
    expect(result()).toHaveTextContent('Nothing is wanted.');
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(server.quantities()).toEqual({}));
    expect([...server.order.wanted].sort()).toEqual(['WJM123010', 'WJM200000', 'WJM200010M']);
  });

  it('reports an invalid run, and changes nothing', async () => {
    const { user } = await openLineSheet();
    await openRuns(user, skirtCell('Black', 'S'), '1 2 3 4{Enter}');
    expect(result()).toHaveTextContent('These are 4 quantities for 3 sizes');
    expect(total()).toBe('2 pieces€100.00');
  });

  it('reports when there is nothing to change', async () => {
    const { user } = await openLineSheet({ lines: { WJM200: { WJM200000S: 1, WJM200000M: 2 } } });
    await openRuns(user, skirtCell('Black', 'S'), '1 2{Enter}');
    expect(result()).toHaveTextContent('Nothing to change: all of it is there already.');
    expect(within(dialog()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers the last run and garment again at the next garment, by size names', async () => {
    const { user } = await openLineSheet();
    await openRuns(user, coatCell('Ecru', 'S'), '1 2');
    await choose(user, /This garment/);
    await press(user, 'Apply');
    await user.keyboard('{Escape}');
    await closed();
    await openRuns(user, skirtCell('Ecru', 'L'), '{Enter}');
    expect(field()).toHaveValue('S:1 M:2');
    expect(valuesOf('Black')).toEqual(['1', '2', '']);
    expect(valuesOf('Ecru')).toEqual(['1', '2', '']);
    await savedLine();
  });
});

describe('the tool', () => {
  it('works without a cell for wanted codes, with sizes by name', async () => {
    const { user } = await openLineSheet({ lines: {}, wanted: ['WJM200000'] });
    await user.click(screen.getByText('Size run'));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(within(dialog()).getAllByRole('radio')).toHaveLength(1);
    await user.keyboard('1 2{Enter}');
    expect(result()).toHaveTextContent('Name the sizes, as in S:1 M:2');
    await user.clear(field());
    await user.keyboard('m:4{Enter}');
    expect(skirtCell('Black', 'M')).toHaveValue('4');
    await savedLine();
  });

  it('is hidden for a read-only order', async () => {
    const { user } = await openLineSheet({ sap_status: 1 }, '?selected=false');
    expect(screen.queryByRole('button', { name: 'Size run' })).not.toBeInTheDocument();
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
