import { screen } from '@testing-library/react';
import { renderApp } from '../test/render';

jest.mock('../features/orders/OrderListPage', () => ({ OrderListPage: () => <h1>The orders</h1> }));

const root = document.documentElement;
const paper = () => root.style.getPropertyValue('--ld-paper');

function setSystem(isDark: boolean) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('prefers-color-scheme') ? { ...matchMedia(query), matches: isDark } : matchMedia(query),
    );
}

afterEach(() => jest.restoreAllMocks());

async function choose(label: string) {
  const { user, unmount } = renderApp('/admin/orders/list');
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: label }));
  return unmount;
}

it.each([
  [false, 'light', '#ffffff'],
  [true, 'dark', '#1a2325'],
])('follows the system (dark: %s)', async (isDark, scheme, ground) => {
  setSystem(isDark);
  renderApp('/login', { user: null });
  await screen.findByText('Dashboard Login');
  expect([root.style.colorScheme, paper()]).toEqual([scheme, ground]);
});

it('remembers the scheme chosen in the account menu', async () => {
  const leave = await choose('Dark');
  expect([root.style.colorScheme, paper()]).toEqual(['dark', '#1a2325']);
  leave();
  root.style.colorScheme = '';
  renderApp('/admin/orders/list');
  await screen.findByRole('main');
  expect(root.style.colorScheme).toBe('dark');
});

it("marks the choice in the menu, and can return to the system's", async () => {
  window.localStorage.setItem('color-scheme', '"dark"');
  await choose('System');
  expect(root.style.colorScheme).toBe('light');
  expect(window.localStorage.getItem('color-scheme')).toBe('"system"');
});
