import { type Action, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type AppDispatch, rootReducer, startAppListening } from '../lib/redux';
import { sessionEnded, signedOut } from './session';

/** Somebody who has signed in in this browser; the name is null until it is known. */
interface OtherPerson {
  readonly id: string;
  readonly name: string | null;
}

/** Who is signed in instead: `nobody` once that person has signed out again. */
type Instead = OtherPerson | 'nobody';

interface PersonState {
  /** The id of the person whose tab this is: what is typed here is theirs. */
  readonly own: string | null;
  /** Who has signed in since, in another tab: tabs share one session cookie. */
  readonly other: Instead | null;
}

const unknown: PersonState = { own: null, other: null };

/** A login empties the cache before it shows the first page. */
const isReset = (action: Action) => action.type === 'api/resetApiState';

const personSlice = createSlice({
  name: 'person',
  initialState: unknown,
  reducers: {
    ownPersonFound: (_state, { payload }: PayloadAction<string>) => ({ own: payload, other: null }),
    otherPersonFound: (state, { payload }: PayloadAction<OtherPerson>) =>
      state.own === null || state.own === payload.id ? state : { ...state, other: payload },
  },
  selectors: {
    selectOwn: ({ own }) => own,
    selectOther: ({ other }) => other,
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state) => (state.other === null ? unknown : { ...state, other: 'nobody' }))
      .addCase(signedOut, () => unknown)
      .addMatcher(isReset, () => unknown),
});

declare module '../lib/redux' {
  interface Slices extends WithSlice<typeof personSlice> {}
}

/** The signed-in person is the one whose tab this is, or somebody else. */
export const { ownPersonFound, otherPersonFound } = personSlice.actions;
/** The id of the person whose tab this is, and who is signed in instead. */
export const { selectOwn, selectOther } = personSlice.injectInto(rootReducer).selectors;

/** The header that names the person for whom a call is meant (contract.md 'Fine print'). */
export const personHeader = 'x-linedesk-user';

/** The id of the person whose tab this is, for a call. */
export function ownPerson({ dispatch }: BaseQueryApi): string | null {
  const read: AppDispatch = dispatch;
  return read((_dispatch, getState) => selectOwn(getState()));
}

/** Whether somebody else has signed in since, even if they have signed out again. */
export function isCovered({ dispatch }: BaseQueryApi): boolean {
  const read: AppDispatch = dispatch;
  return read((_dispatch, getState) => selectOther(getState()) !== null);
}

/** Resolves as soon as nobody else is signed in instead of the person whose tab this is, or the call is cancelled. */
export function nobodyElse({ dispatch, signal }: BaseQueryApi): Promise<void> {
  const wait: AppDispatch = dispatch;
  return wait(
    (_dispatch, getState) =>
      new Promise((resolve) => {
        const isOwn = () => selectOther(getState()) === null;
        if (isOwn() || signal.aborted) return resolve();
        const end = () => {
          stop();
          signal.removeEventListener('abort', end);
          resolve();
        };
        const stop = startAppListening({ predicate: isOwn, effect: end });
        signal.addEventListener('abort', end);
      }),
  );
}
