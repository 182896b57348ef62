import { useCallback } from 'react';
import { useAppDispatch } from '../../lib/redux';
import { type AlertSeverity, showAlert } from './alertSlice';

/** Says something in the alert bar. */
export function useTell(): (message: string, severity: AlertSeverity) => void {
  const dispatch = useAppDispatch();
  return useCallback((message, severity) => dispatch(showAlert({ message, severity })), [dispatch]);
}
