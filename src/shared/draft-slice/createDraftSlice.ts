import { type Action, createAction } from '@reduxjs/toolkit';
import { signedOut } from '../../api';

/** What a person has entered into a form and not yet sent. */
export interface DraftState<Draft> {
  /** The key of a draft: who entered it, and for whom. Nobody else sees it. */
  readonly owner: string;
  readonly draft: Draft;
}

/**
 * Creates a slice with a form's draft, so that input survives leaving the page and a new login. `draftOf` reads an
 * owner's draft; without one it is `before`, what they entered before a reload, if anything.
 */
export function createDraftSlice<Name extends string, Draft extends object>(name: Name, empty: Draft) {
  const nothing: DraftState<Draft> = { owner: '', draft: empty };
  const edited = createAction<{ owner: string; change: Partial<Draft>; before?: Partial<Draft> | null }>(
    `${name}/edited`,
  );
  const cleared = createAction(`${name}/cleared`);

  const draftOf = (
    state: DraftState<Draft> | undefined,
    owner: string,
    before?: Partial<Draft> | null,
  ): Draft => (state?.owner === owner ? state.draft : { ...empty, ...before });

  const reducer = (state: DraftState<Draft> = nothing, action: Action): DraftState<Draft> => {
    if (edited.match(action)) {
      const { owner, change, before } = action.payload;
      return { owner, draft: { ...draftOf(state, owner, before), ...change } };
    }
    return cleared.match(action) || signedOut.match(action) ? nothing : state;
  };
  return { slice: { reducerPath: name, reducer }, edited, cleared, draftOf };
}
