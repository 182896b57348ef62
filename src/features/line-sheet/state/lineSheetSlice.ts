import {
  createSelector,
  createSlice,
  type Draft,
  original,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { signedOut } from '../../../api';
import { emptyTotals } from '../../../domain/order-lines/countTotals';
import type { SkuQuantities } from '../../../domain/order-lines/OrderLines';
import { rootReducer } from '../../../lib/redux';
import { countEdits, type Edits, hasEdits } from './edits';
import { chooseServiceDate, enterQuantity, toggleWantedCode } from './editSheet';
import type { SaveFailure, ServerSheet, Sheet } from './Sheet';
import {
  acknowledgeSave,
  dropSkus,
  failSave,
  isSaveDue,
  openSheet,
  receiveOrder,
  requestSave,
  setFinished,
  startSave,
} from './syncSheet';

interface LineSheetState {
  readonly sheet: Sheet | null;
  /** Whether the one saver is at work. */
  readonly isSaving: boolean;
}

/** Names the order that an answer is of: when it comes another may be open. */
interface OfOrder {
  orderId: string;
}

/** What a person reads about the saving. */
export type SaveState =
  | { kind: 'saved' | 'saving' }
  | { kind: 'unsaved' | 'offline'; changes: number }
  | { kind: 'refused'; changes: number; message: string };

const initialState: LineSheetState = { sheet: null, isSaving: false };
const noQuantities: SkuQuantities = {};

/** The line sheet that is open, and the saving of it. */
export const lineSheetSlice = createSlice({
  name: 'lineSheet',
  initialState,
  reducers: {
    /** `restored` are edits of an earlier visit. */
    orderOpened: (
      { isSaving },
      { payload }: PayloadAction<{ server: ServerSheet; userId: string; restored: Edits }>,
    ) => ({ sheet: openSheet(payload.server, payload.userId, payload.restored), isSaving }),
    orderReceived: ofOrder(receiveOrder),
    skusVanished: ofOrder(dropSkus),

    quantityEntered: plain(enterQuantity),
    wantedToggled: plain(toggleWantedCode),
    serviceDateChosen: plain(chooseServiceDate),
    finishAcknowledged: ofOrder(setFinished),

    saveRequested: plain<void>(requestSave),
    savingBegan: (state) => {
      state.isSaving = true;
    },
    saveStarted: plain<void>(startSave),
    saveAcknowledged: ofOrder(acknowledgeSave),
    saveFailed: ofOrder(failSave),
    savingEnded: (state) => {
      state.isSaving = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state) => {
      state.sheet = null;
    }),
  selectors: {
    selectSheet: ({ sheet }) => sheet,
    selectIsSaveDue: ({ sheet }) => sheet !== null && isSaveDue(sheet),
    selectIsSaverNeeded: ({ sheet, isSaving }) => !isSaving && sheet !== null && isSaveDue(sheet),
    selectGarmentLines: ({ sheet }, generic: string) => sheet?.lines[generic] ?? noQuantities,
    /** The wanted codes of one garment as one text, so that another garment's change is none. */
    selectWantedOf: ({ sheet }, generic: string) =>
      (sheet?.wanted ?? []).filter((code) => code.startsWith(generic)).join('|'),
    selectTotals: ({ sheet }) => sheet?.totals ?? emptyTotals,
    selectServiceDate: ({ sheet }) => sheet?.serviceDate ?? null,
    selectFinished: ({ sheet }) => sheet?.finished ?? false,
    selectHasUnsaved: ({ sheet }) => sheet !== null && hasEdits(sheet.edits),
    selectSaveState: createSelector(
      ({ sheet }: LineSheetState) => (sheet === null ? 0 : countEdits(sheet.edits)),
      ({ sheet }: LineSheetState) => sheet !== null && sheet.inFlight !== null,
      ({ sheet }: LineSheetState) => sheet?.failure ?? null,
      toSaveState,
    ),
  },
});

/** A reducer made of a pure function over plain values: a draft of a thousand garments would cost more than the edit. */
function plain<Payload>(edit: (sheet: Sheet, payload: Payload) => Sheet) {
  return (draft: Draft<LineSheetState>, { payload }: PayloadAction<Payload>) => {
    const state: LineSheetState | undefined = original(draft);
    return state?.sheet ? { ...state, sheet: edit(state.sheet, payload) } : undefined;
  };
}

function ofOrder<Payload>(edit: (sheet: Sheet, payload: Payload) => Sheet) {
  return plain((sheet, payload: Payload & OfOrder) =>
    payload.orderId === sheet.orderId ? edit(sheet, payload) : sheet,
  );
}

function toSaveState(changes: number, isInFlight: boolean, failure: SaveFailure | null): SaveState {
  switch (failure?.kind) {
    case 'offline':
      return { kind: 'offline', changes };
    case 'refused':
      return { kind: 'refused', changes, message: failure.message };
    case 'server':
    case 'session':
      return { kind: 'unsaved', changes };
    case undefined:
      if (isInFlight) return { kind: 'saving' };
      return changes > 0 ? { kind: 'unsaved', changes } : { kind: 'saved' };
  }
}

declare module '../../../lib/redux' {
  // The slice adds itself to the state of the store.
  interface Slices extends WithSlice<typeof lineSheetSlice> {}
}

export const {
  orderOpened,
  orderReceived,
  skusVanished,
  quantityEntered,
  wantedToggled,
  serviceDateChosen,
  finishAcknowledged,
  saveRequested,
  savingBegan,
  saveStarted,
  saveAcknowledged,
  saveFailed,
  savingEnded,
} = lineSheetSlice.actions;

export const {
  selectSheet,
  selectIsSaveDue,
  selectIsSaverNeeded,
  selectGarmentLines,
  selectWantedOf,
  selectTotals,
  selectServiceDate,
  selectFinished,
  selectHasUnsaved,
  selectSaveState,
} = lineSheetSlice.injectInto(rootReducer).selectors;
