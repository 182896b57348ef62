import { act, render, renderHook, screen } from '@testing-library/react';
import { uploadListener } from '../../api/forms';
import { SendingProgress, useSending } from './SendingProgress';

it('shows the upload progress of a form until it is answered', async () => {
  const { result } = renderHook(useSending);
  const form = {};
  let answer = (_text: string) => {};
  let answered: Promise<string> = Promise.resolve('');
  act(() => {
    answered = result.current.send(form, () => new Promise<string>((resolve) => (answer = resolve)));
  });
  expect(result.current.sent).toBe(0);
  act(() => uploadListener(form)?.(1, 3));
  expect(result.current.sent).toBe(33);
  await act(async () => {
    answer('done');
    expect(await answered).toBe('done');
  });
  expect(result.current.sent).toBeNull();
});

it.each([
  [null, null],
  [0, 'Uploading, sent 0%'],
  [99, 'Uploading, sent 99%'],
  [100, 'Processing the file'],
])('of %p says %p', (sent, text) => {
  render(<SendingProgress sent={sent} />);
  const bar = screen.queryByRole('progressbar');
  expect(bar?.getAttribute('aria-label') ?? null).toBe(text);
  // A bar that is full says that nothing is left to do.
  expect(bar?.hasAttribute('aria-valuenow') ?? false).toBe(sent !== null && sent < 100);
  expect(screen.getByRole('status')).toHaveTextContent(text ?? '');
});
