import {
  type Action,
  combineSlices,
  createListenerMiddleware,
  type ListenerEffectAPI,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/**
 * The slices of the store by their paths. Each declares itself next to its definition, and joins the store when its
 * chunk loads: `declare module '~/lib/redux' { interface Slices extends WithSlice<typeof xSlice> {} }`, then
 * `xSlice.injectInto(rootReducer)`.
 */
export interface Slices {}

/** The slices present from the start: the API's cache adds itself. */
export interface FirstSlices {}

/** The store's reducer, to which every slice and the API add themselves. */
export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>();

/** The state of the store: a slice whose chunk has not loaded yet is missing. */
export type RootState = ReturnType<typeof rootReducer> & FirstSlices;

/** The store's dispatch, thunks included. */
export type AppDispatch = ThunkDispatch<RootState, unknown, Action>;

/** The typed `useSelector`. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** The typed `useDispatch`. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** The one listener middleware of the store: effects that follow actions. */
export const listenerMiddleware = createListenerMiddleware<RootState, AppDispatch>();

/** Starts an effect that follows an action, wherever its slice lives. */
export const startAppListening = listenerMiddleware.startListening.withTypes<RootState, AppDispatch>();

/** The second argument of an effect. */
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch>;
