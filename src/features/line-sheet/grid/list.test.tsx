import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../api';
import { buildGarment } from '../../../test/factories/buildGarment';
import { coatCell, openLineSheet, savedLine, skirtCell, winterOrder } from '../../../test/openLineSheet';

/** jsdom has no layout: everything is as wide as the list, except the digits for measuring the font. */
function giveWidth(list: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    return new DOMRect(0, 0, this instanceof HTMLSpanElement ? 75 : list, 20);
  });
}

afterEach(() => jest.restoreAllMocks());

async function openList(overrides: Partial<Order> = {}, width = 1121) {
  giveWidth(width);
  const sheet = await openLineSheet(overrides, '?view=list');
  await screen.findAllByRole('article');
  return sheet;
}

const lines = (name: string) => within(screen.getByRole('article', { name }));
/** The size header of each run, which is hidden from screen readers. */
const heads = () =>
  screen
    .getAllByRole('table', { hidden: true })
    .filter((table) => table.closest('article') === null)
    .map((table) =>
      within(table)
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => textContent),
    );

it('the heading of a size selects it in all garments of its run', async () => {
  const { user } = await openList();
  const [head] = screen
    .getAllByRole('columnheader', { name: 'S', hidden: true })
    .filter((one) => one.closest('article') === null);
  await user.click(head ?? document.body);
  expect([...document.querySelectorAll('[data-selected] input')]).toEqual([
    coatCell('Black', 'S'),
    coatCell('Ecru', 'S'),
    skirtCell('Black', 'S'),
    skirtCell('Ecru', 'S'),
  ]);
  expect(coatCell('Black', 'S')).toHaveFocus();
});

describe('a line', () => {
  it('shows a color with the garment, its price and quantities', async () => {
    await openList();
    const coat = lines('Wool coat');
    expect(coat.getByRole('heading', { name: 'Wool coat' })).toBeVisible();
    expect(coat.getByText('1001')).toBeVisible();
    expect(coat.getByText('Drop 1')).toBeVisible();
    expect(coat.getByText('€50.00')).toBeVisible();
    const table = within(coat.getByRole('table', { name: 'Quantities of Wool coat 1001' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Black', 'Ecru']);
    expect(table.getByRole('columnheader', { name: 'M' })).toBeInTheDocument();
    expect(coatCell('Black', 'L')).toHaveValue('2');
    // The line's total, and the garment's.
    const [line] = table.getAllByRole('row').slice(1);
    expect(line?.lastElementChild).toHaveTextContent('2');
    expect(coat.getByText('2 pieces')).toBeVisible();
    expect(coat.getByText('€100.00')).toBeVisible();
  });

  it('shows one picture for all colors, which opens all pictures', async () => {
    const garments = winterOrder.garments.map((garment) => ({ ...garment, pictures: { '010': 1 } }));
    const { user } = await openList({ garments });
    const pictures = lines('Wool coat').getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      expect.stringMatching(/\/thumbnails\/WJM123\.jpg$/),
    ]);
    fireEvent.error(screen.getByRole('img', { name: 'Wool coat' }));
    expect(screen.getByRole('img', { name: 'Wool coat: no picture' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pictures of Wool coat' }));
    expect(await screen.findByRole('dialog', { name: 'Wool coat 1001' })).toBeVisible();
  });

  it('marks its color as wanted, and sums quantities', async () => {
    const { user, server } = await openList();
    await user.click(lines('Wool coat').getByRole('button', { name: 'Ecru' }));
    await waitFor(() => expect(server.order.wanted).toEqual(['WJM123010']));
    await user.type(coatCell('Black', 'S'), '3{Enter}');
    expect(coatCell('Ecru', 'S')).toHaveFocus();
    expect(lines('Wool coat').getByRole('cell', { name: '5' })).toBeVisible();
    expect(lines('Wool coat').getByText('€250.00')).toBeVisible();
    await savedLine();
  });

  it('becomes a small card where it is narrow', async () => {
    await openList({}, 640);
    expect(screen.getByRole('article', { name: 'Wool coat' })).toHaveAttribute('data-frame', 'narrowRow');
    expect(screen.getAllByRole('table').every((table) => table.closest('article'))).toBe(true);
  });
});

describe('the sizes', () => {
  it('are shown once above consecutive garments with the same sizes', async () => {
    const [letters, numbers] = [
      ['S', 'M', 'L'],
      ['34', '36', '38'],
    ];
    await openList({
      lines: {},
      garments: [letters, [...letters], numbers, letters].map((sizes, index) =>
        buildGarment({ generic: `WJM10${index}`, sizes }),
      ),
    });
    expect(heads()).toEqual([
      ['Color', 'S', 'M', 'L', 'Pieces'],
      ['Color', '34', '36', '38', 'Pieces'],
      ['Color', 'S', 'M', 'L', 'Pieces'],
    ]);
  });
});
