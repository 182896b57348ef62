import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cell, coatCell, openLineSheet, savedLine, total, winterOrder } from '../../../test/openLineSheet';

describe('a card', () => {
  it('shows the garment with its picture, prices and subtotal', async () => {
    await openLineSheet();
    const card = within(await screen.findByRole('article', { name: 'Wool coat' }));
    expect(card.getByRole('img', { name: 'Wool coat' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/images\/thumbnails\/WJM123\.jpg$/),
    );
    expect(card.getByRole('img', { name: 'Wool coat' })).toHaveAttribute('loading', 'lazy');
    expect(card.getByText('1001')).toBeVisible();
    expect(card.getByText('80% wool')).toBeVisible();
    expect(card.getByText('€50.00')).toBeVisible();
    expect(card.getByText('Retail €125.00')).toBeVisible();
    expect(card.getByText('€100.00')).toBeVisible();
  });

  it('uses content-tagged picture URLs if the server reports them', async () => {
    const picture_tags = { 'thumbnails/WJM123': 'a1-B_2c3', 'colors/WJM123_000': 'swatch_1' };
    await openLineSheet({ garments: winterOrder.garments.map((one) => ({ ...one, picture_tags })) });
    expect(await screen.findByRole('img', { name: 'Wool coat' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/images\/thumbnails\/WJM123\.a1-B_2c3\.jpg$/),
    );
    const [swatch] = screen.getAllByText('Black').map((name) => name.previousElementSibling);
    expect(swatch?.getAttribute('style')).toContain('/images/colors/WJM123_000.swatch_1.jpg');
  });

  it('says the language of names where the server reports it', async () => {
    const [coat, ...others] = winterOrder.garments;
    const colors = coat?.colors.map((color) => ({ ...color, name_language: 'gl' })) ?? [];
    const garments = coat ? [{ ...coat, name_language: 'pl', colors }, ...others] : [];
    await openLineSheet({ garments });
    expect(screen.getByRole('heading', { name: 'Wool coat' })).toHaveAttribute('lang', 'pl');
    expect(screen.getAllByText('Black')[0]).toHaveAttribute('lang', 'gl');
  });

  it('has a placeholder for a picture that is missing', async () => {
    await openLineSheet();
    fireEvent.error(await screen.findByRole('img', { name: 'Silk skirt' }));
    expect(screen.getByRole('img', { name: 'Silk skirt: no picture' })).toBeVisible();
  });

  it('has a cell for each color and size, by its stock', async () => {
    await openLineSheet();
    expect(
      await screen.findByRole('textbox', { name: 'Wool coat 1001, Black, S, 10 in stock' }),
    ).toBeEnabled();
    // No stock and nothing ordered; no stock but ordered; no such sku.
    expect(coatCell('Black', 'M')).toBeDisabled();
    expect(coatCell('Black', 'L')).toBeEnabled();
    expect(coatCell('Black', 'L')).toHaveValue('2');
    expect(coatCell('Black', 'L')).toBeInvalid();
    expect(cell('Wool coat 1001, Ecru, L, not made')).toBeDisabled();
    expect(cell('Silk skirt 1002, Black, S')).toBeEnabled();
  });

  it('marks a color as wanted, until a quantity is entered for it', async () => {
    const { user, server } = await openLineSheet();
    const card = within(await screen.findByRole('article', { name: 'Wool coat' }));
    await user.click(card.getByRole('button', { name: 'Ecru' }));
    expect(card.getByRole('button', { name: 'Ecru', pressed: true })).toBeVisible();
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM123010']));

    await user.type(coatCell('Ecru', 'S'), '1');
    await user.tab();
    expect(card.getByRole('button', { name: 'Ecru', pressed: false })).toBeVisible();
    await waitFor(() => expect(server.order.wanted).toEqual([]));
    await savedLine();
  });

  it('shows a size that is wanted', async () => {
    await openLineSheet({ wanted: ['WJM123010M'] });
    expect(await screen.findByRole('textbox', { name: /Ecru, M, 5 in stock, wanted/ })).toBeVisible();
  });
});

it('scrolls a table that is wider than its card', async () => {
  await openLineSheet();
  const table = screen.getByRole('table', { name: 'Quantities of Wool coat 1001' });
  expect(table.parentElement).toHaveAttribute('data-scrolls');
});

describe('a quantity', () => {
  it('is stored on blur, added to the totals, and saved', async () => {
    const { user, server } = await openLineSheet();
    const black = coatCell('Black', 'S');
    await user.type(black, '3');
    expect(total()).toBe('2 pieces€100.00');
    await user.tab();
    expect(total()).toBe('5 pieces€250.00');
    const card = within(screen.getByRole('article', { name: 'Wool coat' }));
    expect(card.getByText('5 pieces')).toBeVisible();
    await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123000S: 3 }));
    await savedLine();
  });

  it.each(['', '0', 'abc'])('is removed by %j', async (text) => {
    const { user, server } = await openLineSheet();
    await user.clear(coatCell('Black', 'L'));
    if (text) await user.type(coatCell('Black', 'L'), text);
    await user.tab();
    expect(coatCell('Black', 'L')).toHaveValue('');
    expect(total()).toBe('0 pieces€0.00');
    await waitFor(() => expect(server.quantities()).toEqual({}));
    await savedLine();
  });

  it('above the stock is stored in red and with a warning', async () => {
    const { user, server } = await openLineSheet();
    await user.type(coatCell('Ecru', 'M'), '9');
    await user.tab();
    expect(await screen.findByText('Not enough stock for WJM123010M')).toBeVisible();
    expect(coatCell('Ecru', 'M')).toBeInvalid();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123010M: 9 }));
    await savedLine();
  });

  it('that is invalid is refused, and the old one stays', async () => {
    const { user, server } = await openLineSheet();
    await user.tripleClick(coatCell('Black', 'L'));
    await user.keyboard('1000000{Tab}');
    expect(
      await screen.findByText('A quantity can be at most 999999: 1000000 was not entered'),
    ).toBeVisible();
    expect(coatCell('Black', 'L')).toHaveValue('2');
    expect(server.saves).toHaveLength(0);
  });

  it('is shown as stored', async () => {
    const { user } = await openLineSheet();
    await user.tripleClick(coatCell('Black', 'L'));
    await user.keyboard('002{Tab}');
    expect(coatCell('Black', 'L')).toHaveValue('2');
  });

  it("that is being typed survives another person's save, and conflicts are asked about first", async () => {
    const { user, server } = await openLineSheet();
    const release = server.hold();
    await user.type(coatCell('Black', 'S'), '1');
    await user.tab();
    const typed = coatCell('Ecru', 'S');
    await user.type(typed, '7');
    server.change({ WJM123010S: 4, WJM123010M: 4 });
    release();
    await waitFor(() => expect(coatCell('Ecru', 'M')).toHaveValue('4'));
    expect(typed).toHaveValue('7');
    expect(typed).toHaveFocus();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    await user.click(screen.getByRole('radio', { name: 'Mine: 7' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 1, WJM123010S: 7 }));
    await savedLine();
  });

  it('is stored when the page is hidden before the blur', async () => {
    const { user, server } = await openLineSheet();
    await user.type(coatCell('Black', 'S'), '3');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    visibility.mockRestore();
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
  });

  it('is stored when the layout changes', async () => {
    const { user, server } = await openLineSheet();
    await user.type(coatCell('Black', 'S'), '3');
    act(() => void window.dispatchEvent(new Event('resize')));
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 3 }));
    await savedLine();
  });
});

describe('the keys', () => {
  it('select the text of a cell on focus', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('7');
    expect(coatCell('Black', 'L')).toHaveValue('7');
  });

  it('move on with Enter and the arrows, skipping disabled cells', async () => {
    const { user } = await openLineSheet();
    await user.click(coatCell('Black', 'S'));
    await user.keyboard('{ArrowRight}');
    expect(coatCell('Black', 'L')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell('Silk skirt 1002, Black, S')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(coatCell('Black', 'S')).toHaveFocus();
  });

  it('store with Enter, in the last cell too', async () => {
    const { user } = await openLineSheet();
    await user.click(cell('Silk skirt 1002, Ecru, L'));
    await user.keyboard('4{Enter}');
    expect(total()).toBe('6 pieces€180.00');
    await savedLine();
  });

  it('discard the typed text with Escape', async () => {
    const { user, server } = await openLineSheet();
    await user.click(coatCell('Black', 'L'));
    await user.keyboard('77{Escape}{Tab}');
    expect(coatCell('Black', 'L')).toHaveValue('2');
    expect(server.saves).toHaveLength(0);
  });
});
