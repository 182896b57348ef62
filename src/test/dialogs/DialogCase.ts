import type { ReactElement } from 'react';
import type { AppStore } from '../../app/store';

/** How a test opens a dialog, and its initial focus. */
export interface DialogCase {
  /** The file below src that renders the dialog. */
  readonly file: string;
  /** Which dialog, where the file has several or variants. */
  readonly which?: string;
  /** Renders the dialog itself, or its parent component. */
  readonly shows: (close: () => void) => ReactElement;
  /** Mocks the calls that it makes. */
  readonly mocks?: () => unknown;
  /** Prepares the store. */
  readonly given?: (store: AppStore) => void;
  /** The label of a field to type into first. */
  readonly types?: string;
  /** The names of the buttons to press then. */
  readonly presses?: readonly (string | RegExp)[];
  /**
   * The name of the element with the initial focus: the first field, the safe button, or the dialog itself if it only
   * informs.
   */
  readonly begins: string | RegExp;
  /** What closes it; Escape by default. */
  readonly closes?: string;
  /** The element with the focus after closing, if not the one pressed last. */
  readonly returns?: string | RegExp;
}

export const nothing = () => undefined;
