import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { coatCell, openLineSheet, savedLine, skirtCell, winterOrder } from '../../../test/openLineSheet';

/** The note at a cell. */
const noteAt = (name: string) => screen.queryByRole('group', { name });
const answer = (name: string, at: string) =>
  within(screen.getByRole('group', { name: at })).getByRole('button', { name });

const blackL = 'Wool coat 1001, Black, L';
const blackM = 'Silk skirt 1002, Black, M';
const row = { lines: { WJM200: { WJM200000S: 12, WJM200000L: 6 } } };

it('a word over a number removes it, with a note at the cell that offers to undo it', async () => {
  const { user, server } = await openLineSheet();
  const text = '2 removed: abc is no number';
  await user.click(coatCell('Black', 'L'));
  await user.keyboard('abc{Enter}');
  expect(coatCell('Black', 'L')).toHaveValue('');
  expect(skirtCell('Black', 'L')).toHaveFocus();
  expect(noteAt(blackL)).toHaveTextContent(text);
  expect(screen.getByText(`${blackL}: ${text}. Alt+Down to undo`)).toHaveAttribute('role', 'status');

  await user.click(answer('Undo', blackL));
  expect(coatCell('Black', 'L')).toHaveValue('2');
  expect(noteAt(blackL)).not.toBeInTheDocument();
  expect(skirtCell('Black', 'L')).toHaveFocus();
  await savedLine();
  expect(server.quantities()).toEqual({ WJM123000L: 2 });
});

it.each([
  ['9999999', 'A quantity can be at most 999999: 9999999 was not entered'],
  ['-3', 'Not a whole number: -3 was not entered'],
  ['1.5', 'Not a whole number: 1.5 was not entered'],
])('the number %s is refused with a note, and the cell is unchanged', async (typed, text) => {
  const { user, server } = await openLineSheet();
  await user.click(coatCell('Black', 'L'));
  await user.keyboard(`${typed}{Enter}`);
  expect(noteAt(blackL)).toHaveTextContent(text);
  expect(coatCell('Black', 'L')).toHaveValue('2');
  expect(within(screen.getByRole('group', { name: blackL })).getAllByRole('button')).toHaveLength(1);
  await user.click(answer('OK', blackL));
  expect(noteAt(blackL)).not.toBeInTheDocument();
  expect(server.saves).toHaveLength(0);
});

it.each(['1,000', '1.000'])('%s is parsed the same typed and pasted', async (typed) => {
  const { user } = await openLineSheet();
  await user.click(coatCell('Black', 'S'));
  await user.keyboard(`${typed}{Enter}`);
  expect(coatCell('Black', 'S')).toHaveValue('1000');
  await user.click(coatCell('Ecru', 'S'));
  await user.paste(typed);
  expect(coatCell('Ecru', 'S')).toHaveValue('1000');
  await savedLine();
});

it.each([
  ['１２', '12'],
  ['١٢', '12'],
  ['12pcs', '12'],
  ["'5", '5'],
])('%s over a number is stored as %s', async (typed, quantity) => {
  const { user, server } = await openLineSheet();
  await user.click(coatCell('Black', 'L'));
  await user.keyboard(`${typed}{Enter}`);
  expect(coatCell('Black', 'L')).toHaveValue(quantity);
  expect(noteAt(blackL)).not.toBeInTheDocument();
  await savedLine();
  expect(server.quantities()).toEqual({ WJM123000L: Number(quantity) });
});

it('stores full-width digits of an input method once it is done with them', async () => {
  const { user, server } = await openLineSheet();
  const box = coatCell('Black', 'L');
  await user.click(box);
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: '１２' } });
  // Chooses the candidate, and stays in the cell.
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.compositionEnd(box, { data: '１２' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('１２');
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('12');
  await savedLine();
  expect(server.quantities()).toEqual({ WJM123000L: 12 });
});

