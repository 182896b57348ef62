import { screen } from '@testing-library/react';
import { renderWithStore } from '../test/render';
import { type UrlCodec, useUrlState } from './useUrlState';

const codec: UrlCodec<{ page: number; text: string }> = {
  read: (params) => ({ page: Number(params.get('page') ?? 1), text: params.get('q') ?? '' }),
  write: ({ page, text }) => ({ page: page === 1 ? null : String(page), q: text }),
};

function Probe() {
  const [state, setState] = useUrlState(codec);
  return (
    <>
      <p>{JSON.stringify(state)}</p>
      <button onClick={() => setState({ page: 3, text: 'a&b' })}>Set</button>
      <button onClick={() => setState({ page: 1, text: '' })}>Clear</button>
    </>
  );
}

it('lives in the URL, beside the params of others', async () => {
  const { user, place } = renderWithStore(<Probe />, { route: '/x?page=2&other=1' });
  expect(screen.getByText('{"page":2,"text":""}')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect(place()).toBe('/x?page=3&other=1&q=a%26b');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(place()).toBe('/x?other=1');
});
