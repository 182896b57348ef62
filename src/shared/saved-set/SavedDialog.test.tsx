import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithStore } from '../../test/render';
import { SavedDialog } from './SavedDialog';

/** A list of groups; deleting removes the first one. */
function Groups() {
  const [names, setNames] = useState(['Benelux', 'Nordics']);
  return (
    <SavedDialog
      kind="group"
      title="Groups"
      label="Groups"
      empty="There is no group."
      items={names.map((name) => ({ id: name, name, is_shared: false, is_own: true }))}
      nameOf={({ name }) => name}
      hrefOf={() => '/'}
      onClose={() => undefined}
      countOf={() => ''}
      tagsOf={({ name }) => (
        <button type="button" onClick={() => setNames(names.slice(1))}>
          Delete {name}
        </button>
      )}
      onSave={() => Promise.resolve({})}
      onDelete={() => Promise.resolve({})}
      deleteHint=""
    />
  );
}

it('keeps the focus when the focused item is removed, even the last one', async () => {
  const { user } = renderWithStore(<Groups />);
  await user.click(screen.getByRole('button', { name: 'Delete Benelux' }));
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Groups' }));
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Delete Nordics' }));
  expect(document.activeElement).toHaveTextContent(/^There is no group\.$/);
});
