import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api } from '../../../api';
import { buildGarment } from '../../../test/factories/buildGarment';
import {
  coatCell,
  drag,
  openLineSheet,
  savedLine,
  selectedCells,
  skirtValues,
  total,
  skirtCell,
} from '../../../test/openLineSheet';

const blackSkirts = { lines: { WJM200: { WJM200000S: 1, WJM200000M: 2 } } };

describe('a selection', () => {
  it('is the card after Ctrl+A, and all cards after another', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('{Control>}a{/Control}');
    expect(selectedCells()).toHaveLength(6);
    expect(skirtCell('Black', 'M')).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    expect(selectedCells()).toHaveLength(11);
    await user.keyboard('{Delete}');
    expect(total()).toBe('0 pieces€0.00');
    await savedLine();
  });

  it('stays while typing, which changes the focused cell only', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}4');
    expect(selectedCells()).toHaveLength(3);
    await user.keyboard('{Enter}');
    expect(skirtValues('Black')).toEqual(['4', '', '']);
    expect(skirtCell('Black', 'M')).toHaveFocus();
    expect(selectedCells()).toHaveLength(3);
    await savedLine();
  });

  it("is a card's column of a size by its heading", async () => {
    const { user } = await openLineSheet();
    const heads = screen.getAllByRole('columnheader', { name: 'M' });
    await user.click(heads.at(-1) ?? document.body);
    expect(selectedCells()).toEqual([skirtCell('Black', 'M'), skirtCell('Ecru', 'M')]);
    expect(skirtCell('Black', 'M')).toHaveFocus();
    await user.keyboard('7{Control>}{Enter}{/Control}');
    expect(total()).toBe('16 pieces€380.00');
    await savedLine();
  });

  it('is dragged with the mouse, across cards', async () => {
    const { user } = await openLineSheet();
    await drag(user, coatCell('Ecru', 'S'), coatCell('Ecru', 'M'), skirtCell('Black', 'M'));
    expect(selectedCells()).toEqual([
      coatCell('Ecru', 'S'),
      coatCell('Ecru', 'M'),
      skirtCell('Black', 'S'),
      skirtCell('Black', 'M'),
    ]);
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    // The mouse was released: moving it no longer selects.
    await user.hover(skirtCell('Ecru', 'L'));
    expect(selectedCells()).toHaveLength(4);
    await user.keyboard('3{Control>}{Enter}{/Control}');
    expect(total()).toBe('14 pieces€520.00');
    await savedLine();
  });

  it('extends to a Shift-click, after the typed text is stored', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('4{Shift>}');
    await user.click(skirtCell('Ecru', 'S'));
    await user.keyboard('{/Shift}');
    expect(total()).toBe('6 pieces€180.00');
    await user.keyboard('{Delete}');
    expect(total()).toBe('2 pieces€100.00');
    await savedLine();
  });

  it('ends with a key that moves to the focus, which is scrolled into view', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}');
    const scroll = jest.spyOn(coatCell('Black', 'S'), 'scrollIntoView');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    expect(selectedCells()).toHaveLength(0);
    expect(scroll).toHaveBeenCalled();
  });

  it('grows by a page with Shift and PageDown', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(selectedCells()).toHaveLength(3);
    expect(coatCell('Black', 'S')).toHaveFocus();
  });
});

it('a copied row is repeated over the selected rows', async () => {
  const { user, server } = await openLineSheet(blackSkirts);
  await user.click(coatCell('Ecru', 'S'));
  await user.keyboard('{Shift>}');
  await user.click(skirtCell('Ecru', 'S'));
  await user.keyboard('{/Shift}');
  await user.paste('3\t4');
  await waitFor(() =>
    expect(server.quantities()).toEqual({
      WJM123010S: 3,
      WJM123010M: 4,
      WJM200000S: 3,
      WJM200000M: 4,
      WJM200010S: 3,
      WJM200010M: 4,
    }),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(total()).toBe('3 pieces€60.00');
  await savedLine();
});

it('PageDown and PageUp move by a page', async () => {
  const { user } = await openLineSheet();
  await user.click(coatCell('Ecru', 'S'));
  await user.keyboard('{PageDown}');
  expect(skirtCell('Ecru', 'S')).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(coatCell('Ecru', 'S')).toHaveFocus();
  // The page does not scroll away from the focus even at the end.
  await user.keyboard('{PageUp}');
  expect(coatCell('Black', 'S')).toHaveFocus();
  expect(fireEvent.keyDown(coatCell('Black', 'S'), { key: 'PageUp' })).toBe(false);
});

it('refuses to change too many cells at once, with their number', async () => {
  const garments = Array.from({ length: 850 }, (_, index) =>
    buildGarment({ generic: `WKB${100 + index}`, number: '1001', name: 'Wool coat' }),
  );
  const { user } = await openLineSheet({ garments, lines: {} });
  const [first] = screen.getAllByRole('textbox', { name: /Wool coat 1001, Black, S/ });
  await user.click(first ?? document.body);
  await user.keyboard('{Control>}aa{/Control}1{Control>}{Enter}{/Control}');
  expect(
    await screen.findByText('These are 5,100 cells: at most 5,000 can be changed at once'),
  ).toBeVisible();
  expect(total()).toBe('0 pieces€0.00');
});

it('retains the selection while somebody else saves other cells', async () => {
  const { user, server, store } = await openLineSheet();
  await user.click(skirtCell('Black', 'S'));
  await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}');
  expect(selectedCells()).toHaveLength(6);
  server.change({ WJM123010S: 4 });
  const [coat, ...others] = server.order.garments;
  server.order = { ...server.order, garments: [Object.assign({}, coat, { rt_price: 1 }), ...others] };
  const read = api.endpoints.getOrder.initiate(
    { id: server.order.id },
    { forceRefetch: true, subscribe: false },
  );
  await act(() => store.dispatch(read));
  await waitFor(() => expect(coatCell('Ecru', 'S')).toHaveValue('4'));
  expect(selectedCells()).toHaveLength(6);
  expect(skirtCell('Black', 'S')).toHaveFocus();
});
