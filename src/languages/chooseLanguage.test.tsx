import { act, screen, waitFor } from '@testing-library/react';
import { mockApi } from '../test/mockApi';
import { coatCell, openLineSheet } from '../test/openLineSheet';
import { renderApp } from '../test/render';
import { chooseLanguage, startLanguage } from './chooseLanguage';
import { language } from './useT';

beforeEach(() => {
  window.__APP_CONFIG__ = { languages: ['en', 'en-XA', 'ar-XB'] };
});

afterEach(async () => {
  await act(() => chooseLanguage('en'));
  localStorage.clear();
  delete window.__APP_CONFIG__;
});

it('is chosen on the login, where nothing that was typed is lost', async () => {
  const { user } = renderApp('/login', { user: null });
  await user.type(await screen.findByLabelText('Username'), 'ada@demo.test');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Pseudo-English');
  expect(await screen.findByLabelText('[Ûsérñåmé · ·]')).toHaveValue('ada@demo.test');
  expect(document.documentElement).toHaveAttribute('lang', 'en-XA');
  await user.selectOptions(screen.getByRole('combobox', { name: '[Låñgûågé · ·]' }), 'English');
  expect(await screen.findByLabelText('Username')).toHaveValue('ada@demo.test');
});

it('is chosen in the account menu, and changes the direction of the page', async () => {
  const { user } = renderApp('/admin/profile');
  await user.click(await screen.findByRole('button', { name: 'Account of Ada Admin' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Pseudo-Arabic' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('[\u202eProfile\u202c]');
});

it('is the one that was chosen in this browser before, or else the browser’s', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG', 'en-GB']);
  await act(startLanguage);
  expect(language.get().tag).toBe('ar-XB');
  await act(() => chooseLanguage('en-XA'));
  await act(startLanguage);
  expect(language.get().tag).toBe('en-XA');
});

it('is that of the mail whose link was followed', async () => {
  localStorage.setItem('language', 'en-XA');
  window.history.replaceState(null, '', '/password-link?lang=ar-XB#token');
  await act(startLanguage);
  expect(language.get().tag).toBe('ar-XB');
  window.history.replaceState(null, '', '/');
});

it('is the one that is chosen in another tab, if it is offered', async () => {
  renderApp('/login', { user: null });
  const username = await screen.findByLabelText('Username');
  for (const newValue of ['tlh', 'en-XA'])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue })));
  expect(await screen.findByLabelText('[Ûsérñåmé · ·]')).toBe(username);
});

it('is not offered where the brand has one only', async () => {
  window.__APP_CONFIG__ = { languages: ['en'] };
  renderApp('/login', { user: null });
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
});

it('shows an open line sheet with names in it, where nothing that was typed is lost', async () => {
  const { server, user } = await openLineSheet();
  const [coat, ...others] = server.order.garments;
  mockApi('getOrder', () =>
    language.get().tag === 'en' || coat === undefined
      ? server.order
      : { ...server.order, garments: [{ ...coat, name: 'Manteau' }, ...others] },
  );
  await user.type(coatCell('Black', 'S'), '7');
  await act(() => chooseLanguage('en-XA'));
  expect(await screen.findByRole('textbox', { name: /Manteau 1001.*Black.*S/ })).toHaveValue('7');
  await act(() => chooseLanguage('en'));
  await waitFor(() => expect(coatCell('Black', 'S')).toHaveValue('7'));
  await user.tab();
  await waitFor(() => expect(server.quantities()).toMatchObject({ WJM123000S: 7 }));
});
