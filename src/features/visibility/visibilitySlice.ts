import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { api, failureOf, signedOut } from '../../api';
import { type AppDispatch, rootReducer, type RootState, startAppListening } from '../../lib/redux';
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

/** The boxes of a user that the server has not acknowledged, by catalog. */
export type PendingOfUser = Readonly<Record<string, PendingCell>>;

interface VisibilityState {
  /** The boxes as they were set and not yet acknowledged, by user, then by catalog. */
  pending: Record<string, PendingOfUser>;
  /** What was set since the matrix was opened, the newest last; each can be undone. */
  changes: Change[];
}

/** Boxes that were set together; each was the opposite before. */
export interface Change {
  readonly cells: Cell[];
  readonly isEnabled: boolean;
}

const mostChanges = 100;

const initialState: VisibilityState = { pending: {}, changes: [] };
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
    /** Several boxes were set at once; those with a call of their own under way are sent by it. */
    cellsSet: ({ pending }, { payload: { cells, isEnabled } }: PayloadAction<Change>) => {
      for (const { userId, catalogId } of cells) {
        pending[userId] = { ...pending[userId], [catalogId]: { isEnabled, isSending: true } };
      }
    },
    changeNoted: (state, { payload }: PayloadAction<Change>) => {
      state.changes = [...state.changes, payload].slice(-mostChanges);
    },
    changeForgotten: (state) => {
      state.changes = state.changes.slice(0, -1);
    },
    matrixClosed: (state) => {
      state.changes = [];
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
    selectLastChange: ({ changes }) => changes.at(-1) ?? null,
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof visibilitySlice> {}
}

const { cellToggled, cellsSet, cellSent, cellSettled, changeForgotten } = visibilitySlice.actions;
export const { matrixClosed, changeNoted } = visibilitySlice.actions;
export const { selectPendingOfUser, selectLastChange } = visibilitySlice.injectInto(rootReducer).selectors;

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

/** Sets boxes; it can be undone. */
export const setBoxes =
  (change: Change) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (change.cells.length === 0) return;
    dispatch(changeNoted(change));
    send(change, dispatch, getState);
  };

/** Undoes what was set last. */
export const undoLast =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const last = selectLastChange(getState());
    if (last === null) return;
    dispatch(changeForgotten());
    send({ cells: last.cells, isEnabled: !last.isEnabled }, dispatch, getState);
  };

/** A single box is sent by its own call; of many, those of one catalog go together. */
function send({ cells, isEnabled }: Change, dispatch: AppDispatch, getState: () => RootState) {
  const isSending = ({ userId, catalogId }: Cell) =>
    selectPendingOfUser(getState(), userId)[catalogId]?.isSending === true;
  const alone = cells.length === 1 ? cells : cells.filter(isSending);
  const together = cells.length === 1 ? [] : cells.filter((cell) => !isSending(cell));
  for (const cell of alone) dispatch(cellToggled({ ...cell, isEnabled }));
  if (together.length === 0) return;
  dispatch(cellsSet({ cells: together, isEnabled }));
  for (const [catalogId, ofCatalog] of byCatalog(together)) {
    void sendColumn(catalogId, { cells: ofCatalog, isEnabled }, dispatch, getState);
  }
}

function byCatalog(cells: readonly Cell[]): Map<string, Cell[]> {
  const columns = new Map<string, Cell[]>();
  for (const cell of cells) columns.set(cell.catalogId, [...(columns.get(cell.catalogId) ?? []), cell]);
  return columns;
}

/** Sends the boxes of one catalog by one call; a failed one undoes them. What was set again meanwhile is sent then. */
async function sendColumn(
  catalogId: string,
  { cells, isEnabled }: Change,
  dispatch: AppDispatch,
  getState: () => RootState,
): Promise<void> {
  const catalogForUsersRequest = {
    catalog_id: catalogId,
    user_ids: cells.map(({ userId }) => userId),
    action: isEnabled ? ('enable' as const) : ('disable' as const),
    cascade: false,
  };
  const failure = failureOf(
    await dispatch(api.endpoints.setCatalogForUsers.initiate({ catalogForUsersRequest }, { track: false })),
  );
  if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
  for (const cell of cells) {
    const wanted = selectPendingOfUser(getState(), cell.userId)[catalogId];
    dispatch(cellSettled(cell));
    if (failure === null && wanted !== undefined && wanted.isEnabled !== isEnabled) {
      dispatch(cellToggled({ ...cell, isEnabled: wanted.isEnabled }));
    }
  }
}
