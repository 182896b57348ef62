import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Order } from '../api';
import { buildGarment } from './factories/buildGarment';
import { buildOrder } from './factories/buildOrder';
import { buildUser } from './factories/buildUser';
import { renderApp } from './render';
import { serveOrder } from './serveOrder';

const coat = buildGarment({
  generic: 'WJM123',
  number: '1001',
  name: 'Wool coat',
  drop: 'Drop 1',
  composition: '80% wool',
  wh_price: 50,
  rt_price: 125,
  with_stocks: true,
  sizes: ['S', 'M', 'L'],
  colors: [
    { number: '000', name: 'Black' },
    { number: '010', name: 'Ecru' },
  ],
  skus: [
    { sku: 'WJM123000S', color: '000', size: 'S', stock: 10, quantity: 0 },
    { sku: 'WJM123000M', color: '000', size: 'M', stock: 0, quantity: 0 },
    { sku: 'WJM123000L', color: '000', size: 'L', stock: 0, quantity: 2 },
    { sku: 'WJM123010S', color: '010', size: 'S', stock: 5, quantity: 0 },
    { sku: 'WJM123010M', color: '010', size: 'M', stock: 5, quantity: 0 },
  ],
});

const skirt = buildGarment({
  generic: 'WJM200',
  number: '1002',
  name: 'Silk skirt',
  drop: 'Drop 2',
  wh_price: 20,
});

/** A winter order: a coat with stock tracking, whose black L is ordered twice though it has no stock, and a skirt. */
export const winterOrder = {
  name: 'Winter pre-order',
  garments: [coat, skirt],
  lines: { WJM123: { WJM123000L: 2 } },
} satisfies Partial<Order>;

/** The whole app with the line sheet of the winter order open, and the server that holds it. */
export async function openLineSheet(overrides: Partial<Order> = {}, search = '', user = buildUser()) {
  const server = serveOrder(buildOrder({ ...winterOrder, ...overrides }));
  const app = renderApp(`/linesheet/${server.order.id}${search}`, { user });
  await screen.findByRole('heading', { level: 1, name: server.order.name });
  return { ...app, server };
}

/** The user of an open line sheet. */
export type SheetUser = Awaited<ReturnType<typeof openLineSheet>>['user'];

/** The cell of this name. */
export const cell = (name: RegExp | string) => screen.getByRole('textbox', { name });

/** A cell of the coat. */
export const coatCell = (color: string, size: string) =>
  cell(new RegExp(`Wool coat 1001, ${color}, ${size}`));

/** A cell of the skirt. */
export const skirtCell = (color: string, size: string) => cell(`Silk skirt 1002, ${color}, ${size}`);

/** What the cells of a color of the skirt show. */
export const skirtValues = (color: string) =>
  ['S', 'M', 'L'].map((size) => {
    const found = skirtCell(color, size);
    return found instanceof HTMLInputElement ? found.value : '';
  });

/** The selected cells. */
export const selectedCells = () => [...document.querySelectorAll('[data-selected] input')];

/** Drags the mouse from one element over others. */
export const drag = (user: SheetUser, from: Element, ...over: Element[]) =>
  user.pointer([
    { keys: '[MouseLeft>]', target: from },
    ...over.map((target) => ({ target })),
    { keys: '[/MouseLeft]' },
  ]);

/** The order's total as shown. */
export const total = () => screen.getByLabelText('Total').textContent;

/** Waits until everything is saved: both the visible and the screen reader status say so. */
export const savedLine = () => waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));

/** What a copy or a cut in the focused cell puts on the clipboard. */
export function takenBy(act: 'copy' | 'cut'): string {
  let taken = '';
  const clipboardData = { setData: (_type: string, text: string) => (taken = text) };
  fireEvent[act](document.activeElement ?? document.body, { clipboardData });
  return taken;
}
