import { screen, within } from '@testing-library/react';
import { buildUser } from '../../../test/factories/buildUser';
import { renderApp } from '../../../test/render';

afterEach(() => delete window.__APP_CONFIG__);

const bo = buildUser({ name: 'Bo Berg', email: 'bo@bo.test', roles: ['agent', 'wls'] });

it('shows who is signed in, by the menu of the avatar', async () => {
  const { user, place } = renderApp('/admin/users/add', { user: bo });
  await user.click(await screen.findByRole('button', { name: 'Account of Bo Berg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(place()).toBe('/admin/profile');
  expect(document.title).toBe('Profile · Linedesk');
  expect(account.getByText('bo@bo.test')).toBeVisible();
  expect(account.getByText('Agent, Can use WLS')).toBeVisible();
});

it('is open to the role app, which opens no other page, and changes the password', async () => {
  const { user } = renderApp('/admin/profile', { user: buildUser({ name: 'Ap', roles: ['app'] }) });
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('dialog', { name: /password/i })).toBeVisible();
});

it('offers no password to staff who sign in with their company’s account', async () => {
  window.__APP_CONFIG__ = { signIn: { passwords: 'customers' } };
  renderApp('/admin/profile', { user: bo });
  expect(await screen.findByRole('region', { name: 'Account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
});
