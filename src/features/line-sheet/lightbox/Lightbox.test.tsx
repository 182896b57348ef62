import { fireEvent, screen, within } from '@testing-library/react';
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
  const card = within(await screen.findByRole('article', { name: 'Wool coat' }));
  await app.user.click(card.getByRole('button', { name: 'Pictures of Wool coat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wool coat 1001' });
  return { ...app, dialog, inside: within(dialog) };
}

const picture = (dialog: HTMLElement) => dialog.querySelector('img[src*="/images/garments/"]') ?? dialog;
const shown = (dialog: HTMLElement) => picture(dialog).getAttribute('src');
const file = (name: string) => expect.stringMatching(new RegExp(`/images/garments/${name}\\.jpg$`));

it('shows the main picture, those of the colours, and what the catalog tells of the garment', async () => {
  const { dialog, inside } = await openLightbox();
  expect(shown(dialog)).toEqual(file('WJM123'));
  expect(inside.getByRole('status')).toHaveTextContent('Wool coat, picture 1 of / 3');
  const thumbnails = within(inside.getByRole('list', { name: 'Pictures' })).getAllByRole('button');
  expect(thumbnails.map((one) => one.querySelector('img')?.alt)).toEqual(['Wool coat', 'Black 1', 'Black 2']);
  expect(inside.getByText('80% wool')).toBeVisible();
  expect(inside.getByText('€125.00')).toBeVisible();
});

it('turns by its buttons and thumbnails, to the ends and no further', async () => {
  const { user, dialog, inside } = await openLightbox();
  const [previous, next] = ['Previous picture', 'Next picture'].map((name) =>
    inside.getByRole('button', { name }),
  );
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next ?? dialog);
  expect(shown(dialog)).toEqual(file('WJM123_000_1'));
  await user.click(inside.getByRole('button', { name: 'Black 2' }));
  expect(shown(dialog)).toEqual(file('WJM123_000_2'));
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next ?? dialog);
  expect(shown(dialog)).toEqual(file('WJM123_000_2'));
});

it('turns by the keys, and keeps the focus inside', async () => {
  const { user, dialog, inside } = await openLightbox();
  const close = inside.getByRole('button', { name: 'Close' });
  close.focus();
  for (const [key, name] of [
    ['ArrowRight', 'WJM123_000_1'],
    ['ArrowLeft', 'WJM123'],
    ['ArrowLeft', 'WJM123'],
    ['End', 'WJM123_000_2'],
    ['ArrowRight', 'WJM123_000_2'],
    ['Home', 'WJM123'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(shown(dialog)).toEqual(file(name ?? ''));
  }
  await user.tab({ shift: true });
  expect(inside.getByRole('button', { name: 'Black 2' })).toHaveFocus();
  await user.tab();
  expect(close).toHaveFocus();
});

it('turns by a swipe of at least 30 pixels', async () => {
  const { dialog } = await openLightbox();
  const point = (type: string, x: number) => {
    // jsdom has no pointer events of its own.
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 100 });
    Object.assign(event, { pointerId: 1, isPrimary: true });
    fireEvent(picture(dialog), event);
  };
  const swipe = (by: number) => {
    point('pointerdown', 200);
    point('pointermove', 200 + by);
    point('pointerup', 200 + by);
  };
  swipe(-29);
  expect(shown(dialog)).toEqual(file('WJM123'));
  swipe(-30);
  expect(shown(dialog)).toEqual(file('WJM123_000_1'));
  swipe(30);
  expect(shown(dialog)).toEqual(file('WJM123'));
});

it('has a placeholder for a picture that is missing', async () => {
  const { dialog, inside } = await openLightbox();
  fireEvent.error(picture(dialog));
  expect(inside.getByRole('img', { name: 'Wool coat: no picture' })).toBeVisible();
});

it('closes by its button, and by Escape', async () => {
  const { user, dialog, inside } = await openLightbox();
  await user.click(inside.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();

  await user.click(screen.getAllByRole('button', { name: 'Pictures of Silk skirt' })[0] ?? document.body);
  const again = await screen.findByRole('dialog', { name: 'Silk skirt 1002' });
  fireEvent(again, new Event('cancel', { cancelable: true }));
  expect(again).not.toBeInTheDocument();
});
