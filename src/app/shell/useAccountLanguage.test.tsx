import { act, screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { chooseLanguage, chosenLanguage, showLanguage } from '../../languages/chooseLanguage';

const admin = { roles: ['admin' as const], capabilities: ['setMyLanguage'] };

afterEach(async () => {
  await act(() => showLanguage('en'));
  chosenLanguage.set(null);
  localStorage.clear();
});

it('is shown once its account has signed in', async () => {
  renderApp('/admin/profile', { user: buildUser({ ...admin, language: 'de' }) });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profil');
});

it('becomes the account’s when it is chosen on the login', async () => {
  const saved = mockApi('setMyLanguage', { status: 'success' });
  await act(() => chooseLanguage('fr'));
  renderApp('/admin/profile', { user: buildUser({ ...admin, language: 'de' }) });
  await waitFor(() => expect(saved[0]?.body).toEqual({ language: 'fr' }));
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
});

it('becomes the account’s when it is chosen in the menu', async () => {
  const saved = mockApi('setMyLanguage', { status: 'success' });
  const { user } = renderApp('/admin/profile', { user: buildUser(admin) });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  await waitFor(() => expect(saved[0]?.body).toEqual({ language: 'de' }));
});

it('is the browser’s for an account without one', async () => {
  const saved = mockApi('setMyLanguage', { status: 'success' });
  await act(() => showLanguage('fr'));
  renderApp('/admin/profile', { user: buildUser(admin) });
  await waitFor(() => expect(saved[0]?.body).toEqual({ language: 'fr' }));
});

it('stays in the browser where the host has no languages for accounts', async () => {
  const saved = mockApi('setMyLanguage', { status: 'success' });
  await act(() => chooseLanguage('fr'));
  renderApp('/admin/profile', { user: buildUser({ ...admin, capabilities: [] }) });
  await screen.findByRole('heading', { level: 1 });
  expect(saved).toHaveLength(0);
});
