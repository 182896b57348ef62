import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSearchText } from './useSearchText';

const restMs = 500;
let commits: string[];
/** Lets a commit arrive later, as the router does. */
let arrive: (text: string) => void;

function Box() {
  const [committed, setCommitted] = useState('');
  arrive = setCommitted;
  const search = useSearchText({ search: committed }, (next) => commits.push(next.search));
  return <input value={search.text} onChange={({ target }) => search.setText(target.value)} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const rest = () => act(() => jest.advanceTimersByTime(restMs));

beforeEach(() => {
  jest.useFakeTimers();
  commits = [];
  render(<Box />);
});

afterEach(() => jest.useRealTimers());

it('shows each key at once, and commits when the typing rests', () => {
  type('a');
  act(() => jest.advanceTimersByTime(restMs - 1));
  type('ab');
  act(() => jest.advanceTimersByTime(restMs - 1));
  expect(box().value).toBe('ab');
  expect(commits).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(commits).toEqual(['ab']);
});

it('commits at once when the focus leaves the box, and not again', () => {
  box().focus();
  type('ab');
  act(() => box().blur());
  expect(commits).toEqual(['ab']);
  rest();
  act(() => box().focus());
  act(() => box().blur());
  expect(commits).toEqual(['ab']);
});

it('keeps what was typed while the commit was on its way', () => {
  type('ab');
  rest();
  type('abc');
  act(() => arrive('ab'));
  expect(box().value).toBe('abc');
  rest();
  expect(commits).toEqual(['ab', 'abc']);
  act(() => arrive('abc'));
  expect(box().value).toBe('abc');
});

it('keeps what was typed when commits arrive late', () => {
  type('ab');
  rest();
  type('abc');
  rest();
  act(() => arrive('ab'));
  expect(box().value).toBe('abc');
});

it('takes over what somebody else committed', () => {
  type('ab');
  rest();
  act(() => arrive('ab'));
  act(() => arrive(''));
  expect(box().value).toBe('');
  rest();
  expect(commits).toEqual(['ab']);
});
