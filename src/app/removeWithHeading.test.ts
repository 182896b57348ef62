import { waitFor } from '@testing-library/react';
import { removeWithHeading } from './removeWithHeading';

it.each(['<section><h1>Orders</h1></section>', '<main></main>'])(
  'removes it once there is %s',
  async (page) => {
    document.body.innerHTML = '<div id="root"></div><p id="loading">Loading…</p>';
    const root = document.getElementById('root') ?? document.body;
    const loading = document.getElementById('loading');
    removeWithHeading('loading', root);
    root.innerHTML = '<div role="status"></div>';
    await Promise.resolve();
    expect(loading).toBeInTheDocument();
    root.innerHTML = page;
    await waitFor(() => expect(loading).not.toBeInTheDocument());
  },
);
