import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildGarment } from '../../../test/factories/buildGarment';
import { chooseOption } from '../../../test/chooseOption';
import {
  cell,
  coatCell,
  openLineSheet,
  savedLine,
  type SheetUser,
  winterOrder,
} from '../../../test/openLineSheet';

const belt = buildGarment({
  generic: 'WJM300',
  number: '1003',
  name: 'Plain belt',
  drop: 'Drop 2',
  collection: 'Basics',
  wh_price: 9.5,
  colors: [{ number: '020', name: 'Navy' }],
});
const order = { garments: [...winterOrder.garments, belt] };
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const beltCell = (size: string) => cell(`Plain belt 1003, Navy, ${size}`);
const shows = (...cards: string[]) => waitFor(() => expect(names()).toEqual(cards));
const tool = () => screen.getByRole('button', { name: /^Filter and sort/ });
const tags = () =>
  within(screen.getByRole('group', { name: 'Active filters' }))
    .queryAllByRole('button')
    .map((tag) => tag.textContent);
const remove = (label: string) => screen.getByRole('button', { name: `${label}: remove` });

async function openDialog(user: SheetUser) {
  await user.click(tool());
  return within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
}

async function apply(user: SheetUser) {
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('the filters', () => {
  it('show matching garments in the chosen order, and are stored in the URL', async () => {
    const { user, place } = await openLineSheet(order);
    await openDialog(user);
    await chooseOption(user, 'Drop', 'Drop 2');
    await chooseOption(user, 'Sort by', 'Price, lowest first');
    expect(names()).toEqual(['Wool coat', 'Silk skirt', 'Plain belt']);
    await apply(user);
    await shows('Plain belt', 'Silk skirt');
    expect(tool()).toHaveAccessibleName('Filter and sort, 1 active');
    expect(tool()).toHaveFocus();
    expect(screen.getByText('2 of 3 garments')).toBeVisible();
    expect(tags()).toEqual(['Drop 2', 'Sorted by price, lowest first', 'Clear all']);
    expect(place()).toMatch(/\?drop=Drop\+2&sort=price$/);
  });

  it('are restored from a link, together with the search', async () => {
    const { user, place } = await openLineSheet(order, '?q=black&price=-20&color=Black,Navy');
    expect(names()).toEqual(['Silk skirt']);
    expect(tags()).toEqual(['Color: Black', 'Color: Navy', 'Price up to €20.00', 'Clear all']);
    const dialog = await openDialog(user);
    expect(dialog.getByRole('spinbutton', { name: 'Price to' })).toHaveValue('20.00');
    await user.type(dialog.getByRole('spinbutton', { name: 'Price from' }), '21');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await dialog.findByText('This price must not be lower than the first one.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Clear all' }));
    await apply(user);
    await shows('Wool coat', 'Silk skirt');
    expect(place()).toMatch(/\?q=black$/);
  });

  it('are removed one by one, while the focus stays on the others', async () => {
    const { user, place } = await openLineSheet(order, '?drop=Drop+2&color=Navy&sort=name');
    expect(names()).toEqual(['Plain belt']);
    await user.click(remove('Color: Navy'));
    expect(names()).toEqual(['Plain belt', 'Silk skirt']);
    await user.click(remove('Sorted by name'));
    expect(names()).toEqual(['Silk skirt', 'Plain belt']);
    const group = screen.getByRole('group', { name: 'Active filters' });
    expect(group).toHaveFocus();
    await user.click(remove('Drop 2'));
    expect(names()).toHaveLength(3);
    expect(group).toHaveFocus();
    expect(place()).not.toContain('?');
  });

  it('explain an empty result, and offer to show all', async () => {
    const { user, place } = await openLineSheet(order, '?drop=Drop+9&q=belt');
    expect(screen.getByText('No garment matches “belt” and the filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all garments' }));
    expect(names()).toHaveLength(3);
    expect(place()).not.toContain('?');
  });

  it('retain a garment whose quantities are removed, until they are applied again', async () => {
    const { user } = await openLineSheet(order, '?ordered=true');
    expect(names()).toEqual(['Wool coat']);
    await user.clear(coatCell('Black', 'L'));
    await user.tab();
    expect(names()).toEqual(['Wool coat']);
    await user.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(screen.getByText('No garment matches the filters.')).toBeVisible();
    await savedLine();
  });

  it('sort by ordered pieces, and do not move cards while somebody types', async () => {
    const { user } = await openLineSheet(order, '?sort=ordered');
    expect(names()).toEqual(['Wool coat', 'Silk skirt', 'Plain belt']);
    await user.type(beltCell('S'), '9');
    await user.tab();
    expect(names()).toEqual(['Wool coat', 'Silk skirt', 'Plain belt']);
    await user.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(names()).toEqual(['Plain belt', 'Wool coat', 'Silk skirt']);

    await user.clear(beltCell('S'));
    await openDialog(user);
    await apply(user);
    await shows('Wool coat', 'Silk skirt', 'Plain belt');
    await savedLine();
  });

  it('offer stock only if it is tracked', async () => {
    const { user } = await openLineSheet({ garments: [belt] });
    const dialog = await openDialog(user);
    expect(dialog.getByRole('checkbox', { name: 'Wanted' })).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: 'In stock' })).not.toBeInTheDocument();
    expect(dialog.getByText('Wholesale: €9.50 to €9.50')).toBeInTheDocument();
  });

  it('find wanted garments and those in stock', async () => {
    const { user } = await openLineSheet({ ...order, wanted: ['WJM300020'] });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Wanted' }));
    await user.click(dialog.getByRole('checkbox', { name: 'In stock' }));
    await apply(user);
    await shows('Plain belt');
    expect(tags()).toEqual(['In stock', 'Wanted', 'Apply again', 'Clear all']);
  });
});

