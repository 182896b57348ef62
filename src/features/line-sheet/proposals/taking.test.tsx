import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../../api';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { coatCell, openLineSheet, total } from '../../../test/openLineSheet';

const agent = buildUser({ roles: ['agent'], capabilities: ['takeOrderProposal', 'declineOrderProposal'] });
const proposed: Partial<Order> = {
  ...{ sap_status: 2, version: 4, items_count: 2, total_price: 80, line_prices: { WJM123000L: 40 } },
  customer: { id: '7', name: 'Casa Lisboa', addresses: [], sales_organizations: [] },
  wanted: ['WJM200'],
  proposed_at: 1_789_344_000,
  proposal: {
    ...{ version: 6, wanted: ['WJM123010'], saved_at: 1_789_344_000, note: 'Smaller sizes' },
    changes: [
      { sku: 'WJM123000L', ordered: 2, proposed: 0, wh_price: 50 },
      { sku: 'WJM123000S', ordered: 0, proposed: 3, wh_price: 50 },
    ],
  },
};

async function open(overrides: Partial<Order> = {}, search = '', user = agent) {
  const opened = await openLineSheet({ ...proposed, ...overrides }, search, user);
  const { server } = opened;
  const end = () => {
    const { proposed_at: _at, proposal: _proposal, ...order } = server.order;
    server.order = { ...order, sap_status: 1, version: order.version + 3 };
    return { status: 'success' as const };
  };
  const taken = mockApi('takeOrderProposal', end);
  const declined = mockApi('declineOrderProposal', end);
  return { ...opened, taken, declined };
}

const plain = (text: string | null | undefined) => text?.replace(/[\u200e\u2060]/g, '');
const review = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  return screen.findByRole('dialog', { name: 'Changes that Casa Lisboa proposes' });
};

it('says what is proposed, and takes all of it by two clicks', async () => {
  const { user, server, taken } = await open();
  expect(await screen.findByText('Casa Lisboa proposes 4 changes')).toBeVisible();
  expect(screen.getByText('Note: Smaller sizes')).toBeVisible();
  const dialog = await review(user);
  expect(
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Wool coat 1001, Black, L20$/),
    expect.stringMatching(/^Wool coat 1001, Black, S03$/),
    expect.stringMatching(/^Wool coat 1001, Ecruwanted$/),
    expect.stringMatching(/^Silk skirt 1002not wanted$/),
  ]);
  expect(plain(dialog.textContent)).toContain('4 of 4 changes: +1 pieces, +€70.00');
  await user.click(within(dialog).getByRole('button', { name: 'Take 4 changes and send again' }));
  expect(await screen.findByText('Changes taken, and the order sent again')).toBeVisible();
  expect(taken.map(({ body }) => body)).toEqual([
    {
      ...{ id: server.order.id, skus: ['WJM123000L', 'WJM123000S'] },
      ...{ wanted: ['WJM123010', 'WJM200'], version: 6 },
    },
  ]);
  await waitFor(() => expect(screen.queryByText(/Casa Lisboa proposes/)).not.toBeInTheDocument());
});

it('takes some of it', async () => {
  const { user, taken } = await open();
  const dialog = await review(user);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Select all' }));
  expect(within(dialog).getByRole('button', { name: /^Take/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Wool coat 1001, Black, S' }));
  expect(plain(dialog.textContent)).toContain('1 of 4 changes: +3 pieces, +€150.00');
  await user.click(within(dialog).getByRole('button', { name: 'Take 1 change and send again' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]?.body).toMatchObject({ skus: ['WJM123000S'], wanted: [] });
});

it('takes none of it', async () => {
  const { user, declined } = await open();
  const dialog = await review(user);
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Proposal declined')).toBeVisible();
  expect(declined).toHaveLength(1);
});

it('says why it could not be taken, and shows what is proposed by then', async () => {
  const { user, server } = await open();
  mockApi('takeOrderProposal', () => {
    const { proposal, ...order } = server.order;
    if (proposal) server.order = { ...order, proposal: { ...proposal, version: 7, changes: [] } };
    return problem(409, 'It was changed since you opened it.');
  });
  const dialog = await review(user);
  await user.click(within(dialog).getByRole('button', { name: /^Take 4/ }));
  expect(await screen.findByText('It was changed since you opened it.')).toBeVisible();
  expect(await within(dialog).findByRole('button', { name: /^Take 2/ })).toBeEnabled();
});

it('takes it into an order that is open by now, without sending it', async () => {
  const { user } = await open({ sap_status: 0 });
  const dialog = await review(user);
  await user.click(within(dialog).getByRole('button', { name: 'Take 4 changes' }));
  expect(await screen.findByText('Changes taken')).toBeVisible();
});

it('waits until the ERP has answered', async () => {
  await open({ sap_status: 1 });
  expect(
    await screen.findByText(
      'This order is in the ERP, so the changes can be taken once the ERP has answered.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
});

it('shows what is proposed in the cells, from the notice, the tools and a link', async () => {
  const { user, place } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show in the sheet' }));
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveAccessibleName(/S, 0 ordered, 3 proposed$/));
  expect(coatCell('Black', 'S')).toHaveValue('3');
  expect(coatCell('Black', 'L')).toHaveAccessibleName(/L, 2 ordered, 0 proposed$/);
  expect(plain(total())).toContain('3 pieces proposed (+1)');
  expect(place()).toMatch(/\?cells=proposed$/);
  await user.click(screen.getByRole('button', { name: 'Legend' }));
  expect(await screen.findByText('5 ordered, 7 proposed')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Show what is ordered' }));
  await waitFor(() => expect(coatCell('Black', 'L')).toHaveValue('2'));
  await user.click(within(screen.getByRole('group', { name: 'Cells show' })).getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Proposed changes' }));
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue('3'));
});

it.each([
  ['without such a server', buildUser({ roles: ['agent'], capabilities: [] })],
  ['to customers', buildUser({ capabilities: ['takeOrderProposal'] })],
])('is not offered %s', async (_who, user) => {
  await open({}, '?cells=proposed', user);
  expect(coatCell('Black', 'L')).toHaveValue('2');
  expect(screen.queryByText(/proposes 4 changes/)).not.toBeInTheDocument();
});
