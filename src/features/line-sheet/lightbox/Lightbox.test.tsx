import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../domain/access/roleOptions';
import { buildUser } from '../../../test/factories/buildUser';
import { cell, coatCell, openLineSheet, savedLine, winterOrder } from '../../../test/openLineSheet';

const extras: Record<string, number> = { '000': 2 };
const pictured = {
  garments: winterOrder.garments.map((garment) => ({
    ...garment,
    pictures: garment.generic === 'WJM123' ? extras : {},
  })),
};

async function openLightbox(roles: Role[] = ['wls']) {
  const app = await openLineSheet(pictured, '', buildUser({ roles }));
  const opener = screen.getByRole('button', { name: 'Pictures of Wool coat' });
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Wool coat 1001' });
  return { ...app, opener, dialog, inside: within(dialog) };
}

/** The large picture in view; those beside it are inert. */
const picture = (dialog: HTMLElement) => {
  const slides = within(dialog).getAllByRole('group', { name: /^Picture / });
  const shown = slides.find((slide) => !slide.hasAttribute('inert'));
  return within(shown ?? dialog).getByRole('img', { name: /./ });
};
/** The small pictures; the carousel keeps hidden buttons beside them. */
const thumbnails = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('navigation', { name: 'Thumbnails' }))
    .getAllByRole('button')
    .filter((button) => button.querySelector('img') !== null);
const shows = (dialog: HTMLElement, name: string) =>
  waitFor(() =>
    expect(picture(dialog)).toHaveAttribute('src', expect.stringMatching(new RegExp(`/${name}\\.jpg$`))),
  );

it('shows the main picture, those of the colors, and the catalog details of the garment', async () => {
  const { dialog, inside } = await openLightbox();
  await shows(dialog, 'garments/WJM123');
  expect(inside.getByText('1 / 3')).toBeVisible();
  expect(inside.getByRole('heading', { name: 'Wool coat 1001' })).toBeVisible();
  expect(thumbnails(dialog).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Picture 1 of 3',
    'Picture 2 of 3',
    'Picture 3 of 3',
  ]);
  expect(thumbnails(dialog)[0]).toHaveAttribute('aria-current', 'true');
  expect(inside.getByText('80% wool')).toBeVisible();
  expect(inside.getByText('€125.00')).toBeVisible();
  expect(inside.queryByRole('link', { name: 'All orders of this garment' })).not.toBeInTheDocument();
});

it('links staff to all orders of the garment', async () => {
  const { inside } = await openLightbox(['agent']);
  expect(inside.getByRole('link', { name: 'All orders of this garment' })).toHaveAttribute(
    'href',
    '/admin/garment/WJM123',
  );
});

it('changes the picture by buttons and thumbnails, without wrapping around', async () => {
  const { user, dialog, inside } = await openLightbox();
  const button = (name: string) => inside.getByRole('button', { name });
  expect(button('Previous picture')).toBeDisabled();
  await user.click(button('Next picture'));
  await shows(dialog, 'WJM123_000_1');
  expect(picture(dialog)).toHaveAccessibleName('Black 1');
  // Nothing covers it.
  expect(inside.queryByText('Black 1')).not.toBeInTheDocument();
  await user.click(thumbnails(dialog)[2] ?? dialog);
  await shows(dialog, 'WJM123_000_2');
  expect(button('Next picture')).toBeDisabled();
});

it('changes the picture by keys, wherever the focus is', async () => {
  const { user, dialog, inside } = await openLightbox();
  for (const place of [dialog, inside.getByRole('region', { name: 'About the garment' })]) {
    if (place !== dialog) act(() => place.focus());
    for (const [key, name] of [
      ['ArrowRight', 'WJM123_000_1'],
      ['ArrowLeft', 'WJM123'],
      ['ArrowLeft', 'WJM123'],
      ['End', 'WJM123_000_2'],
      ['ArrowRight', 'WJM123_000_2'],
      ['Home', 'WJM123'],
    ]) {
      await user.keyboard(`{${key}}`);
      await shows(dialog, name ?? '');
    }
  }
});

it('changes the picture by a swipe of more than 30 pixels', async () => {
  const { dialog } = await openLightbox();
  const point = (type: string, x: number) => {
    // jsdom has no pointer events of its own.
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 100, buttons: 1 });
    Object.assign(event, { pointerId: 1, isPrimary: true });
    fireEvent(picture(dialog), event);
  };
  const swipe = (by: number) => {
    point('pointerdown', 200);
    for (let moved = 0; moved < Math.abs(by); moved += 1) point('pointermove', 200 + moved * Math.sign(by));
    point('pointermove', 200 + by);
    point('pointerup', 200 + by);
  };
  swipe(-30);
  await shows(dialog, 'WJM123');
  swipe(-40);
  await shows(dialog, 'WJM123_000_1');
  swipe(40);
  await shows(dialog, 'WJM123');
});

