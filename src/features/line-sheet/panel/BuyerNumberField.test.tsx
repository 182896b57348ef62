import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { openLineSheet } from '../../../test/openLineSheet';

const papers = { discount_percent: null, discount_amount: null, freight: null, tax_note: '', windows: [] };
const shop = buildUser();

const field = () => screen.getByLabelText('Your order number');

/** Opens the sheet of a shop whose order has the number 'PO 1' so far. */
async function openSheet(overrides: Parameters<typeof openLineSheet>[0] = {}) {
  mockApi('getOrderPapers', { ...papers, buyer_number: 'PO 1' });
  const app = await openLineSheet({ id: '7', ...overrides }, '', shop);
  await waitFor(() => expect(field()).toBeEnabled());
  return app;
}

const numberIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'buyer_number' in body ? String(body.buyer_number) : '';

/** A server that accepts the number; returns the request bodies. */
const takeNumber = () =>
  mockApi('setOrderPapers', ({ body }) => {
    mockApi('getOrderPapers', { ...papers, buyer_number: numberIn(body) });
    return { status: 'success' };
  });

/** Whether the browser would warn before the page is closed. */
function isAskedOnClosing() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('is saved after typing, also of a sent order', async () => {
  const written = takeNumber();
  const { user } = await openSheet({ sap_status: 2 });
  expect(field()).toHaveValue('PO 1');
  await user.type(field(), '18');
  expect(isAskedOnClosing()).toBe(true);
  await user.tab();
  expect(await screen.findByText('Your order number is saved')).toBeVisible();
  expect(written).toMatchObject([{ body: { buyer_number: 'PO 118' } }]);
  expect(field()).toHaveValue('PO 118');
  expect(isAskedOnClosing()).toBe(false);
});

it('is saved while the field has the focus, without changing typed spaces', async () => {
  const written = takeNumber();
  const { user } = await openSheet();
  await user.type(field(), ' ');
  await waitFor(() => expect(written).toHaveLength(1));
  await user.type(field(), '18');
  expect(field()).toHaveValue('PO 1 18');
  await user.tab();
  await waitFor(() => expect(written.at(-1)).toMatchObject({ body: { buyer_number: 'PO 1 18' } }));
  await waitFor(() => expect(isAskedOnClosing()).toBe(false));
});

it('is restored and saved on the next visit after the page was closed while typing', async () => {
  const written = takeNumber();
  const { user, unmount } = await openSheet();
  await user.type(field(), '18');
  unmount();
  expect(written).toEqual([]);
  await openSheet();
  expect(field()).toHaveValue('PO 118');
  expect(await screen.findByText('Your order number is saved')).toBeVisible();
  expect(written).toMatchObject([{ body: { buyer_number: 'PO 118' } }]);
});

it('is shown as saved on the next visit, though the old number arrives later', async () => {
  const written = mockApi('setOrderPapers', { status: 'success' });
  const { user, unmount } = await openSheet();
  await user.type(field(), '18');
  unmount();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const read = mockApi('getOrderPapers', async () => {
    await (read.length === 1 ? answered : new Promise(() => {}));
    return { ...papers, buyer_number: 'PO 1' };
  });
  await openLineSheet({ id: '7' }, '', shop);
  await waitFor(() => expect([read, written]).toMatchObject([[{}], [{}]]));
  const stored = () => Object.keys(window.localStorage).filter((key) => key.startsWith('order-number'));
  await waitFor(() => expect(stored()).toEqual([]));
  answer();
  await waitFor(() => expect(field()).toBeEnabled());
  expect(field()).toHaveValue('PO 118');
});

it('is retained after a failed save, warned about on leaving, and saved by Save', async () => {
  mockApi('setOrderPapers', networkFailure());
  const { user, place } = await openSheet();
  await user.type(field(), '18{Enter}');
  expect(await screen.findByText(/^Your order number is not saved\. /)).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Not saved yet');
  mockApi('listOrders', { status: 'success', orders: [] });
  const [back] = screen.getAllByRole('link', { name: /orders/i });
  if (back) await user.click(back);
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(dialog.getByText('Your order number is not saved yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(place()).toMatch(/^\/linesheet/);

  const written = takeNumber();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written).toMatchObject([{ body: { buyer_number: 'PO 118' } }]));
  await waitFor(() => expect(field()).not.toHaveAccessibleDescription());
  expect(isAskedOnClosing()).toBe(false);
});

it('reports a refused number, and does not restore it on the next visit', async () => {
  mockApi('setOrderPapers', problem(403, 'The order is closed.'));
  const { user, unmount } = await openSheet();
  await user.type(field(), '18{Enter}');
  expect(await screen.findByText('Your order number is not saved. The order is closed.')).toBeVisible();
  expect(field()).toHaveValue('PO 118');
  unmount();
  await openSheet();
  expect(field()).toHaveValue('PO 1');
});
