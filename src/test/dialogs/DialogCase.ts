import type { ReactElement } from 'react';
import type { AppStore } from '../../app/store';

/** How a test opens a dialog, and where it begins. */
export interface DialogCase {
  /** The file below src that draws the dialog. */
  readonly file: string;
  /** What of it, where the file has several or one that looks different. */
  readonly which?: string;
  /** Shows it: the dialog itself, or the component around it. */
  readonly shows: (close: () => void) => ReactElement;
  /** Answers the calls that it makes. */
  readonly mocks?: () => unknown;
  /** Tells the store what it needs to know by then. */
  readonly given?: (store: AppStore) => void;
  /** The label of a field in which something is typed first. */
  readonly types?: string;
  /** What is pressed then, by name. */
  readonly presses?: readonly (string | RegExp)[];
  /** The name of what has the focus then: the first field, the safe button, or the dialog itself if it only tells. */
  readonly begins: string | RegExp;
  /** What closes it; Escape unless said otherwise. */
  readonly closes?: string;
  /** What leads back when it closes, if that is not what was pressed last. */
  readonly returns?: string | RegExp;
}

export const nothing = () => undefined;
