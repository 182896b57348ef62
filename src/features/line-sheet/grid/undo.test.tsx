import { screen, waitFor, within } from '@testing-library/react';
import { coatCell, openLineSheet, savedLine, skirtCell } from '../../../test/openLineSheet';

describe('undo and redo', () => {
  it('step through quantities and wanted colors, and go to the changes', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('3{Enter}');
    await user.click(
      within(screen.getByRole('article', { name: 'Silk skirt' })).getByRole('button', { name: 'Ecru' }),
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(skirtCell('Ecru', 'S')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    expect(coatCell('Black', 'S')).toHaveValue('');
    await user.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM200010']));
    expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123000S: 3 });
    await savedLine();
  });

  it('show changes that a search hides', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('3{Enter}');
    await user.type(screen.getByRole('searchbox'), 'silk');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(coatCell('Black', 'S')).toHaveFocus());
    expect(coatCell('Black', 'S')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await savedLine();
  });

  it('are left to the browser while typing', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('3{Enter}4{Control>}z{/Control}');
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await savedLine();
  });

  it('have buttons', async () => {
    const { user } = await openLineSheet();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('3{Enter}');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(coatCell('Black', 'S')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(coatCell('Black', 'S')).toHaveValue('3');
    await savedLine();
  });

  it('report values changed by somebody else since, and skip them', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('3{Enter}');
    await savedLine();
    server.change({ WJM123000S: 9 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue('9'));
    // The save that was refused as outdated is sent again.
    await waitFor(() => expect(server.saves).toHaveLength(3));
    await savedLine();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Somebody else has changed this since, so it was left as it is'),
    ).toBeVisible();
    expect(coatCell('Black', 'S')).toHaveValue('9');
  });
});
