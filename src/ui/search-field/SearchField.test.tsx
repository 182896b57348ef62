import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { SearchField } from './SearchField';

/** Every text that was searched, in order. */
let searched: string[];
/** Sets another search, as a link does. */
let replace: (text: string) => void;
let isReady: boolean;
/** Blocks the page's rendering. */
const Never = lazy(() => new Promise<never>(() => undefined));

function Page() {
  const [text, setText] = useState('');
  replace = setText;
  const search = (typed: string) => {
    searched.push(typed);
    setText(typed);
  };
  return (
    <>
      <SearchField text={text} onType={search} />
      <Suspense>
        <Result text={text} />
      </Suspense>
    </>
  );
}

function Result({ text }: { text: string }) {
  return isReady ? <output>{text}</output> : <Never />;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const result = () => screen.getByRole('status').textContent;

beforeEach(() => {
  searched = [];
  isReady = true;
  render(<Page />);
});

it('shows and searches the typed text', () => {
  type('a');
  type('ab');
  expect(box().value).toBe('ab');
  expect(result()).toBe('ab');
  expect(searched).toEqual(['a', 'ab']);
});

it('shows a key at once while the page is busy, and searches again on blur', () => {
  isReady = false;
  type('ab');
  expect(box().value).toBe('ab');
  expect(result()).toBe('');
  expect(searched).toEqual(['ab']);
  act(() => box().focus());
  act(() => box().blur());
  expect(searched).toEqual(['ab', 'ab']);
});

it('takes over text that was not typed', () => {
  type('ab');
  act(() => replace('shoes'));
  expect(box().value).toBe('shoes');
  act(() => replace(''));
  expect(box().value).toBe('');
  type('c');
  expect(result()).toBe('c');
});
