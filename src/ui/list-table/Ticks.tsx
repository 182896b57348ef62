import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import type { Selection } from './selection';
import styles from './Ticks.module.css';

interface RowTickProps {
  selection: Selection;
  rowKey: string;
  /** The row's name for screen readers. */
  name: string;
}

/**
 * The checkbox of a row; Shift-click selects all rows since the last one. A plain input: thirty Ant Design checkboxes
 * slowed down typing in the search box.
 */
export function RowTick({ selection, rowKey, name }: RowTickProps) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.get().has(rowKey));
  const withShift = useRef(false);
  return (
    // Shift-click would select text.
    <label className={styles.tick} onMouseDown={preventTextSelection}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isSelected}
        onClick={({ shiftKey }) => {
          withShift.current = shiftKey;
        }}
        onChange={({ target }) => {
          selection.tick(rowKey, target.checked, withShift.current);
          withShift.current = false;
        }}
      />
    </label>
  );
}

const preventTextSelection = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

interface AllTickProps {
  selection: Selection;
  /** The label, such as 'Select all shown orders'. */
  label: string;
  /** Whether the label can be seen. */
  isLabelled?: boolean;
  /** While some rows are not loaded. */
  isDisabled?: boolean;
}

/** The checkbox of all rows that are shown. */
export function AllTick({ selection, label, isLabelled = false, isDisabled }: AllTickProps) {
  const state = useSyncExternalStore(selection.subscribeToState, selection.state);
  return (
    <label className={styles.tick}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = state === 'some';
        }}
        type="checkbox"
        aria-label={isLabelled ? undefined : label}
        disabled={isDisabled}
        checked={state === 'all'}
        onChange={({ target }) => selection.tickShown(target.checked)}
      />
      {isLabelled && label}
    </label>
  );
}
