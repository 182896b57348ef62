import { act, screen, waitFor, within } from '@testing-library/react';
import { api, type OrderSummary } from '../../../api';
import { buildOrderSummary } from '../../../test/factories/buildOrderSummary';
import { buildUser, optionalCalls } from '../../../test/factories/buildUser';
import { mockApi, problem, type SeenCall } from '../../../test/mockApi';
import { customersShown } from '../../../test/tableRows';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';

const customer = (name: string) => ({ id: name, name, addresses: [], sales_organizations: [] });
const order = (name: string, created: number, values: Partial<OrderSummary> = {}) =>
  buildOrderSummary({ id: name, customer: customer(name), created, ...values });

const statusChoice = (name: string) => within(screen.getByRole('radiogroup')).getByText(name);

/** A promise that the test resolves. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => act(open) };
}

/** A server whose finished orders change; it answers in full, and `wait` delays an answer after its rows were read. */
function openFinished(wait: (call: SeenCall) => Promise<void> | undefined = () => undefined) {
  const server = { finished: [order('Older', 100)] };
  const calls = mockApi('listOrders', async (call) => {
    const orders = call.query.finished === 'true' ? server.finished : [];
    await wait(call);
    return { status: 'success', orders };
  });
  const app = renderApp('/admin/orders/list?status=finished', {
    user: buildUser({ roles: ['admin'], capabilities: optionalCalls }),
  });
  const asked = () => calls.filter(({ query }) => query.finished === 'true').length;
  return { ...app, server, asked };
}

it('shows what has changed elsewhere when a filter is chosen again', async () => {
  const { server, user } = openFinished();
  await screen.findByText('1 order');
  await user.click(statusChoice('open'));
  await screen.findByText('0 orders');
  server.finished = [order('Newest', 200), ...server.finished];
  await user.click(statusChoice('finished'));
  await screen.findByText('2 orders');
  expect(customersShown()).toEqual(['Newest', 'Older']);
});

describe('after an order was changed here', () => {
  const finishNewest = ({ store, server }: ReturnType<typeof openFinished>) => {
    mockApi('finishOrder', () => {
      server.finished = [order('Newest', 200), ...server.finished];
      return { status: 'success' };
    });
    const finishOrderRequest = { id: 'Newest', customer_finished: true };
    return act(() => store.dispatch(api.endpoints.finishOrder.initiate({ finishOrderRequest })));
  };
  const askLong = ({ store }: ReturnType<typeof openFinished>, until: Promise<void>) => {
    mockApi('getCatalog', async () => {
      await until;
      return problem(404, 'There is no such catalog.');
    });
    return store.dispatch(api.endpoints.getCatalog.initiate({ catalogId: '1' }));
  };

  it('shows it although another call takes long', async () => {
    const app = openFinished();
    await screen.findByText('1 order');
    const { opened, open } = createGate();
    const other = askLong(app, opened);
    await finishNewest(app);
    await screen.findByText('2 orders');
    expect(customersShown()).toEqual(['Newest', 'Older']);
    await open();
    await act(() => other);
  });

  it('shows it although the list was read before, and is answered later', async () => {
    const [list, long] = [createGate(), createGate()];
    const app = openFinished(() => (app.asked() === 2 ? list.opened : undefined));
    await screen.findByText('1 order');
    const other = askLong(app, long.opened);
    await app.user.click(statusChoice('open'));
    await screen.findByText('0 orders');
    await app.user.click(statusChoice('finished'));
    await waitFor(() => expect(app.asked()).toBe(2));
    expect(await screen.findByText('Updating…')).toBeInTheDocument();
    await finishNewest(app);
    await list.open();
    await screen.findByText('2 orders');
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    await long.open();
    await act(() => other);
  });
});
