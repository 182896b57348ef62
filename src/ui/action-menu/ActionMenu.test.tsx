import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '../../test/render';
import { ActionMenu } from './ActionMenu';

function renderMenu(options: { isBusy?: boolean } = {}) {
  const done: string[] = [];
  const app = renderWithStore(
    <main>
      <ActionMenu
        label="Actions of a row"
        entries={() => [
          { key: 'open', label: 'Open', href: '/row/1' },
          { key: 'send', label: 'Send', onSelect: () => done.push('send') },
          { key: 'copy', label: 'Copy', onSelect: () => done.push('copy') },
        ]}
        note={() => 'It was refused.'}
        {...options}
      />
      <button>After</button>
    </main>,
  );
  return { ...app, done, opener: screen.getByRole('button', { name: 'Actions of a row' }) };
}

it('opens with its entries, and its note', async () => {
  const { user, opener } = renderMenu();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Actions of a row' })).toHaveTextContent('It was refused.');
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['Open', 'Send', 'Copy']);
  expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '/row/1');
});

it('does what was chosen, once, and closes', async () => {
  const { user, opener, done } = renderMenu();
  await user.click(opener);
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(done).toEqual(['copy']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('follows a link', async () => {
  const { user, opener, place } = renderMenu();
  await user.click(opener);
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(place()).toBe('/row/1');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('can be used by the keyboard alone', async () => {
  const { user, opener, done } = renderMenu();
  opener.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{End}{Home}{ArrowDown}{a}');
  expect(screen.getByRole('menuitem', { name: 'Send' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(done).toEqual(['send']);
});

it.each([
  ['{Escape}', 'Actions of a row'],
  ['{Tab}', 'After'],
])('%s closes it, and the focus is on %s', async (key, name) => {
  const { user, opener, done } = renderMenu();
  await user.click(opener);
  await user.keyboard(key);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name })).toHaveFocus();
  expect(done).toEqual([]);
});

it.each([
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'After' }))],
  ['scrolling', () => fireEvent.scroll(document)],
  ['another size of the window', () => fireEvent(window, new Event('resize'))],
])('%s closes it', async (_what, act) => {
  const { user, opener } = renderMenu();
  await user.click(opener);
  act();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('closes when its button is pressed again', async () => {
  const { user, opener } = renderMenu();
  await user.click(opener);
  await user.click(opener);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('opens upwards where there is no room below', async () => {
  const { user, opener } = renderMenu();
  opener.getBoundingClientRect = () => new DOMRect(900, 740, 28, 28);
  await user.click(opener);
  expect(screen.getByRole('menu').style.bottom).toBe(`${window.innerHeight - 740 + 4}px`);
});

it('stays closed while an action is under way', async () => {
  const { user, opener } = renderMenu({ isBusy: true });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
