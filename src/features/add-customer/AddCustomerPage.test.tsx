import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { enterText } from '../../test/enterText';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const route = '/admin/users/add';
const admin = buildUser({ id: '1', name: 'Ada Admin', roles: ['admin'] });
const agent = buildUser({ id: '31', roles: ['agent'], warehouse: '0003', pricelist: '0352' });
const catalogs = [
  buildCatalog({ id: '51', name: 'Women', season: 'AW26' }),
  buildCatalog({ id: '52', name: 'Men', season: 'SS26' }),
];

afterEach(() => delete window.__APP_CONFIG__);

async function open(viewer: User = admin) {
  mockApi('listAllCatalogs', catalogs);
  const app = renderApp(route, { user: viewer });
  await screen.findByLabelText('Name');
  return { ...app, create: screen.getByRole('button', { name: 'Create' }) };
}

function fill() {
  enterText('Name', 'Bo');
  enterText('Email', 'bo@bo.test');
}

/** Opens the form, fills it, clicks these boxes, and sends it. */
async function send(boxes: readonly string[] = [], viewer?: User) {
  const app = await open(viewer);
  fill();
  for (const name of boxes) await app.user.click(screen.getByRole('checkbox', { name }));
  await app.user.click(app.create);
  return app;
}

const findCreated = () => screen.findByRole('dialog', { name: 'User created' });
const mockCreated = () => mockApi('createUser', { status: 'success', user_id: '77' });

it('starts with the documented defaults', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Wholesale' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Send email' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Can use WLS' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Agent' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Can use the App' })).not.toBeChecked();
  expect(screen.getByLabelText('Warehouse')).toHaveValue('0001');
  expect(screen.getByTitle('None')).toBeInTheDocument();
});

it('creates a customer and links to them', async () => {
  const calls = mockCreated();
  const app = await open();
  await app.user.type(screen.getByLabelText('Name'), 'Bo');
  await app.user.type(screen.getByLabelText('Email'), 'bo@bo.test');
  await app.user.type(screen.getByLabelText('ID SAP (optional)'), '104711');
  expect(screen.getByText('0000104711')).toBeVisible();
  enterText('Extra notes (optional)', 'Closed on Mondays');
  await app.user.click(screen.getByRole('radio', { name: 'Store' }));
  await app.user.click(screen.getByRole('checkbox', { name: 'Send email' }));
  await app.user.click(screen.getByRole('checkbox', { name: 'Women, AW26' }));
  await app.user.click(app.create);

  const dialog = await findCreated();
  expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/admin/user/77');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: 'Bo',
      email: 'bo@bo.test',
      is_wholesale: false,
      send_email: true,
      sap_id: '0000104711',
      roles: ['wls'],
      catalogs: ['51'],
      warehouse: '0001',
      pricelist: null,
      extra_info: 'Closed on Mondays',
    },
  ]);
  await app.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it.each([
  ['mailto:bo@bo.test', 'left with Tab', '{Tab}'],
  ['Bo Berg <bo@bo.test>', 'sent with Enter', '{Enter}'],
  ['„bo@bo.test“;', 'left with Tab', '{Tab}'],
])('keeps only the address of %s when it is %s, and says so', async (pasted, _how, key) => {
  const calls = mockCreated();
  const app = await open();
  await app.user.type(screen.getByLabelText('Name'), 'Bo');
  await app.user.click(screen.getByLabelText('Email'));
  await app.user.paste(pasted);
  await app.user.keyboard(key);
  expect(await screen.findByText('Everything but the address was removed: bo@bo.test')).toBeVisible();
  if (key === '{Tab}') {
    expect(screen.getByLabelText('Email')).toHaveValue('bo@bo.test');
    await app.user.click(app.create);
  }
  expect(await findCreated()).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([{ email: 'bo@bo.test' }]);
});

it.each(['info@xn--mller-kva.de', 'nobody', 'bo@bo.test '])('leaves the email %j as it is', async (typed) => {
  const app = await open();
  enterText('Email', typed);
  await app.user.click(screen.getByLabelText('Email'));
  await app.user.tab();
  expect(screen.getByLabelText('Email')).toHaveValue(typed.trim());
  expect(screen.queryByText(/Only the address/)).not.toBeInTheDocument();
});

