import { act, renderHook } from '@testing-library/react';
import { useMatrixWindow } from './useMatrixWindow';

const sizes = { name: 200, column: 100, row: 36, header: 76 };

/** A scroll container whose width a test can change, as a window that is resized does. */
function resizable() {
  const element = document.createElement('div');
  const changed: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => ({
    observe() {
      changed.push(() => callback([], this));
    },
    unobserve() {},
    disconnect() {},
  }));
  const setWidth = (width: number) => {
    for (const key of ['offsetWidth', 'clientWidth']) {
      Object.defineProperty(element, key, { value: width, configurable: true });
    }
    for (const resized of changed) resized();
  };
  return { scroller: { current: element }, setWidth };
}

it('says that there are columns beyond the edge as soon as the window is too narrow for them', () => {
  const { scroller, setWidth } = resizable();
  setWidth(1000);
  const { result } = renderHook(() => useMatrixWindow(scroller, sizes, 10, 7));
  const { columns } = result.current;
  expect(result.current.hasMore).toBe(false);
  act(() => setWidth(850));
  // The same columns are mounted, as there are spare ones beyond the edge.
  expect(result.current.columns).toEqual(columns);
  expect(result.current.hasMore).toBe(true);
});
