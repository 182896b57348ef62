import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildGarment } from '../../../test/factories/buildGarment';
import { openLineSheet } from '../../../test/openLineSheet';

const garments = Array.from({ length: 300 }, (_, index) =>
  buildGarment({ generic: `W${String(index).padStart(5, '0')}`, name: `Garment ${index}` }),
);
const card = () => screen.getAllByRole('article').at(-1) as HTMLElement;
const cellsOf = (shown: HTMLElement) => within(shown).queryAllByRole('textbox');

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

afterEach(() => Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 }));

it('shows only names during fast scrolling, and everything afterwards', async () => {
  await openLineSheet({ garments, lines: {} });
  const first = await screen.findByRole('article', { name: 'Garment 0' });
  [10_000, 12_000, 14_000, 16_000].forEach(scrollTo);
  expect(first).not.toBeInTheDocument();
  expect(card()).toHaveTextContent(/Garment \d+$/);
  expect(cellsOf(card())).toEqual([]);
  await waitFor(() => expect(cellsOf(card())).not.toEqual([]));
});

it('shows everything immediately after a single jump and during slow scrolling', async () => {
  await openLineSheet({ garments, lines: {} });
  await screen.findByRole('article', { name: 'Garment 0' });
  scrollTo(20_000);
  expect(cellsOf(card())).not.toEqual([]);
  [20_040, 20_080, 20_120, 21_000].forEach(scrollTo);
  expect(cellsOf(card())).not.toEqual([]);
});

it('keeps the cell being typed in rendered, however far it is scrolled away', async () => {
  const { user } = await openLineSheet({ garments, lines: {} });
  const [cell] = cellsOf(await screen.findByRole('article', { name: 'Garment 0' }));
  await user.click(cell as HTMLElement);
  await user.keyboard('7');
  [10_000, 12_000, 14_000, 16_000].forEach(scrollTo);
  expect(cell).toBeInTheDocument();
  expect(cell).toHaveFocus();
  expect(cell).toHaveValue('7');
});

it('focuses the last cell reached by keys during fast scrolling once it is rendered', async () => {
  const { user } = await openLineSheet({ garments, lines: {} });
  const [cell] = cellsOf(await screen.findByRole('article', { name: 'Garment 0' }));
  await user.click(cell as HTMLElement);
  [10_000, 12_000, 14_000].forEach(scrollTo);
  const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(300_000);
  const leaps = jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((to?: number | ScrollToOptions) => scrollTo(Object(to).top));
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Garment 299 /));
  height.mockRestore();
  leaps.mockRestore();
});
