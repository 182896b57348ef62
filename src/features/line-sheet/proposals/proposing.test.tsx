import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderProposal } from '../../../api';
import { diffLines, flattenLines } from '../../../domain/orders/lines';
import { buildUser } from '../../../test/factories/buildUser';
import { type MockAnswer, mockApi, networkFailure, problem } from '../../../test/mockApi';
import { coatCell, openLineSheet, type SheetUser, skirtCell, total } from '../../../test/openLineSheet';

const calls = ['saveOrderProposal', 'proposeOrder', 'withdrawOrderProposal'];
const shop = buildUser({ capabilities: [...calls, 'listOrderEvents'] });
const proposalOf = (values: Partial<OrderProposal> = {}): OrderProposal => ({
  ...{ version: 5, changes: [], wanted: [], saved_at: 1_789_344_000, note: '' },
  ...values,
});
const twoMore: OrderProposal = proposalOf({
  changes: [{ sku: 'WJM123000L', ordered: 2, proposed: 4, wh_price: 50 }],
});
const sent: Partial<Order> = {
  ...{ sap_status: 2, version: 4, items_count: 2, total_price: 80, line_prices: { WJM123000L: 40 } },
  customer: { id: shop.id, name: shop.name, addresses: [], sales_organizations: [] },
  seller: { id: '9', name: 'Nora Lindqvist' },
};

const typeInto = async (user: SheetUser, cell: Element, text: string) => {
  await user.click(cell);
  await user.keyboard(`${text}{Enter}`);
};

/** The sheet of a sent order, and a server that stores what is proposed. */
async function open(overrides: Partial<Order> = {}, search = '', user = shop) {
  const opened = await openLineSheet({ ...sent, ...overrides }, search, user);
  const { server } = opened;
  const fates: MockAnswer[] = [];
  mockApi('saveOrderProposal', ({ body }) => {
    const fate = fates.shift();
    if (fate !== undefined) return fate;
    const { lines, wanted, version } = body as {
      lines: Record<string, number>;
      wanted: string[];
      version: number;
    };
    const { order } = server;
    if (version !== undefined && version !== (order.proposal?.version ?? order.version))
      return problem(409, 'It was changed.');
    const { added, changed, removed } = diffLines(flattenLines(order.lines), lines);
    const changes = [...added, ...changed, ...removed.map((line) => ({ ...line, quantity: 0 }))].map(
      ({ sku, quantity }) => ({
        sku,
        ordered: flattenLines(order.lines)[sku] ?? 0,
        proposed: quantity,
        wh_price: 50,
      }),
    );
    const next = (order.proposal?.version ?? order.version) + 1;
    server.order = { ...order, proposal: proposalOf({ version: next, changes, wanted }) };
    return { status: 'success', version: next };
  });
  const proposed = mockApi('proposeOrder', () => {
    server.order = { ...server.order, proposed_at: 1_789_344_000 };
    return { status: 'success' };
  });
  mockApi('withdrawOrderProposal', () => {
    const { proposed_at: _proposed, ...order } = server.order;
    server.order = order;
    return { status: 'success' };
  });
  return { ...opened, fates, proposed };
}

const button = (name: string) => screen.findByRole('button', { name });
const notice = () => screen.findByRole('group', { name: 'Proposed changes' });

it('is typed in the same sheet, saved apart, marked in cells, and proposed with a note', async () => {
  const { user, place, server, proposed } = await open();
  expect(
    await screen.findByText(
      'You can propose changes, which Nora Lindqvist takes or declines. You can download it, or copy it in the list of orders.',
    ),
  ).toBeVisible();
  await user.click(await button('Propose changes'));
  expect(await notice()).toHaveTextContent(
    'You are proposing changes. The order itself stays as it was sent until Nora Lindqvist takes them.',
  );
  expect(await notice()).toHaveTextContent('Nothing differs from the order.');
  expect(place()).toMatch(/\?propose=true$/);
  expect(await button('Propose')).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Finished' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Delivery date')).toBeDisabled();

  await typeInto(user, coatCell('Black', 'S'), '3');
  await waitFor(() =>
    expect(server.order.proposal?.changes).toEqual([
      { sku: 'WJM123000S', ordered: 0, proposed: 3, wh_price: 50 },
    ]),
  );
  expect(server.saves).toEqual([]);
  expect(coatCell('Black', 'S')).toHaveAccessibleName(/S, 0 ordered,/);
  expect(coatCell('Black', 'L')).toHaveAccessibleName(/L, 0 in stock$/);
  const text = (await notice()).textContent?.replace(/[\u200e\u2060]/g, '');
  expect(text).toContain('1 change: +3 pieces, +€150.00');
  expect(total()).toContain('5 pieces');

  await user.click(await button('Propose'));
  const dialog = await screen.findByRole('dialog', { name: 'Propose changes' });
  await user.type(within(dialog).getByLabelText(/Note for the agent/), 'Smaller sizes');
  await user.click(within(dialog).getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Changes proposed')).toBeVisible();
  expect(proposed.map(({ body }) => body)).toEqual([{ id: server.order.id, note: 'Smaller sizes' }]);
  expect(
    await screen.findByText(/^You proposed 1 change on .*\. Nora Lindqvist has not decided yet\.$/),
  ).toBeVisible();
  expect(place()).not.toContain('propose');
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue(''));
});