describe('a number with three decimals, or thousands', () => {
  it.each([
    ['typed', 'Read as 12,000 pieces'],
    ['pasted', 'Read as 12,000 pieces'],
  ])('that is %s says how it was read, with the other reading one key away', async (how, text) => {
    const { user, server } = await openLineSheet({ lines: {} });
    await user.click(skirtCell('Black', 'M'));
    if (how === 'pasted') await user.paste('12,000');
    else await user.keyboard('12,000{Tab}');
    expect(skirtCell('Black', 'M')).toHaveValue('12000');
    expect(noteAt(blackM)).toHaveTextContent(text);
    expect(screen.getByText(`${blackM}: ${text}. Alt+Down to answer`)).toHaveAttribute('role', 'status');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(answer('Make it 12', blackM)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(skirtCell('Black', 'M')).toHaveValue('12');
    expect(noteAt(blackM)).not.toBeInTheDocument();
    expect(skirtCell('Black', how === 'pasted' ? 'M' : 'L')).toHaveFocus();
    await savedLine();
    expect(server.quantities()).toEqual({ WJM200000M: 12 });
    await user.keyboard('{Control>}z{/Control}');
    expect(skirtCell('Black', 'M')).toHaveValue('12000');
    await savedLine();
  });

  it('has the other reading beside the question whether it is too much', async () => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('12.000{Tab}');
    expect(noteAt(blackM)).toHaveTextContent('12,000? The others in this row have 12 at most');
    await user.click(answer('Make it 12', blackM));
    expect(skirtCell('Black', 'M')).toHaveValue('12');
    await savedLine();
  });

  it('is read by the order when it is pasted, and as typed when it is undone', async () => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.paste('12,000');
    expect(skirtCell('Black', 'M')).toHaveValue('12');
    expect(noteAt(blackM)).toHaveTextContent('Read as 12 pieces');
    await user.click(answer('Undo', blackM));
    expect(skirtCell('Black', 'M')).toHaveValue('');
    expect(noteAt(blackM)).not.toBeInTheDocument();
    await savedLine();
  });

  it('has no other reading when that would be a fraction', async () => {
    const { user } = await openLineSheet({ lines: {} });
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1.234{Tab}');
    expect(noteAt(blackM)).toHaveTextContent('Read as 1,234 pieces');
    expect(screen.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
    await user.click(answer('OK', blackM));
    expect(skirtCell('Black', 'M')).toHaveValue('1234');
    await savedLine();
  });
});

describe('a quantity far from the others of its row', () => {
  it('is stored and questioned without interrupting the entry', async () => {
    const { user, server } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Tab}{Tab}');
    expect(skirtCell('Black', 'M')).toHaveValue('1242');
    expect(skirtCell('Ecru', 'S')).toHaveFocus();
    expect(noteAt(blackM)).toHaveTextContent('1,242? The others in this row have 12 at most');
    await waitFor(() => expect(server.quantities()).toMatchObject({ WJM200000M: 1242 }));
    await user.click(answer('Keep', blackM));
    expect(noteAt(blackM)).not.toBeInTheDocument();
    expect(skirtCell('Black', 'M')).toHaveValue('1242');
    await savedLine();
  });

  it('is questioned in an empty row too, compared with the other rows', async () => {
    const { user } = await openLineSheet({ lines: { WJM123: { WJM123000L: 2 } } });
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Enter}');
    expect(noteAt(blackM)).toHaveTextContent('1,242? The others in this order have 2 at most');
    await savedLine();
  });

  it('can be answered by keyboard', async () => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Tab}{Alt>}{ArrowDown}{/Alt}');
    expect(answer('Keep', blackM)).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    expect(skirtCell('Black', 'L')).toHaveFocus();
    expect(skirtCell('Black', 'M')).toHaveValue('');
    expect(noteAt(blackM)).not.toBeInTheDocument();
    await savedLine();
  });

  it.each([
    ['Escape in a cell', '{Escape}'],
    ['Escape in the note, back in the cell', '{Alt>}{ArrowDown}{/Alt}{Escape}'],
    ['typing on', '7'],
  ])('is dismissed by %s', async (_how, keys) => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Tab}');
    expect(noteAt(blackM)).toBeInTheDocument();
    await user.keyboard(keys);
    expect(noteAt(blackM)).not.toBeInTheDocument();
    expect(skirtCell('Black', 'L')).toHaveFocus();
    expect(skirtCell('Black', 'M')).toHaveValue('1242');
    await user.keyboard('{Enter}');
    await savedLine();
  });

  it('is dismissed by a click elsewhere, and by Escape outside of the cells', async () => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Tab}');
    await user.click(screen.getByRole('button', { name: 'Keyboard' }));
    await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(noteAt(blackM)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1300{Tab}');
    act(() => screen.getByRole('searchbox').focus());
    await user.keyboard('{Escape}');
    expect(noteAt(blackM)).not.toBeInTheDocument();
    await savedLine();
  });

  it('is no longer questioned after another entry', async () => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Enter}{Shift>}{Enter}{/Shift}');
    expect(noteAt(blackM)).toBeInTheDocument();
    await user.keyboard('24{Enter}');
    expect(noteAt(blackM)).not.toBeInTheDocument();
    await savedLine();
  });

  it('is no longer questioned after undo', async () => {
    const { user } = await openLineSheet(row);
    await user.click(skirtCell('Black', 'M'));
    await user.keyboard('1242{Enter}{Control>}z{/Control}');
    expect(noteAt(blackM)).not.toBeInTheDocument();
    await savedLine();
  });
});

