import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../test/factories/buildUser';
import { type MockAnswer, mockApi, networkFailure, problem } from '../../test/mockApi';
import {
  admin,
  box,
  giveMatrixRoom,
  openVisibility,
  visibilityRoute,
  women,
} from '../../test/openVisibility';
import { renderApp } from '../../test/render';

beforeEach(giveMatrixRoom);

/** A response that waits until it is released. */
function held(answer: { status: 'success' } | { status: 'error'; error: string } | MockAnswer) {
  const waiting: (() => void)[] = [];
  const calls = mockApi('setCatalogForUser', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  });
  return { calls, answerNext: () => act(async () => waiting.shift()?.()) };
}

describe('a box', () => {
  it('changes at once without refetching lists', async () => {
    const { calls, answerNext } = held({ status: 'success' });
    const { user, asked } = await openVisibility();
    await user.click(box('Men for Paul'));
    await waitFor(() => expect(box('Men for Paul')).toBeChecked());
    await waitFor(() =>
      expect(calls).toMatchObject([{ body: { catalog_id: '52', user_id: '32', action: 'enable' } }]),
    );
    await answerNext();
    await waitFor(() => expect(box('Men for Paul')).toBeChecked());
    expect(asked).toHaveLength(1);

    await user.click(box('Men for Paul'));
    await waitFor(() => expect(calls[1]).toMatchObject({ body: { user_id: '32', action: 'disable' } }));
    await answerNext();
    await waitFor(() => expect(box('Men for Paul')).not.toBeChecked());
  });

  it.each([
    ['a refusal', { status: 'error' as const, error: 'The catalog is archived.' }, /The catalog is archived/],
    ['a problem', problem(404, 'There is no such catalog.'), /There is no such catalog/],
    ['no network', networkFailure(), /could not be reached/],
  ])('is reverted after %s', async (_what, answer, sentence) => {
    const { calls, answerNext } = held(answer);
    const { user } = await openVisibility();
    await user.click(box('Women for Nora'));
    await waitFor(() => expect(box('Women for Nora')).not.toBeChecked());
    await waitFor(() => expect(calls).toHaveLength(1));
    await answerNext();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(box('Women for Nora')).toBeChecked());
  });

  it('that is clicked repeatedly ends in its last state, with one call at a time', async () => {
    const { calls, answerNext } = held({ status: 'success' });
    const { user } = await openVisibility();
    for (let click = 0; click < 3; click++) await user.click(box('Men for Nora'));
    await user.click(box('Men for Nora'));
    await waitFor(() => expect(box('Men for Nora')).not.toBeChecked());
    expect(calls).toMatchObject([{ body: { action: 'enable' } }]);
    await answerNext();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toMatchObject({ body: { action: 'disable' } });
    await answerNext();
    expect(calls).toHaveLength(2);
    await waitFor(() => expect(box('Men for Nora')).not.toBeChecked());
  });
});

it('is one tab stop in which the keys move, and Space and Enter toggle', async () => {
  mockApi('setCatalogForUser', { status: 'success' });
  const { user } = await openVisibility();
  act(() => box('Women for Nora').focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(box('Men for Paul')).toHaveFocus();
  expect(screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    box('Men for Paul'),
  ]);
  await user.keyboard(' ');
  await waitFor(() => expect(box('Men for Paul')).toBeChecked());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box('Men for Paul')).not.toBeChecked());
  await user.keyboard('{Home}');
  expect(screen.getByRole('link', { name: 'Paul' })).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Actions for Men, SS26' })).toHaveFocus();
});

it('accepts a click beside the box', async () => {
  const { calls, answerNext } = held({ status: 'success' });
  const { user } = await openVisibility();
  await waitFor(() => expect(box('Women for Nora')).toBeChecked());
  const cell = box('Women for Nora').closest<HTMLElement>('[role=gridcell]');
  await user.click(cell as HTMLElement);
  expect(box('Women for Nora')).not.toBeChecked();
  expect(box('Women for Nora')).toHaveFocus();
  await answerNext();
  expect(calls).toHaveLength(1);
});

it('loses the focus when its row scrolls out of view, and continues from there by keyboard', async () => {
  mockApi('listAllCatalogs', [women]);
  mockApi('listAgents', []);
  mockApi(
    'listCustomers',
    Array.from({ length: 500 }, (_, index) => buildUser({ name: `Shop ${index}` })),
  );
  const { user } = renderApp(`${visibilityRoute}?customers=true`, { user: admin });
  const grid = await screen.findByRole('grid');
  act(() => box('Women for Shop 3').focus());
  grid.scrollTop = 36 * 300;
  fireEvent.scroll(grid);
  await waitFor(() => expect(box('Women for Shop 300')).toBeInTheDocument());
  expect(screen.queryByRole('checkbox', { name: 'Women for Shop 3' })).not.toBeInTheDocument();
  expect(grid).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(box('Women for Shop 4')).toHaveFocus();
});
