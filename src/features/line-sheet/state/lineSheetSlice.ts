import {
  createSelector,
  createSlice,
  type Draft,
  original,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { signedOut } from '../../../api';
import type { SkuQuantities } from '../../../domain/orders/lines';
import { type PriceChange, priceChanges } from '../../../domain/orders/priceChanges';
import { emptyTotals, type SavedPrices } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';
import { rootReducer } from '../../../lib/redux';
import { type Conflict, conflictsOf } from './conflicts';
import { countEdits, type Edits, hasEdits } from './edits';
import { chooseServiceDate, enterQuantities, toggleWantedCode } from './editSheet';
import {
  applyStep,
  type Direction,
  type History,
  nextStep,
  noHistory,
  retraced,
  reversed,
  type Step,
  stepBetween,
  withStep,
} from './history';
import { toSaveState } from './saveState';
import { recordName, type ServerSheet, type Sheet, type SheetName } from './Sheet';
import {
  acknowledgeSave,
  adoptEdits,
  discardEdits,
  dropSkus,
  failSave,
  isSaveDue,
  openSheet,
  receiveOrder,
  receiveSaved,
  repeatSave,
  requestSave,
  resolveConflicts,
  setFinished,
  startSave,
  takePrices,
} from './syncSheet';

interface LineSheetState {
  readonly sheet: Sheet | null;
  /** Whether the saver, of which there is only one, is running. */
  readonly isSaving: boolean;
  readonly history: History;
}

/** Identifies the sheet of a response: another one may be open by the time it arrives. */
type OfOrder = SheetName;

const initialState: LineSheetState = { sheet: null, isSaving: false, history: noHistory };
const noQuantities: SkuQuantities = {};
const noPriceChanges: readonly PriceChange[] = [];
const noConflicts: readonly Conflict[] = [];

const selectOpenConflicts = createSelector(
  ({ sheet }: LineSheetState) => sheet?.edits,
  (edits) => {
    const conflicts = edits === undefined ? noConflicts : conflictsOf(edits);
    return conflicts.length === 0 ? noConflicts : conflicts;
  },
);

/** The open line sheet and its saving. */
export const lineSheetSlice = createSlice({
  name: 'lineSheet',
  initialState,
  reducers: {
    /** `restored` are edits of an earlier visit. */
    orderOpened: (
      { isSaving },
      { payload }: PayloadAction<{ server: ServerSheet; userId: string; restored: Edits }>,
    ) => ({
      sheet: openSheet(payload.server, payload.userId, payload.restored),
      isSaving,
      history: noHistory,
    }),
    orderReceived: ofOrder(receiveOrder),
    /** The same person saved in another tab. */
    savedInOtherTab: ofOrder(receiveSaved),
    /** This tab took over unsaved edits of another tab. */
    editsInherited: ofOrder(adoptEdits),
    skusVanished: ofOrder(dropSkus),
    conflictsResolved: ofOrder(resolveConflicts),
    editsDiscarded: plain<void>(discardEdits),

    /** One or several quantities as one undo step, as from a paste. */
    quantitiesEntered: undoable(enterQuantities, (entries) => entries.map(({ sku }) => sku)),
    wantedToggled: undoable(toggleWantedCode),
    serviceDateChosen: undoable(chooseServiceDate),
    /** Reverts one step, wherever it is in the history; the revert is a step of its own. */
    stepReversed: undoable(
      (sheet, step: Step) => applyStep(sheet, reversed(step)),
      ({ quantities }) => Object.keys(quantities),
    ),
    /** Undo or redo. */
    historyRetraced: (draft, { payload: direction }: PayloadAction<Direction>) => {
      const state: LineSheetState | undefined = original(draft);
      const step = state && nextStep(state.history, direction);
      if (!state?.sheet || !step) return undefined;
      return { ...state, sheet: applyStep(state.sheet, step), history: retraced(state.history, direction) };
    },
    finishAcknowledged: ofOrder(setFinished),

    saveRequested: plain<void>(requestSave),
    /** Requests today's prices for all lines. */
    pricesTaken: plain<void>(takePrices),
    savingBegan: (state) => {
      state.isSaving = true;
    },
    saveStarted: plain<void>(startSave),
    saveAcknowledged: ofOrder(acknowledgeSave),
    saveOutdated: ofOrder(repeatSave),
    saveFailed: ofOrder(failSave),
    savingEnded: (state) => {
      state.isSaving = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ isSaving }) => ({ sheet: null, isSaving, history: noHistory })),
  selectors: {
    selectSheet: ({ sheet }) => sheet,
    selectHistory: ({ history }) => history,
    selectIsSaveDue: ({ sheet }) => sheet !== null && isSaveDue(sheet),
    selectIsSaverNeeded: ({ sheet, isSaving }) => !isSaving && sheet !== null && isSaveDue(sheet),
    /** Of a proposal, what is ordered of one garment. */
    selectOrderedOf: ({ sheet }, generic: string) =>
      sheet?.ordered && (sheet.ordered[generic] ?? noQuantities),
    selectGarmentLines: ({ sheet }, generic: string) => sheet?.lines[generic] ?? noQuantities,
    /**
     * The wanted codes of one garment joined into a string, so that changes of other garments don't cause a re-render.
     */
    selectWantedOf: ({ sheet }, generic: string) =>
      (sheet?.wanted ?? []).filter((code) => code.startsWith(generic)).join('|'),
    selectTotals: ({ sheet }) => sheet?.totals ?? emptyTotals,
    selectOrderedPrices: ({ sheet }) => sheet?.base.savedPrices,
    selectTakesPrices: ({ sheet }) => sheet?.takesPrices === true || sheet?.inFlight?.takesPrices === true,
    selectPriceChanges: createSelector(
      ({ sheet }: LineSheetState) => sheet?.lines,
      createSelector(
        ({ sheet }: LineSheetState) => sheet?.prices,
        ({ sheet }: LineSheetState) => sheet?.base.savedPrices,
        repricedLines,
      ),
      (lines, repriced) =>
        lines && repriced ? priceChanges(lines, repriced.prices, repriced.savedPrices) : noPriceChanges,
    ),
    selectServiceDate: ({ sheet }) => sheet?.serviceDate ?? null,
    selectFinished: ({ sheet }) => sheet?.finished ?? false,
    selectHasUnsaved: ({ sheet }) => sheet !== null && hasEdits(sheet.edits),
    selectConflicts: selectOpenConflicts,
    /** The skus of one garment with unresolved conflicts, joined like `selectWantedOf`. */
    selectConflictsOf: (state: LineSheetState, generic: string): string =>
      selectOpenConflicts(state)
        .flatMap(({ sku }) => (sku?.startsWith(generic) ? sku : []))
        .join('|'),
    selectSaveState: createSelector(
      ({ sheet }: LineSheetState) => (sheet === null ? 0 : countEdits(sheet.edits)),
      ({ sheet }: LineSheetState) => sheet !== null && sheet.inFlight !== null,
      ({ sheet }: LineSheetState) => sheet?.failure ?? null,
      ({ sheet }: LineSheetState) => sheet?.refusal ?? null,
      toSaveState,
    ),
  },
});

