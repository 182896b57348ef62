import { screen, waitFor } from '@testing-library/react';
import type { FactorMethod } from '../../../api';
import { offlineCaches } from '../../../lib/offlineCache';
import { FakeCaches } from '../../../test/fakeCaches';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, networkFailure } from '../../../test/mockApi';
import { browserAsked, havePasskeys, requestOptions, used } from '../../../test/passkeys';
import { renderApp } from '../../../test/render';

jest.mock('@simplewebauthn/browser');

beforeEach(() => {
  window.__APP_CONFIG__ = { signIn: { providers: [{ id: 'contoso', name: 'Contoso' }], passwords: 'all' } };
  mockApi('listCustomers', []);
  mockApi('listAgents', []);
  mockApi('listAllCatalogs', []);
});
afterEach(() => delete window.__APP_CONFIG__);

const from = '/admin/users/list?q=anna';
const encoded = encodeURIComponent(from);

it('offers each provider below the login, and passes on the page the person wanted', async () => {
  const signIn = { providers: ['Contoso', 'Google'].map((name) => ({ id: name.toLowerCase(), name })) };
  window.__APP_CONFIG__ = { signIn };
  renderApp(`/login?from=${encoded}`, { user: null });
  const links = await screen.findAllByRole('link', { name: /^Sign in with / });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sign in with Contoso', `/auth/openid/contoso?from=${encoded}`],
    ['Sign in with Google', `/auth/openid/google?from=${encoded}`],
  ]);
  expect(screen.queryByText(/Admins and agents/)).not.toBeInTheDocument();
});

it('passes on no address of another host', async () => {
  renderApp('/login?from=//evil.example', { user: null });
  const link = await screen.findByRole('link', { name: 'Sign in with Contoso' });
  expect(link).toHaveAttribute('href', '/auth/openid/contoso?from=%2Fadmin%2Forders%2Flist');
});

it('offers nothing where no provider is configured', async () => {
  delete window.__APP_CONFIG__;
  renderApp('/login', { user: null });
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByRole('link', { name: /Sign in with/ })).not.toBeInTheDocument();
});

it.each(['/login', '/forgotten-password'])('%s says that staff have no password here', async (route) => {
  window.__APP_CONFIG__ = { signIn: { providers: [], passwords: 'customers' } };
  renderApp(route, { user: null });
  expect(await screen.findByText('Admins and agents sign in with their company’s account.')).toBeVisible();
});

it('says why somebody was sent back', async () => {
  renderApp('/login?failure=unknown&provider=contoso', { user: null });
  const alert = await screen.findByText(/There is no account here for your Contoso account/);
  expect(alert).toHaveAttribute('role', 'alert');
});

it.each(['failure=Call+0900+123&provider=contoso', 'failure=unknown&provider=Eve', 'failure=toString'])(
  'says nothing that an address makes up: %s',
  async (query) => {
    renderApp(`/login?${query}`, { user: null });
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

it("redirects to the page the person wanted, without the previous person's caches", async () => {
  const caches = new FakeCaches().install();
  await (await caches.open(offlineCaches.person)).put('/api/me', new Response('{"id":"rival"}'));
  const app = renderApp(`/login?signed_in=contoso&from=${encoded}`);
  await waitFor(() => expect(app.place()).toBe(from));
  expect(caches.contents()).toEqual({});
});

describe('somebody who went to confirm who they are', () => {
  it('returns to their page, which says that the session is confirmed', async () => {
    const app = renderApp(`/login?confirmed=contoso&from=${encoded}`);
    expect(await screen.findByText('Confirmed. You can go on now.')).toBeVisible();
    expect(app.place()).toBe(from);
  });

  it('sees no login meanwhile', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const app = renderApp(`/login?confirmed=contoso&from=${encoded}`, {
      user: async () => {
        await held;
        return buildUser({ roles: ['agent'] });
      },
    });
    await waitFor(() => expect(document.title).toBe('Login · Linedesk'));
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    answer();
    await waitFor(() => expect(app.place()).toBe(from));
  });

  it('reads on their page why nothing was confirmed', async () => {
    const app = renderApp(`/login?failure=not_asked&provider=contoso&from=${encoded}`);
    const sentence = /^Contoso did not ask you to sign in again, so nothing was confirmed/;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(app.place()).toBe(from);
  });
});

describe('somebody who has a second factor here', () => {
  const comeBack = () => renderApp(`/login?second_factor=asked&from=${encoded}`, { user: null });

  it('is asked for the methods the server lists, then continues', async () => {
    const asked = mockApi('getSecondStep', { status: 'second_factor', methods: ['recovery'] });
    const calls = mockApi('completeSignIn', () => {
      mockApi('getMe', buildUser({ roles: ['agent'] }));
      return { status: 'success' };
    });
    const app = comeBack();
    await app.user.type(await screen.findByLabelText('Recovery code'), 'K7QM-2HXA{Enter}');
    await waitFor(() => expect(app.place()).toBe(from));
    expect(calls).toMatchObject([{ body: { recovery_code: 'K7QM-2HXA' } }]);
    expect(asked).toHaveLength(1);
  });

  it('is asked for a passkey too', async () => {
    havePasskeys();
    browserAsked.get.mockResolvedValue(used);
    const methods: FactorMethod[] = ['passkey', 'recovery'];
    mockApi('getSecondStep', { status: 'second_factor', methods, passkey: requestOptions });
    const calls = mockApi('completeSignIn', () => {
      mockApi('getMe', buildUser({ roles: ['agent'] }));
      return { status: 'success' };
    });
    const app = comeBack();
    await app.user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(app.place()).toBe(from));
    expect(calls).toMatchObject([{ body: { passkey: { id: 'cred-1' } } }]);
  });

  const ranOut = 'This sign-in has run out. Please begin again.';
  it.each([
    ['the sign-in has run out', { status: 'error' as const, error: ranOut, must_restart: true }, ranOut],
    ['the host can’t be reached', networkFailure(), /could not be reached/],
  ])('starts over when %s', async (_what, answer, sentence) => {
    mockApi('getSecondStep', answer);
    const app = comeBack();
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('link', { name: 'Sign in with Contoso' })).toHaveAttribute(
      'href',
      `/auth/openid/contoso?from=${encoded}`,
    );
    expect(app.place()).toBe(`/login?from=${encoded}`);
  });

  it('may go back', async () => {
    mockApi('getSecondStep', { status: 'second_factor', methods: ['recovery'] });
    const app = comeBack();
    await app.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(app.place()).toBe(`/login?from=${encoded}`);
  });
});
