import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../api';
import {
  cell,
  coatCell,
  openLineSheet,
  savedLine,
  skirtCell,
  winterOrder,
} from '../../../test/openLineSheet';

describe('the search', () => {
  it('shows matches and their number, and can be cleared', async () => {
    const { user, place } = await openLineSheet();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'silk');
    expect(screen.queryByRole('article', { name: 'Wool coat' })).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Silk skirt' })).toBeVisible();
    expect(screen.getByText('1 of 2 garments')).toBeVisible();
    expect(place()).toMatch(/\?q=silk$/);

    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
    expect(screen.getByText('No garment matches “silkx”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all garments' }));
    expect(screen.getByRole('article', { name: 'Wool coat' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the search, by keyboard', () => {
  it.each(['Enter', 'ArrowDown'])('goes to the first cell found with %s', async (key) => {
    const { user } = await openLineSheet();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), `silk{${key}}`);
    await waitFor(() => expect(skirtCell('Black', 'S')).toHaveFocus());
  });
});

it('goes to the cell of a sku that is searched for', async () => {
  const { user } = await openLineSheet();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'WJM123010M{Enter}');
  await waitFor(() => expect(coatCell('Ecru', 'M')).toHaveFocus());
  expect(screen.getByText('1 of 2 garments')).toBeVisible();
});

describe('Only selected', () => {
  it('shows garments with a quantity or a wanted mark, and retains a card that is emptied meanwhile', async () => {
    const { user } = await openLineSheet();
    await user.click(screen.getByRole('switch', { name: 'Only selected' }));
    expect(screen.queryByRole('article', { name: 'Silk skirt' })).not.toBeInTheDocument();
    await user.clear(coatCell('Black', 'L'));
    await user.tab();
    expect(screen.getByRole('article', { name: 'Wool coat' })).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Only selected' }));
    await user.click(screen.getByRole('switch', { name: 'Only selected' }));
    expect(screen.getByText('Nothing is selected yet.')).toBeVisible();
    await savedLine();
  });

  it('is stored in the URL', async () => {
    await openLineSheet({ wanted: ['WJM200000'], lines: {} }, '?selected=true');
    expect(await screen.findByRole('article', { name: 'Silk skirt' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Wool coat' })).not.toBeInTheDocument();
  });
});

describe('the age of the stock', () => {
  const garmentsOf = (stock_updated: number | null) =>
    winterOrder.garments.map((garment) => ({ ...garment, stock_updated }));

  it('is shown at the top of the sheet, and beside the stock of a cell', async () => {
    const updatedAt = Date.UTC(2020, 10, 21, 14, 5) / 1000;
    const { user } = await openLineSheet({ garments: garmentsOf(updatedAt) });
    expect(screen.getByText(/^Stock as of .*2020/)).toBeVisible();
    await user.click(coatCell('Ecru', 'M'));
    expect(screen.getByText(/^5 in stock as of .*2020/)).toBeVisible();
    expect(cell('Wool coat 1001, Ecru, M, 5 in stock')).toHaveFocus();
  });

  it('is hidden when unknown', async () => {
    await openLineSheet({ garments: garmentsOf(null) });
    expect(screen.queryByText(/Stock as of/)).not.toBeInTheDocument();
  });
});

describe('the options of a small screen', () => {
  const button = () => screen.getByRole('button', { name: 'Options' });
  const areOpen = () => button().getAttribute('aria-expanded') === 'true';

  it('are closed by Escape, which returns the focus to their button', async () => {
    const { user } = await openLineSheet();
    await user.click(button());
    await user.click(screen.getByLabelText('Delivery date'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(areOpen()).toBe(false));
    expect(button()).toHaveFocus();
  });

  it('are closed by a tap outside, which does nothing else', async () => {
    const { user } = await openLineSheet();
    await user.click(button());
    const [outside] = document.querySelectorAll('[data-outside]');
    if (outside) await user.click(outside);
    expect(areOpen()).toBe(false);
    expect(document.querySelector('[data-outside]')).toBeNull();
  });

  it('open for the missing date linked from the finish dialog', async () => {
    const { user } = await openLineSheet({ service_date: null });
    await user.click(screen.getByRole('checkbox', { name: 'Finished' }));
    await user.click(await screen.findByRole('button', { name: 'No delivery date' }));
    await waitFor(() => expect(screen.getByLabelText('Delivery date')).toHaveFocus());
    expect(areOpen()).toBe(true);
  });
});

describe('the drops', () => {
  it('are listed if there are at least two', async () => {
    const { user } = await openLineSheet();
    expect(screen.queryByRole('table', { name: 'Drops' })).not.toBeInTheDocument();
    await user.type(cell('Silk skirt 1002, Black, S'), '3');
    await user.tab();
    const drops = within(screen.getByRole('table', { name: 'Drops' }));
    expect(drops.getByRole('row', { name: 'Drop 1 2 pieces €100.00' })).toBeVisible();
    expect(drops.getByRole('row', { name: 'Drop 2 3 pieces €60.00' })).toBeVisible();
    await savedLine();
  });
});

describe('the delivery date', () => {
  async function openDate(order: Partial<Order> = {}) {
    const app = await openLineSheet(order);
    const field = () => screen.getByLabelText('Delivery date');
    await app.user.click(field());
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    const type = async (text: string) => {
      await app.user.clear(field());
      await app.user.type(field(), text);
      await app.user.tab();
    };
    return { ...app, field, type };
  }

  it('is stored immediately, in epoch seconds', async () => {
    const { server, type } = await openDate();
    await type('1/2/2099');
    await waitFor(() => expect(server.order.service_date).toBe(Date.UTC(2099, 0, 2) / 1000));
    // It takes pointer events only while the field is hovered, which jsdom can't tell.
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(server.order.service_date).toBeNull());
    await savedLine();
  });

  it.each([
    ['1/2/2020', 'Service date cannot be before current date'],
    ['31.31.27', '“31.31.27” is not a date. Write it like 3/25/2027.'],
  ])('that was refused, %s, is told before the order is finished', async (text, fault) => {
    const { user, field, type } = await openDate({ service_date: Date.UTC(2099, 0, 2) / 1000 });
    await type(text);
    await user.click(screen.getByRole('checkbox', { name: 'Finished' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send order' }));
    expect(dialog.getByText('The delivery date is still 1/2/2099.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: fault }));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.clear(field());
    await user.type(field(), '1/3/2099');
    await waitFor(() => expect(field()).toBeValid());
    await savedLine();
  });

  it('is refused on blur if it has passed', async () => {
    const { server, field, type } = await openDate({ service_date: Date.UTC(2099, 0, 2) / 1000 });
    await type('1/2/2020');
    expect(await screen.findAllByText('Service date cannot be before current date')).toHaveLength(1);
    await waitFor(() => expect(field()).toHaveValue('1/2/2099'));
    expect(field()).toBeInvalid();
    expect(server.saves).toHaveLength(0);
  });
});
