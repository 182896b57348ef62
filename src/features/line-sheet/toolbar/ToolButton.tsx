import type { ReactNode } from 'react';
import styles from './SheetToolbar.module.css';

interface Props {
  label: string;
  /** What stands beside the icon where there is room. */
  text?: string;
  /** The keys that do the same. */
  keys?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Small screens, which mostly come without a keyboard, do without it. */
  isSpare?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button with an icon. It does not take the focus from a cell that a mouse or a finger leaves it in. */
export function ToolButton({ label, text, keys, isPressed, isDisabled, isSpare, onClick, children }: Props) {
  return (
    <button
      className={styles.tool}
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={isPressed}
      data-spare={isSpare || undefined}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
      {text !== undefined && (
        <span className={styles.toolText} aria-hidden="true">
          {text}
        </span>
      )}
    </button>
  );
}
