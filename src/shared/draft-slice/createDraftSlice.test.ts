import { sessionEnded, signedOut } from '../../api';
import { createDraftSlice } from './createDraftSlice';

const empty: { title?: string; catalog?: string } = {};
const { slice, edited, cleared, draftOf } = createDraftSlice('order', empty);
const entered = [
  edited({ owner: 'ada', change: { title: 'First drop' } }),
  edited({ owner: 'ada', change: { catalog: 'c1' } }),
].reduce(slice.reducer, { owner: '', draft: empty });

it('gathers what was entered', () => {
  expect(draftOf(entered, 'ada')).toEqual({ title: 'First drop', catalog: 'c1' });
});

it('shows nobody what others entered, and begins anew with them', () => {
  expect(draftOf(undefined, 'bea')).toEqual(empty);
  expect(draftOf(entered, 'bea')).toEqual(empty);
  const hers = slice.reducer(entered, edited({ owner: 'bea', change: { title: 'Mine' } }));
  expect(draftOf(hers, 'bea')).toEqual({ title: 'Mine' });
});

it('outlives a session that ended, but not signing out nor the creation', () => {
  expect(draftOf(slice.reducer(entered, sessionEnded()), 'ada').title).toBe('First drop');
  expect(draftOf(slice.reducer(entered, signedOut()), 'ada')).toEqual(empty);
  expect(draftOf(slice.reducer(entered, cleared()), 'ada')).toEqual(empty);
});
