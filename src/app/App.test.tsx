import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link } from 'react-router-dom';
import { type UrlCodec, useUrlState } from '../lib/useUrlState';
import { App } from './App';
import { makeStore } from './store';

const codec: UrlCodec<string> = { read: (params) => params.get('q') ?? '', write: (q) => ({ q }) };

describe('a late URL change', () => {
  let change: () => void;
  function LateProbe() {
    const [, setState] = useUrlState(codec);
    change = () => setState('late');
    return <Link to="/next">Next</Link>;
  }

  it.each(['loading', 'already loaded'])('does not affect the next page when that is %s', async (when) => {
    let arrive = () => {};
    const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)));
    const router = createMemoryRouter(
      [
        { path: '/x', element: <LateProbe /> },
        {
          path: '/next',
          loader: () => (when === 'loading' ? arrival : null),
          element: <p>There</p>,
        },
      ],
      { initialEntries: ['/x'] },
    );
    render(<App store={makeStore()} router={router} />);
    const changeOld = change;
    await userEvent.setup().click(screen.getByRole('link', { name: 'Next' }));
    if (when === 'already there') await screen.findByText('There');
    act(changeOld);
    arrive();
    expect(await screen.findByText('There')).toBeVisible();
    expect([router.state.location.pathname, router.state.location.search]).toEqual(['/next', '']);
  });
});
