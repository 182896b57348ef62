import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { openTab, saveBlob } from '../../../lib/download';
import { file, mockApi, problem } from '../../../test/mockApi';
import { openLineSheet } from '../../../test/openLineSheet';

jest.mock('../../../lib/download');

const day = Date.UTC(2027, 0, 15) / 1000;
const line = {
  ordered: 4,
  confirmed: 4,
  confirmed_day: day,
  reason: '',
  shipped: 0,
  cancelled: 0,
  to_come: 4,
};
const nothing = {
  lines: [line].map((one) => ({ ...one, sku: 'A' })),
  shipments: [],
  invoices: [],
  confirmation: null,
};
const shop = buildUser({ capabilities: ['getOrderFulfillment'] });

it('shows what of a sent order is confirmed, shipped, charged and to come', async () => {
  mockApi('getOrderFulfillment', {
    lines: [
      { ...line, sku: 'A', shipped: 3, to_come: 1 },
      { ...line, sku: 'B', confirmed: 3, cancelled: 1, to_come: 3, reason: 'Only 3 could be made.' },
    ],
    confirmation: { number: 'C1', day },
    shipments: [
      {
        ...{ number: 'D1', day, carrier: 'Nordfrakt', tracking_number: 'NF1' },
        ...{ tracking_url: 'https://tracking.example/NF1', lines: [{ sku: 'A', quantity: 3 }] },
      },
      { number: 'D2', day, carrier: '', tracking_number: '', tracking_url: '', lines: [] },
    ],
    invoices: [{ number: 'I1', day, amount: 120.5, currency: 'EUR' }],
  });
  await openLineSheet({ id: '7', sap_status: 2 }, '', shop);
  const section = within(await screen.findByRole('region', { name: 'Delivery of the order' }));
  expect(section.getByText('3 of 8 pieces shipped, 4 to come')).toBeVisible();
  expect(section.getByText(/^Confirmed on .* as C1$/)).toBeVisible();
  expect(section.getByRole('list', { name: 'Confirmed short' })).toHaveTextContent(
    'B: 3 instead of 4Only 3 could be made.',
  );
  const link = section.getByRole('link', { name: 'Follow the shipment NF1' });
  expect(link).toHaveAttribute('href', 'https://tracking.example/NF1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(section.getByRole('list', { name: 'Shipments' })).toHaveTextContent(
    /3 pieces ?Nordfrakt NF1.*0 pieces ?D2/,
  );
  expect(section.getByText(/^Invoice I1 of .*120\.50/)).toBeVisible();
});

it.each([
  ['Excel', 'downloadToComeExcel', 'to_come.xlsx'],
  ['PDF', 'downloadToComePdf', 'to_come.pdf'],
] as const)('downloads as %s what is still to come', async (type, call, name) => {
  mockApi('getOrderFulfillment', { ...nothing, confirmation: { number: 'C1', day } });
  const calls = mockApi(call, file(name));
  const capabilities = ['getOrderFulfillment', call];
  const { user } = await openLineSheet({ id: '7', sap_status: 2 }, '', buildUser({ capabilities }));
  await user.click(await screen.findByRole('button', { name: `${type} of what is still to come` }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), name));
  expect(calls).toMatchObject([{ params: { id: '7' } }]);
  expect(screen.getAllByRole('button', { name: /of what is still to come/ })).toHaveLength(1);

  mockApi(call, problem(503, 'The file could not be made.'));
  await user.click(screen.getByRole('button', { name: `${type} of what is still to come` }));
  expect(await screen.findByText('The file could not be made.')).toBeVisible();
});

it('opens the PDF of an invoice that has one in a new tab', async () => {
  const invoice = { number: '90', day, amount: 1, currency: 'EUR' };
  const invoices = [
    { ...invoice, has_pdf: true },
    { ...invoice, number: '91' },
  ];
  mockApi('getOrderFulfillment', { ...nothing, invoices });
  const calls = mockApi('downloadInvoicePdf', file('invoice_90.pdf'));
  const tab = { show: jest.fn(), close: jest.fn() };
  jest.mocked(openTab).mockReturnValue(tab);
  const capabilities = ['getOrderFulfillment', 'downloadInvoicePdf'];
  const { user } = await openLineSheet({ id: '7', sap_status: 2 }, '', buildUser({ capabilities }));
  await user.click(await screen.findByRole('button', { name: /^Invoice .*90.* \(PDF\)$/ }));
  await waitFor(() => expect(tab.show).toHaveBeenCalled());
  expect(calls).toMatchObject([{ params: { id: '7' }, query: { number: '90' } }]);
  expect(screen.getAllByRole('button', { name: /\(PDF\)$/ })).toHaveLength(1);

  mockApi('downloadInvoicePdf', problem(404, 'There is no PDF of this invoice.'));
  await user.click(screen.getByRole('button', { name: /\(PDF\)$/ }));
  expect(await screen.findByText('There is no PDF of this invoice.')).toBeVisible();
});

it('says nothing of an order that is not sent, or of which the ERP has said nothing', async () => {
  const calls = mockApi('getOrderFulfillment', nothing);
  const { unmount } = await openLineSheet({ id: '7', sap_status: 0 }, '', shop);
  expect(calls).toHaveLength(0);
  unmount();
  await openLineSheet({ id: '7', sap_status: 3 }, '', shop);
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Delivery of the order' })).not.toBeInTheDocument();
});

it.each([
  ['ends its news for who has opened it', [{ id: '7', changed_at: 5 }], 5],
  ['ends nothing without news', [], null],
])('%s', async (_what, dismissed, unseen_at) => {
  const fulfillments = mockApi('getOrderFulfillment', { ...nothing, unseen_at });
  const calls = mockApi('dismissOrderNews');
  const capabilities = ['getOrderFulfillment', 'dismissOrderNews'];
  await openLineSheet({ id: '7', sap_status: 2 }, '', buildUser({ capabilities }));
  await waitFor(() => expect(fulfillments).toHaveLength(1));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual(dismissed));
});