it('creates one customer for a form that is sent again, and offers them after a reload', async () => {
  const lost = mockApi('createUser', networkFailure());
  const app = await send();
  await screen.findByText(/could not be reached/);
  const calls = mockCreated();
  await app.user.click(app.create);
  await findCreated();
  expect(lost[0]?.key).toMatch(/./);
  expect(calls[0]?.key).toBe(lost[0]?.key);
  const again = app.reload();
  const dialog = await findCreated();
  expect(within(dialog).getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/admin/user/77');
  await again.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fill();
  await again.user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

it('finds what was typed after a reload while the customer is created', async () => {
  const calls = mockApi('createUser', networkFailure());
  const app = await send();
  await screen.findByText(/could not be reached/);
  const again = app.reload();
  await again.user.click(await screen.findByRole('button', { name: 'Create' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

it('creates another customer once the server has said which one the form created already', async () => {
  const error = 'A user was already created from this form, with other details.';
  const calls = mockApi('createUser', { status: 'error', error, user_id: '77' });
  const app = await send();
  await screen.findByText(error);
  expect(screen.getByRole('link', { name: 'view it' })).toHaveAttribute('href', '/admin/user/77');
  await app.user.click(app.create);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

describe('after creating a customer', () => {
  it.each<[string, string[], RegExp]>([
    ['with a catalog is ready for orders', ['Women, AW26'], /^Bo is ready for orders\.$/],
    ['without one is not', [], /^Bo is not ready for orders yet: no catalog is enabled\./],
    ['who does not order can sign in later', ['Can use WLS', 'Agent'], /^Bo can sign in once there is a/],
  ])('who %s', async (_which, boxes, sentence) => {
    mockCreated();
    await send(boxes);
    const dialog = await findCreated();
    expect(within(dialog).getByText(sentence)).toBeInTheDocument();
    const link = within(dialog).queryByRole('link', { name: 'Enable one' });
    expect(link !== null).toBe(boxes.length === 0);
  });

  it('offers the invitation, in the chosen language', async () => {
    const calls = mockCreated();
    const invitations = mockApi('sendInvitation', { status: 'success' });
    const app = await open();
    fill();
    await app.user.click(screen.getByRole('combobox', { name: 'Language of mails (optional)' }));
    await app.user.click(await screen.findByTitle('Français'));
    await app.user.click(app.create);
    const dialog = await findCreated();
    expect(within(dialog).getByText(/has not been invited/)).toBeInTheDocument();
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await within(dialog).findByText(/The invitation is on its way/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Send invitation' })).toBeDisabled();
    expect(calls).toMatchObject([{ body: { language: 'fr' } }]);
    expect(invitations).toMatchObject([{ body: { id: '77' } }]);
  });

  it('says when the invitation was already sent', async () => {
    mockCreated();
    await send(['Send email']);
    const dialog = await findCreated();
    expect(within(dialog).getByText(/The invitation is on its way/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  });

  it('shows why the invitation was refused, and can retry', async () => {
    mockCreated();
    mockApi('sendInvitation', { status: 'error', error: 'Bo has a password already.' });
    const app = await send();
    const dialog = await findCreated();
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Send invitation' })).toBeVisible();
  });

  it('offers no invitation on a server without that call', async () => {
    mockCreated();
    await send([], { ...admin, capabilities: [] });
    const dialog = await findCreated();
    expect(within(dialog).queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  });
});

it('offers no invitation to staff who sign in with their company’s account', async () => {
  window.__APP_CONFIG__ = { signIn: { passwords: 'customers' } };
  mockCreated();
  await send(['Can use WLS', 'Agent']);
  const dialog = await findCreated();
  expect(within(dialog).getByText('Bo signs in with the company’s account.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
});

it('limits agents to their own roles and price lists', async () => {
  const calls = mockCreated();
  const app = await open(agent);
  expect(screen.queryByRole('checkbox', { name: 'Agent' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Can use WLS' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Bulk add' })).not.toBeInTheDocument();
  fill();
  await app.user.click(screen.getByRole('combobox', { name: 'Price list' }));
  await app.user.click(await screen.findByTitle('0352'));
  expect(screen.queryByTitle('0655')).not.toBeInTheDocument();
  await app.user.click(app.create);
  await findCreated();
  expect(calls).toMatchObject([{ body: { roles: ['wls'], warehouse: '0003', pricelist: '0352' } }]);
});

it('validates before calling the server, and focuses the errors', async () => {
  const { user, create } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Can use WLS' }));
  await user.click(create);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  // Ant Design adds the descriptions some time after the validation.
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name.'));
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter an email address.'));
  expect(screen.getByText('Please choose at least one role.')).toBeVisible();
});

it("shows the server's errors at their fields", async () => {
  const message = 'SAP ID must have at most 10 characters.';
  mockApi('createUser', problem(422, message, { errors: [{ path: 'body.sap_id', message }] }));
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText('ID SAP (optional)')).toHaveAccessibleDescription(new RegExp(message)),
  );
});

it.each([
  [
    'a refusal',
    { status: 'error' as const, error: 'The SAP id 0000104711 belongs to another user.' },
    'The SAP id 0000104711 belongs to another user.',
  ],
  ['a problem', problem(403, 'Only admins may give this role.'), 'Only admins may give this role.'],
  ['no network', networkFailure(), /could not be reached/],
])('shows %s and preserves the input', async (_what, answer, sentence) => {
  mockApi('createUser', answer);
  await send();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Bo');
});

it('restores the draft when the person returns', async () => {
  mockApi('listCustomers', []);
  mockApi('listAgents', []);
  const app = await open();
  fill();
  await app.user.click(screen.getByRole('link', { name: 'List of customers' }));
  await waitFor(() => expect(app.place()).toBe('/admin/users/list'));
  await app.user.click((await screen.findAllByRole('link', { name: 'Add customer' }))[0] ?? app.create);
  expect(await screen.findByLabelText('Name')).toHaveValue('Bo');
});

it('can retry when the catalogs could not be loaded', async () => {
  mockApi('listAllCatalogs', networkFailure());
  const { user } = renderApp(route, { user: admin });
  await screen.findByText(/could not be reached/);
  mockApi('listAllCatalogs', catalogs);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Men, SS26' })).toBeInTheDocument();
});
