import { inWords } from '../../domain/language/wording';
import { english } from '../../languages/useT';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { openLineSheet, savedLine, skirtCell } from '../../test/openLineSheet';
import { renderApp } from '../../test/render';
import { keysOf, sheetKeys } from './screenKeys';

const rows = async () =>
  within(await screen.findByRole('dialog', { name: 'Keyboard' }))
    .getAllByRole('row')
    .map((row) => row.firstElementChild?.textContent);

it.each([
  ['/linesheet/7', 'Alt+Enter'],
  ['/admin/orders/list', 'Click with Shift'],
  ['/admin/users/list', 'Click with Shift'],
  ['/admin/catalog/list', 'Enter on …'],
  ['/admin/catalog/enable', 'Enter on a title'],
  ['/admin/users/catalogs', 'Shift+Enter'],
  ['/admin/ed', undefined],
])('%s has keys of its own, as %s, and those of every page', (pathname, own) => {
  const keys = keysOf(pathname).map(([names]) => inWords(english.t, names));
  expect(keys).toEqual(expect.arrayContaining(['Ctrl+K, /', '?', 'Escape']));
  expect(new Set(keys).size).toBe(keys.length);
  if (own === undefined) expect(keys).toHaveLength(3);
  else expect(keys).toContain(own);
});

it('is shown by ? on a page, with the keys of that page, and closed by Escape', async () => {
  mockApi('listCustomers', []);
  mockApi('listAgents', []);
  const { user } = renderApp('/admin/users/list', { user: buildUser({ roles: ['admin'] }) });
  const search = await screen.findByRole('searchbox');
  await user.type(search, '?');
  expect(search).toHaveValue('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => search.blur());
  await user.keyboard('?');
  expect(await rows()).toEqual(keysOf('/admin/users/list').map(([keys]) => inWords(english.t, keys)));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is shown on the sheet by its button and by ?, which is a character in a cell', async () => {
  const { user } = await openLineSheet();
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  expect(await rows()).toContain('Shift+Space');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(skirtCell('Black', 'S'));
  await user.keyboard('?');
  expect(skirtCell('Black', 'S')).toHaveValue('?');
  await user.keyboard('{Escape}{F6}?');
  expect(await rows()).toContain('Shift+Space');
  await savedLine();
});

it('has the same keys as the documentation', () => {
  const [keyboard = ''] = readFileSync(path.join(__dirname, '../../../docs/KEYBOARD.md'), 'utf8').split(
    '## The mouse',
  );
  const documented = keyboard
    .split('\n')
    .flatMap((line) => /^\| (.*?) +\|/.exec(line)?.[1] ?? [])
    .filter((text) => text !== 'key' && !text.startsWith('-'));
  expect(sheetKeys.flatMap(([names]) => inWords(english.t, names).split(', ')).sort()).toEqual(
    documented.flatMap((names) => names.split(', ')).sort(),
  );
});
