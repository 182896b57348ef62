import { screen, waitFor, within } from '@testing-library/react';
import type { OrderPapers } from '../../api';
import type { Role } from '../../domain/access/roleOptions';
import { buildOrderSummary } from '../../test/factories/buildOrderSummary';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure } from '../../test/mockApi';
import { mockOrderList } from '../../test/mockOrderList';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const order = buildOrderSummary({ id: '7', name: 'Spring windows', note: 'Before noon' });
const papers: OrderPapers = {
  buyer_number: 'PO 1',
  discount_percent: 5,
  discount_amount: null,
  freight: null,
  tax_note: '',
  windows: [{ drop: '1', text: '' }],
  customer: { vat_id: 'FR123', bill_to: '', contact: '', phone: '', payment_terms: '' },
};

/** Opens the dialog from the row menu. */
async function open(role: Role, listed = order) {
  mockOrderList(listed);
  const app = renderApp('/admin/orders/list?current=false', { user: buildUser({ roles: [role] }) });
  await app.user.click(await screen.findByRole('button', { name: /^Actions for Spring windows of / }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Documents and notes' }));
  return app;
}

it('has every field for staff, and sends only the changes', async () => {
  mockApi('getOrderPapers', papers);
  const written = mockApi('setOrderPapers', { status: 'success' });
  const { user } = await open('agent');
  expect(await screen.findByLabelText(/^Buyer’s order number/)).toHaveValue('PO 1');
  expect(screen.getByLabelText(/^VAT ID/)).toHaveValue('FR123');
  await user.type(screen.getByLabelText(/^Freight/), '24.5');
  await user.type(screen.getByLabelText(/^Delivery of drop 1/), 'In January');
  await user.type(screen.getByLabelText(/^Contact/), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(written.map(({ body }) => body)).toEqual([
    { id: '7', freight: 24.5, windows: [{ drop: '1', text: 'In January' }], customer: { contact: 'Ana' } },
  ]);
  expect(await screen.findByText('Documents and notes saved')).toBeVisible();
});

it('has fields for the terms of delivery, the cancel date and the tax for staff', async () => {
  mockApi('getOrderPapers', { ...papers, cancel_date: 1_803_859_200, vat_percent: null, delivery_terms: '' });
  const written = mockApi('setOrderPapers', { status: 'success' });
  const { user } = await open('agent');
  await user.type(await screen.findByLabelText(/^Delivery terms/), 'DAP Paris');
  await user.type(screen.getByLabelText(/^VAT in percent/), '5.5');
  await waitFor(() => expect(screen.getByLabelText(/^Cancel date/)).toHaveDisplayValue(/2027/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written.map(({ body }) => body)).toEqual([
      { id: '7', delivery_terms: 'DAP Paris', vat_percent: 5.5 },
    ]),
  );
});

it('accepts only integers in a currency without decimals', async () => {
  mockApi('getOrderPapers', papers);
  const written = mockApi('setOrderPapers', { status: 'success' });
  const { user } = await open('agent', { ...order, currency: 'JPY' });
  await user.type(await screen.findByLabelText(/^Freight/), '800.4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written.map(({ body }) => body)).toEqual([{ id: '7', freight: 800 }]));
});

it('accepts only one discount', async () => {
  mockApi('getOrderPapers', papers);
  const { user } = await open('agent');
  await user.type(await screen.findByLabelText(/^Discount as an amount/), '10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = screen.getByRole('dialog');
  const refused = 'Give the discount in percent or as an amount, not both.';
  expect((await within(dialog).findAllByText(refused))[0]).toBeVisible();
});

it('saves the notes first, and the document details only on success', async () => {
  mockApi('getOrderPapers', papers);
  mockApi('setOrderNote', { status: 'error', error: 'Not today.' });
  const written = mockApi('setOrderPapers', { status: 'success' });
  const { user } = await open('agent', { ...order, staff_note: 'Pays late' });
  const staff = await screen.findByLabelText(/^Note for staff/);
  expect(staff).toHaveValue('Pays late');
  await user.type(staff, ', ask Ana');
  await user.type(screen.getByLabelText(/^Contact/), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(written).toEqual([]);
  const noted = mockApi('setOrderNote', { status: 'success' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(noted.map(({ body }) => body)).toEqual([{ id: '7', staff_note: 'Pays late, ask Ana' }]);
  expect(written.map(({ body }) => body)).toEqual([{ id: '7', customer: { contact: 'Ana' } }]);
});

it('has only the note for a customer', async () => {
  const written = mockApi('setOrderNote', { status: 'success' });
  const { user } = await open('wls');
  const note = await screen.findByLabelText(/^Note \(optional\)/);
  expect(note).toHaveValue('Before noon');
  expect(screen.queryByLabelText(/^Note for staff|^Buyer’s order number/)).not.toBeInTheDocument();
  await user.clear(note);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written.map(({ body }) => body)).toEqual([{ id: '7', note: '' }]));
});

it("has no fields of a customer who is no longer the agent's", async () => {
  const { customer: _customer, ...ofOrder } = papers;
  mockApi('getOrderPapers', ofOrder);
  const written = mockApi('setOrderPapers', { status: 'success' });
  const { user } = await open('agent');
  await user.type(await screen.findByLabelText(/^Freight/), '5');
  expect(screen.queryByLabelText(/^VAT ID/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written.map(({ body }) => body)).toEqual([{ id: '7', freight: 5 }]));
});

it('shows a load failure, and can retry', async () => {
  mockApi('getOrderPapers', networkFailure());
  const { user } = await open('agent');
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  mockApi('getOrderPapers', papers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Buyer’s order number/)).toBeInTheDocument();
});

it('has an icon in the list, with the text in its tooltip', async () => {
  mockOrderList(
    { ...order, staff_note: 'Pays late' },
    buildOrderSummary({ note: '' }),
    buildOrderSummary({ note: 'After six' }),
  );
  renderApp('/admin/orders/list?current=false');
  await screen.findByText('3 orders');
  expect(screen.getAllByRole('img', { name: /^Note/ }).map((sign) => sign.title)).toEqual([
    'Note: Before noon\nNote for staff: Pays late',
    'Note: After six',
  ]);
});
