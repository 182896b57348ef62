import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api } from '../../../api';
import { buildGarment } from '../../../test/factories/buildGarment';
import {
  coatCell,
  openLineSheet,
  savedLine,
  type SheetUser,
  total,
  skirtCell,
} from '../../../test/openLineSheet';

const valuesOf = (color: string) =>
  ['S', 'M', 'L'].map((size) => {
    const found = skirtCell(color, size);
    return found instanceof HTMLInputElement ? found.value : '';
  });
const selected = () => [...document.querySelectorAll('[data-selected] input')];
const filled = () => [...document.querySelectorAll('[data-filled] input')];
/** The corner of a cell, which is drawn over it. */
const cornerOf = (one: HTMLElement) => one.parentElement ?? one;

const drag = (user: SheetUser, from: Element, ...over: Element[]) =>
  user.pointer([
    { keys: '[MouseLeft>]', target: from },
    ...over.map((target) => ({ target })),
    { keys: '[/MouseLeft]' },
  ]);

const blackSkirts = { lines: { WJM200: { WJM200000S: 1, WJM200000M: 2 } } };

describe('filling by keys', () => {
  it('goes down with Ctrl+D, as one step', async () => {
    const { user, server } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(valuesOf('Ecru')).toEqual(['1', '2', '']);
    expect(selected()).toHaveLength(6);
    await waitFor(() =>
      expect(server.quantities()).toEqual({ WJM200000S: 1, WJM200000M: 2, WJM200010S: 1, WJM200010M: 2 }),
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(valuesOf('Ecru')).toEqual(['', '', '']);
    await user.keyboard('{Control>}y{/Control}');
    expect(total()).toBe('6 pcs€120.00');
    await savedLine();
  });

  it('takes the cell above with Ctrl+D, and the one before with Ctrl+R', async () => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Ecru', 'M'));
    await user.keyboard('{Control>}d{/Control}');
    expect(valuesOf('Ecru')).toEqual(['', '2', '']);
    await user.keyboard('{ArrowRight}{Control>}r{/Control}');
    expect(valuesOf('Ecru')).toEqual(['', '2', '2']);
    await savedLine();
  });

  it('goes to the right with Ctrl+R, with what is just being typed', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}4{Control>}r{/Control}');
    expect(valuesOf('Black')).toEqual(['4', '4', '4']);
    expect(valuesOf('Ecru')).toEqual(['', '', '']);
    await savedLine();
  });

  it('enters what is typed into all selected cells with Ctrl+Enter, as one step', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}4{Control>}{Enter}{/Control}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    // Black M has no stock, and there is no ecru L.
    const expected = { WJM123000S: 4, WJM123000L: 4, WJM123010S: 4, WJM123010M: 4 };
    await waitFor(() => expect(server.quantities()).toEqual(expected));
    await user.keyboard('{Control>}z{/Control}');
    expect(total()).toBe('2 pcs€100.00');
    await savedLine();
  });

  it('stores with Ctrl+Enter and stays, where one cell is selected', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('4{Control>}{Enter}{/Control}');
    expect(skirtCell('Black', 'S')).toHaveFocus();
    expect(total()).toBe('6 pcs€180.00');
    await user.keyboard('5{Enter}');
    expect(total()).toBe('7 pcs€200.00');
    await savedLine();
  });

  it('enters nothing that is no number into other cells', async () => {
    const { user } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}abc{Control>}{Enter}{/Control}');
    expect(valuesOf('Black')).toEqual(['', '2', '']);
    expect(screen.getByText('1 removed: abc is no number')).toBeInTheDocument();
    await savedLine();
  });

  it('is not for an order that can no longer be changed', async () => {
    const { user, server } = await openLineSheet({ ...blackSkirts, sap_status: 2 });
    await user.click(skirtCell('Ecru', 'S'));
    await user.keyboard('{Control>}d{/Control}');
    expect(valuesOf('Ecru')).toEqual(['', '', '']);
    expect(server.saves).toHaveLength(0);
  });
});

