import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { api, failureOf, signedOut } from '../../api';
import { groupBy } from '../../domain/groupBy';
import { type AppDispatch, rootReducer, type RootState } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';

/** One box of the matrix. */
export interface Cell {
  readonly userId: string;
  readonly catalogId: string;
}

/** Whether the boxes of a user that the server has not acknowledged are enabled, by catalog. */
export type PendingOfUser = Readonly<Record<string, boolean>>;

interface VisibilityState {
  /** The boxes with a pending call, possibly for an earlier state, by user, then by catalog. */
  pending: Record<string, PendingOfUser>;
  /** The changes since the matrix was opened, newest last; each can be undone. */
  changes: Change[];
}

/** Boxes that were set together; each was the opposite before. */
export interface Change {
  readonly cells: Cell[];
  readonly isEnabled: boolean;
}

const maxChanges = 100;

const initialState: VisibilityState = { pending: {}, changes: [] };
const nothing: PendingOfUser = {};

export const visibilitySlice = createSlice({
  name: 'visibility',
  initialState,
  reducers: {
    cellsSet: ({ pending }, { payload: { cells, isEnabled } }: PayloadAction<Change>) => {
      for (const { userId, catalogId } of cells) {
        pending[userId] = { ...pending[userId], [catalogId]: isEnabled };
      }
    },
    /** Acknowledged or undone: from now on the server's state is used. */
    cellsSettled: ({ pending }, { payload }: PayloadAction<readonly Cell[]>) => {
      for (const { userId, catalogId } of payload) {
        const { [catalogId]: _settled, ...others } = pending[userId] ?? nothing;
        if (Object.keys(others).length === 0) delete pending[userId];
        else pending[userId] = others;
      }
    },
    changeNoted: (state, { payload }: PayloadAction<Change>) => {
      state.changes = [...state.changes, payload].slice(-maxChanges);
    },
    changeForgotten: (state) => {
      state.changes = state.changes.slice(0, -1);
    },
    matrixClosed: (state) => {
      state.changes = [];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectPendingOfUser: ({ pending }, userId: string) => pending[userId] ?? nothing,
    selectLastChange: ({ changes }) => changes.at(-1) ?? null,
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof visibilitySlice> {}
}

const { cellsSet, cellsSettled, changeForgotten } = visibilitySlice.actions;
export const { matrixClosed, changeNoted } = visibilitySlice.actions;
export const { selectPendingOfUser, selectLastChange } = visibilitySlice.injectInto(rootReducer).selectors;

/** Sets boxes; it can be undone. */
export const setBoxes =
  (change: Change) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (change.cells.length === 0) return;
    dispatch(changeNoted(change));
    send(change, dispatch, getState);
  };

/** Undoes the last change. */
export const undoLast =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const last = selectLastChange(getState());
    if (last === null) return;
    dispatch(changeForgotten());
    send({ cells: last.cells, isEnabled: !last.isEnabled }, dispatch, getState);
  };

/**
 * Sends boxes as they are set, those of one catalog together. Each box has one call at a time, followed by its newest
 * state, so that the server ends up with what is shown.
 */
function send({ cells, isEnabled }: Change, dispatch: AppDispatch, getState: () => RootState) {
  const idle = cells.filter((cell) => pendingOf(cell, getState()) === undefined);
  dispatch(cellsSet({ cells, isEnabled }));
  for (const ofCatalog of groupBy(idle, ({ catalogId }) => catalogId).values()) {
    void sendColumn({ cells: ofCatalog, isEnabled }, cells.length === 1, dispatch, getState);
  }
}

/**
 * Sends boxes of one catalog in one call; a failure undoes them. Boxes that were set again meanwhile are sent
 * afterwards.
 */
async function sendColumn(
  { cells, isEnabled }: Change,
  isSingle: boolean,
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<void> {
  const [first] = cells;
  if (first === undefined) return;
  const { setCatalogForUser, setCatalogForUsers } = api.endpoints;
  const request = {
    catalog_id: first.catalogId,
    action: isEnabled ? ('enable' as const) : ('disable' as const),
  };
  const catalogForUserRequest = { ...request, user_id: first.userId };
  const catalogForUsersRequest = { ...request, user_ids: cells.map(({ userId }) => userId), cascade: false };
  const failure = failureOf(
    await (isSingle
      ? dispatch(setCatalogForUser.initiate({ catalogForUserRequest }, { track: false }))
      : dispatch(setCatalogForUsers.initiate({ catalogForUsersRequest }, { track: false }))),
  );
  if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  const setAgain = cells.filter((cell) => pendingOf(cell, getState()) === !isEnabled);
  dispatch(cellsSettled(cells));
  if (failure === null && setAgain.length > 0) {
    send({ cells: setAgain, isEnabled: !isEnabled }, dispatch, getState);
  }
}

const pendingOf = ({ userId, catalogId }: Cell, state: RootState): boolean | undefined =>
  selectPendingOfUser(state, userId)[catalogId];
