import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/access/roleOptions';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { chooseOption } from '../../test/chooseOption';
import { enterText } from '../../test/enterText';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp, type Rendered } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/orders/new_link';
const women = buildCatalog({
  id: 'c1',
  name: 'Women Main',
  num_items: 24,
  brand: 'Maren Vale',
  season: 'AW26',
});

async function open(role: Role = 'agent') {
  mockApi('listCatalogs', [women]);
  const app = renderApp(route, { user: buildUser({ id: '3', roles: [role] }) });
  await screen.findByRole('button', { name: 'Create' });
  return app;
}

async function fill({ user }: Rendered) {
  enterText('Customer name', ' Boutique Amélie ');
  enterText('Customer email', 'achats@amelie.test');
  await chooseOption(user, 'Catalog', 'Women Main (24)');
}

const create = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: 'Create' }));

it('is wholesale and sends an email by default, sold by the current user', async () => {
  const calls = mockApi('createOrderLink', { status: 'success', order_id: '7/a' });
  const app = await open();
  expect(document.title).toBe('Link generator · Linedesk');
  expect(screen.getByRole('radio', { name: 'Wholesale' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Send email' })).toBeChecked();
  await fill(app);
  expect(screen.getByText('Maren Vale · AW26')).toBeVisible();
  await create(app);
  const dialog = await screen.findByRole('dialog', { name: 'Order created' });
  expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/linesheet/7%2Fa');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      customer_name: 'Boutique Amélie',
      customer_email: 'achats@amelie.test',
      seller: '3',
      is_wholesale: true,
      send_email: true,
      catalog: 'c1',
    },
  ]);
  expect(screen.getByLabelText('Customer name')).toHaveValue('');
});

it("creates a store's order without an email", async () => {
  const calls = mockApi('createOrderLink', { status: 'success', order_id: '7' });
  const app = await open();
  await fill(app);
  await app.user.click(screen.getByRole('radio', { name: 'Store' }));
  await app.user.click(screen.getByRole('checkbox', { name: 'Send email' }));
  await create(app);
  await waitFor(() => expect(calls).toMatchObject([{ body: { is_wholesale: false, send_email: false } }]));
});

it('creates one link for a form that is sent again, and offers it after a reload', async () => {
  const lost = mockApi('createOrderLink', networkFailure());
  const app = await open();
  await fill(app);
  await create(app);
  const failure = await screen.findByRole('dialog', { name: 'Oops!' });
  await app.user.click(within(failure).getByText('Close', { selector: 'button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const calls = mockApi('createOrderLink', { status: 'success', order_id: '7' });
  await create(app);
  await screen.findByRole('dialog', { name: 'Order created' });
  expect(lost[0]?.key).toMatch(/./);
  expect(calls[0]?.key).toBe(lost[0]?.key);
  mockApi('listOrderEvents');
  app.reload();
  const dialog = await screen.findByRole('dialog', { name: 'Order created' });
  expect(dialog).toHaveTextContent('“Women Main” for Boutique Amélie');
  expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeVisible();
});

it('finds what was typed after a reload while the link is created', async () => {
  const calls = mockApi('createOrderLink', networkFailure());
  const app = await open();
  await fill(app);
  await app.user.click(screen.getByRole('checkbox', { name: 'Send email' }));
  await create(app);
  await screen.findByRole('dialog', { name: 'Oops!' });
  const again = app.reload();
  expect(await screen.findByLabelText('Customer email')).toHaveValue('achats@amelie.test');
  await create(again);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

it('copies the link', async () => {
  mockApi('createOrderLink', { status: 'success', order_id: '7' });
  const app = await open();
  await fill(app);
  await create(app);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await app.user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/linesheet/7`);
});

it('reports when the browser blocks copying', async () => {
  mockApi('createOrderLink', { status: 'success', order_id: '7' });
  const app = await open();
  await fill(app);
  await create(app);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no'));
  await app.user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'The browser refused to copy' })).toBeInTheDocument();
});

it.each([
  ['a refusal', { status: 'error' as const, error: 'This email is taken.' }, 'This email is taken.'],
  ['a problem', problem(404, 'There is no such catalog.'), 'There is no such catalog.'],
  [
    'no connection',
    networkFailure(),
    'The server could not be reached. Check your connection and try again.',
  ],
  [
    'an answer without an order',
    { status: 'success' as const },
    'The server did not say which order it created.',
  ],
])("shows 'Oops!' after %s, and preserves the input", async (_what, answer, sentence) => {
  mockApi('createOrderLink', answer);
  const app = await open();
  await fill(app);
  await create(app);
  const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
  expect(dialog).toHaveTextContent(sentence);
  await app.user.click(within(dialog).getByText('Close', { selector: 'button *' }));
  expect(screen.getByLabelText('Customer email')).toHaveValue('achats@amelie.test');
});

it('shows what is missing, and focuses it', async () => {
  const calls = mockApi('createOrderLink', { status: 'success', order_id: '7' });
  const app = await open();
  await create(app);
  const name = screen.getByLabelText('Customer name');
  await waitFor(() => expect(name).toHaveFocus());
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name.'));
  const email = screen.getByLabelText('Customer email');
  await app.user.click(email);
  await app.user.keyboard('bo@shop{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Please enter an email address\./));
  await app.user.type(email, '.test');
  await waitFor(() => expect(email).toBeValid());
  await app.user.type(name, 'Bo{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Catalog' })).toHaveFocus());
  expect(calls).toEqual([]);
});

it("shows the server's errors at their fields", async () => {
  const message = 'Customer email must be an email address.';
  mockApi('createOrderLink', problem(422, message, { errors: [{ path: 'body.customer_email', message }] }));
  const app = await open();
  await fill(app);
  await create(app);
  const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
  await app.user.click(within(dialog).getByText('Close', { selector: 'button *' }));
  expect(screen.getByLabelText('Customer email')).toHaveAccessibleDescription(new RegExp(message));
});

it.each<[Role, string]>([
  ['admin', 'There is no catalog to order from yet. Please upload one first.'],
  ['agent', 'No catalog is enabled for you yet. Please ask an admin to enable one.'],
])('shows %s an empty state without catalogs', async (role, sentence) => {
  mockApi('listCatalogs', []);
  renderApp(route, { user: buildUser({ roles: [role] }) });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows a load failure, and can retry', async () => {
  mockApi('listCatalogs', problem(503, 'The database is not ready yet.'));
  const { user } = renderApp(route);
  expect(await screen.findByText('The database is not ready yet.')).toBeVisible();
  mockApi('listCatalogs', [women]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Create' })).toBeVisible();
});

it('is not available to customers', async () => {
  renderApp(route, { user: buildUser({ roles: ['wls'] }) });
  expect(await screen.findByText('Your account does not have access to this page.')).toBeVisible();
});
