import { sessionEnded, signedOut } from '../../api';
import { draftEdited, newOrderSlice, orderCreated, selectDraft } from './newOrder';

const { reducer } = newOrderSlice;
const empty = {};
const entered = [
  draftEdited({ owner: 'ada', change: { title: 'First drop' } }),
  draftEdited({ owner: 'ada', change: { catalog: 'c1', address: null } }),
].reduce(reducer, newOrderSlice.getInitialState());

const draftOf = (state: ReturnType<typeof reducer>, owner: string) => selectDraft({ newOrder: state }, owner);

it('gathers what was entered', () => {
  expect(draftOf(entered, 'ada')).toEqual({ title: 'First drop', catalog: 'c1', address: null });
});

it('shows nobody what others entered, and begins anew with them', () => {
  expect(draftOf(entered, 'bea')).toEqual(empty);
  const hers = reducer(entered, draftEdited({ owner: 'bea', change: { title: 'Mine' } }));
  expect(draftOf(hers, 'bea')).toEqual({ ...empty, title: 'Mine' });
});

it('outlives a session that ended, but not signing out nor the creation', () => {
  expect(draftOf(reducer(entered, sessionEnded()), 'ada').title).toBe('First drop');
  expect(draftOf(reducer(entered, signedOut()), 'ada')).toEqual(empty);
  expect(draftOf(reducer(entered, orderCreated()), 'ada')).toEqual(empty);
});
