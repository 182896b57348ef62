import { screen, waitFor } from '@testing-library/react';
import type { Role } from '../../../domain/access/roleOptions';
import { english } from '../../../languages/useT';
import { buildSession } from '../../../test/factories/buildSession';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import '../../../test/plainFrame';
import { otherDevicesText } from './reportOtherDevices';

const now = 1_787_000_000;
const here = buildSession({ is_current: true, last_seen: now });
const usedBefore = (minutes: number, browser = 'Firefox on Windows', country: string | null = null) =>
  buildSession({ browser, country, last_seen: now - minutes * 60 });

it.each([
  ['no other', [here], null],
  ['one that is in use', [here, usedBefore(14)], 'Firefox on Windows.'],
  ['one whose last use may be noted late', [usedBefore(30), here], 'Firefox on Windows.'],
  ['one that is not in use', [here, usedBefore(31)], null],
  ['a country', [here, usedBefore(1, 'Chrome on macOS', 'PT')], 'Chrome on macOS, Portugal.'],
  [
    'several',
    [here, usedBefore(1, 'Safari on iPhone', 'FR'), usedBefore(2), usedBefore(40)],
    'Safari on iPhone, France, and on 1 other device.',
  ],
  ['none of this browser', [usedBefore(1)], null],
])('of the sessions of a person, %s', (_which, sessions, text) => {
  const found = otherDevicesText(sessions);
  expect(found && english.t(found)).toBe(text && `You are also signed in on ${text}`);
});

const sessions = [here, usedBefore(5, 'Firefox on Windows', 'PT')];
const text = 'You are also signed in on Firefox on Windows, Portugal.';

/** Signs in at the login, as somebody with this role. */
async function signIn(role: Role, who: object = {}) {
  mockApi('login', () => {
    mockApi('getMe', buildUser({ roles: [role], ...who }));
    return { status: 'success' };
  });
  const app = renderApp('/login?from=/admin/profile', { user: null });
  await app.user.type(await screen.findByLabelText('Username'), 'agent@demo.test');
  await app.user.type(screen.getByLabelText('Password'), 'linedesk{Enter}');
  await screen.findByRole('heading', { name: 'Profile' });
  return app;
}

it.each<Role>(['wls', 'agent', 'admin'])(
  'says after a sign-in where else one is at work: %s',
  async (role) => {
    mockApi('listSessions', { status: 'success', sessions });
    const { user } = await signIn(role);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See devices' })).toHaveAttribute('href', '/admin/profile');
    await user.click(screen.getByRole('link', { name: 'See devices' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  },
);

it('reports them after a company sign-in too, but not on a page load', async () => {
  mockApi('listSessions', { status: 'success', sessions });
  const { unmount } = renderApp('/login?signed_in=contoso&from=/admin/profile');
  expect(await screen.findByText(text)).toBeVisible();
  unmount();
  renderApp('/admin/profile');
  expect(await screen.findByText('You are signed in on 1 other device.')).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('reports nothing where the server has no such call or fails', async () => {
  const asked = mockApi('listSessions', problem(503, 'The server is starting.'));
  await signIn('agent', { capabilities: [] });
  expect(asked).toEqual([]);
  await signIn('agent');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByText(/also signed in/)).not.toBeInTheDocument();
});
