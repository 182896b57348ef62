import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { Restored } from './Restored';

class Route extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) });
  override render = () => this.state.message ?? this.props.children;
}

/** A page one of whose texts comes and goes. */
function Page() {
  const [isLate, setLate] = useState(true);
  const [note, setNote] = useState('');
  return (
    <p id="page">
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input
        aria-label="Pieces"
        defaultValue="3"
        onKeyDown={({ key }) => key === 'Enter' && setLate(false)}
      />
      {isLate && 'late'}
      <button type="button">Save {note}</button>
    </p>
  );
}

/** As an extension of the browser may do it. */
const takeTextAway = () =>
  [...(document.getElementById('page')?.childNodes ?? [])]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .forEach((node) => node.remove());

const shown = (page: ReactNode) =>
  render(
    <Route>
      <Restored>{page}</Restored>
    </Route>,
  );

describe('a page of which somebody took a node away', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  it('comes back with what was typed and where it was typed', async () => {
    const user = userEvent.setup();
    shown(<Page />);
    await user.type(screen.getByLabelText('Note'), 'by boat');
    await user.type(screen.getByLabelText('Pieces'), '6');
    takeTextAway();
    await user.keyboard('{Enter}');
    expect(screen.getByText('late', { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Pieces')).toHaveFocus();
    expect(screen.getByLabelText('Pieces')).toHaveValue('36');
    expect(screen.getByRole('button', { name: 'Save by boat' })).toBeVisible();
  });

  it('is given up after three times', async () => {
    const user = userEvent.setup();
    shown(<Page />);
    for (let times = 0; times < 4; times += 1) {
      expect(screen.getByLabelText('Pieces')).toBeVisible();
      takeTextAway();
      await user.type(screen.getByLabelText('Pieces'), '{Enter}');
    }
    expect(screen.getByText(/NotFoundError/)).toBeVisible();
  });

  it('leaves other errors to the route', () => {
    const Broken = () => {
      throw new Error('broken');
    };
    shown(<Broken />);
    expect(screen.getByText('Error: broken')).toBeVisible();
  });
});