describe('a selection', () => {
  it('is the card with Ctrl+A, and all cards with another', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toHaveLength(6);
    expect(skirtCell('Black', 'M')).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toHaveLength(11);
    await user.keyboard('{Delete}');
    expect(total()).toBe('0 pcs€0.00');
    await savedLine();
  });

  it('stays while a number is typed, which goes into the focused cell only', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}4');
    expect(selected()).toHaveLength(3);
    await user.keyboard('{Enter}');
    expect(valuesOf('Black')).toEqual(['4', '', '']);
    expect(skirtCell('Black', 'M')).toHaveFocus();
    expect(selected()).toHaveLength(3);
    await savedLine();
  });

  it("is a card's column of a size by its heading", async () => {
    const { user } = await openLineSheet();
    const heads = screen.getAllByRole('columnheader', { name: 'M' });
    await user.click(heads.at(-1) ?? document.body);
    expect(selected()).toEqual([skirtCell('Black', 'M'), skirtCell('Ecru', 'M')]);
    expect(skirtCell('Black', 'M')).toHaveFocus();
    await user.keyboard('7{Control>}{Enter}{/Control}');
    expect(total()).toBe('16 pcs€380.00');
    await savedLine();
  });

  it('is drawn with the mouse, across cards', async () => {
    const { user } = await openLineSheet();
    await drag(user, coatCell('Ecru', 'S'), coatCell('Ecru', 'M'), skirtCell('Black', 'M'));
    expect(selected()).toEqual([
      coatCell('Ecru', 'S'),
      coatCell('Ecru', 'M'),
      skirtCell('Black', 'S'),
      skirtCell('Black', 'M'),
    ]);
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    // The mouse was released: it draws no longer.
    await user.hover(skirtCell('Ecru', 'L'));
    expect(selected()).toHaveLength(4);
    await user.keyboard('3{Control>}{Enter}{/Control}');
    expect(total()).toBe('14 pcs€520.00');
    await savedLine();
  });

  it('ends where Shift is clicked, after what was being typed is stored', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('4{Shift>}');
    await user.click(skirtCell('Ecru', 'S'));
    await user.keyboard('{/Shift}');
    expect(total()).toBe('6 pcs€180.00');
    await user.keyboard('{Delete}');
    expect(total()).toBe('2 pcs€100.00');
    await savedLine();
  });

  it('ends with a key that leads to where the focus is, which is brought back into view', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{End}{/Shift}');
    const scroll = jest.spyOn(coatCell('Black', 'S'), 'scrollIntoView');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(coatCell('Black', 'S')).toHaveFocus();
    expect(selected()).toHaveLength(0);
    expect(scroll).toHaveBeenCalled();
  });

  it('grows by a view with Shift and PageDown', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(selected()).toHaveLength(3);
    expect(coatCell('Black', 'S')).toHaveFocus();
  });
});

describe('the corner of the selection', () => {
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
    expect(selected()).toHaveLength(6);
    expect(valuesOf('Ecru')).toEqual(['1', '2', '']);
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM200010S: 1, WJM200010M: 2 }));
    await user.keyboard('{Control>}z{/Control}');
    expect(valuesOf('Ecru')).toEqual(['', '', '']);
    await savedLine();
  });

  it('is that of the focused cell where nothing else is selected, with what is typed in it', async () => {
    const { user } = await openLineSheet();
    await user.click(skirtCell('Black', 'S'));
    await user.keyboard('4');
    await drag(user, cornerOf(skirtCell('Black', 'S')), skirtCell('Black', 'M'), skirtCell('Black', 'L'));
    expect(valuesOf('Black')).toEqual(['4', '4', '4']);
    await savedLine();
  });

  it('fills nothing when it is dragged back, or in an order that can no longer be changed', async () => {
    const { user, unmount } = await openLineSheet(blackSkirts);
    await user.click(skirtCell('Black', 'M'));
    await drag(user, cornerOf(skirtCell('Black', 'M')), skirtCell('Black', 'L'), skirtCell('Black', 'M'));
    expect(valuesOf('Black')).toEqual(['1', '2', '']);
    unmount();

    const { user: reader } = await openLineSheet({ ...blackSkirts, sap_status: 2 });
    await reader.click(skirtCell('Black', 'M'));
    await drag(reader, cornerOf(skirtCell('Black', 'M')), skirtCell('Black', 'L'));
    expect(valuesOf('Black')).toEqual(['1', '2', '']);
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
  expect(total()).toBe('3 pcs€60.00');
  await savedLine();
});

it('PageDown and PageUp lead to the cell a view further', async () => {
  const { user } = await openLineSheet();
  await user.click(coatCell('Ecru', 'S'));
  await user.keyboard('{PageDown}');
  expect(skirtCell('Ecru', 'S')).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(coatCell('Ecru', 'S')).toHaveFocus();
  // Not even at the end does the page scroll away from the focus.
  await user.keyboard('{PageUp}');
  expect(coatCell('Black', 'S')).toHaveFocus();
  expect(fireEvent.keyDown(coatCell('Black', 'S'), { key: 'PageUp' })).toBe(false);
});

it('more cells than can be changed at once are refused, with their number', async () => {
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
  expect(total()).toBe('0 pcs€0.00');
});

it('a selection stays while somebody else saves other cells', async () => {
  const { user, server, store } = await openLineSheet();
  await user.click(skirtCell('Black', 'S'));
  await user.keyboard('{Shift>}{End}{ArrowDown}{/Shift}');
  expect(selected()).toHaveLength(6);
  server.change({ WJM123010S: 4 });
  const [coat, ...others] = server.order.garments;
  server.order = { ...server.order, garments: [Object.assign({}, coat, { rt_price: 1 }), ...others] };
  const read = api.endpoints.getOrder.initiate(
    { id: server.order.id },
    { forceRefetch: true, subscribe: false },
  );
  await act(() => store.dispatch(read));
  await waitFor(() => expect(coatCell('Ecru', 'S')).toHaveValue('4'));
  expect(selected()).toHaveLength(6);
  expect(skirtCell('Black', 'S')).toHaveFocus();
});
