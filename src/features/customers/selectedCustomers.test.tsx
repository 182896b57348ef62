import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerTaskReport, CustomerTaskSummary } from '../../api';
import { chooseOption } from '../../test/chooseOption';
import { mockApi } from '../../test/mockApi';
import { nora, openCustomers } from '../../test/openCustomers';
import '../../test/plainFrame';

describe('selected customers', () => {
  type Outcome = CustomerTaskReport['customers'][number]['outcome'];

  /** Completes tasks immediately, with this outcome for Bea. */
  function mockTasks(ofBea: Outcome) {
    const tasks: CustomerTaskSummary[] = [];
    const task = {
      task_id: '5',
      status: 'done' as const,
      progress: 100,
      error: null,
      created: 1_790_000_000,
    };
    const reason = ofBea === 'done' ? null : 'Bea is an agent.';
    mockApi('listCustomerTasks', () => ({ tasks: [...tasks] }));
    mockApi('getCustomerTask', {
      ...task,
      action: 'agents',
      customers: [
        { id: '1', name: 'Ana', outcome: 'done', reason: null },
        { id: '2', name: 'Bea', outcome: ofBea, reason },
      ],
    });
    return mockApi('startCustomerTask', ({ body }) => {
      const isComplete = ofBea === 'done';
      const counts = { count: 2, done: isComplete ? 2 : 1, refused: isComplete ? 0 : 1, skipped: 0 };
      tasks.unshift({ ...task, action: Object(body).action, ...counts });
      return { status: 'success', task_id: '5' };
    });
  }

  async function select(...who: string[]) {
    const app = openCustomers();
    await screen.findByRole('heading', { name: 'Customers (2)' });
    for (const name of who) await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selected customers' }));
    return { ...app, bar };
  }

  it('get catalogs, which are added to those they have', async () => {
    const started = mockTasks('done');
    const { user, bar } = await select('Ana', 'Bea');
    expect(bar.getByRole('status')).toHaveTextContent('2 customers selected');
    await user.click(bar.getByRole('button', { name: 'Enable catalogs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enable catalogs' });
    expect(within(dialog).getByRole('button', { name: 'Enable catalogs' })).toBeDisabled();
    expect(dialog).toHaveTextContent('Catalogs already enabled stay enabled.');
    await chooseOption(user, 'Catalogs', 'Women, AW26');
    await user.click(within(dialog).getByRole('button', { name: 'Enable catalogs' }));
    expect(await screen.findByText('Catalogs enabled for 2 customers')).toBeInTheDocument();
    expect(started).toMatchObject([{ body: { action: 'catalogs', customers: ['1', '2'], catalogs: ['5'] } }]);
  });

  it('get a price list, and may be hidden by a filter', async () => {
    const started = mockTasks('done');
    const { user, bar } = await select('Ana', 'Bea');
    await user.click(screen.getByRole('checkbox', { name: 'Without SAP ID' }));
    expect(await screen.findByText('1 customer not shown by the filters')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Set price list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set price list' });
    await chooseOption(user, 'Price list', '0655');
    await user.click(within(dialog).getByRole('button', { name: 'Set price list' }));
    expect(await screen.findByText('Price list set for 2 customers')).toBeInTheDocument();
    expect(Object(started[0]?.body)).toMatchObject({ action: 'pricelist', pricelist: '0655' });
    expect(Object(started[0]?.body).customers.toSorted()).toEqual(['1', '2']);
  });

  it('cannot be chosen on a server without tasks and groups', async () => {
    openCustomers();
    await screen.findByRole('heading', { name: 'Customers (2)' });
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'Select Ana' })).not.toBeInTheDocument(),
    );
  });

  async function setAgents() {
    const app = await select('Ana', 'Bea');
    await app.user.click(app.bar.getByRole('button', { name: 'Set agents' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set agents' });
    await chooseOption(app.user, 'Agents', 'Nora (' + nora.email + ')');
    await app.user.click(within(dialog).getByRole('button', { name: 'Set agents' }));
    return app;
  }

  it('are changed on the server, with a notice once all are', async () => {
    const started = mockTasks('done');
    await setAgents();
    expect(await screen.findByText('Agents set for 2 customers')).toBeInTheDocument();
    expect(started.map(({ body }) => body)).toEqual([
      { action: 'agents', customers: ['1', '2'], agents: ['8'], key: expect.any(String) },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected customers' })).not.toBeInTheDocument(),
    );
  });

  it('are reported by name when some failed, and can be selected again', async () => {
    mockTasks('refused');
    const { user, bar: selected } = await select('Ana', 'Bea');
    await user.click(selected.getByRole('button', { name: 'Set price list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set price list' });
    await user.click(within(dialog).getByRole('button', { name: 'Set price list' }));
    const report = await screen.findByRole('alertdialog', { name: 'Price list set for 1 customer' });
    expect(await within(report).findByText('1 done, 1 refused')).toBeVisible();
    expect(await within(report).findByText(/Bea is an agent\./)).toBeVisible();
    expect(screen.getAllByText('Price list set for 1 customer')).toHaveLength(1);
    expect(within(report).getByRole('link', { name: 'Bea' })).toHaveAttribute('href', '/admin/user/2');
    await user.click(within(report).getByRole('button', { name: 'Select 1 failed customer' }));
    const bar = await screen.findByRole('region', { name: 'Selected customers' });
    // Above the rows it would shift the row that was just selected.
    const table = screen.getByRole('table', { name: 'Customers' });
    expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(bar).getByRole('status')).toHaveTextContent('1 customer selected');
  });
});