/**
 * Wraps a pure function as a reducer on plain values: an Immer draft of a thousand garments would cost more than the
 * edit.
 */
function plain<Payload>(edit: (sheet: Sheet, payload: Payload) => Sheet) {
  return (draft: Draft<LineSheetState>, { payload }: PayloadAction<Payload>) => {
    const state: LineSheetState | undefined = original(draft);
    return state?.sheet ? { ...state, sheet: edit(state.sheet, payload) } : undefined;
  };
}

/** A user's edit of these skus, recorded in the history. */
function undoable<Payload>(
  edit: (sheet: Sheet, payload: Payload) => Sheet,
  skusOf: (payload: Payload) => readonly string[] = () => [],
) {
  return (draft: Draft<LineSheetState>, { payload }: PayloadAction<Payload>) => {
    const state: LineSheetState | undefined = original(draft);
    if (!state?.sheet) return undefined;
    const sheet = edit(state.sheet, payload);
    const step = stepBetween(state.sheet, sheet, skusOf(payload));
    return { ...state, sheet, history: step === null ? state.history : withStep(state.history, step) };
  };
}

function ofOrder<Payload>(edit: (sheet: Sheet, payload: Payload) => Sheet) {
  return plain((sheet, payload: Payload & OfOrder) =>
    recordName(payload) === recordName(sheet) ? edit(sheet, payload) : sheet,
  );
}

/** The lines whose price has changed, usually none: computed when prices change, not after each edit. */
function repricedLines(prices: Sheet['prices'] | undefined, savedPrices: SavedPrices | undefined) {
  if (prices === undefined || savedPrices === undefined) return null;
  const repriced = Object.entries(savedPrices).filter(([sku, { price }]) => {
    const today = prices[genericOf(sku)]?.price;
    return today !== undefined && today !== price;
  });
  if (repriced.length === 0) return null;
  return { prices: new Map(Object.entries(prices)), savedPrices: Object.fromEntries(repriced) };
}

declare module '../../../lib/redux' {
  // The slice is injected into the store on import.
  interface Slices extends WithSlice<typeof lineSheetSlice> {}
}

export const {
  orderOpened,
  orderReceived,
  savedInOtherTab,
  editsInherited,
  skusVanished,
  conflictsResolved,
  editsDiscarded,
  quantitiesEntered,
  wantedToggled,
  serviceDateChosen,
  stepReversed,
  historyRetraced,
  finishAcknowledged,
  saveRequested,
  pricesTaken,
  savingBegan,
  saveStarted,
  saveAcknowledged,
  saveOutdated,
  saveFailed,
  savingEnded,
} = lineSheetSlice.actions;

export const {
  selectSheet,
  selectHistory,
  selectIsSaveDue,
  selectIsSaverNeeded,
  selectOrderedOf,
  selectGarmentLines,
  selectWantedOf,
  selectTotals,
  selectOrderedPrices,
  selectTakesPrices,
  selectPriceChanges,
  selectServiceDate,
  selectFinished,
  selectHasUnsaved,
  selectConflicts,
  selectConflictsOf,
  selectSaveState,
} = lineSheetSlice.injectInto(rootReducer).selectors;