it('Alt+Down does nothing without a note', async () => {
  const { user } = await openLineSheet();
  await user.click(coatCell('Black', 'S'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(coatCell('Black', 'S')).toHaveFocus();
});

it('a quantity that is not a multiple has a note at its cell, which stays marked, and the subtotal shows the minimum', async () => {
  const garments = winterOrder.garments.map((garment) =>
    garment.generic === 'WJM200' ? { ...garment, min_quantity: 12, multiple: 6 } : garment,
  );
  const { user } = await openLineSheet({ garments });
  const cell = skirtCell('Black', 'M, multiples of 6');
  await user.click(cell);
  await user.keyboard('7{Enter}');
  expect(noteAt(blackM)).toHaveTextContent('7 is not a multiple of 6, take 6 or 12');
  expect(cell).toBeInvalid();
  expect(screen.getByText(', min. 12')).toBeVisible();

  await user.click(cell);
  await user.keyboard('12{Enter}');
  expect(noteAt(blackM)).not.toBeInTheDocument();
  expect(cell).toBeValid();
  expect(screen.queryByText(', min. 12')).not.toBeInTheDocument();
});

it('the stock is shown at every size that exceeds it', async () => {
  const { user } = await openLineSheet();
  expect(coatCell('Black', 'L').parentElement).toHaveTextContent(/^of 0$/);
  expect(coatCell('Ecru', 'M').parentElement).toHaveTextContent(/^$/);
  await user.click(coatCell('Ecru', 'M'));
  await user.keyboard('6{Enter}');
  expect(coatCell('Ecru', 'M').parentElement).toHaveTextContent(/^of 5$/);
  await savedLine();
});

it('on a narrow window a note covers the tools and marks its cell', async () => {
  const { matchMedia } = window;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }));
  const { user } = await openLineSheet();
  await user.click(coatCell('Black', 'L'));
  await user.keyboard('abc{Enter}');
  const tools = within(screen.getByRole('group', { name: 'Tools' }));
  expect(tools.getByRole('group', { name: blackL })).toHaveTextContent('2 removed: abc is no number');
  expect(coatCell('Black', 'L').closest('td')).toHaveAttribute('data-noted');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(tools.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(noteAt(blackL)).not.toBeInTheDocument();
  expect(skirtCell('Black', 'L')).toHaveFocus();
  expect(coatCell('Black', 'L').closest('td')).not.toHaveAttribute('data-noted');
  narrow.mockRestore();
});
