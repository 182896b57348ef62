import { renderHook, waitFor } from '@testing-library/react';
import { useFileCheck } from './useFileCheck';

class FailingWorker extends EventTarget {
  static terminated = 0;
  postMessage() {
    this.dispatchEvent(new Event('error'));
  }
  terminate() {
    FailingWorker.terminated += 1;
  }
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'Worker', { value: FailingWorker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('leaves the check to the server when the worker fails, and terminates the worker', async () => {
  const file = new File(['x'], 'stock.xlsx');
  const { result } = renderHook(() => useFileCheck('stock', file));
  expect(result.current).toEqual({ state: 'reading', done: 0, total: null });
  await waitFor(() => expect(result.current).toEqual({ state: 'unchecked' }));
  expect(FailingWorker.terminated).toBe(1);
});
