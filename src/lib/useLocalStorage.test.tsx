import { act, renderHook } from '@testing-library/react';
import { useLocalStorage } from './useLocalStorage';

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : 1);
const render = (key = 'n') =>
  renderHook((name: string) => useLocalStorage(name, readNumber), { initialProps: key });

it('is restored on the next visit', () => {
  const first = render();
  expect(first.result.current[0]).toBe(1);
  act(() => first.result.current[1](5));
  expect(first.result.current[0]).toBe(5);
  expect(render().result.current[0]).toBe(5);
});

it('belongs to its key', () => {
  const { result, rerender } = render('a');
  act(() => result.current[1](5));
  rerender('b');
  expect(result.current[0]).toBe(1);
  rerender('a');
  expect(result.current[0]).toBe(5);
});

it.each(['"text"', '{broken'])('falls back to the default for %s', (stored) => {
  window.localStorage.setItem('n', stored);
  expect(render().result.current[0]).toBe(1);
});

it('lasts until the page closes where there is no storage', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = render();
  act(() => result.current[1](5));
  expect(result.current[0]).toBe(5);
  refused.mockRestore();
});
