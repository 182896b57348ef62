import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '../../test/render';
import { menuLink, RowMenu } from './RowMenu';

function renderMenu(options: { isBusy?: boolean } = {}) {
  const done: string[] = [];
  const app = renderWithStore(
    <main>
      <RowMenu
        label="Actions of a row"
        items={() => [
          menuLink({ key: 'open', label: 'Open', to: '/row/1' }),
          { key: 'send', label: 'Send', onClick: () => done.push('send') },
          { key: 'copy', label: 'Copy', onClick: () => done.push('copy') },
        ]}
        {...options}
      />
      <button>After</button>
    </main>,
  );
  return { ...app, done, opener: screen.getByRole('button', { name: 'Actions of a row' }) };
}

it('opens with its entries', async () => {
  const { user, opener } = renderMenu();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Actions of a row' })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Open', 'Send', 'Copy']);
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/row/1');
});

it('runs the chosen entry once, and closes', async () => {
  const { user, opener, done } = renderMenu();
  await user.click(opener);
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(done).toEqual(['copy']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('returns the focus before an entry runs, so that its dialog can restore it', async () => {
  const holders: (Element | null)[] = [];
  const entry = { key: 'act', label: 'Act', onClick: () => holders.push(document.activeElement) };
  const { user } = renderWithStore(<RowMenu label="Actions" items={() => [entry]} />);
  const opener = screen.getByRole('button', { name: 'Actions' });
  await user.click(opener);
  await user.click(screen.getByRole('menuitem', { name: 'Act' }));
  expect(holders).toEqual([opener]);
});

it('follows a link', async () => {
  const { user, opener, place } = renderMenu();
  await user.click(opener);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(place()).toBe('/row/1');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

const entry = (name: string) => screen.getByRole('menuitem', { name });

/** Ant Design reads key codes, which user-event does not send. */
const enter = () => {
  const focused = () => document.activeElement ?? document.body;
  const isLeftToBrowser = fireEvent.keyDown(focused(), { key: 'Enter', which: 13, keyCode: 13 });
  // A browser clicks the element that is focused after the keydown.
  if (isLeftToBrowser) fireEvent.click(focused());
};

it('runs the entry chosen by keyboard once, and stays closed', async () => {
  const { user, opener, done } = renderMenu();
  await user.click(opener);
  await waitFor(() => expect(entry('Open')).toHaveFocus());
  act(() => entry('Copy').focus());
  enter();
  expect(done).toEqual(['copy']);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
});

it('follows a link by the keyboard', async () => {
  const { user, opener, place } = renderMenu();
  opener.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(entry('Open')).toHaveFocus());
  enter();
  await waitFor(() => expect(place()).toBe('/row/1'));
});

it.each([
  ['{Escape}', 'Actions of a row'],
  ['{Tab}', 'After'],
])('%s closes it, and the focus is on %s', async (key, name) => {
  const { user, opener, done } = renderMenu();
  await user.click(opener);
  await waitFor(() => expect(entry('Open')).toHaveFocus());
  await user.keyboard(key);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  expect(done).toEqual([]);
});

it('closes with Escape before it has the focus, and a surrounding dialog stays open', () => {
  const { opener } = renderMenu();
  const closeDialog = jest.fn();
  window.addEventListener('keydown', closeDialog);
  // Immediately, as the menu takes the focus some time after it opens.
  act(() => opener.focus());
  fireEvent.click(opener);
  expect(opener).toHaveFocus();
  fireEvent.keyDown(opener, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(closeDialog).not.toHaveBeenCalled();
  window.removeEventListener('keydown', closeDialog);
});

it('closes on a click outside', async () => {
  const { user, opener } = renderMenu();
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'After' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('closes when its button is clicked again', async () => {
  const { user, opener } = renderMenu();
  await user.click(opener);
  await user.click(opener);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('stays closed while an action is pending', async () => {
  const { user, opener } = renderMenu({ isBusy: true });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