it('has a placeholder for a picture that is missing', async () => {
  const { dialog, inside } = await openLightbox();
  expect(inside.queryByRole('img', { name: 'No picture' })).not.toBeInTheDocument();
  fireEvent.error(picture(dialog));
  expect(await inside.findByRole('img', { name: 'No picture' })).toBeVisible();
});

it.each(['Close', 'Escape'])('closes by %s, and returns the focus', async (closing) => {
  const { user, dialog, inside, opener } = await openLightbox();
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  if (closing === 'Close') await user.click(inside.getByRole('button', { name: 'Close' }));
  else await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

describe('the quantities', () => {
  const { garments } = pictured;
  const boxOf = (inside: ReturnType<typeof within>, color: string, size: string) =>
    inside.getByRole('textbox', { name: new RegExp(`Wool coat 1001, ${color}, ${size}`) });

  it('are entered beside the picture, by the rules of the sheet, and saved', async () => {
    const { user, inside, dialog, server } = await openLightbox();
    await user.click(boxOf(inside, 'Black', 'S'));
    await user.keyboard('4{Enter}5{ArrowRight}6{Tab}');
    await waitFor(() =>
      expect(server.quantities()).toEqual({ WJM123000L: 2, WJM123000S: 4, WJM123010S: 5, WJM123010M: 6 }),
    );
    // The picture has not changed, and the stock warning is in front of it.
    expect(inside.getByText('1 / 3')).toBeVisible();
    expect(boxOf(inside, 'Ecru', 'M')).toBeInvalid();
    expect(await within(inside.getByRole('alert')).findByText(/WJM123010M/)).toBeVisible();

    await user.click(boxOf(inside, 'Black', 'S'));
    await user.keyboard('{Home}{End}');
    expect(boxOf(inside, 'Black', 'L')).toHaveFocus();
    expect(inside.getByText('1 / 3')).toBeVisible();
    await user.click(inside.getByTitle('Close'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(coatCell('Ecru', 'S')).toHaveValue('5');
    await savedLine();
  });

  it('are discarded by the first Escape; the next one closes the lightbox', async () => {
    const { user, inside, dialog, opener, server } = await openLightbox();
    await user.click(boxOf(inside, 'Black', 'S'));
    await user.keyboard('4{Escape}');
    expect(boxOf(inside, 'Black', 'S')).toHaveValue('');
    expect(boxOf(inside, 'Black', 'S')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(server.saves).toEqual([]);
  });

  it('are undone and redone, but nothing out of sight', async () => {
    const app = await openLineSheet({ garments });
    const { user } = app;
    await user.type(cell('Silk skirt 1002, Black, S'), '3');
    await user.click(screen.getByRole('button', { name: 'Pictures of Wool coat' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Wool coat 1001' }));
    await user.click(boxOf(inside, 'Black', 'S'));
    await user.keyboard('4{Tab}');
    const undo = '{Control>}z{/Control}';
    await user.keyboard(undo);
    expect(boxOf(inside, 'Black', 'S')).toHaveValue('');
    expect(boxOf(inside, 'Black', 'S')).toHaveFocus();
    await user.keyboard(undo);
    await user.keyboard('{Control>}y{/Control}');
    expect(boxOf(inside, 'Black', 'S')).toHaveValue('4');
    await waitFor(() =>
      expect(app.server.quantities()).toEqual({ WJM123000L: 2, WJM123000S: 4, WJM200000S: 3 }),
    );
  });

  it('are questioned in a note, from which Escape returns to the cell', async () => {
    const { user, inside } = await openLightbox();
    await user.click(boxOf(inside, 'Black', 'S'));
    await user.keyboard('abc{Tab}');
    const note = await inside.findByRole('group', { name: 'Wool coat 1001, Black, S' });
    expect(note).toHaveTextContent('Nothing entered: abc is no number');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(within(note).getByRole('button', { name: 'OK' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(boxOf(inside, 'Black', 'L')).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('cannot be changed in a read-only order', async () => {
    const { user } = await openLineSheet({ garments, sap_status: 2 });
    await user.click(screen.getByRole('button', { name: 'Pictures of Wool coat' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Wool coat 1001' }));
    const black = inside.getByRole('textbox', { name: /Black, L/ });
    expect(black).toHaveValue('2');
    await user.type(black, '7');
    expect(black).toHaveValue('2');
    const cells = inside.getAllByRole('textbox').filter((one) => !one.matches(':disabled'));
    for (const one of cells) expect(one).toHaveAttribute('readonly');
  });
});
