import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { api, failureOf, signedOut } from '../../api';
import { rootReducer, startAppListening } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';

/** One box of the matrix. */
export interface Cell {
  readonly userId: string;
  readonly catalogId: string;
}

/** A box that the server has not acknowledged. */
export interface PendingCell {
  readonly isEnabled: boolean;
  /** A call for this box is under way, perhaps for its previous state. */
  readonly isSending: boolean;
}

type PendingOfUser = Readonly<Record<string, PendingCell>>;

interface VisibilityState {
  /** The boxes as they were set and not yet acknowledged, by user, then by catalog. */
  pending: Record<string, PendingOfUser>;
}

const initialState: VisibilityState = { pending: {} };
const nothing: PendingOfUser = {};

export const visibilitySlice = createSlice({
  name: 'visibility',
  initialState,
  reducers: {
    cellToggled: ({ pending }, { payload }: PayloadAction<Cell & { isEnabled: boolean }>) => {
      const { userId, catalogId, isEnabled } = payload;
      const isSending = pending[userId]?.[catalogId]?.isSending ?? false;
      pending[userId] = { ...pending[userId], [catalogId]: { isEnabled, isSending } };
    },
    cellSent: ({ pending }, { payload: { userId, catalogId } }: PayloadAction<Cell>) => {
      const cell = pending[userId]?.[catalogId];
      if (cell) pending[userId] = { ...pending[userId], [catalogId]: { ...cell, isSending: true } };
    },
    /** Acknowledged or undone: from now on the server's state counts. */
    cellSettled: ({ pending }, { payload: { userId, catalogId } }: PayloadAction<Cell>) => {
      const { [catalogId]: _settled, ...others } = pending[userId] ?? nothing;
      if (Object.keys(others).length === 0) delete pending[userId];
      else pending[userId] = others;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectPendingOfUser: ({ pending }, userId: string) => pending[userId] ?? nothing,
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof visibilitySlice> {}
}

export const { cellToggled, cellSent, cellSettled } = visibilitySlice.actions;
export const { selectPendingOfUser } = visibilitySlice.injectInto(rootReducer).selectors;

/**
 * Sends each box as it is set: one call at a time per box, then the newest state, so that the server ends up with what
 * is shown however fast somebody clicks. A failed call undoes the box.
 */
startAppListening({
  actionCreator: cellToggled,
  effect: async ({ payload: { userId, catalogId } }, { dispatch, getState }) => {
    const cell = { userId, catalogId };
    const current = () => selectPendingOfUser(getState(), userId)[catalogId];
    if (current()?.isSending) return;

    for (let wanted = current(); wanted !== undefined;) {
      const { isEnabled } = wanted;
      dispatch(cellSent(cell));
      const catalogForUserRequest = {
        catalog_id: catalogId,
        user_id: userId,
        action: isEnabled ? ('enable' as const) : ('disable' as const),
      };
      const failure = failureOf(
        await dispatch(api.endpoints.setCatalogForUser.initiate({ catalogForUserRequest }, { track: false })),
      );
      if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
      if (failure !== null || current()?.isEnabled === isEnabled) {
        dispatch(cellSettled(cell));
        return;
      }
      wanted = current();
    }
  },
});
