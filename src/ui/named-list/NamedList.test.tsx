import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithStore } from '../../test/render';
import { NamedItem, NamedList } from './NamedList';

/** Groups, of which the first one goes with each press of its button. */
function Groups() {
  const [names, setNames] = useState(['Benelux', 'Nordics']);
  return (
    <NamedList label="Groups" empty="There is no group.">
      {names.map((name) => (
        <NamedItem
          key={name}
          name={name}
          to="/"
          onFollow={() => undefined}
          count=""
          menu={
            <button type="button" onClick={() => setNames(names.slice(1))}>
              Delete {name}
            </button>
          }
        />
      ))}
    </NamedList>
  );
}

it('keeps the focus when the item that has it goes, the last one too', async () => {
  const { user } = renderWithStore(<Groups />);
  await user.click(screen.getByRole('button', { name: 'Delete Benelux' }));
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Groups' }));
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Delete Nordics' }));
  expect(document.activeElement).toHaveTextContent(/^There is no group\.$/);
});
