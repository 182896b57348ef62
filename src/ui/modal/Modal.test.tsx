import { screen, waitFor } from '@testing-library/react';
import { Checkbox, Input } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { renderWithStore } from '../../test/render';
import { RowMenu } from '../menus/RowMenu';
import { Modal } from './Modal';

/** Rows with a button that opens a dialog, whose OK removes the row. */
function Rows({ children, footer, stays = false }: { children: ReactNode; footer?: null; stays?: boolean }) {
  const [rows, setRows] = useState(['One', 'Two', 'Three']);
  const [chosen, choose] = useState<string | null>(null);
  const close = () => choose(null);
  const dialog = (
    <Modal
      open={chosen !== null}
      title="Dialog"
      footer={footer}
      onCancel={close}
      onOk={() => {
        setRows(rows.filter((row) => row !== chosen));
        close();
      }}
    >
      {children}
    </Modal>
  );
  return (
    <>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => choose(row)}>
          {row}
        </button>
      ))}
      {(stays || chosen !== null) && dialog}
    </>
  );
}

const opener = (name: string) => screen.getByRole('button', { name });

describe.each([
  ['made when it opens', false],
  ['that was there before', true],
])('a dialog %s', (_how, stays) => {
  it('focuses its first field in time for immediate typing', async () => {
    const { user } = renderWithStore(
      <Rows stays={stays}>
        <Checkbox>Also</Checkbox>
        <Input aria-label="Name" />
      </Rows>,
    );
    await user.click(opener('Two'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await user.keyboard('a b');
    expect(screen.getByLabelText('Name')).toHaveValue('a b');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('focuses its safe button if it is a question', async () => {
    const { user } = renderWithStore(<Rows stays={stays}>Delete it?</Rows>);
    await user.click(opener('Two'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('focuses itself if it only informs, so that no key closes it', async () => {
    const { user } = renderWithStore(
      <Rows stays={stays} footer={null}>
        This happened.
      </Rows>,
    );
    await user.click(opener('Two'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.keyboard(' ');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

it('returns the focus to what opened it, or to its neighbor if that was removed', async () => {
  const { user } = renderWithStore(<Rows>Delete it?</Rows>);
  await user.click(opener('Two'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opener('Two')).toHaveFocus());
  await user.click(opener('Two'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(opener('Three')).toHaveFocus());
  await user.click(opener('Three'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(opener('One')).toHaveFocus());
});

it('leaves the focus in a menu that opens over it during its animation', async () => {
  const entries = [{ key: 'rename', label: 'Rename' }];
  const { user } = renderWithStore(
    <Rows footer={null}>
      <RowMenu label="Actions" items={() => entries} />
    </Rows>,
  );
  await user.click(opener('Two'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.className).toMatch(isComingIn);
  await user.click(opener('Actions'));
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.querySelector(':focus')));
  await waitFor(() => expect(dialog.className).not.toMatch(isComingIn));
  expect(screen.getByRole('menu')).toContainElement(document.querySelector(':focus'));
});

it('leaves the focus in a question of its own that opens during its animation', async () => {
  const { user } = renderWithStore(<Asking />);
  await user.click(opener('Two'));
  await screen.findByText('Sure?');
  const [below, above] = screen.getAllByRole('dialog');
  await waitFor(() => expect(below?.className).not.toMatch(isComingIn));
  await waitFor(() => expect(above?.className).not.toMatch(isComingIn));
  await waitFor(() => expect(opener('Cancel')).toHaveFocus());
});

/** A dialog without a footer, which asks a question at once. */
function Asking() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Rows footer={null}>
      <Asker onAsk={setAsking} />
      <Modal open={isAsking} title="Question">
        Sure?
      </Modal>
    </Rows>
  );
}

function Asker({ onAsk }: { onAsk: (isAsking: boolean) => void }) {
  // Once the dialog has the focus.
  useEffect(() => void requestAnimationFrame(() => onAsk(true)), [onAsk]);
  return null;
}

const isComingIn = /-(appear|enter)/;

test('a dialog of whose title React loses a node stays open', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  function Dialog() {
    const [isLate, setLate] = useState(true);
    return (
      <Modal open title={<>Dialog {isLate && <b id="late">late</b>}</>} footer={null}>
        <Input aria-label="Note" onKeyDown={({ key }) => key === 'Enter' && setLate(false)} />
      </Modal>
    );
  }
  const { user } = renderWithStore(<Dialog />);
  await user.type(await screen.findByLabelText('Note'), 'by boat');
  document.getElementById('late')?.remove();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.getByRole('dialog', { name: 'Dialog' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('by boat'));
  logged.mockRestore();
});
