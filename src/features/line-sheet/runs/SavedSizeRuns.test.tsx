import { within } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { coatCell, openLineSheet, savedLine, skirtCell } from '../../../test/openLineSheet';
import { dialog, field, openRuns, press, result } from '../../../test/sizeRuns';

describe('saved size runs', () => {
  const ada = buildUser({ name: 'Ada' });
  const saved = () =>
    within(within(dialog()).getByRole('region', { name: /^Saved size runs/ }))
      .queryAllByRole('listitem')
      .map((item) => item.textContent);

  it('are restored on the next visit of the same person, and applied by size name', async () => {
    const { user, unmount } = await openLineSheet({}, '', ada);
    await openRuns(user, skirtCell('Black', 'S'), '1 2 1');
    await user.type(within(dialog()).getByRole('textbox', { name: 'Name of the run' }), 'Basics{Enter}');
    expect(result()).toHaveTextContent('“Basics” saved.');
    expect(saved()).toEqual(['Basics S:1 M:2 L:1']);
    unmount();

    const again = await openLineSheet({}, '', ada);
    await openRuns(again.user, coatCell('Ecru', 'S'));
    await press(again.user, /^Basics/);
    expect(field()).toHaveFocus();
    await again.user.keyboard('{Enter}');
    expect(coatCell('Ecru', 'M')).toHaveValue('2');
    expect(result()).toHaveTextContent('Not made: L of Wool coat 1001, Ecru');
    await savedLine();
    again.unmount();

    const other = await openLineSheet({}, '', buildUser({ name: 'Eve' }));
    await openRuns(other.user, coatCell('Ecru', 'S'));
    expect(saved()).toEqual([]);
  });

  it('are replaced and deleted, with undo', async () => {
    window.localStorage.setItem(
      `size-runs:${ada.id}`,
      JSON.stringify([
        { name: 'Basics', sizes: [{ size: 'S', quantity: 1 }] },
        { name: 'Shoes', sizes: [{ size: '38', quantity: 2 }] },
        { name: 'Broken', sizes: [{ size: 'S', quantity: 'two' }] },
      ]),
    );
    const { user } = await openLineSheet({}, '', ada);
    await openRuns(user, skirtCell('Black', 'S'), '3 3');
    expect(saved()).toEqual(['Basics S:1', 'Shoes 38:2']);

    await user.type(within(dialog()).getByRole('textbox', { name: 'Name of the run' }), 'shoes');
    await press(user, 'Save');
    expect(result()).toHaveTextContent('“shoes” saved, in place of 38:2.');
    expect(saved()).toEqual(['Basics S:1', 'shoes S:3 M:3']);
    await press(user, 'Undo');
    expect(saved()).toEqual(['Basics S:1', 'Shoes 38:2']);

    await press(user, 'Delete Shoes');
    expect(saved()).toEqual(['Basics S:1']);
    await press(user, 'Undo');
    expect(saved()).toEqual(['Basics S:1', 'Shoes 38:2']);
  });

  it('need a run and a name', async () => {
    const { user } = await openLineSheet();
    await openRuns(user, skirtCell('Black', 'S'));
    await press(user, 'Save');
    expect(result()).toHaveTextContent('Enter a size run before saving it.');
    await user.type(field(), '1 2');
    await press(user, 'Save');
    expect(result()).toHaveTextContent('Enter a name for the size run.');
  });
});
