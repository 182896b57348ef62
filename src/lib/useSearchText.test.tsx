import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSearchText } from './useSearchText';

const pauseMs = 500;
let commits: string[];
/** Delays commits, as the router does. */
let arrive: (text: string) => void;

function Box() {
  const [committed, setCommitted] = useState('');
  arrive = setCommitted;
  const search = useSearchText({ search: committed }, (next) => commits.push(next.search));
  return <input value={search.text} onChange={({ target }) => search.setText(target.value)} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pauseTyping = () => act(() => jest.advanceTimersByTime(pauseMs));

beforeEach(() => {
  jest.useFakeTimers();
  commits = [];
  render(<Box />);
});

afterEach(() => jest.useRealTimers());

it('shows each key at once, and commits when typing pauses', () => {
  type('a');
  act(() => jest.advanceTimersByTime(pauseMs - 1));
  type('ab');
  act(() => jest.advanceTimersByTime(pauseMs - 1));
  expect(box().value).toBe('ab');
  expect(commits).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(commits).toEqual(['ab']);
});

it('commits once when the box loses the focus', () => {
  box().focus();
  type('ab');
  act(() => box().blur());
  expect(commits).toEqual(['ab']);
  pauseTyping();
  act(() => box().focus());
  act(() => box().blur());
  expect(commits).toEqual(['ab']);
});

it('preserves text typed while a commit is pending', () => {
  type('ab');
  pauseTyping();
  type('abc');
  act(() => arrive('ab'));
  expect(box().value).toBe('abc');
  pauseTyping();
  expect(commits).toEqual(['ab', 'abc']);
  act(() => arrive('abc'));
  expect(box().value).toBe('abc');
});

it('preserves text typed before a late commit', () => {
  type('ab');
  pauseTyping();
  type('abc');
  pauseTyping();
  act(() => arrive('ab'));
  expect(box().value).toBe('abc');
});

it('takes over text that was committed elsewhere', () => {
  type('ab');
  pauseTyping();
  act(() => arrive('ab'));
  act(() => arrive(''));
  expect(box().value).toBe('');
  pauseTyping();
  expect(commits).toEqual(['ab']);
});
