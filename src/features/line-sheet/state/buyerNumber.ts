import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { api, failureOf, signedOut } from '../../../api';
import { type AppListenerApi, rootReducer, type RootState, startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { orderOpened, saveRequested, selectSheet } from './lineSheetSlice';
import { failureOfCall, userIdOf } from './wire';
import { language } from '../../../languages/useT';

interface BuyerNumberState {
  /** The customer's own order number as typed, or null when it is saved. */
  readonly unsaved: string | null;
  /** The last attempt to save it failed. */
  readonly hasFailed: boolean;
}

const saved: BuyerNumberState = { unsaved: null, hasFailed: false };

/** The customer's own order number until it is saved. It is stored in this browser by order as it is typed. */
const buyerNumberSlice = createSlice({
  name: 'buyerNumber',
  initialState: saved,
  reducers: {
    numberTyped: (_state, { payload }: PayloadAction<string>) => ({ unsaved: payload, hasFailed: false }),
    /** The field lost or regained the focus. */
    numberLeft: () => undefined,
    numberFailed: (state) => ({ ...state, hasFailed: true }),
    /** Text typed in the meantime is not saved yet. */
    numberSaved: (state, { payload }: PayloadAction<string>) =>
      state.unsaved === payload ? saved : undefined,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => saved).addCase(orderOpened, () => saved),
  selectors: {
    selectUnsavedNumber: ({ unsaved }) => unsaved,
    selectHasNumberFailed: ({ hasFailed }) => hasFailed,
  },
});

declare module '../../../lib/redux' {
  interface Slices extends WithSlice<typeof buyerNumberSlice> {}
}

const { numberFailed, numberSaved } = buyerNumberSlice.actions;
export const { numberLeft, numberTyped } = buyerNumberSlice.actions;
export const { selectUnsavedNumber, selectHasNumberFailed } =
  buyerNumberSlice.injectInto(rootReducer).selectors;

/** Saved after this pause in typing. */
const pauseMs = 800;
/** One save at a time, so that an earlier number can't arrive after a later one. */
let lastSave = Promise.resolve();

startAppListening({
  matcher: isAnyOf(numberTyped, numberLeft, saveRequested, api.internalActions.onOnline),
  effect: async function saveNumber(action, listener) {
    listener.cancelActiveListeners();
    if (numberTyped.match(action)) {
      store(keyOf(listener.getState()), action.payload);
      await listener.delay(pauseMs);
    }
    lastSave = lastSave.then(() => save(listener));
    await lastSave;
  },
});

startAppListening({
  actionCreator: orderOpened,
  effect: function restoreNumber(_action, { dispatch, getState }) {
    const stored = readStored(keyOf(getState()));
    if (stored !== null) dispatch(numberTyped(stored));
  },
});

async function save({ dispatch, getState }: AppListenerApi): Promise<void> {
  const typed = selectUnsavedNumber(getState());
  const { orderId: id, userId } = selectSheet(getState()) ?? {};
  // Input of another user is not saved in this user's session.
  if (typed === null || id === undefined || userId !== userIdOf(getState())) return;
  const key = keyOf(getState());
  const number = typed.trim();
  const request = { orderPapersRequest: { id, buyer_number: number } };
  const answer = await dispatch(api.endpoints.setOrderPapers.initiate(request, { track: false }));
  const failure = failureOf(answer);
  if (failure !== null) {
    // A refused number is dropped: otherwise it would be refused again each time the order is opened.
    const isRefused = answer.error === undefined || failureOfCall(answer.error).kind === 'refused';
    if (isRefused) store(key, null);
    dispatch(numberFailed());
    const message = language.get().t('Your order number is not saved. {failure}', { failure });
    dispatch(showAlert({ message, severity: 'error' }));
    return;
  }
  if (readStored(key) === typed) store(key, null);
  // An answer still under way may be older than this save.
  await dispatch(api.util.getRunningQueryThunk('getOrderPapers', { id }));
  dispatch(
    api.util.updateQueryData('getOrderPapers', { id }, (papers) => {
      papers.buyer_number = number;
    }),
  );
  dispatch(numberSaved(typed));
  dispatch(showAlert({ message: language.get().t('Your order number is saved'), severity: 'success' }));
}

/** The localStorage key of the open order's number. */
function keyOf(state: RootState): string {
  const { orderId = '', userId = '' } = selectSheet(state) ?? {};
  return `order-number:${userId}/${orderId}`;
}

const readStored = (key: string) => window.localStorage.getItem(key);

function store(key: string, typed: string | null): void {
  try {
    if (typed === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, typed);
  } catch {
    // The storage is full: the number is still saved while the page is open.
  }
}
