import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '../../api';
import { chooseOption, chosenIn } from '../../test/chooseOption';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import {
  createNewOrder,
  fillNewOrder,
  forCustomer,
  forOneself,
  openNewOrder,
  plain,
  shop,
} from '../../test/openNewOrder';
import type { Rendered } from '../../test/render';

const order = { title: 'First drop', catalog: 'c1', address: '0000104712', ...plain };

async function closeDialog({ user }: Rendered, name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByText('Close', { selector: 'button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Fills the form of a customer's order, and sends it. */
async function sendNewOrder() {
  const app = await openNewOrder();
  await fillNewOrder(app);
  await createNewOrder(app);
  return app;
}

/** Mocks the creation of an order, which is answered when the test says so. */
function holdAnswer() {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls = mockApi('createOrder', async () => {
    await held;
    return { status: 'success', order_id: '7' };
  });
  return { calls, answer: () => answer() };
}

describe('Create', () => {
  it('shows what is missing, and focuses it', async () => {
    const calls = mockApi('createOrder');
    const app = await openNewOrder();
    await createNewOrder(app);
    const name = screen.getByLabelText('Order name');
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name for the order.'));
    expect(name).toBeInvalid();

    await app.user.type(name, 'First drop{Enter}');
    await waitFor(() => expect(name).toBeValid());
    const catalog = screen.getByRole('combobox', { name: 'Catalog' });
    await waitFor(() => expect(catalog).toHaveFocus());
    await waitFor(() => expect(catalog).toHaveAccessibleDescription(/^Please select a catalog\./));
    expect(calls).toEqual([]);
  });

  it('treats a name of spaces as empty', async () => {
    const app = await openNewOrder();
    const name = screen.getByLabelText('Order name');
    await app.user.type(name, '   {Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name for the order.'));
  });

  it("shows the server's errors at their fields", async () => {
    const message = 'Title must have at most 200 characters.';
    mockApi('createOrder', problem(422, message, { errors: [{ path: 'body.title', message }] }));
    const app = await sendNewOrder();
    await closeDialog(app, 'Oops!');
    expect(screen.getByLabelText('Order name')).toHaveAccessibleDescription(message);
  });

  it('creates an order for the customer, and links to it', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7/a' });
    await sendNewOrder();
    const dialog = await screen.findByRole('dialog', { name: 'Order created' });
    expect(dialog).toHaveTextContent('“First drop” for Casa Lisboa');
    expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/7%2Fa');
    expect(calls.map(({ body }) => body)).toEqual([{ ...order, customer: '9' }]);
  });

  it('creates an order for oneself, on Enter in its name', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await openNewOrder(forOneself, shop(), 'wls');
    expect(screen.getByLabelText('Order name')).toHaveFocus();
    await chooseOption(app.user, 'Catalog', 'Women Main (24)');
    await app.user.type(screen.getByLabelText('Order name'), 'First drop{Enter}');
    await screen.findByRole('dialog', { name: 'Order created' });
    expect(calls.map(({ body }) => body)).toEqual([order]);
  });

  it('leaves an empty form for the next order', async () => {
    mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await sendNewOrder();
    await closeDialog(app, 'Order created');
    expect(screen.getByLabelText('Order name')).toHaveValue('');
    expect(chosenIn('Catalog')).toContain('Select a catalog');
    expect(screen.queryByText('Please enter a name for the order.')).not.toBeInTheDocument();
  });

  it.each([
    [
      'a refusal',
      { status: 'error' as const, error: 'The address is not one of Casa Lisboa.' },
      'The address is not one of Casa Lisboa.',
    ],
    ['a problem', problem(404, 'There is no such catalog.'), 'There is no such catalog.'],
    ['no connection', networkFailure(), 'The server could not be reached.'],
    ['an answer without the order', { status: 'success' as const }, 'did not say which order'],
  ])('shows the reason after %s, and preserves the input', async (_what, answer, sentence) => {
    mockApi('createOrder', answer);
    const app = await sendNewOrder();
    const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
    expect(dialog).toHaveTextContent(sentence);
    await closeDialog(app, 'Oops!');
    expect(screen.getByLabelText('Order name')).toHaveValue(' First drop ');
    expect(chosenIn('Catalog')).toContain('Women Main (24)');

    mockApi('createOrder', { status: 'success', order_id: '7' });
    await createNewOrder(app);
    expect(await screen.findByRole('dialog', { name: 'Order created' })).toBeInTheDocument();
  });

  it('sends the same key after a lost connection, so that the server creates only one order', async () => {
    const lost = mockApi('createOrder', networkFailure());
    const app = await sendNewOrder();
    await closeDialog(app, 'Oops!');
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    await createNewOrder(app);
    await closeDialog(app, 'Order created');
    await fillNewOrder(app);
    await createNewOrder(app);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(lost[0]?.key).toMatch(/./);
    expect(calls[0]?.key).toBe(lost[0]?.key);
    expect(calls[1]?.key).not.toBe(lost[0]?.key);
  });

  it('sends no key to a server that lists no calls', async () => {
    const calls = mockApi('createOrder', { status: 'success', order_id: '7' });
    const app = await openNewOrder(forOneself, shop({ capabilities: undefined }), 'wls');
    await fillNewOrder(app);
    await createNewOrder(app);
    await screen.findByRole('dialog', { name: 'Order created' });
    expect(calls.map(({ key }) => key)).toEqual([null]);
  });

  it('offers the order that the server has created already with other details, then creates another', async () => {
    const error = 'An order was already created from this form, with other details.';
    const calls = mockApi('createOrder', { status: 'error', error, order_id: '7' });
    const app = await sendNewOrder();
    const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
    expect(dialog).toHaveTextContent(error);
    expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/7');
    await closeDialog(app, 'Oops!');
    await createNewOrder(app);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('is sent once, however often it is clicked', async () => {
    const { calls, answer } = holdAnswer();
    const app = await sendNewOrder();
    await app.user.type(screen.getByLabelText('Order name'), '{Enter}{Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    answer();
    await screen.findByRole('dialog', { name: 'Order created' });
    expect(calls).toHaveLength(1);
  });
});

describe('after an order was created', () => {
  async function createAndView(order: number) {
    mockApi('createOrder', { status: 'success', order_id: String(order) });
    const app = await sendNewOrder();
    await screen.findByRole('dialog', { name: 'Order created' });
    return app;
  }

  async function expectOffered(order: number) {
    const dialog = await screen.findByRole('dialog', { name: 'Order created' });
    expect(dialog).toHaveTextContent('“First drop” for Casa Lisboa');
    expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute(
      'href',
      `/linesheet/${order}`,
    );
  }

  it('Back offers it', async () => {
    const app = await createAndView(7);
    await act(() => app.navigate('/admin/profile'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    mockApi('listOrderEvents', { events: [] });
    await act(() => app.back());
    await expectOffered(7);
  });

  it('a reload offers it, until it is closed', async () => {
    const app = await createAndView(7);
    const asked = mockApi('listOrderEvents', { events: [] });
    const again = app.reload();
    await expectOffered(7);
    await waitFor(() => expect(asked).toHaveLength(1));
    await closeDialog(again, 'Order created');
    again.reload();
    expect(await screen.findByLabelText('Order name')).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Back says when it was deleted meanwhile', async () => {
    const app = await createAndView(7);
    await act(() => app.navigate('/admin/profile'));
    mockApi('listOrderEvents', problem(404, 'There is no such order.'));
    await act(() => app.back());
    const dialog = await screen.findByRole('dialog', { name: 'Order deleted' });
    expect(dialog).toHaveTextContent('“First drop” for Casa Lisboa was created, but has been deleted since.');
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  });

  it('a reload while it is sent finds what was typed, and does not create a second one', async () => {
    const calls = mockApi('createOrder', networkFailure());
    const app = await sendNewOrder();
    await screen.findByRole('dialog', { name: 'Oops!' });
    const again = app.reload();
    expect(await screen.findByLabelText('Order name')).toHaveValue(' First drop ');
    expect(chosenIn('Catalog')).toContain('Women Main (24)');
    await createNewOrder(again);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  it('what was typed after such a reload is still there after the page was left', async () => {
    mockApi('createOrder', networkFailure());
    const app = await sendNewOrder();
    await screen.findByRole('dialog', { name: 'Oops!' });
    const again = app.reload();
    await again.user.type(await screen.findByLabelText('Order name'), 'II');
    await act(() => again.navigate('/admin/profile'));
    await act(() => again.back());
    expect(await screen.findByLabelText('Order name')).toHaveValue(' First drop II');
    expect(chosenIn('Catalog')).toContain('Women Main (24)');
  });

  it('Back offers it when its answer came after the page was left', async () => {
    const { calls, answer } = holdAnswer();
    const app = await sendNewOrder();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => app.navigate('/admin/profile'));
    answer();
    await waitFor(() => expect(Object.keys(window.sessionStorage).join(' ')).toContain('created:'));
    expect(app.place()).toBe('/admin/profile');
    mockApi('listOrderEvents', { events: [] });
    await act(() => app.back());
    await expectOffered(7);
  });

  it('another visit of the form is empty', async () => {
    const app = await createAndView(7);
    await act(() => app.navigate('/admin/profile'));
    await act(() => app.navigate(forCustomer));
    expect(await screen.findByLabelText('Order name')).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is forgotten when the person signs out', async () => {
    const app = await createAndView(7);
    act(() => void app.store.dispatch(signedOut()));
    expect(Object.keys(window.sessionStorage).join(' ')).not.toContain('created:');
  });
});

it('restores the input after the session has ended', async () => {
  mockApi('createOrder', problem(401, 'Please sign in.'));
  mockApi('login', { status: 'success' });
  const app = await sendNewOrder();
  await app.user.type(await screen.findByLabelText('Username'), 'ada');
  await app.user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  expect(await screen.findByLabelText('Order name')).toHaveValue(' First drop ');
  expect(chosenIn('Catalog')).toContain('Women Main (24)');
  expect(app.place()).toBe(forCustomer);
});
