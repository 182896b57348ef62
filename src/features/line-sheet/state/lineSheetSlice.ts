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
import { chooseServiceDate, enterQuantities, enterQuantity, toggleWantedCode } from './editSheet';
import {
  type History,
  noHistory,
  reversed,
  type Step,
  stepBack,
  stepBetween,
  stepForward,
  takeStep,
  withStep,
} from './history';
import { toSaveState } from './saveState';
import type { ServerSheet, Sheet } from './Sheet';
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
  /** What the person has done on the open sheet. */
  readonly history: History;
}

/** Names the order of an answer: by the time it arrives, another may be open. */
interface OfOrder {
  orderId: string;
}

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
    /** Another tab of the same person has saved. */
    savedInOtherTab: ofOrder(receiveSaved),
    /** This tab has taken over what another tab had not saved. */
    editsInherited: ofOrder(adoptEdits),
    skusVanished: ofOrder(dropSkus),
    conflictsResolved: ofOrder(resolveConflicts),
    editsDiscarded: plain<void>(discardEdits),

    quantityEntered: undoable(enterQuantity, ({ sku }) => [sku]),
    /** Several at once, as from a paste: one step to undo. */
    quantitiesEntered: undoable(enterQuantities, (entries) => entries.map(({ sku }) => sku)),
    wantedToggled: undoable(toggleWantedCode),
    serviceDateChosen: undoable(chooseServiceDate),
    /** One step is taken back, whatever has been done since; that is a step itself. */
    stepReversed: undoable(
      (sheet, step: Step) => takeStep(sheet, reversed(step)),
      ({ quantities }) => Object.keys(quantities),
    ),
    lastUndone: retracing(({ done }) => done.at(-1), reversed, stepBack),
    lastRedone: retracing(
      ({ undone }) => undone.at(-1),
      (step) => step,
      stepForward,
    ),
    finishAcknowledged: ofOrder(setFinished),

    saveRequested: plain<void>(requestSave),
    /** The person wants today's prices for all lines. */
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
    selectGarmentLines: ({ sheet }, generic: string) => sheet?.lines[generic] ?? noQuantities,
    /** The wanted codes of one garment as one text, so that another garment's change is none. */
    selectWantedOf: ({ sheet }, generic: string) =>
      (sheet?.wanted ?? []).filter((code) => code.startsWith(generic)).join('|'),
    selectTotals: ({ sheet }) => sheet?.totals ?? emptyTotals,
    selectOrderedPrices: ({ sheet }) => sheet?.base.kept,
    selectTakesPrices: ({ sheet }) => sheet?.takesPrices === true || sheet?.inFlight?.takesPrices === true,
    selectPriceChanges: createSelector(
      ({ sheet }: LineSheetState) => sheet?.lines,
      createSelector(
        ({ sheet }: LineSheetState) => sheet?.prices,
        ({ sheet }: LineSheetState) => sheet?.base.kept,
        repricedLines,
      ),
      (lines, repriced) =>
        lines && repriced ? priceChanges(lines, repriced.prices, repriced.kept) : noPriceChanges,
    ),
    selectServiceDate: ({ sheet }) => sheet?.serviceDate ?? null,
    selectFinished: ({ sheet }) => sheet?.finished ?? false,
    selectHasUnsaved: ({ sheet }) => sheet !== null && hasEdits(sheet.edits),
    selectConflicts: selectOpenConflicts,
    /** The skus of one garment that wait for a choice, as one text; see `selectWantedOf`. */
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

/** Makes a reducer of a pure function on plain values: a draft of a thousand garments would cost more than the edit. */
function plain<Payload>(edit: (sheet: Sheet, payload: Payload) => Sheet) {
  return (draft: Draft<LineSheetState>, { payload }: PayloadAction<Payload>) => {
    const state: LineSheetState | undefined = original(draft);
    return state?.sheet ? { ...state, sheet: edit(state.sheet, payload) } : undefined;
  };
}

/** An edit of these skus by the person: it goes into the history. */
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

/** Undo or redo: takes the nearest step in its direction, and moves along the history. */
function retracing(
  nearest: (history: History) => Step | undefined,
  directed: (step: Step) => Step,
  moved: (history: History) => History,
) {
  return (draft: Draft<LineSheetState>) => {
    const state: LineSheetState | undefined = original(draft);
    const step = state && nearest(state.history);
    if (!state?.sheet || !step) return undefined;
    return { ...state, sheet: takeStep(state.sheet, directed(step)), history: moved(state.history) };
  };
}

function ofOrder<Payload>(edit: (sheet: Sheet, payload: Payload) => Sheet) {
  return plain((sheet, payload: Payload & OfOrder) =>
    payload.orderId === sheet.orderId ? edit(sheet, payload) : sheet,
  );
}

/** The lines that cost something else today, usually none: they are looked for once, not after each edit. */
function repricedLines(prices: Sheet['prices'] | undefined, kept: SavedPrices | undefined) {
  if (prices === undefined || kept === undefined) return null;
  const repriced = Object.entries(kept).filter(([sku, { price }]) => {
    const today = prices[genericOf(sku)]?.price;
    return today !== undefined && today !== price;
  });
  if (repriced.length === 0) return null;
  return { prices: new Map(Object.entries(prices)), kept: Object.fromEntries(repriced) };
}

declare module '../../../lib/redux' {
  // The slice adds itself to the state of the store.
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
  quantityEntered,
  quantitiesEntered,
  wantedToggled,
  serviceDateChosen,
  stepReversed,
  lastUndone,
  lastRedone,
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
