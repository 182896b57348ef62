import { type ComponentType, createContext } from 'react';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

/** The dialog that re-authenticates the signed-in person. It belongs to identity; the app provides it. */
export const ConfirmDialogContext = createContext<ComponentType<Props>>(() => null);
