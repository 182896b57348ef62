import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newVersion, type PageWorker } from './newVersion';
import { NewVersionBar } from './NewVersionBar';

const buildWorker = () => {
  const postMessage = jest.fn();
  const worker: PageWorker = { state: 'installed', postMessage, addEventListener: () => undefined };
  return { worker, postMessage };
};

afterEach(() => {
  act(() => newVersion.set(null));
  jest.useRealTimers();
});

it('offers a new version, and waits for the person', async () => {
  // Otherwise the page would reload after some seconds.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { worker, postMessage } = buildWorker();
  render(<NewVersionBar />);
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  act(() => newVersion.set(worker));
  expect(screen.getByText('A new version is ready')).toBeVisible();
  expect(postMessage).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(postMessage).toHaveBeenCalledWith({ kind: 'takeOver' }, []);
});

it('can be dismissed', async () => {
  const user = userEvent.setup();
  const { worker, postMessage } = buildWorker();
  render(<NewVersionBar />);
  act(() => newVersion.set(worker));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(newVersion.get()).toBeNull();
  expect(postMessage).not.toHaveBeenCalled();
});