it('is opened by its link, as it was saved', async () => {
  await open({ proposal: twoMore }, '?propose=true');
  await notice();
  expect(coatCell('Black', 'L')).toHaveValue('4');
  expect(coatCell('Black', 'L')).toHaveAccessibleName(/L, 2 ordered,/);
});

it('is taken back from the agent, and can be discarded by one undoable step', async () => {
  const { user, server } = await open({ proposal: twoMore, proposed_at: 1_789_344_000 });
  await user.click(await button('Withdraw proposal'));
  expect(await screen.findByText('1 change that you typed is saved and not proposed.')).toBeVisible();
  await user.click(await button('Open the proposal'));
  await notice();
  await user.click(await button('Discard changes'));
  await waitFor(() => expect(server.order.proposal?.changes).toEqual([]));
  expect(coatCell('Black', 'L')).toHaveValue('2');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(server.order.proposal?.changes).toHaveLength(1));
});

it('says that what is changed after proposing is seen, and withdraws from there too', async () => {
  const { user } = await open({ proposal: twoMore, proposed_at: 1_789_344_000 }, '?propose=true');
  expect(await notice()).toHaveTextContent('What you change now is seen by your agent too.');
  await user.click(await button('Withdraw proposal'));
  expect(await screen.findByText('Proposal withdrawn')).toBeVisible();
  expect(await button('Propose')).toBeEnabled();
});

it('keeps what could not be saved, and goes back to the order only once it is', async () => {
  const { user, place, fates, server } = await open({}, '?propose=true');
  await notice();
  fates.push(networkFailure());
  await typeInto(user, skirtCell('Black', 'S'), '5');
  expect(await screen.findAllByText('Offline (1 change not saved yet)')).toHaveLength(2);
  await user.click(await button('Back to the order'));
  await waitFor(() => expect(place()).not.toContain('propose'));
  expect(server.order.proposal?.changes).toEqual([
    { sku: 'WJM200000S', ordered: 0, proposed: 5, wh_price: 50 },
  ]);
});

it('puts what was typed on an order that changed meanwhile', async () => {
  const { user, server } = await open({}, '?propose=true');
  await notice();
  server.change({ WJM200000M: 8 });
  await typeInto(user, coatCell('Black', 'S'), '3');
  await waitFor(() => expect(skirtCell('Black', 'M')).toHaveValue('8'));
  await waitFor(() =>
    expect(server.order.proposal?.changes).toEqual([
      { sku: 'WJM123000S', ordered: 0, proposed: 3, wh_price: 50 },
    ]),
  );
});

it.each([
  ['proposal_taken', 'Nora took 1 of 1 proposed change into the order.', true],
  ['proposal_declined', 'Nora declined 1 proposed change.', true],
  ['proposal_withdrawn', 'The shop withdrew the proposed changes.', false],
] as const)('tells what was decided: %s', async (kind, text, isShown) => {
  const event = { id: '1', at: 1_789_344_000, actor: null };
  const { user } = await open({ proposal: twoMore, proposed_at: 1_789_344_000 });
  mockApi('listOrderEvents', {
    events: [
      { ...event, kind, text },
      { ...event, kind: 'proposed', text: 'Proposed.' },
    ],
  });
  // Reads the history again.
  await user.click(await button('Withdraw proposal'));
  expect(await screen.findByText('1 change that you typed is saved and not proposed.')).toBeVisible();
  if (isShown) expect(await screen.findByText(new RegExp(`^On .*: ${text}$`))).toBeVisible();
  else expect(screen.queryByText(/^On .*:/)).not.toBeInTheDocument();
});

describe('on an order that is open again', () => {
  const left = { sap_status: 0, proposal: proposalOf({ ...twoMore, wanted: ['WJM200000'] }) };

  it('is put into the order as if typed', async () => {
    const { user, server } = await open(left);
    expect(
      await screen.findByText(
        'The order is open again. 2 changes that you saved as a proposal are not in it.',
      ),
    ).toBeVisible();
    await user.click(await button('Put into the order'));
    await waitFor(() => expect(server.quantities()).toEqual({ WJM123000L: 4 }));
    expect(server.order.wanted).toEqual(['WJM200000']);
    expect(screen.queryByText(/The order is open again/)).not.toBeInTheDocument();
  });

  it('is discarded', async () => {
    const { user, server } = await open(left);
    await user.click(await button('Discard'));
    expect(await screen.findByText('Proposed changes discarded')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/The order is open again/)).not.toBeInTheDocument());
    expect(server.order.proposal?.changes).toEqual([]);
  });
});

it.each([
  ['a server without proposals', buildUser({ id: shop.id, capabilities: [] })],
  ['somebody else', buildUser({ roles: ['agent'], capabilities: calls })],
])('is not offered by or to %s', async (_who, user) => {
  await open({ proposal: twoMore }, '?propose=true', user);
  expect(await screen.findByText(/cannot be changed until an agent unlocks it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /ropos/ })).not.toBeInTheDocument();
  expect(coatCell('Black', 'L')).toHaveValue('2');
});
