import { sessionEnded, signedOut } from '../../api';
import { createDraftSlice } from './createDraftSlice';

const empty: { title?: string; catalog?: string } = {};
const { slice, edited, cleared, draftOf } = createDraftSlice('order', empty);
const entered = [
  edited({ owner: 'ada', change: { title: 'First drop' } }),
  edited({ owner: 'ada', change: { catalog: 'c1' } }),
].reduce(slice.reducer, { owner: '', draft: empty });

it('collects the input', () => {
  expect(draftOf(entered, 'ada')).toEqual({ title: 'First drop', catalog: 'c1' });
});

it("does not show one person's draft to another, and replaces it", () => {
  expect(draftOf(undefined, 'bea')).toEqual(empty);
  expect(draftOf(entered, 'bea')).toEqual(empty);
  const hers = slice.reducer(entered, edited({ owner: 'bea', change: { title: 'Mine' } }));
  expect(draftOf(hers, 'bea')).toEqual({ title: 'Mine' });
});

it('survives an ended session, but not signing out or the creation', () => {
  expect(draftOf(slice.reducer(entered, sessionEnded()), 'ada').title).toBe('First drop');
  expect(draftOf(slice.reducer(entered, signedOut()), 'ada')).toEqual(empty);
  expect(draftOf(slice.reducer(entered, cleared()), 'ada')).toEqual(empty);
});
