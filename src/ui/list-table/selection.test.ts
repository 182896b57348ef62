import { createSelection } from './selection';

function selectionOf(shown: string) {
  const selection = createSelection();
  selection.show(() => [...shown]);
  return { selection, keys: () => [...selection.get()].sort().join('') };
}

it('ticks rows one by one', () => {
  const { selection, keys } = selectionOf('abc');
  selection.tick('b', true);
  selection.tick('c', true);
  selection.tick('b', false);
  expect([keys(), selection.state()]).toEqual(['c', 'some']);
});

it.each([
  ['down', 'b', 'd', 'bcd'],
  ['up', 'd', 'b', 'bcd'],
  ['from a row that is no longer shown', 'x', 'd', 'dx'],
])('ticks a range %s', (_way, from, to, expected) => {
  const { selection, keys } = selectionOf('abcde');
  selection.tick(from, true);
  selection.tick(to, true, true);
  expect(keys()).toBe(expected);
});

it('unticks a range', () => {
  const { selection, keys } = selectionOf('abcde');
  selection.tickShown(true);
  selection.tick('b', false);
  selection.tick('d', false, true);
  expect(keys()).toBe('ae');
});

it('uses the currently shown rows', () => {
  const { selection, keys } = selectionOf('abcd');
  selection.tick('a', true);
  selection.show(() => ['c', 'a', 'b', 'd']);
  selection.tick('d', true, true);
  expect(keys()).toBe('abd');
});

it('selects all shown rows, and does not change the others', () => {
  const { selection, keys } = selectionOf('abcd');
  selection.tick('d', true);
  selection.show(() => ['a', 'b']);
  expect(selection.state()).toBe('some');
  selection.tickShown(true);
  expect([keys(), selection.state()]).toEqual(['abd', 'all']);
  selection.tickShown(false);
  expect([keys(), selection.state()]).toEqual(['d', 'some']);
});

it('deselects removed rows, and returns how many', () => {
  const { selection, keys } = selectionOf('abc');
  const heard = jest.fn();
  selection.tickShown(true);
  selection.subscribe(heard);
  expect(selection.retain(new Set(['a', 'b', 'c', 'd']))).toBe(0);
  expect(heard).not.toHaveBeenCalled();
  expect(selection.retain(new Set(['b']))).toBe(2);
  expect([keys(), heard.mock.calls.length]).toEqual(['b', 1]);
  selection.replace('xy');
  expect(keys()).toBe('xy');
  selection.replace([]);
  expect(selection.state()).toBe('none');
});