describe('the jumps', () => {
  const jump = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey: true });

  it('go to the next garment with quantities, wrapping around, and back', async () => {
    const { user } = await openLineSheet({
      ...order,
      lines: { ...winterOrder.lines, WJM300: { WJM300020M: 4 } },
    });
    const next = screen.getByRole('button', { name: 'Next quantity' });
    await user.click(next);
    expect(coatCell('Black', 'L')).toHaveFocus();
    await user.keyboard('7');
    jump('PageDown');
    expect(beltCell('M')).toHaveFocus();
    expect(coatCell('Black', 'L')).toHaveValue('7');
    jump('PageDown');
    expect(coatCell('Black', 'L')).toHaveFocus();
    jump('PageUp');
    expect(beltCell('M')).toHaveFocus();
    act(() => screen.getByRole('searchbox').focus());
    jump('PageDown');
    expect(coatCell('Black', 'L')).toHaveFocus();
    await savedLine();
  });

  it('skip garments hidden by filters, and report when there is none', async () => {
    const { user } = await openLineSheet(order, '?drop=Drop+2');
    await user.click(screen.getByRole('button', { name: 'Next quantity' }));
    expect(await screen.findByText('No garment here has a quantity yet')).toBeVisible();
  });

  it('go to a shown drop', async () => {
    const { user } = await openLineSheet(order, '?sort=price');
    await user.click(screen.getByRole('button', { name: 'Go to drop' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Drop 2 2', 'Drop 1 1']);
    await user.click(screen.getByRole('menuitem', { name: /^Drop 1/ }));
    await waitFor(() => expect(coatCell('Black', 'S')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Go to drop' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Drop 2/ }));
    await waitFor(() => expect(beltCell('S')).toHaveFocus());
  });

  it('scroll the first garment of a drop to the top', async () => {
    const garments = Array.from({ length: 40 }, (_, index) =>
      buildGarment({
        generic: `WKB${100 + index}`,
        number: String(2000 + index),
        name: `Coat ${index}`,
        drop: index < 2 ? 'Drop 1' : 'Drop 2',
      }),
    );
    const { user } = await openLineSheet({ garments, lines: {} });
    const first = await screen.findByRole('article', { name: 'Coat 2' });
    const row = Number.parseInt(first.parentElement?.style.top ?? '', 10);
    const scroll = jest.spyOn(window, 'scrollTo');
    // Room to scroll.
    const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
    await user.click(screen.getByRole('button', { name: 'Go to drop' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Drop 2/ }));
    await waitFor(() => expect(cell(/^Coat 2 2002, Black, S/)).toHaveFocus());
    // Below the bars, which are 104 pixels high.
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: row - 104 }));
    scroll.mockRestore();
    height.mockRestore();
  });

  it('do not offer a single drop', async () => {
    await openLineSheet({ garments: [belt] });
    expect(screen.queryByRole('button', { name: 'Go to drop' })).not.toBeInTheDocument();
  });
});

it('goes to the first result on Enter, though the search still waits to be applied', async () => {
  await openLineSheet(order);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  act(() => {
    fireEvent.change(field, { target: { value: 'belt' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  await shows('Plain belt');
  await waitFor(() => expect(beltCell('S')).toHaveFocus());
});
