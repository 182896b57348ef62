import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openLineSheet, winterOrder } from '../../../test/openLineSheet';

const extras: Record<string, number> = { '000': 2 };
const pictured = {
  garments: winterOrder.garments.map((garment) => ({
    ...garment,
    pictures: garment.generic === 'WJM123' ? extras : {},
  })),
};

async function openLightbox() {
  const app = await openLineSheet(pictured);
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

it('shows the main picture, those of the colors, and what the catalog tells of the garment', async () => {
  const { dialog, inside } = await openLightbox();
  await shows(dialog, 'garments/WJM123');
  expect(inside.getByText('1 / 3')).toBeVisible();
  expect(inside.getByRole('heading', { name: 'Wool coat' })).toBeVisible();
  expect(thumbnails(dialog).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Picture 1 of 3',
    'Picture 2 of 3',
    'Picture 3 of 3',
  ]);
  expect(thumbnails(dialog)[0]).toHaveAttribute('aria-current', 'true');
  expect(inside.getByText('80% wool')).toBeVisible();
  expect(inside.getByText('€125.00')).toBeVisible();
});

it('turns by its buttons and thumbnails, to the ends and no further', async () => {
  const { user, dialog, inside } = await openLightbox();
  const button = (name: string) => inside.getByRole('button', { name });
  expect(button('Previous picture')).toBeDisabled();
  await user.click(button('Next picture'));
  await shows(dialog, 'WJM123_000_1');
  expect(inside.getByRole('heading', { name: 'Black 1' })).toBeInTheDocument();
  await user.click(thumbnails(dialog)[2] ?? dialog);
  await shows(dialog, 'WJM123_000_2');
  expect(button('Next picture')).toBeDisabled();
});

it('turns by the keys, wherever in it the focus is', async () => {
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

it('turns by a swipe of more than 30 pixels', async () => {
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

it.each(['Close', 'Escape'])('closes by %s, and gives the focus back', async (way) => {
  const { user, dialog, inside, opener } = await openLightbox();
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  if (way === 'Close') await user.click(inside.getByRole('button', { name: 'Close' }));
  else await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
